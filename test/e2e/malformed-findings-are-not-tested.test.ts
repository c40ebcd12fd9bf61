import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, withoutReport } from './support/expectations.ts';
import { editFindings } from './support/rewrites.ts';

const malformed: [string, object][] = [
  ['no findings', { data: null }],
  ['no total', { total: null }],
  ['a negative total', { total: -1 }],
  ['a total that is a text', { total: '0' }],
  ['an unknown status', { status: 'READY' }],
  ['a status in lower case', { status: 'completed' }],
  ['a finding without a severity', { data: [{ id: '1', label: 'BOLA' }], total: 1 }],
  ['a finding without an id', { data: [{ label: 'BOLA', severity: 'Low' }], total: 1 }],
];

it.each(malformed)('is not tested when the findings list has %s', async (_, edit) => {
  const result = await runScenario({
    app: 'clean.test',
    rules: [editFindings(() => edit)],
    inputs: { ...withoutReport, 'max-retries': '0' },
  });
  expectVerdict(result, { verdict: 'not-tested (unexpected-response)', job: 'fails' });
  expect(result.outputs['task-state']).toBe('COMPLETED');
});
