import { expect, it } from 'vitest';
import { forbidden, type GitHubApiOptions } from '../../harness/github-api.ts';
import {
  branchEvent,
  headSha,
  indirectEvent,
  openPull,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import { runScenario, type Scenario } from '../support/scenario.ts';
import { expectGate, expectVerdict, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

/** A gate that sets the status `security-test`, and the states that it set, in order. */
async function statusesOf(given: Omit<Scenario, 'github'> = {}, options: GitHubApiOptions = {}) {
  const github = await openGitHub(options);
  const inputs = { ...withoutReport, 'commit-status': 'security-test', ...given.inputs };
  const result = await runScenario({ event: pullRequestEvent(), ...given, github, inputs });
  for (const { sha, context } of github.statuses)
    expect({ sha, context }).toEqual({ sha: headSha, context: 'security-test' });
  const [begun] = github.calls().filter((call) => call.includes('/statuses/'));
  return { result, states: github.statuses.map(({ state }) => state), github, begun };
}

it.each<[string, string[], Omit<Scenario, 'github'>]>([
  ['a pass', ['pending', 'success'], { app: 'clean.test' }],
  ['findings', ['pending', 'failure'], {}],
  ['findings that only warn', ['pending', 'success'], { inputs: { 'warn-only': 'true' } }],
  ['a build that was not tested', ['pending', 'error'], { app: 'failed.test' }],
  [
    'one that may go untested',
    ['pending', 'success'],
    { app: 'failed.test', inputs: { 'on-not-tested': 'warn' } },
  ],
  ['an app that is unknown', ['pending', 'error'], { inputs: { 'app-url': 'https://no.test' } }],
  ['inputs that are invalid', ['error'], { inputs: { 'fail-on-severity': 'hihg' } }],
  ['a run that is not awaited', ['pending'], { inputs: { 'wait-for-completion': 'false' } }],
  ['a dry run', [], { inputs: { 'dry-run': 'true' } }],
  ['a dry run with invalid inputs', [], { inputs: { 'dry-run': 'true', 'max-reruns': 'x' } }],
])('says of %s: %j', async (_, expected, scenario) => {
  const { states } = await statusesOf(scenario);
  expect(states).toEqual(expected);
});

it('is an error once the job is cancelled, and never green', async () => {
  const { states, result } = await statusesOf({
    app: 'stuck.test',
    cancel: { after: /^Triggered run/ },
  });
  expectVerdict(result, 'not-tested (cancelled)');
  expect(states).toEqual(['pending', 'error']);
});

it.each([
  [
    'a pull request whose build ran',
    indirectEvent('workflow_run'),
    { 'pull-request-number': '42' },
  ],
  ['a pull request that a comment is on', indirectEvent('issue_comment'), {}],
  ['a group of the merge queue', branchEvent('merge_group'), {}],
])('is on the head of %s', async (_, event, inputs) => {
  const given = {
    app: 'clean.test',
    event,
    inputs: { 'comment-summary-in-pr': 'never', ...inputs },
  };
  const { states } = await statusesOf(given, { pulls: [openPull] });
  expect(states).toEqual(['pending', 'success']);
});

it('is on no commit at all when the pull request is refused', async () => {
  const moved = { ...openPull, head: { ...openPull.head, sha: 'd'.repeat(40) } };
  const given = { event: indirectEvent('workflow_run'), inputs: { 'pull-request-number': '42' } };
  const { states, result } = await statusesOf(given, { pulls: [moved] });
  expectVerdict(result, 'error (invalid-input)');
  expect(states).toEqual([]);
});

it('stays pending when the job fails after its verdict', async () => {
  const { states } = await statusesOf({ app: 'clean.test', env: { GITHUB_OUTPUT: '/dev/full' } });
  expect(states).toEqual(['pending']);
});

it('quotes neither the service nor the app', async () => {
  const { github } = await statusesOf();
  expect(github.statuses.map(({ description }) => description)).toEqual([
    'The security test has begun.',
    'Failed: 4 open findings block.',
  ]);
});

it('that may not be set is a notice, which names the permission, and the verdict stands', async () => {
  const permissions = { contents: 'read', 'pull-requests': 'write' } as const;
  const { result, states } = await statusesOf({ app: 'clean.test' }, { permissions });
  expectVerdict(result, 'passed');
  expect(states).toEqual([]);
  const notices = result.annotations.filter(({ level }) => level === 'notice');
  expect(notices.map(({ message }) => message).join()).toContain('permissions: statuses: write');
});

it('is set without any other permission than `statuses: write`', async () => {
  const inputs = { 'comment-summary-in-pr': 'never' };
  const permissions = { contents: 'read', statuses: 'write' } as const;
  const { states } = await statusesOf({ app: 'clean.test', inputs }, { permissions });
  expect(states).toEqual(['pending', 'success']);
});

it('stays pending when only the last one cannot be set', async () => {
  const github = await openGitHub();
  const inputs = { ...withoutReport, 'commit-status': 'security-test' };
  await expectGate('passed', {
    app: 'clean.test',
    github,
    event: pullRequestEvent(),
    inputs,
    onLine: (line) => {
      if (line.startsWith('Triggered run')) github.fail(/statuses/, forbidden, 9);
    },
  });
  expect(github.statuses.map(({ state }) => state)).toEqual(['pending']);
});

it('is sent again when GitHub fails, and so is not left pending', async () => {
  const github = await openGitHub();
  github.fail(/statuses/, { status: 502, body: { message: 'Server Error' } }, 2);
  const inputs = { ...withoutReport, 'commit-status': 'security-test' };
  await expectGate('passed', {
    app: 'clean.test',
    github,
    event: pullRequestEvent(),
    inputs,
  });
  expect(github.statuses.map(({ state }) => state)).toEqual(['pending', 'success']);
});

it('is not set on one commit for what is proven of another', async () => {
  const other = 'd'.repeat(40);
  const inputs = { 'version-url': 'https://app.test/version', 'expected-version': other };
  const { states, result } = await statusesOf({ inputs });
  expectVerdict(result, 'error (invalid-input)');
  expect(result.shownLog).toContain('`expected-version` must be the commit that `commit-status`');
  expect(states).toEqual(['error']);
});
