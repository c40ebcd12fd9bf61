import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import type { ScenarioResult } from '../support/scenario.ts';
import {
  expectGate,
  expectStory,
  requestsTo,
  trigger,
  withoutReport,
} from './support/expectations.ts';
import { answersHave } from './support/rewrites.ts';

const agent = /\/security-agent$/;

it.each([
  ['look', [], ['202']],
  // The list has not heard of the active run yet when the gate first looks.
  [
    'trigger',
    [answersHave({ path: /\/vulnerabilities/, nth: [1] }, { status: 'NO_RUNS' })],
    ['409', '202'],
  ],
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

/** Triggers and looks at the findings list in order; looks that saw the same are one. */
function triggersAndLooks(result: ScenarioResult): string[] {
  const steps = requestsTo(result, /^(POST|GET) \S+\/(security-agent|vulnerabilities)/);
  const kinds = steps.map((request) => (trigger.test(request) ? 'trigger' : 'look'));
  return kinds.filter((kind, index) => kind === 'trigger' || kinds[index - 1] !== 'look');
}

it('looks whether a run is active before it triggers again, and waits for the one that it may have started', async () => {
  const rules: FaultRule[] = [{ path: agent, nth: [1], fault: { kind: 'reset' }, forwarded: true }];
  const result = await expectGate('passed', {
    app: 'clean.test',
    emulator: { runSeconds: 0.4 },
    inputs: withoutReport,
    rules,
  });
  expect(triggersAndLooks(result)).toEqual(['look', 'trigger', 'look', 'trigger', 'look']);
  expect(result.outputs['run-number']).toBe('2');
  // Whose the first one is cannot be told, and its result might be another build's.
  expect(result.runsStarted).toBe(2);
  await expectStory(result, 'answer-lost');
});
