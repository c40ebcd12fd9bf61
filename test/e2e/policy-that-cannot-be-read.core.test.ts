import { expect, it } from 'vitest';
import { forbidden, type GitHubFault } from '../../harness/github-api.ts';
import { expectGate, expectStory, trigger, withoutReport } from './support/expectations.ts';
import { accepting, oneRisk, policyFile, risk } from './support/policies.ts';
import { openGitHub } from './support/setting.ts';

const inputs = { ...withoutReport, 'comment-summary-in-pr': 'never' };

it('is an error that names every line, and nothing is tested', async () => {
  const policy = 'accept:\n  - id: f1\n    reason: x\n    expires: 2027-02-29\nignore: []\n';
  const result = await expectGate('error (invalid-policy)', {
    ...oneRisk,
    base: { [policyFile]: policy },
    inputs,
  });
  expect(result.shownLog).toContain(`${policyFile}:2:5: \`accept[0].owner\` is required`);
  expect(result.shownLog).toContain(
    `${policyFile}:4:5: \`accept[0].expires\` must be a day that exists`,
  );
  expect(result.shownLog).toContain(`${policyFile}:5:1: \`ignore\` is not known here`);
  expect(result.requests.filter((request) => trigger.test(request))).toEqual([]);
  await expectStory(result);
});

const workspace = { [policyFile]: accepting(`id: ${risk.id}`) };
const later = { 'retry-after': '600' };

it.each<[string, RegExp, GitHubFault]>([
  ['fails', /contents/, { status: 503, headers: later }],
  ['limits the rate', /branches/, { ...forbidden, headers: later }],
])('is not tested when GitHub %s for longer than is waited for', async (_, call, fault) => {
  const github = await openGitHub();
  github.fail(call, fault, 20);
  const result = await expectGate('not-tested (policy-unavailable)', {
    ...oneRisk,
    github,
    workspace,
    inputs,
  });
  expect(result.shownLog).toContain("check that GitHub's API is up and reachable from the runner");
  expect(result.runsStarted).toBe(0);
});
