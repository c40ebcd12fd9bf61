import { expect, it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';

it('waits for the report of the run to be listed', async () => {
  const result = await expectGate('failed (findings)', {
    app: 'late-report.test',
    emulator: { runSeconds: 0.08 },
  });
  expect(result.artifacts.map(({ name }) => name)).toEqual(['security-report.pdf']);
  expect(result.requests.filter((request) => request.includes('/reports?')).length).toBeGreaterThan(
    1,
  );
  await expectStory(result);
});
