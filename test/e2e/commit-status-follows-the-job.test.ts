import { expect, it } from 'vitest';
import { headSha, indirectEvent, openPull } from '../../harness/github-event.ts';
import type { Scenario } from '../support/scenario.ts';
import { buildOf, deployApp, deployAt } from './support/deployment.ts';
import { expectVerdict } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';
import { statusesOf, statusesOn } from './support/statuses.ts';

const app = 'clean.test';
const notAwaited = { 'wait-for-completion': 'false' };

it.each<[string, string[], Omit<Scenario, 'github'>]>([
  ['a pass', ['pending', 'success'], { app }],
  ['findings', ['pending', 'failure'], {}],
  ['a build that was not tested', ['pending', 'error'], { app: 'failed.test' }],
  ['inputs that are invalid', ['pending', 'error'], { inputs: { 'fail-on-severity': 'hihg' } }],
  ['a login that is missing', ['pending', 'error'], { inputs: { username: '', password: '' } }],
  ['a run that is not awaited', ['pending'], { inputs: notAwaited }],
  ['a dry run', [], { inputs: { 'dry-run': 'true' } }],
  ['a dry run with invalid inputs', [], { inputs: { 'dry-run': 'true', 'max-reruns': 'x' } }],
  [
    'a job whose outputs cannot be set',
    ['pending', 'error'],
    { app, env: { GITHUB_OUTPUT: '/dev/full' } },
  ],
])('says of %s: %j', async (_, expected, scenario) => {
  expect((await statusesOf(scenario)).states).toEqual(expected);
});

it('is green last of all, once the comment stands', async () => {
  const inputs = { 'comment-summary-in-pr': 'always' };
  const { result, states } = await statusesOf({ app, inputs });
  const writes = result.github
    .calls()
    .filter((call) => /^P(OST|ATCH) .*(issues|statuses)/.test(call));
  expect(writes.map((call) => call.split('/').at(-2))).toEqual(['statuses', '42', 'statuses']);
  expect(states).toEqual(['pending', 'success']);
});

it('is an error once the job is cancelled, and never green', async () => {
  const cancel = { after: /^Triggered run/ };
  const { states, result } = await statusesOf({ app: 'stuck.test', cancel });
  expectVerdict(result, 'not-tested (cancelled)');
  expect(states).toEqual(['pending', 'error']);
});

it('is an error once the runner no longer reads the log, and never green', async () => {
  const cancel = { after: /^Triggered run/, signals: 'hang-up' as const };
  const { states, result } = await statusesOf({ app, cancel });
  expect(result).toMatchObject({ exitCode: 1, outputs: { reason: 'cancelled' } });
  expect(states).toEqual(['pending', 'error']);
});

it('is on no commit at all when the pull request is refused', async () => {
  const moved = { ...openPull, head: { ...openPull.head, sha: 'd'.repeat(40) } };
  const given = { event: indirectEvent('workflow_run'), inputs: { 'pull-request-number': '42' } };
  const { states, result } = await statusesOf(given, { pulls: [moved] });
  expectVerdict(result, 'error (invalid-input)');
  expect(states).toEqual([]);
});

it('quotes neither the service nor the app, whatever cannot be proven', async () => {
  const github = await openGitHub();
  const { inputs, deploy } = await deployApp(buildOf(headSha));
  const other = () => deploy({ body: { commit: 'x'.repeat(300) } });
  const rules = [deployAt({ method: 'POST', path: /\/security-agent$/ }, other)];
  const { result } = await statusesOn(github, { inputs, rules });
  expectVerdict(result, 'failed (findings)');
  expect(github.statuses.map(({ state, description }) => `${state}: ${description}`)).toEqual([
    'pending: The security test has begun.',
    'failure: Failed: 4 open findings block (not all is proven).',
  ]);
});

it('is not set on one commit for what is proven of another', async () => {
  const other = 'd'.repeat(40);
  const inputs = { 'version-url': 'https://app.test/version', 'expected-version': other };
  const { states, result } = await statusesOf({ inputs });
  expectVerdict(result, 'error (invalid-input)');
  expect(result.shownLog).toContain(
    '`expected-version` must contain the commit that `commit-status`',
  );
  expect(states).toEqual(['pending', 'error']);
});

it('is on the head of the pull request that a comment is on, once the build is proven', async () => {
  const deployed = await deployApp(buildOf(headSha));
  const inputs = { 'comment-summary-in-pr': 'never', ...deployed.inputs };
  const given = { app, event: indirectEvent('issue_comment'), inputs };
  const { states } = await statusesOf(given, { pulls: [openPull] });
  expect(states).toEqual(['pending', 'success']);
});

it('is that of the last attempt', async () => {
  const github = await openGitHub();
  await statusesOn(github);
  const { states } = await statusesOn(github, { app, env: { GITHUB_RUN_ATTEMPT: '2' } });
  expect(states).toEqual(['pending', 'failure', 'pending', 'success']);
});
