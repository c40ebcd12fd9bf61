import { expect, it } from 'vitest';
import { type Scenario, startRun } from '../support/scenario.ts';
import {
  broke,
  expectGate,
  expectStory,
  findingsRead,
  requestsTo,
  withoutReport,
} from './support/expectations.ts';

it.each<[string, string, Scenario, number, string?]>([
  [
    'somebody cancels the run at the service',
    'not-tested (run-cancelled)',
    { app: 'cancelled.test' },
    1,
    'cancelled',
  ],
  [
    'the rerun is INTERRUPTED, too, and pays for no third run',
    'not-tested (interrupted)',
    { app: 'interrupted.test' },
    2,
    'interrupted',
  ],
  [
    'the organization has no credits, and does not insist',
    'not-tested (no-credits)',
    { app: 'broke.test', inputs: broke },
    0,
    'no-credits',
  ],
  [
    'somebody else’s run is active and `on-active-run` is `fail`',
    'not-tested (run-already-active)',
    { app: 'busy.test', emulator: { runSeconds: 1 }, inputs: { 'on-active-run': 'fail' } },
    0,
    'already-active',
  ],
  [
    'the run of somebody else does not end within `queue-timeout-minutes`',
    'not-tested (queue-timed-out)',
    {
      app: 'stuck.test',
      prepare: async (emulator) => {
        await startRun(emulator, 'stuck.test');
        return { 'queue-timeout-minutes': '0.01' };
      },
    },
    1, // the one of somebody else
    'queue-timed-out',
  ],
])('is not tested when %s', async (_, verdict, scenario, runsStarted, story) => {
  const result = await expectGate(verdict, scenario);
  expect(requestsTo(result, findingsRead)).toEqual([]);
  expect(result.runsStarted).toBe(runsStarted);
  if (story) await expectStory(result, story);
});

it('is not tested when the run does not end within `timeout-minutes`, and names the run to adopt', async () => {
  const scenario = { app: 'stuck.test', inputs: { 'timeout-minutes': '0.01' } };
  const result = await expectGate('not-tested (timed-out)', scenario);
  expect(result.durationMs).toBeGreaterThan(600);
  await expectStory(result, 'timed-out');
});

it('triggers a run and ends at once when `wait-for-completion` is false, naming the run', async () => {
  const inputs = { 'wait-for-completion': 'false' };
  const job = 'succeeds with a warning';
  const result = await expectGate('not-tested (not-awaited)', { inputs }, job);
  await expectStory(result, 'not-awaited');
});

it('triggers an INTERRUPTED run again, and judges by the second one', async () => {
  const scenario = { app: 'interrupted-once.test', inputs: withoutReport };
  await expectStory(await expectGate('failed (findings)', scenario), 'rerun');
});
