import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { problem } from '../../harness/faults.ts';
import type { ScenarioResult } from '../support/scenario.ts';
import { expectGate, expectStory, trigger, withoutReport } from './support/expectations.ts';

const agent = /\/security-agent$/;
const triggerOrFindings = /^(POST|GET) \S+\/(security-agent|vulnerabilities)/;

/** Triggers and looks at the findings list in order; looks that saw the same are one. */
function triggersAndLooks(result: ScenarioResult): string[] {
  const steps = result.requests.filter((request) => triggerOrFindings.test(request));
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
  await expectStory(result);
});

it('does not trigger again while it is not known whether a run is active', async () => {
  const rules: FaultRule[] = [
    { path: agent, fault: { kind: 'reset' }, forwarded: true },
    { path: /\/vulnerabilities/, nth: [2, 3], fault: problem(500) },
  ];
  const result = await expectGate('not-tested (service-unavailable)', {
    app: 'clean.test',
    inputs: { ...withoutReport, 'max-retries': '1' },
    rules,
  });
  expect(triggersAndLooks(result)).toEqual(['look', 'trigger', 'look']);
  expect(result.runsStarted).toBe(1);
});
