import { expect, it } from 'vitest';
import { at, expectRunGoesOn, runCancelled } from './support/cancellation.ts';

it('tells the rerun that goes on, not the interrupted run', async () => {
  const result = await runCancelled({
    app: 'interrupted.test',
    emulator: { runSeconds: 0.05 },
    rules: [{ path: /\/tasks\//, nth: [2], fault: { kind: 'hang' } }],
    cancel: { after: /^Triggered run 2/ },
  });
  expectRunGoesOn(result);
  expect(result.outputs['run-number']).toBe('2');
});

it('says that a rerun may have started when its trigger is not answered in time', async () => {
  const agent = /\/security-agent$/;
  let triggers = 0;
  const result = await runCancelled({
    app: 'interrupted.test',
    emulator: { runSeconds: 0.05 },
    rules: [{ path: agent, nth: [2], fault: { kind: 'hang' }, forwarded: true }],
    cancel: {
      after: (request) =>
        at('POST', agent)(request) && request.answeredAt === undefined && ++triggers === 2,
    },
  });
  expect(result.shownLog).toContain('one may have started at the service');
});
