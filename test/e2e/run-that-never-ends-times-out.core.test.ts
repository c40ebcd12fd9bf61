import { expect, it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';

it('is not tested when the run does not end within `timeout-minutes`, and names the run to adopt', async () => {
  const result = await expectGate('not-tested (timed-out)', {
    app: 'stuck.test',
    inputs: { 'timeout-minutes': '0.01' },
  });
  expect(result.outputs['task-state']).toBe('RUNNING');
  expect(result.shownLog).toContain(`\`task-id: ${result.outputs['task-id']}\``);
  expect(result.durationMs).toBeGreaterThan(600);
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});
