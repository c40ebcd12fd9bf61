import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, withoutReport } from './support/expectations.ts';

it('waits for a findings list that still says RUN_IN_PROGRESS after the run is COMPLETED', async () => {
  const result = await runScenario({ app: 'late-findings.test', inputs: withoutReport });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(result.outputs['findings-count']).toBe('7');
  await expectStory(result);
});
