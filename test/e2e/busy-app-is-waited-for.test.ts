import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import {
  expectGate,
  expectStory,
  requestsTo,
  trigger,
  withoutReport,
} from './support/expectations.ts';

/** The list has not heard of the active run yet when the gate first looks. */
const lagging: FaultRule = {
  path: /\/vulnerabilities/,
  nth: [1],
  fault: { kind: 'rewrite', edit: () => ({ status: 'NO_RUNS' }) },
};

it.each([
  ['look', [], ['202']],
  ['trigger', [lagging], ['409', '202']],
])(
  'learns by its %s that another run is active, waits, and then judges one of its own',
  async (source, rules, answers) => {
    const result = await expectGate('failed (findings)', {
      app: 'busy.test',
      emulator: { runSeconds: 0.4 },
      inputs: withoutReport,
      rules,
    });
    expect(result.outputs['run-number']).toBe('2');
    expect(requestsTo(result, trigger).map((request) => request.slice(-3))).toEqual(answers);
    expect(result.runsStarted).toBe(1);
    await expectStory(result, source);
  },
);
