import { expect, it } from 'vitest';
import { messages } from '../support/expectations.ts';
import { accepting, day, policyFile } from '../support/policies.ts';
import { showOverview } from './support/show-overview.ts';

const judgedBy = (policy: string, inputs: Record<string, string> = {}) =>
  showOverview(['vulnerable.test'], {
    inputs: { search: 'vul', ...inputs },
    base: { [policyFile]: policy },
  });

it('sets aside what the policy accepts, and overrides severities', async () => {
  const accepted = accepting('match: { label: Cross-Tenant Takeover }');
  const override = 'severity:\n  - match: { label: Pagination Missing }\n    severity: critical\n';
  const result = await judgedBy(accepted + override, { 'fail-on-severity': 'critical' });
  expect(result.rowOf('vulnerable')).toMatchObject({
    open: { critical: 1, high: 3, low: 1 },
    accepted: 1,
    blocking: 1,
  });
  expect(result.shownLog).toContain(`Policy: ${policyFile} of `);
});

it('does not take the limit of the policy', async () => {
  const result = await judgedBy('fail-on-severity: low\n');
  expect(result).toMatchObject({ conclusion: 'success', outputs: { 'blocking-count': '' } });
});

it('ignores an acceptance that has expired', async () => {
  const expired = accepting('match: { label: Cross-Tenant Takeover }', day(-1));
  const result = await judgedBy(expired, { 'fail-on-severity': 'critical' });
  expect(result.outputs['blocking-count']).toBe('1');
});

it('fails by a malformed policy before any app is read', async () => {
  const result = await judgedBy('acept: []\n');
  expect(result.conclusion).toBe('failure');
  expect(messages(result, 'error')[0]).toContain('`acept` is not known here');
  expect(result.outputs).toMatchObject({ 'apps-count': '', 'untested-count': '' });
  expect(result.requests).toEqual([]);
});
