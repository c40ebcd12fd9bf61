import { expect, it } from 'vitest';
import { messages } from '../support/expectations.ts';
import { accepting, day, policyFile } from '../support/policies.ts';
import { editEachFinding } from '../support/rewrites.ts';
import { showOverview, tableOf } from './support/show-overview.ts';

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

it('counts findings past their deadlines, and shows the oldest; they block with a limit only', async () => {
  const old = editEachFinding(({ label }) => ({
    created_on: new Date(Date.now() - (label === 'Pagination Missing' ? 41 : 5) * 86_400_000),
  }));
  const deadlines = 'deadlines: { low: 30 }\n';
  const show = (limit: string) =>
    showOverview(['vulnerable.test'], {
      inputs: { search: 'vul', 'fail-on-severity': limit },
      base: { [policyFile]: deadlines },
      rules: [old],
    });
  const lenient = await show('none');
  expect(lenient.outputs).toMatchObject({ 'overdue-count': '1', 'blocking-count': '' });
  expect(lenient.conclusion).toBe('success');
  expect(tableOf(lenient)[0]?.join(', ')).toContain('Low, Overdue, Oldest');
  expect(lenient.rowOf('vulnerable')).toMatchObject({ overdue: 1, oldestDays: 41 });
  const strict = await show('critical');
  expect(messages(strict, 'error')).toEqual([
    'Blocking (critical or above, or overdue): 2 findings in 1 app.',
  ]);
});

it('fails by a malformed policy before any app is read', async () => {
  const result = await judgedBy('acept: []\n');
  expect(result.conclusion).toBe('failure');
  expect(messages(result, 'error')[0]).toContain('`acept` is not known here');
  expect(result.outputs).toMatchObject({ 'apps-count': '', 'untested-count': '' });
  expect(result.requests).toEqual([]);
});
