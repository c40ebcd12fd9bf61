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

const busy = {
  app: 'busy.test',
  emulator: { runSeconds: 1 },
  inputs: { 'on-active-run': 'fail' },
};
const queued: Scenario = {
  app: 'stuck.test',
  inputs: { 'queue-timeout-minutes': '0.01' },
  prepare: async (emulator) => {
    await startRun(emulator, 'stuck.test');
    return {};
  },
};

it.each<[string, string, Scenario, number]>([
  ['somebody cancels the run', 'not-tested (run-cancelled)', { app: 'cancelled.test' }, 1],
  ['its rerun is INTERRUPTED, too', 'not-tested (interrupted)', { app: 'interrupted.test' }, 2],
  ['there are no credits', 'not-tested (no-credits)', { app: 'broke.test', inputs: broke }, 0],
  ['another run is not to be awaited', 'not-tested (run-already-active)', busy, 0],
  ['the run of somebody else does not end in time', 'not-tested (queue-timed-out)', queued, 1],
])(
  'is not tested when %s, and starts no further run',
  async (_, verdict, scenario, runsStarted) => {
    const result = await expectGate(verdict, scenario);
    expect(requestsTo(result, findingsRead)).toEqual([]);
    expect(result.runsStarted).toBe(runsStarted);
    await expectStory(result, result.outputs.reason);
  },
);

it('is not tested when the run does not end within `timeout-minutes`, and names the run to adopt', async () => {
  const scenario = { app: 'stuck.test', inputs: { 'timeout-minutes': '0.04' } };
  const result = await expectGate('not-tested (timed-out)', scenario);
  expect(result.durationMs).toBeGreaterThan(2_400);
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
