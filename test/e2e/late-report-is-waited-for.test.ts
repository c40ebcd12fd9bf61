import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('waits for the report of the run to be listed', async () => {
  const result = await runScenario({ app: 'late-report.test', emulator: { runSeconds: 0.08 } });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(result.artifacts.map(({ name }) => name)).toEqual(['security-report.pdf']);
  expect(result.requests.filter((request) => request.includes('/reports?')).length).toBeGreaterThan(
    1,
  );
  await expectStory(result);
});
