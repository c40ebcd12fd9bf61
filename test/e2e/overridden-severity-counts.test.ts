import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, withoutReport } from './support/expectations.ts';
import { findingsAre } from './support/rewrites.ts';

it('warns of an override that nobody knows, in log and summary', async () => {
  const rules = [
    findingsAre([{ id: 'f1', label: 'BOLA', severity: 'Low', updated_severity: 'Harmless' }]),
  ];
  const result = await runScenario({ app: 'clean.test', rules, inputs: withoutReport });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(result.annotations).toMatchObject([
    {
      level: 'warning',
      message: expect.stringMatching(/`updated_severity` .* does not count: Harmless$/),
    },
  ]);
  expect(result.summary).toContain('do not count: Harmless.');
});
