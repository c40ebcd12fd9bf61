import { expect, it } from 'vitest';
import type { GitHubApi } from '../../harness/github-api.ts';
import {
  baseSha,
  branchEvent,
  headSha,
  indirectEvent,
  openPull,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import { actionsBot, mallory, type Posted } from '../../harness/github-posts.ts';
import { runScenario, type Scenario, type ScenarioResult } from '../support/scenario.ts';
import { expectGate, expectStory, messages, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

const failing = 'failed (findings)';
const passing = { ...withoutReport, 'fail-on-severity': 'none' };
const failedText = expect.stringContaining('### ❌ 4 findings block');
const passedText = expect.stringContaining('✅ Passed');
const movedOn = { ...openPull, head: { ...openPull.head, sha: baseSha } };

it('writes one comment when the gate fails, and turns it green when the gate does', async () => {
  const github = await openGitHub();
  const failed = await expectGate(failing, { github, inputs: withoutReport });
  expect(github.comments).toMatchObject([{ body: failedText }]);
  await expectStory(failed);
  const env = { GITHUB_RUN_ID: '16412345679' };
  await expectGate('passed', { github, env, inputs: passing });
  expect(github.comments).toMatchObject([{ body: passedText }]);
});

it('replaces the comment of an earlier verdict though GitHub fails for some seconds', async () => {
  const github = await openGitHub();
  await expectGate(failing, { github, inputs: withoutReport });
  github.fail(/^GET .*comments/, { status: 502, body: { message: 'Server Error' } }, 5);
  const env = { GITHUB_RUN_ID: '16412345679' };
  await expectGate('passed', { github, env, inputs: passing });
  expect(github.comments).toMatchObject([{ body: passedText }]);
});

it.each<[string, RegExp, Scenario, (github: GitHubApi) => unknown]>([
  ['comment', /^POST .*comments/, {}, ({ comments }) => comments[0]?.body],
  [
    'issue',
    /^POST .*issues$/,
    { event: branchEvent('schedule'), inputs: { 'open-issue': 'true' } },
    ({ issues }) => issues[0]?.body,
  ],
  [
    'status',
    /^POST .*statuses/,
    { inputs: { 'commit-status': 'security-test' } },
    ({ statuses }) => statuses.at(-1)?.state,
  ],
])('waits for the secondary limit of GitHub to end to write the %s', async (_, post, given, of) => {
  const github = await openGitHub();
  const body = { message: 'You have exceeded a secondary rate limit.' };
  github.fail(post, { status: 403, body, headers: { 'retry-after': '0' } }, 5);
  const inputs = { ...withoutReport, ...given.inputs };
  const result = await expectGate(failing, { github, ...given, inputs });
  expect(of(github)).toEqual(expect.stringMatching(/4 findings block|failure/));
  expect(messages(result, 'notice')).toEqual([]);
});

/** What somebody may do to the comment of a gate that has passed. */
const manipulations: [string, (marker: string) => Partial<Posted>][] = [
  ['a stranger copied', (marker) => ({ body: `${marker}\n✅ Passed`, user: mallory })],
  ['another workflow wrote with the same login', (marker) => ({ body: `${marker}\n✅ Passed` })],
  [
    'another workflow wrote with a second hidden line',
    (marker) => ({ body: `${marker}\n${marker.replace(/\w+ -->/, '0 -->')}\n✅ Passed` }),
  ],
  ['somebody changed in its hidden line', () => ({ body: '<!-- security-test-gate:0 -->\n✅' })],
  ['somebody emptied', () => ({ body: '' })],
];

it.each(manipulations)('shows that it fails in spite of a comment that %s', async (_, change) => {
  const github = await openGitHub();
  await expectGate('passed', { github, inputs: { ...passing, 'comment-summary-in-pr': 'always' } });
  const [passed] = github.comments;
  const [marker = ''] = passed?.body.split('\n') ?? [];
  Object.assign(passed ?? {}, change(marker));
  await expectGate(failing, { github, inputs: withoutReport });
  const own = github.comments.filter(({ user }) => user?.login === actionsBot.login);
  expect(own.at(-1)).toMatchObject({ body: failedText });
  expect(own.filter(({ body }) => body.startsWith(marker))).toHaveLength(1);
});

/** What somebody may do to the issue of a nightly gate that fails. */
it.each<[string, (marker: string) => Partial<Posted>]>([
  ['wrote over below its hidden line', (marker) => ({ body: `${marker}\n✅ Passed` })],
  ['closed', () => ({ state: 'closed' })],
  ['changed in its hidden line', () => ({ body: '<!-- security-test-gate:0 -->\n✅' })],
])('has an open issue that says it fails, in spite of one that somebody %s', async (_, change) => {
  const github = await openGitHub();
  const event = branchEvent('schedule');
  const nightly = { github, event, inputs: { ...withoutReport, 'open-issue': 'true' } };
  await expectGate(failing, nightly);
  const [issue] = github.issues;
  const [marker = ''] = issue?.body.split('\n') ?? [];
  Object.assign(issue ?? {}, change(marker));
  await expectGate(failing, nightly);
  const open = github.issues.filter(
    ({ body, state }) => state === 'open' && body.startsWith(marker),
  );
  expect(open).toMatchObject([{ body: expect.stringContaining('4 findings block') }]);
});

it('leaves the comment to the gate of a newer commit', async () => {
  const github = await openGitHub({ pulls: [movedOn] });
  const result = await expectGate(failing, { github, inputs: withoutReport });
  expect(github.comments).toEqual([]);
  expect(result.shownLog).toContain(`comment left as it is: ${headSha} is no longer the head`);
});

it('writes the comment though the head has moved on, where no gate of a newer one may follow', async () => {
  const github = await openGitHub({ pulls: [movedOn] });
  const repo = { full_name: 'octo-org/shop' };
  const [head, base] = [
    { sha: headSha, repo },
    { ref: 'main', repo },
  ];
  const before = { number: 42, state: 'open', head, base };
  github.fail(/pulls/, { status: 200, body: before });
  const inputs = { ...withoutReport, 'pull-request-number': '42' };
  const event = indirectEvent('workflow_dispatch');
  await expectGate(failing, { github, event, inputs });
  expect(github.comments).toMatchObject([{ body: failedText }]);
});

/** The gate has written nothing on GitHub. */
function expectNothingWritten({ github }: ScenarioResult): void {
  // GraphQL is asked whose token it is.
  const reads = /^GET |^POST \/graphql$/;
  expect(github.calls().filter((call) => !reads.test(call))).toEqual([]);
}

const dryRun = { 'dry-run': 'true' };
const notAwaited = { 'wait-for-completion': 'false' };
const warns = 'succeeds with a warning';

it.each<[string, string, Scenario, typeof warns?]>([
  ['on push', failing, { event: branchEvent('push') }],
  ['on schedule', failing, { event: branchEvent('schedule') }],
  ['on merge_group', failing, { event: branchEvent('merge_group') }],
  ['on workflow_dispatch', failing, { event: branchEvent('workflow_dispatch') }],
  ['when it passes', 'passed', { inputs: passing }],
  ['with `never`', failing, { inputs: { 'comment-summary-in-pr': 'never' } }],
  ['after a dry run', 'not-tested (dry-run)', { inputs: dryRun }, warns],
  ['when it does not wait', 'not-tested (not-awaited)', { inputs: notAwaited }, warns],
])('leaves nothing on GitHub %s', async (_, verdict, scenario, job) => {
  const inputs = { ...withoutReport, ...scenario.inputs };
  expectNothingWritten(await expectGate(verdict, { ...scenario, inputs }, job));
});

it.each([
  ['a dry run', 'not-tested (dry-run)', dryRun, 'ℹ️ Dry run: the setup is in order'],
  ['a run that is not awaited', 'not-tested (not-awaited)', notAwaited, 'ℹ️ The test was started'],
])('writes a comment about %s with `always`', async (_, verdict, asked, told) => {
  const github = await openGitHub();
  const inputs = { ...withoutReport, 'comment-summary-in-pr': 'always', ...asked };
  await expectGate(verdict, { github, inputs }, warns);
  expect(github.comments).toMatchObject([{ body: expect.stringContaining(told) }]);
});

it('says that there is no comment where the event does not tell the pull request', async () => {
  const event = { ...pullRequestEvent(), payload: {} };
  const result = await expectGate(failing, { event, inputs: withoutReport });
  expectNothingWritten(result);
  expect(messages(result, 'notice')).toContainEqual(
    expect.stringMatching(/^The pull request has no comment: the event does not name it/),
  );
});

const nightly = { ...withoutReport, 'open-issue': 'true' };
const event = branchEvent('schedule');

it('opens one issue for scheduled runs that fail or could not test, and closes it when one passes', async () => {
  const github = await openGitHub();
  let nights = 0;
  const runNight = (inputs: Record<string, string> = {}) => {
    nights += 1;
    const env = { GITHUB_RUN_ID: String(nights) };
    return runScenario({ github, env, event, inputs: { ...nightly, ...inputs } });
  };

  await runNight({ 'dry-run': 'true' });
  await runNight({ 'wait-for-completion': 'false' });
  expect(github.issues).toEqual([]); // nobody wanted to know
  await runNight();
  const title = 'Security Test Gate: vulnerable is not proven clean';
  expect(github.issues).toMatchObject([{ state: 'open', title }]);
  await runNight({ 'timeout-minutes': '0.0001' });
  const timedOut = expect.stringContaining('`timed-out`');
  expect(github.issues).toMatchObject([{ state: 'open', body: timedOut }]);
  await runNight({ username: '', password: '' });
  const noLogin = expect.stringContaining('`missing-credentials`');
  expect(github.issues).toMatchObject([{ state: 'open', body: noLogin }]);
  await runNight({ 'fail-on-severity': 'none' });
  expect(github.issues).toMatchObject([{ state: 'closed' }]);
});
