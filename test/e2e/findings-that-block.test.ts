import { expect, it } from 'vitest';
import { expectGate, expectStory, messages, withoutReport } from './support/expectations.ts';
import { findingsAre } from './support/rewrites.ts';

it('passes whatever was found when `fail-on-severity` is none, and still counts', async () => {
  const inputs = { ...withoutReport, 'fail-on-severity': 'none' };
  const result = await expectGate('passed', { inputs });
  expect(result.outputs).toMatchObject({ 'blocking-count': '0', 'findings-count': '7' });
  await expectStory(result, 'none');
});

it('warns of an override that nobody knows, in log and summary', async () => {
  const finding = { id: 'f1', label: 'BOLA', severity: 'Low', updated_severity: 'Harmless' };
  const scenario = { app: 'clean.test', rules: [findingsAre([finding])], inputs: withoutReport };
  const result = await expectGate('passed', scenario);
  expect(messages(result, 'warning')).toEqual([
    expect.stringMatching(/`updated_severity` .* does not count: Harmless$/),
  ]);
  expect(result.summary).toContain('do not count: Harmless.');
});
