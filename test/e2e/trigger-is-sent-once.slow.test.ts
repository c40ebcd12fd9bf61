import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';
import { answersHave } from './support/rewrites.ts';

const agent = /\/security-agent$/;

it.each([
  ['look', []],
  // The list has not heard of the active run yet when the gate first looks.
  ['trigger', [answersHave({ path: /\/vulnerabilities/, nth: [1] }, { status: 'NO_RUNS' })]],
])(
  'learns by its %s that another run is active, waits, and then judges one of its own',
  async (source, rules) => {
    const result = await expectGate('failed (findings)', {
      app: 'busy.test',
      emulator: { runSeconds: 0.4 },
      inputs: withoutReport,
      rules,
    });
    await expectStory(result, source);
  },
);

it('looks whether a run is active before it triggers again, and waits for the one that it may have started', async () => {
  const rules: FaultRule[] = [{ path: agent, nth: [1], fault: { kind: 'reset' }, forwarded: true }];
  const result = await expectGate('passed', {
    app: 'clean.test',
    emulator: { runSeconds: 0.4 },
    inputs: withoutReport,
    rules,
  });
  // Whose the first one is cannot be told, and its result might be another build's.
  expect(result.runsStarted).toBe(2);
  await expectStory(result, 'answer-lost');
});
