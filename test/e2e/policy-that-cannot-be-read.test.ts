import { describe, expect, it } from 'vitest';
import { forbidden, type GitHubFault } from '../../harness/github-api.ts';
import {
  branchEvent,
  type GitHubEvent,
  headSha,
  pullRequestEvent,
} from '../../harness/github-event.ts';
import { runScenario, type Scenario, type ScenarioResult } from '../support/scenario.ts';
import { expectGate, expectVerdict, trigger, withoutReport } from './support/expectations.ts';
import { accepting, oneRisk, policyFile, risk } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const inputs = { ...withoutReport, 'comment-summary-in-pr': 'never' };
const workspace = { [policyFile]: accepting(`id: ${risk.id}`) };

function expectRefused(result: ScenarioResult, message: RegExp | string): void {
  expectVerdict(result, 'error (invalid-policy)');
  expect(result.shownLog).toMatch(message);
  expect(result.requests.filter((request) => trigger.test(request))).toEqual([]);
  expect(result.runsStarted).toBe(0);
}

it('is an error on a push, too', async () => {
  const broken = { [policyFile]: 'accept: [\n' };
  const result = await runScenario({
    ...oneRisk,
    event: branchEvent('push'),
    workspace: broken,
    inputs,
  });
  expectRefused(result, /security-gate\.yml:\d+:\d+: is not valid YAML/);
});

it.each<[string, RegExp, GitHubFault, RegExp]>([
  ['denies it', /contents/, forbidden, /Add `permissions: contents: read`/],
  ['denies the branch', /branches/, forbidden, /Add `permissions: contents: read`/],
])('is an error when GitHub %s, never that of the checkout', async (_, call, fault, message) => {
  const github = await openGitHub();
  github.fail(call, fault, 20);
  expectRefused(await runScenario({ ...oneRisk, github, workspace, inputs }), message);
});

describe('the policy that a pull request proposes', () => {
  const malformed = 'accept:\n  - id: f1\n';
  const warned =
    /The policy file that this pull request proposes cannot be used.*security-gate\.yml:2:5: `accept\[0\]\.reason` is required/;

  it.each<[string, Scenario]>([
    ['the checkout', { workspace: { [policyFile]: malformed } }],
    ['GitHub', {}],
    [
      'GitHub, whatever the checkout of the base holds',
      {
        event: { ...pullRequestEvent(), name: 'pull_request_target' },
        workspace: { [policyFile]: '' },
      },
    ],
  ])('is told to be malformed at once, as seen in %s, and decides nothing', async (_, scenario) => {
    const github = await openGitHub({ files: { [`${headSha}:${policyFile}`]: malformed } });
    const result = await expectGate('passed', { app: 'clean.test', ...scenario, github, inputs });
    expect(result.annotations).toMatchObject([
      { level: 'warning', message: expect.stringMatching(warned) },
    ]);
    expect(result.shownLog.search(warned)).toBeLessThan(result.shownLog.indexOf('Triggered'));
  });

  it.each([
    ['is in order', { [policyFile]: 'fail-on-severity: low' }],
    ['is absent', {}],
  ])('is not spoken of when it %s', async (_, files) => {
    const result = await expectGate('passed', { app: 'clean.test', workspace: files, inputs });
    expect(result.annotations).toEqual([]);
  });
});

const silent: GitHubEvent = { ...pullRequestEvent(), payload: {} };

it.each<[string, Scenario]>([
  ['does not tell the base', { event: silent }],
  ['cannot be read', { env: { GITHUB_EVENT_PATH: '/missing.json' } }],
])(
  'is that of the default branch when the event %s, never that of the checkout',
  async (_, scenario) => {
    const result = await expectGate('failed (findings)', {
      ...oneRisk,
      workspace,
      ...scenario,
      inputs,
    });
    expect(result.github.calls().slice(0, 2)).toEqual([
      'GET /repos/octo-org/shop',
      'GET /repos/octo-org/shop/branches/main',
    ]);
  },
);

it.each<[string, Scenario, RegExp]>([
  ['the token is empty', { inputs: { 'github-token': ' ' } }, /`github-token` is empty/],
  [
    'nobody tells the repository',
    { event: silent, env: { GITHUB_REPOSITORY: '' } },
    /does not tell the repository/,
  ],
  [
    'it lies outside of the repository',
    { inputs: { 'config-file': '/etc/hostname' } },
    /outside of the repository/,
  ],
])('is an error when %s, never that of the checkout', async (_, scenario, message) => {
  const result = await runScenario({
    ...oneRisk,
    workspace,
    ...scenario,
    inputs: { ...inputs, ...scenario.inputs },
  });
  expectRefused(result, message);
});
