import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

const noRuns: FaultRule = {
  path: /\/vulnerabilities/,
  fault: {
    kind: 'rewrite',
    edit: () => ({ status: 'NO_RUNS', data: [], total: 0, page: 1, pageSize: 100 }),
  },
};

it('is not tested when the findings list says NO_RUNS, though the run is COMPLETED and the list empty', async () => {
  const result = await runScenario({ app: 'clean.test', rules: [noRuns] });
  expectVerdict(result, { verdict: 'not-tested (no-runs)', job: 'fails' });
  expect(result.outputs['task-state']).toBe('COMPLETED');
  await expectStory(result);
});
