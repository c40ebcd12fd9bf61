import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, trigger, withoutReport } from './support/expectations.ts';
import { oneRisk, policyFile } from './support/policies.ts';

const inputs = { ...withoutReport, 'comment-summary-in-pr': 'never' };

it('is an error that names every line, and nothing is tested', async () => {
  const policy = 'accept:\n  - id: f1\n    reason: x\n    expires: 2027-02-29\nignore: []\n';
  const result = await runScenario({ ...oneRisk, base: { [policyFile]: policy }, inputs });
  expectVerdict(result, { verdict: 'error (invalid-policy)', job: 'fails' });
  expect(result.shownLog).toContain(`${policyFile}:2:5: \`accept[0].owner\` is required`);
  expect(result.shownLog).toContain(`${policyFile}:4:5: \`accept[0].expires\` must be a day that exists`);
  expect(result.shownLog).toContain(`${policyFile}:5:1: \`ignore\` is not known here`);
  expect(result.requests.filter((request) => trigger.test(request))).toEqual([]);
  await expectStory(result);
});
