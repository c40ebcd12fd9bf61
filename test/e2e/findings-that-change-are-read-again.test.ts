import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import {
  expectStory,
  expectVerdict,
  findingsRead,
  requestsTo,
  withoutReport,
} from './support/expectations.ts';
import { editFindings } from './support/rewrites.ts';

it('reads the findings again when the list changed meanwhile, and judges by the whole list', async () => {
  const rule = { ...editFindings(({ data }) => ({ data: data.slice(1) })), nth: [2] }; // the first look is the one before the trigger
  const result = await runScenario({
    app: 'vulnerable.test',
    rules: [rule],
    inputs: withoutReport,
  });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(result.outputs['findings-count']).toBe('7');
  expect(requestsTo(result, findingsRead)).toHaveLength(2);
  await expectStory(result);
});
