import { expect, it } from 'vitest';
import {
  expectGate,
  expectStory,
  findingsRead,
  requestsTo,
  withoutReport,
} from './support/expectations.ts';
import { editFindings } from './support/rewrites.ts';

it('reads the findings again when the list changed meanwhile, and judges by the whole list', async () => {
  const rule = { ...editFindings(({ data }) => ({ data: data.slice(1) })), nth: [2] }; // the first look is the one before the trigger
  const result = await expectGate('failed (findings)', {
    app: 'vulnerable.test',
    rules: [rule],
    inputs: withoutReport,
  });
  expect(result.outputs['findings-count']).toBe('7');
  expect(requestsTo(result, findingsRead)).toHaveLength(2);
  await expectStory(result);
});
