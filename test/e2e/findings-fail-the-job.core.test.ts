import { expect, it } from 'vitest';
import { expectGate, expectWholeStory } from './support/expectations.ts';

it('fails an app with open findings at or above the threshold, and tells which', async () => {
  const result = await expectGate('failed (findings)', { app: 'vulnerable.test' });
  expect(result.outputs).toMatchObject({
    'findings-count': '7',
    'critical-count': '1',
    'high-count': '3',
    'medium-count': '1',
    'low-count': '2',
    'blocking-count': '4',
    'run-number': '1',
  });
  expect(result.artifacts.map(({ name, mimeType }) => `${name} ${mimeType}`)).toEqual([
    'security-report.pdf application/pdf',
  ]);
  await expectWholeStory(result);
});
