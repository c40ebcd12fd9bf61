import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, findingsRead, requestsTo, withoutReport } from './support/expectations.ts';

const inState = (state: unknown): FaultRule => ({
  path: /\/tasks\//,
  fault: { kind: 'rewrite', edit: (task) => Object.assign(Object(task), { state }) },
});

it.each(['FINISHED', 'completed', 'COMPLETED ', 'AWAITING_INPUT', null, true])(
  'never takes the task state %j for COMPLETED',
  async (state) => {
    const result = await runScenario({
      app: 'clean.test',
      rules: [inState(state)],
      inputs: { ...withoutReport, 'timeout-minutes': '0.005' },
    });
    expectVerdict(result, { verdict: 'not-tested (timed-out)', job: 'fails' });
    expect(requestsTo(result, findingsRead)).toEqual([]);
  },
);
