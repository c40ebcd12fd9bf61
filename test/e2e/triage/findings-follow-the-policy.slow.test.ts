import { expect, it } from 'vitest';
import { forbidden } from '../../../harness/github-api.ts';
import { branchEvent, type GitHubEvent, pullRequestEvent } from '../../../harness/github-event.ts';
import { messages } from '../support/expectations.ts';
import { day, policyFile } from '../support/policies.ts';
import { answersHave } from '../support/rewrites.ts';
import { accepting, githubWithPolicies } from './support/policy-history.ts';
import { claimed, dismissed, expectRefused, open, testedStage } from './support/tested-stage.ts';

const acceptsOpen = () => githubWithPolicies([[accepting(open)]]);

it('reopens what an earlier version of the policy accepted, and not what a person dismissed', async () => {
  const { sync, idOf, states } = await testedStage();
  await sync(await acceptsOpen());
  const versions = [undefined, 'accept: [', [accepting(open)], [accepting(claimed)], []];
  const result = await sync(await githubWithPolicies(versions));
  expect(result.changed).toEqual([idOf(open)]);
  expect(await states()).toMatchObject({ [open]: 'open', [dismissed]: 'dismissed' });
  expect(result.shownLog).toContain('malformed');
});

it('reopens what is worse than its acceptance allows, for the app that it names', async () => {
  const { sync, idOf, appId } = await testedStage();
  const upTo = (severity: string) =>
    `  - match: { label: "${dismissed}", app-id: ${appId} }\n    reason: Known\n    owner: O\n    expires: ${day(1)}\n    max-severity: ${severity}\n`;
  const result = await sync(await githubWithPolicies([[upTo('low')]]));
  expect(result.changed).toEqual([idOf(dismissed)]);
  expect(result.shownLog).toContain('its acceptance allows low at most');
  expect((await sync(await githubWithPolicies([[upTo('critical')]]))).changed).toEqual([
    idOf(dismissed),
  ]);
});

it('shows since when a finding is known, and when one that it reopens is due', async () => {
  const { sync } = await testedStage();
  const entries = `accept:\n${accepting(open)}${accepting(dismissed, day(-1))}`;
  const deadlines = 'deadlines: { critical: 0, high: 0, medium: 0, low: 0 }\n';
  const { summary, shownLog } = await sync(await githubWithPolicies([`${entries}${deadlines}`]));
  for (const text of [summary, shownLog]) {
    expect(text).toMatch(new RegExp(`${dismissed}, .*, open \\d+ days?, due `));
    expect(text).toContain(`${open}, found on `);
  }
});

it('judges by the default branch and not by the checkout', async () => {
  const { sync, idOf } = await testedStage();
  const workspace = { [policyFile]: `accept:\n${accepting(claimed)}` };
  expect((await sync(await acceptsOpen(), { workspace })).changed).toEqual([idOf(open)]);
});

it('shows the plan and changes nothing in a dry run', async () => {
  const { sync, states } = await testedStage();
  const before = await states();
  const github = await githubWithPolicies([[accepting(open), accepting(dismissed, day(-1))]]);
  const result = await sync(github, { inputs: { 'dry-run': 'true' } });
  expect([result.changed, result.writes]).toEqual([[], []]);
  expect(await states()).toEqual(before);
  for (const text of [result.summary, result.shownLog])
    for (const planned of ['would be dismissed', 'would be reopened', open])
      expect(text).toContain(planned);
});

it.each([
  ['private', true],
  ['public', false],
] as const)(
  'asks GitHub who can read the repository where the event does not say: %s',
  async (visibility, isShown) => {
    const { sync } = await testedStage();
    const github = await githubWithPolicies([[accepting(open)]], { visibility });
    const result = await sync(github, { event: { ...branchEvent('schedule'), payload: {} } });
    expect(result.changed).toHaveLength(1);
    for (const text of [result.summary, result.shownLog]) expect(text.includes(open)).toBe(isShown);
  },
);

it('shows in a public repository no more of a finding than its id', async () => {
  const { sync, idOf } = await testedStage();
  const event = branchEvent('push');
  const { repository } = event.payload;
  event.payload.repository = { ...Object(repository), private: false, visibility: 'public' };
  const github = await githubWithPolicies([
    `accept: [{ id: ${idOf(open)}, reason: Known, owner: O, expires: ${day(1)} }]`,
  ]);
  const result = await sync(github, { event });
  expect(result.changed).toEqual([idOf(open)]);
  for (const text of [result.summary, result.log]) {
    expect(text).not.toContain(open);
    expect(text).not.toContain('Known');
  }
});

it.each<[string, GitHubEvent]>([
  ['a pull request', pullRequestEvent()],
  ['a merge group', branchEvent('merge_group')],
  [
    'a tag of the same name',
    { ...branchEvent('push'), variables: { GITHUB_REF: 'refs/tags/main' } },
  ],
  ['a schedule that lacks the branch', { ...branchEvent('schedule'), payload: {} }],
  ['no event', { ...pullRequestEvent(), name: '' }],
])('follows the policy of the default branch on %s, too', async (_, event) => {
  const { sync, idOf } = await testedStage();
  const workspace = { [policyFile]: `accept:\n${accepting(claimed)}` };
  const result = await sync(await acceptsOpen(), { event, workspace });
  expect(result.changed, result.shownLog).toEqual([idOf(open)]);
  const [history] = result.github.calls().filter((call) => call.includes('/commits?'));
  expect(history).toContain(`sha=${'1'.padStart(40, '0')}`); // a branch's name could be a tag's
});

it.each<[string, Parameters<typeof githubWithPolicies>[0], Record<string, string>, string]>([
  [
    'there never was a policy',
    [undefined],
    {},
    'has never existed; add it, or name another file with `config-file`.',
  ],
  ['the policy is malformed', ['accept: [{ id: a }]'], {}, `${policyFile}:1:`],
  [
    'the file lies elsewhere',
    [[]],
    { 'config-file': '../policy.yml' },
    'outside of the repository',
  ],
  ['there is no token', [[]], { 'github-token': '' }, '`github-token`'],
])('changes nothing when %s', async (_, versions, inputs, message) => {
  const { sync } = await testedStage();
  expectRefused(await sync(await githubWithPolicies(versions), { inputs }), message);
});

it('says which permission it lacks', async () => {
  const { sync } = await testedStage();
  const github = await acceptsOpen();
  github.fail(/branches/, forbidden);
  expectRefused(await sync(github), 'permissions: contents: read');
});

it('does the rest when an earlier version cannot be read, and fails', async () => {
  const { sync, idOf } = await testedStage();
  const github = await githubWithPolicies([[], [accepting(open)]]);
  const bytes = Buffer.from(`accept:\n${accepting(open)}`);
  const content = bytes.toString('base64');
  const head = { type: 'file', sha: 'f00d', encoding: 'base64', size: bytes.length, content };
  github.fail(/contents/, { status: 200, body: head });
  github.fail(/contents/, forbidden, 9);
  const result = await sync(github);
  expect(result.changed, result.shownLog).toEqual([idOf(open)]);
  expect(result.conclusion).toBe('failure');
  expect(messages(result, 'error')).toEqual([
    expect.stringMatching(/1 changed, .* contents: read.* an earlier version .* \(1 finding\)/),
  ]);
});

it('reads the whole history where it must know what a person dismissed', async () => {
  const { sync, idOf } = await testedStage();
  await sync(await acceptsOpen());
  const since = Array.from({ length: 230 }, (_, index) => `# ${index}`);
  const github = await githubWithPolicies([[accepting(claimed)], [accepting(open)], ...since]);
  const result = await sync(github);
  expect(result.changed, result.shownLog).toEqual([idOf(open)]);
  const pages = result.github.calls().filter((call) => call.includes('/commits?'));
  expect(pages).toHaveLength(3);
});

it('waits for an active test to end', async () => {
  const { sync, idOf, run } = await testedStage({ emulator: { runSeconds: 0.5 } });
  await run({ inputs: { 'wait-for-completion': 'false' } });
  const result = await sync(await acceptsOpen());
  expect(result.shownLog).toContain('Waiting up to 30 min 0 s for the end of the active test');
  expect(result.changed).toEqual([idOf(open)]);
});

const listSays = (status: string) => [answersHave({ path: /\/vulnerabilities\?/ }, { status })];

it.each([
  ['RUN_IN_PROGRESS', '`timeout-minutes`'],
  ['ARCHIVED', 'unknown status'],
])('changes nothing while the findings list says %s', async (status, message) => {
  const { sync } = await testedStage({ rules: listSays(status) });
  const result = await sync(await acceptsOpen(), { inputs: { 'timeout-minutes': '0.005' } });
  expect(result.conclusion).toBe('failure');
  expect(result.shownLog).toContain(message);
  expect(result.writes).toEqual([]);
});

it('has nothing to do for an app that was never tested', async () => {
  const { sync } = await testedStage({ rules: listSays('NO_RUNS') });
  const result = await sync(await acceptsOpen());
  expect(result.conclusion).toBe('success');
  expect([result.changed, result.unchanged, result.failed]).toEqual([[], [], []]);
});
