import { expect, it } from 'vitest';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';

it('passes whatever was found when `fail-on-severity` is none, and still counts', async () => {
  const inputs = { ...withoutReport, 'fail-on-severity': 'none' };
  const result = await expectGate('passed', { app: 'vulnerable.test', inputs });
  expect(result.outputs).toMatchObject({ 'blocking-count': '0', 'findings-count': '7' });
  await expectStory(result);
});
