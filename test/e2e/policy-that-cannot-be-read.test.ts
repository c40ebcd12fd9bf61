import { describe, expect, it } from 'vitest';
import { forbidden } from '../../harness/github-api.ts';
import { branchEvent, headSha, pullRequestEvent } from '../../harness/github-event.ts';
import type { Scenario } from '../support/scenario.ts';
import { messages } from './support/expectations.ts';
import { acceptsIt, judgeRisk, policyFile } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const workspace = { [policyFile]: acceptsIt };

it.each<[string, Scenario, RegExp]>([
  [
    'it is malformed on a push, too',
    { event: branchEvent('push'), workspace: { [policyFile]: 'accept: [\n' } },
    /security-gate\.yml:\d+:\d+: is not valid YAML/,
  ],
  ['the token is empty', { inputs: { 'github-token': ' ' } }, /`github-token` is empty/],
])('is an error when %s, never that of the checkout', async (_, scenario, message) => {
  const result = await judgeRisk('error (invalid-policy)', { workspace, ...scenario });
  expect(result.shownLog).toMatch(message);
  expect(result.runsStarted).toBe(0);
});

it.each([/contents/, /branches/])(
  'is an error when GitHub denies it, never that of the checkout: %s',
  async (call) => {
    const github = await openGitHub();
    github.fail(call, forbidden, 20);
    const result = await judgeRisk('error (invalid-policy)', { github, workspace });
    expect(result.shownLog).toContain('Add `permissions: contents: read`');
    expect(result.runsStarted).toBe(0);
  },
);

it('is that of the default branch when the event cannot be read, never that of the checkout', async () => {
  const env = { GITHUB_EVENT_PATH: '/missing.json' };
  const { github } = await judgeRisk('failed (findings)', { workspace, env });
  expect(github.calls().slice(0, 2)).toEqual([
    'GET /repos/octo-org/shop',
    'GET /repos/octo-org/shop/branches/main',
  ]);
});

describe('the policy that a pull request proposes', () => {
  const rules: Scenario['rules'] = [];
  const malformed = 'accept:\n  - id: f1\n';
  const warned =
    /The policy file that this pull request proposes cannot be used.*security-gate\.yml:2:5: `accept\[0\]\.reason` is required/;

  it.each<[string, Scenario]>([
    ['the checkout', { workspace: { [policyFile]: malformed } }],
    [
      'GitHub, whatever the checkout of the base holds',
      {
        event: { ...pullRequestEvent(), name: 'pull_request_target' },
        workspace: { [policyFile]: '' },
      },
    ],
  ])('is told to be malformed at once, as seen in %s, and decides nothing', async (_, scenario) => {
    const github = await openGitHub({ files: { [`${headSha}:${policyFile}`]: malformed } });
    const result = await judgeRisk('passed', { rules, ...scenario, github });
    expect(messages(result, 'warning')).toEqual([expect.stringMatching(warned)]);
    expect(result.shownLog.search(warned)).toBeLessThan(result.shownLog.indexOf('Triggered'));
  });

  it('is not spoken of when it is in order', async () => {
    const files = { [policyFile]: 'fail-on-severity: low' };
    expect((await judgeRisk('passed', { rules, workspace: files })).annotations).toEqual([]);
  });
});
