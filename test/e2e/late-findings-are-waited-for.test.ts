import { expect, it } from 'vitest';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';

it('waits for a findings list that still says RUN_IN_PROGRESS after the run is COMPLETED', async () => {
  const result = await expectGate('failed (findings)', {
    app: 'late-findings.test',
    inputs: withoutReport,
  });
  expect(result.outputs['findings-count']).toBe('7');
  await expectStory(result);
});
