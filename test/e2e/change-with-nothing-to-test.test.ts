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
const many = (count: number) => Array.from({ length: count }, (_, index) => `docs/${index}.txt`);
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

it('is decided by all pages of the list', async () => {
  await judge(untested, many(250));
  await judge(failed, [...many(250), 'src/a.ts']);
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

const moved = { ...openPull, files: documents, head: { ...openPull.head, sha: 'd'.repeat(40) } };
const elsewhere = { ...openPull, files: documents, base: { sha: baseSha, ref: 'release' } };

describe('a change is tested as usual', () => {
  it.each<[string, readonly ChangedFile[]]>([
    ['that touches another file', [...documents, 'src/docs/a.ts']],
    ['that moves a file out of the documents', [{ name: 'src/a', former: 'docs/a' }]],
    ['that moves a file into the documents', [{ name: 'docs/a', former: 'src/a' }]],
    ['whose renamed file lacks its former name', [{ name: 'docs/a', status: 'renamed' }]],
    ['whose name only looks like one of a document', ['docs', 'Docs/a', 'docs/../src/a', 'a.mdx']],
    ['that touches no file', []],
    ['that touches more files than GitHub lists', many(3001)],
  ])('%s', async (_, touched) => {
    await judge(failed, touched);
  });

  it.each<[string, GitHubApiOptions]>([
    ['whose head has moved', { pulls: [moved] }],
    ['for another branch', { pulls: [elsewhere] }],
    [
      'when the default branch has another name',
      { defaultBranch: 'trunk', branches: { trunk: { sha: baseSha } } },
    ],
    ['that exempts itself', { files: { [`${headSha}:${policyFile}`]: policy } }],
  ])('%s', async (_, options) => {
    await judge(failed, documents, { github: await changing(documents, options) });
  });

  it.each<[string, object]>([
    ['whose head moves while its files are listed', { head: { sha: 'd'.repeat(40) } }],
    ['whose base changes meanwhile', { base: { ref: 'release' } }],
    ['whose list changes meanwhile', { changed_files: 4 }],
  ])('%s', async (_, change) => {
    const github = await changing(documents);
    const about = { number: 42, state: 'open', head: { sha: headSha } };
    const before = { ...about, base: { ref: 'main' }, changed_files: 3 };
    github.fail(/pulls\/42$/, { status: 200, body: before });
    github.fail(/pulls\/42$/, { status: 200, body: { ...before, ...change } });
    await judge(failed, documents, { github });
  });

  it('whose list GitHub cuts short', async () => {
    const github = await changing(documents);
    github.fail(/files$/, { status: 200, body: [{ filename: 'docs/a', status: 'added' }] });
    await judge(failed, documents, { github });
  });

  it('when the job may not read the files, which a warning says', async () => {
    const permissions = { contents: 'read', issues: 'write' } as const;
    const github = await changing(documents, { permissions });
    const result = await judge(failed, documents, { github });
    expect(messages(result, 'warning')).toContainEqual(
      expect.stringMatching(/`nothing-to-test`.*`permissions: pull-requests: read`/),
    );
  });

  it.each(['push', 'schedule', 'workflow_dispatch'] as const)('on %s', async (name) => {
    await judge(failed, documents, { event: branchEvent(name) });
  });
});

describe('a group of the merge queue', () => {
  const event = branchEvent('merge_group');
  const queueing = (touched: readonly ChangedFile[], options: GitHubApiOptions = {}) =>
    changing([], { comparisons: { [`${baseSha}...${headSha}`]: touched }, ...options });

  it.each([
    ['only files that need no test', documents],
    ['299 of them', many(299)],
  ])('is not tested when it touches %s', async (_, touched) => {
    await judge(untested, [], { event, github: await queueing(touched) });
  });

  it.each<[string, readonly ChangedFile[]]>([
    ['another file', [...documents, 'src/a.ts']],
    ['a file that was moved', [{ name: 'docs/a', former: 'src/a' }]],
    ['no file', []],
    ['as many as GitHub lists at most', many(300)],
    ['more', many(301)],
  ])('is tested when it touches %s', async (_, touched) => {
    await judge(failed, [], { event, github: await queueing(touched) });
  });

  it('is tested when it is for another branch', async () => {
    const options = { defaultBranch: 'trunk', branches: { trunk: { sha: baseSha } } };
    await judge(failed, [], { event, github: await queueing(documents, options) });
  });

  it.each([
    ['has diverged from its base', { status: 'diverged' }],
    ['is built on an older commit', { merge_base_commit: { sha: 'd'.repeat(40) } }],
  ])('is tested when it %s', async (_, change) => {
    const github = await queueing(documents);
    const touched = [{ filename: 'docs/a', status: 'added' }];
    const base = { merge_base_commit: { sha: baseSha }, total_commits: 1, commits: [] };
    const ahead = { status: 'ahead', ...base, files: touched };
    github.fail(/compare/, { status: 200, body: { ...ahead, ...change } });
    await judge(failed, [], { event, github });
  });
});
