import { expect, it } from 'vitest';
import { at, expectRunGoesOn, runCancelled } from './support/cancellation.ts';
import { expectStory } from './support/expectations.ts';

const agent = /\/security-agent$/;

it('waits for the answer to a trigger that was sent, since it names the run that goes on', async () => {
  const result = await runCancelled({
    rules: [{ path: agent, fault: { kind: 'delay', ms: 1000 } }],
    cancel: { after: at('POST', agent) },
  });
  expectRunGoesOn(result);
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});

it('says that a run may have started when the trigger is not answered in time', async () => {
  const result = await runCancelled({
    rules: [{ path: agent, fault: { kind: 'hang' }, forwarded: true }],
    cancel: { after: at('POST', agent) },
  });
  expect(result.shownLog).toContain('one may have started at the service');
  expect(result.outputs['task-id']).toBe('');
});
