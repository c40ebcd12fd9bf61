import { describe, expect, it } from 'vitest';
import type { GitHubApiOptions } from '../../harness/github-api.ts';
import {
  baseSha,
  branchEvent,
  headSha,
  indirectEvent,
  openPull,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import type { ChangedFile } from '../../harness/github-pulls.ts';
import type { Scenario } from '../support/scenario.ts';
import { expectGate, expectStory, messages, withoutReport } from './support/expectations.ts';
import { policyFile } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';
import { writtenFile } from './support/views.ts';

const failed = 'failed (findings)';
const untested = 'not-tested (nothing-to-test)';
const policy = 'nothing-to-test:\n  - docs/**\n  - "**/*.md"\n';
const files = { [`main:${policyFile}`]: policy, [`${baseSha}:${policyFile}`]: policy };
const documents = ['README.md', 'docs/.vale/words.txt', { name: 'docs/b', former: 'docs/a' }];
const failedJob = JSON.stringify({ deploy: { result: 'skipped' } });

/** GitHub, with a pull request into `main` that touches these files. */
const changing = (touched: readonly ChangedFile[], options: GitHubApiOptions = {}) =>
  openGitHub({ files, pulls: [{ ...openPull, files: touched }], ...options });

/** Runs a gate whose app fails its test: only a change that is not tested succeeds. */
async function judge(verdict: string, touched: readonly ChangedFile[], given: Scenario = {}) {
  const github = given.github ?? (await changing(touched));
  const inputs = { ...withoutReport, ...given.inputs };
  const job = verdict === untested ? 'succeeds' : 'fails';
  const result = await expectGate(verdict, { github, ...given, inputs }, job);
  if (verdict === untested) expect(result.requests).toEqual([]);
  return { ...result, github };
}

it('succeeds with a notice, tells so everywhere, and asks the service nothing', async () => {
  const inputs = {
    'findings-file': 'findings.json',
    'sarif-file': 'open.sarif',
    'commit-status': 'security-test',
  };
  const result = await judge(untested, documents, { inputs });
  const { github, outputs } = result;
  const file = JSON.parse(writtenFile(result, 'findings.json'));
  expect(file).toMatchObject({ verdict: 'not-tested', reason: 'nothing-to-test', findings: [] });
  expect(outputs).toMatchObject({ 'sarif-file': '', 'predicate-file': '' });
  expect(messages(result, 'notice')).toContainEqual(expect.stringContaining(untested));
  expect(github.statuses.map(({ state, description }) => `${state}: ${description}`)).toEqual([
    'pending: The security test has begun.',
    'success: Not tested: this change touches only files that need no test.',
  ]);
  expect(github.comments).toMatchObject([{ body: expect.stringContaining('ℹ️ Not tested: ') }]);
  await expectStory(result);
});

it('replaces the comment of an earlier failure', async () => {
  const github = await changing(documents);
  const earlier = await openGitHub();
  await judge('failed (findings)', [], { github: earlier });
  github.addComment({ body: earlier.comments[0]?.body ?? '' });
  await judge(untested, documents, { github });
  expect(github.comments).toMatchObject([{ body: expect.stringContaining('ℹ️ Not tested: ') }]);
});

it.each<[string, Record<string, string>]>([
  ['before the jobs that it needs', { needs: failedJob }],
  [
    'without the app and the version page of a job that was left out',
    {
      needs: failedJob,
      'app-url': '',
      'version-url': '/version',
    },
  ],
  ['without a login, which a fork does not get', { username: '', password: '' }],
  ['even with `dry-run`', { 'dry-run': 'true' }],
])('is decided %s', async (_, inputs) => {
  await judge(untested, documents, { inputs });
});

it('does not hide other inputs that are invalid', async () => {
  await judge('error (invalid-input)', documents, { inputs: { 'max-reruns': 'x' } });
});

it.each(['workflow_run', 'issue_comment', 'pull_request_target'] as const)(
  'is decided of the pull request that is judged on %s',
  async (name) => {
    const event =
      name === 'pull_request_target' ? { ...pullRequestEvent(), name } : indirectEvent(name);
    await judge(untested, documents, { event, inputs: { 'pull-request-number': '42' } });
  },
);

describe('a change is tested as usual', () => {
  it('that touches another file', async () => {
    await judge(failed, [...documents, 'src/docs/a.ts']);
  });

  it('that exempts itself', async () => {
    const options = { files: { [`${headSha}:${policyFile}`]: policy } };
    await judge(failed, documents, { github: await changing(documents, options) });
  });

  it('that would change another file once it is merged', async () => {
    const merge = { ...openPull.merge, files: [...documents, 'src/sample.js'] };
    const pulls = [{ ...openPull, files: documents, merge }];
    await judge(failed, documents, { github: await changing(documents, { pulls }) });
  });

  it('when the job may not read the files, which a warning says', async () => {
    const permissions = { contents: 'read', issues: 'write' } as const;
    const github = await changing(documents, { permissions });
    const result = await judge(failed, documents, { github });
    expect(messages(result, 'warning')).toContainEqual(
      expect.stringMatching(/`nothing-to-test`.*`permissions: pull-requests: read`/),
    );
  });
});

it.each<[string, string, readonly ChangedFile[]]>([
  ['not tested when it touches only files that need no test', untested, documents],
  ['tested when it touches another file', failed, [...documents, 'src/a.ts']],
])('a group of the merge queue is %s', async (_, verdict, touched) => {
  const comparisons = { [`${baseSha}...${headSha}`]: touched };
  const github = await changing([], { comparisons });
  await judge(verdict, [], { event: branchEvent('merge_group'), github });
});
