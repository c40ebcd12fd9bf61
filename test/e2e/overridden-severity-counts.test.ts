import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, withoutReport } from './support/expectations.ts';
import { findingsAre } from './support/rewrites.ts';

it.each([
  ['raised to the threshold', { severity: 'Low', updated_severity: 'High' }, 'failed (findings)'],
  ['lowered below the threshold', { severity: 'Critical', updated_severity: 'Medium' }, 'passed'],
  [
    'overridden by a severity that nobody knows',
    { severity: 'Low', updated_severity: 'None' },
    'passed',
  ],
  [
    'raised with a blank behind it',
    { severity: 'Low', updated_severity: 'Critical ' },
    'failed (findings)',
  ],
  ['written in another case', { severity: 'LOW', updated_severity: 'mEDIUM' }, 'passed'],
])('judges by the severity that counts when it was %s', async (_, severities, verdict) => {
  const rules = [findingsAre([{ id: 'f1', label: 'BOLA', ...severities }])];
  const result = await runScenario({ app: 'clean.test', rules, inputs: withoutReport });
  expectVerdict(result, { verdict, job: verdict === 'passed' ? 'succeeds' : 'fails' });
  expect(result.outputs['findings-count']).toBe('1');
});

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
