import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { expectGate, expectStory } from './support/expectations.ts';

const noRuns: FaultRule = {
  path: /\/vulnerabilities/,
  fault: {
    kind: 'rewrite',
    edit: () => ({ status: 'NO_RUNS', data: [], total: 0, page: 1, pageSize: 100 }),
  },
};

it('is not tested when the findings list says NO_RUNS, though the run is COMPLETED and the list empty', async () => {
  const result = await expectGate('not-tested (no-runs)', { app: 'clean.test', rules: [noRuns] });
  expect(result.outputs['task-state']).toBe('COMPLETED');
  await expectStory(result);
});
