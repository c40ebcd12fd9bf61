import { expect, it } from 'vitest';
import {
  expectGate,
  expectStory,
  findingsRead,
  requestsTo,
  withoutReport,
} from './support/expectations.ts';

it('reads 2,350 findings page by page, counts all, and shows as many as people and GitHub can take', async () => {
  const result = await expectGate('failed (findings)', { app: 'many.test', inputs: withoutReport });
  const { outputs } = result;
  expect(outputs['findings-count']).toBe('2350');
  const bySeverity = ['critical', 'high', 'medium', 'low'].map((severity) =>
    Number(outputs[`${severity}-count`]),
  );
  expect(bySeverity.reduce((sum, count) => sum + count)).toBe(2350);
  expect(requestsTo(result, findingsRead)).toHaveLength(24);
  expect(result.summary.length).toBeGreaterThan(0);
  expect(Buffer.byteLength(result.summary)).toBeLessThan(200_000);
  expect(result.shownLog.split('\n').length).toBeLessThan(250);
  await expectStory(result);
});
