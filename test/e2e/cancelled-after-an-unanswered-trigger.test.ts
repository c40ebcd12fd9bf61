import { expect, it } from 'vitest';
import { runCancelled } from './support/cancellation.ts';
import { expectStory } from './support/expectations.ts';

it('does not say that no run is left when the answer to the trigger was lost', async () => {
  const result = await runCancelled({
    app: 'stuck.test',
    // The second look comes long after the signal.
    inputs: { 'poll-interval-seconds': '0.5', 'poll-max-interval-seconds': '30' },
    rules: [{ path: /\/security-agent$/, nth: [1], fault: { kind: 'reset' }, forwarded: true }],
    cancel: { after: /Another run of the app is active/ },
  });
  expect(result.runsStarted).toBe(1);
  expect(result.shownLog).not.toContain('no run of this job is left');
  expect(result.shownLog).toContain('one may have started at the service');
  await expectStory(result);
});
