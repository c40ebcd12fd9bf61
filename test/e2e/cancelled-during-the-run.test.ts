import { expect, it } from 'vitest';
import { at, expectRunGoesOn, runCancelled } from './support/cancellation.ts';
import { expectStory } from './support/expectations.ts';

/** So slowly that nothing happens between a line of the log and the signal that follows it. */
const slowly = { 'poll-interval-seconds': '30', 'poll-max-interval-seconds': '30' };

it('tells the run that goes on when the job is cancelled right after the trigger', async () => {
  const result = await runCancelled({
    app: 'stuck.test',
    inputs: slowly,
    cancel: { after: /^Triggered run/ },
  });
  expectRunGoesOn(result);
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});

it('tells it when the job is cancelled during a poll', async () => {
  const task = /\/tasks\//;
  const rules = [{ path: task, fault: { kind: 'hang' } as const }];
  expectRunGoesOn(
    await runCancelled({ app: 'stuck.test', rules, cancel: { after: at('GET', task) } }),
  );
});

it('tells it when the job is cancelled between two polls', async () => {
  const after = at('GET', /\/tasks\//, 'answer');
  expectRunGoesOn(await runCancelled({ app: 'stuck.test', cancel: { after } }));
});

it('tells the address of the run when the service does not', async () => {
  const edit = (answer: unknown) => ({ ...Object(answer), statusUrl: null });
  const rules = [{ path: /security-agent$|\/tasks\//, fault: { kind: 'rewrite' as const, edit } }];
  const result = await runCancelled({
    app: 'stuck.test',
    rules,
    cancel: { after: /^Triggered run/ },
  });
  expect(result.outputs['status-url']).toMatch(
    new RegExp(`^http.*/v1/tasks/${result.outputs['task-id']}$`),
  );
});

it('ends in the same way on SIGTERM alone', async () => {
  const signals = [{ name: 'SIGTERM', graceMs: 7000 } as const];
  expectRunGoesOn(
    await runCancelled({ app: 'stuck.test', cancel: { after: /^Triggered run/, signals } }),
  );
});
