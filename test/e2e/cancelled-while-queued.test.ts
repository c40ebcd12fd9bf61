import { expect, it } from 'vitest';
import { startRun } from '../support/scenario.ts';
import { runCancelled } from './support/cancellation.ts';
import { expectStory } from './support/expectations.ts';

it('says that no run of this job is left when it was waiting for that of somebody else', async () => {
  const result = await runCancelled({
    app: 'stuck.test',
    // The first look comes long after the signal.
    inputs: { 'poll-interval-seconds': '30', 'poll-max-interval-seconds': '30' },
    cancel: { after: /^Another run of the app is active/ },
    prepare: async (emulator) => {
      await startRun(emulator, 'stuck.test');
      return {};
    },
  });
  expect(result.shownLog).toContain('no run of this job is left at the service');
  expect(result.outputs['task-id']).toBe('');
  await expectStory(result);
});
