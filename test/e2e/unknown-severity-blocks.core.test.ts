import { expect, it } from 'vitest';
import { expectGate, expectStory, messages, withoutReport } from './support/expectations.ts';
import { findingsAre } from './support/rewrites.ts';

const rules = [
  findingsAre([
    { id: 'f1', label: 'BOLA', severity: 'Catastrophic', method: 'GET', path: '/orders' },
  ]),
];

it('blocks on a finding of unknown severity at every threshold, with a warning that names it', async () => {
  const inputs = { ...withoutReport, 'fail-on-severity': 'critical' };
  const result = await expectGate('failed (findings)', { app: 'clean.test', rules, inputs });
  expect(result.outputs).toMatchObject({
    'findings-count': '1',
    'blocking-count': '1',
    'critical-count': '0',
  });
  const warnings = messages(result, 'warning');
  expect(warnings).toEqual([expect.stringContaining('and block: Catastrophic')]);
  await expectStory(result);
});

it('does not block on it when `fail-on-severity` is none', async () => {
  const inputs = { ...withoutReport, 'fail-on-severity': 'none' };
  const result = await expectGate('passed', { app: 'clean.test', rules, inputs });
  expect(result.outputs).toMatchObject({ 'findings-count': '1', 'blocking-count': '0' });
  expect(result.shownLog).toContain('severity that is none of the four: Catastrophic');
});
