import { expect, it } from 'vitest';
import { expectGate, withoutReport } from './support/expectations.ts';
import { findingsAre } from './support/rewrites.ts';

it('warns of an override that nobody knows, in log and summary', async () => {
  const rules = [
    findingsAre([{ id: 'f1', label: 'BOLA', severity: 'Low', updated_severity: 'Harmless' }]),
  ];
  const result = await expectGate('passed', { app: 'clean.test', rules, inputs: withoutReport });
  expect(result.annotations).toMatchObject([
    {
      level: 'warning',
      message: expect.stringMatching(/`updated_severity` .* does not count: Harmless$/),
    },
  ]);
  expect(result.summary).toContain('do not count: Harmless.');
});
