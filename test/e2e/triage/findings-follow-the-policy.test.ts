import { expect, it } from 'vitest';
import type { FaultRule } from '../../../harness/faults.ts';
import { forbidden } from '../../../harness/github-api.ts';
import { branchEvent, type GitHubEvent, pullRequestEvent } from '../../../harness/github-event.ts';
import { accepting, dayFromNow, githubWithPolicies, policyFile } from './support/policy-history.ts';
import { stage, sync } from './support/sync.ts';

const dismissed = 'Debug Endpoint Exposed';
const open = 'Missing HSTS Header';
const claimed = 'Broken Authentication (No Token)';

it('changes nothing when it runs again', async () => {
  const here = await stage();
  const github = await githubWithPolicies([
    [accepting(open), accepting(dismissed, dayFromNow(-1))],
  ]);
  await sync(here, github);
  const again = await sync(here, github);
  expect([again.changed, again.unchanged, again.writes]).toEqual([[], [here.idOf(open)], []]);
});

it('reopens what an earlier version of the policy accepted, and not what a person dismissed', async () => {
  const here = await stage();
  await sync(here, await githubWithPolicies([[accepting(open)]]));
  const github = await githubWithPolicies([
    undefined,
    'accept: [',
    [accepting(open)],
    [accepting(claimed)],
    [],
  ]);
  const result = await sync(here, github);
  expect(result.changed).toEqual([here.idOf(open)]);
  expect(await here.states()).toMatchObject({ [open]: 'open', [dismissed]: 'dismissed' });
  expect(result.shownLog).toContain('malformed');
});

it('reopens what a removed policy accepted', async () => {
  const here = await stage();
  await sync(here, await githubWithPolicies([[accepting(open)]]));
  const result = await sync(here, await githubWithPolicies([[accepting(open)], undefined]));
  expect(result.changed).toEqual([here.idOf(open)]);
});

it('judges by the default branch and not by the checkout', async () => {
  const here = await stage();
  const workspace = { [policyFile]: `accept:\n${accepting(claimed)}` };
  const result = await sync(here, await githubWithPolicies([[accepting(open)]]), { workspace });
  expect(result.changed).toEqual([here.idOf(open)]);
});

it('shows the plan and changes nothing in a dry run', async () => {
  const here = await stage();
  const before = await here.states();
  const github = await githubWithPolicies([
    [accepting(open), accepting(dismissed, dayFromNow(-1))],
  ]);
  const result = await sync(here, github, { inputs: { 'dry-run': 'true' } });
  expect([result.changed, result.writes]).toEqual([[], []]);
  expect(await here.states()).toEqual(before);
  for (const text of [result.summary, result.shownLog]) {
    expect(text).toContain('would be dismissed');
    expect(text).toContain('would be reopened');
    expect(text).toContain(open);
  }
});

it('shows in a public repository no more of a finding than its id', async () => {
  const here = await stage();
  const event = branchEvent('push');
  event.payload.repository = {
    ...Object(event.payload.repository),
    private: false,
    visibility: 'public',
  };
  const github = await githubWithPolicies([
    `accept: [{ id: ${here.idOf(open)}, reason: R, owner: O, expires: ${dayFromNow(1)} }]`,
  ]);
  const result = await sync(here, github, { event });
  expect(result.changed).toEqual([here.idOf(open)]);
  for (const text of [result.summary, result.log]) expect(text).not.toContain(open);
});

const feature = { ...branchEvent('push'), variables: { GITHUB_REF: 'refs/heads/feature' } };
const pullRequestTarget = {
  ...pullRequestEvent(),
  name: 'pull_request_target',
  variables: { GITHUB_REF: 'refs/heads/main' },
};

it.each<[string, GitHubEvent]>([
  ['a pull request', pullRequestEvent()],
  ['pull_request_target, whose ref is the default branch', pullRequestTarget],
  ['a merge group', branchEvent('merge_group')],
  ['another branch', feature],
  ['a tag of that name', { ...branchEvent('push'), variables: { GITHUB_REF: 'refs/tags/main' } }],
  ['a comment, whose ref is the default branch', { ...branchEvent('push'), name: 'issue_comment' }],
  ['a pull request whose event has no name', { ...pullRequestEvent(), name: '' }],
  ['an unknown ref', { ...branchEvent('push'), variables: {} }],
])('is refused on %s, dry run or not', async (_, event) => {
  const here = await stage();
  const github = await githubWithPolicies([[accepting(open)]]);
  for (const dry of ['true', 'false']) {
    const result = await sync(here, github, { event, inputs: { 'dry-run': dry } });
    expect(result.conclusion).toBe('failure');
    expect(result.shownLog).toContain('only on the default branch');
    expect(result.outputs).toEqual({ changed: '[]', unchanged: '[]', failed: '[]' });
    expect(result.requests).toEqual([]);
  }
});

it('asks GitHub for the default branch where the event does not tell it', async () => {
  const here = await stage();
  const event = { ...branchEvent('schedule'), payload: { schedule: '17 3 * * *' } };
  const github = await githubWithPolicies([[accepting(open)]]);
  expect((await sync(here, github, { event })).changed).toEqual([here.idOf(open)]);
  const elsewhere = { ...event, variables: { GITHUB_REF: 'refs/heads/feature' } };
  expect((await sync(here, github, { event: elsewhere })).conclusion).toBe('failure');
});

it.each<[string, Parameters<typeof githubWithPolicies>[0], Record<string, string>, string]>([
  ['there never was a policy', [undefined], {}, 'never was one'],
  ['the policy is malformed', ['accept: [{ id: a }]'], {}, `${policyFile}:1:`],
  [
    'the file lies outside of the repository',
    [[]],
    { 'config-file': '../policy.yml' },
    'outside of the repository',
  ],
  ['there is no token', [[]], { 'github-token': '' }, '`github-token`'],
])('changes nothing when %s', async (_, versions, inputs, message) => {
  const here = await stage();
  const result = await sync(here, await githubWithPolicies(versions), { inputs });
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain(message);
  expect(result.requests).toEqual([]);
});

it('says which permission it lacks', async () => {
  const here = await stage();
  const github = await githubWithPolicies([[accepting(open)]]);
  github.fail(/commits/, forbidden);
  const result = await sync(here, github);
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain('permissions: contents: read');
  expect(result.requests).toEqual([]);
});

it('does the rest when an earlier version cannot be read, and says so', async () => {
  const here = await stage();
  const github = await githubWithPolicies([[], [accepting(open)]]);
  const content = Buffer.from(`accept:\n${accepting(open)}`);
  const head = {
    type: 'file',
    sha: 'f00d',
    encoding: 'base64',
    size: content.length,
    content: content.toString('base64'),
  };
  github.fail(/contents/, { status: 200, body: head });
  github.fail(/contents/, forbidden, 9);
  const result = await sync(here, github);
  expect(result.changed, result.shownLog).toEqual([here.idOf(open)]);
  expect(result.annotations).toMatchObject([
    { level: 'warning', message: expect.stringContaining('earlier versions') },
  ]);
});

it('waits for an active test to end', async () => {
  const here = await stage({ emulator: { runSeconds: 0.5 } });
  await here.run({ inputs: { 'wait-for-completion': 'false' } });
  const result = await sync(here, await githubWithPolicies([[accepting(open)]]));
  expect(result.shownLog).toContain('waiting for its end');
  expect(result.changed).toEqual([here.idOf(open)]);
});

const listSays = (status: string): FaultRule => ({
  path: /\/vulnerabilities\?/,
  fault: { kind: 'rewrite', edit: (json) => ({ ...Object(json), status }) },
});

it.each([
  ['RUN_IN_PROGRESS', '`timeout-minutes`'],
  ['ARCHIVED', 'unknown status'],
])('changes nothing while the findings list says %s', async (status, message) => {
  const here = await stage({ rules: [listSays(status)] });
  const inputs = { 'timeout-minutes': '0.005' };
  const result = await sync(here, await githubWithPolicies([[accepting(open)]]), { inputs });
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain(message);
  expect(result.writes).toEqual([]);
});

it('has nothing to do for an app that was never tested', async () => {
  const here = await stage({ rules: [listSays('NO_RUNS')] });
  const result = await sync(here, await githubWithPolicies([[accepting(open)]]));
  expect(result.conclusion).toBe('success');
  expect([result.changed, result.unchanged, result.failed]).toEqual([[], [], []]);
});
