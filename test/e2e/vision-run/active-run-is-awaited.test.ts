import { describe, expect, it } from 'vitest';
import { type FaultRule, problem } from '../../../harness/faults.ts';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import {
  appIdOf,
  runScenario,
  type ScenarioResult,
  type Stage,
  startVisionRun,
} from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { expectStory, requestsTo } from '../support/expectations.ts';
import { setStage } from '../support/setting.ts';
import { expectEnd, killed } from '../support/sub-actions.ts';

const action = 'vision-run';
const agent = /\/vision-agent$/;
const host = 'clean.test';

/** Another run is active when the action begins. */
async function prepare(emulator: Emulator): Promise<Record<string, string>> {
  await startVisionRun(emulator, host);
  return { 'app-id': appIdOf(emulator, host) };
}

const idle = async (emulator: Emulator) => ({ 'app-id': appIdOf(emulator, host) });

/** Starts and polls of the step in order; polls of one task are one. */
function steps({ exchanges }: ScenarioResult): string[] {
  const taken = exchanges.flatMap(({ method, path, status }) => {
    if (agent.test(path)) return [`${method} ${status ?? 'lost'}`];
    const task = /\/tasks\/(\w+)$/.exec(path)?.[1];
    return task === undefined ? [] : [task];
  });
  return taken.filter((step, index) => step !== taken[index - 1]);
}

/** Runs that the service started, those of others included. */
const started = ({ emulator }: Stage) =>
  emulator.requests.filter(({ path, status }) => agent.test(path) && status === 202).length;

it('waits for the active run that the refusal names, and then starts its own', async () => {
  const result = await runScenario({ action, prepare, emulator: { runSeconds: 0.5 } });
  expectEnd(result, 'succeeds', 'is COMPLETED');
  const other = expect.stringMatching(/^task_vr_/);
  expect(steps(result)).toEqual(['POST 409', other, 'POST 202', result.outputs['task-id']]);
  await expectStory(result);
});

it('understands an `activeVisionRunId` that has the prefix of tasks already', async () => {
  const edit = (refusal: unknown) => {
    const id = Object(refusal).activeVisionRunId;
    return id === undefined ? refusal : { ...Object(refusal), activeVisionRunId: `task_vr_${id}` };
  };
  const rules: FaultRule[] = [{ path: agent, fault: { kind: 'rewrite', edit } }];
  const result = await runScenario({ action, prepare, rules, emulator: { runSeconds: 0.5 } });
  expectEnd(result, 'succeeds', 'is COMPLETED');
  expect(requestsTo(result, /task_vr_task_vr_/)).toEqual([]);
});

it('asks again, at growing intervals, when the refusal names no run', async () => {
  const rules: FaultRule[] = [{ path: agent, nth: [1, 2, 3], fault: problem(409) }];
  const result = await runScenario({ action, prepare: idle, rules });
  expectEnd(result, 'succeeds', 'is COMPLETED');
  const times = result.exchanges
    .filter(({ path }) => agent.test(path))
    .map(({ receivedAt }) => receivedAt);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const [index, atLeast] of [50, 75, 100].entries())
    expect(gaps[index]).toBeGreaterThanOrEqual(atLeast - 2);
});

it('gives up on an active run that does not end in time, without starting its own', async () => {
  const stage = await setStage();
  await startVisionRun(stage.emulator, 'stuck.test');
  const inputs = { 'app-id': appIdOf(stage.emulator, 'stuck.test'), 'timeout-minutes': '0.005' };
  const result = await stage.run({ action, inputs });
  expectEnd(result, 'fails', 'and ours has not started. Raise `timeout-minutes`.');
  expect(started(stage)).toBe(1);
});

describe('a start whose answer is lost', () => {
  it('is followed by another once the run that may be ours has ended', async () => {
    const rules: FaultRule[] = [
      { path: agent, nth: [1], fault: { kind: 'reset' }, forwarded: true },
    ];
    const result = await runScenario({
      action,
      prepare: idle,
      rules,
      emulator: { runSeconds: 0.5 },
    });
    expectEnd(result, 'succeeds', 'is COMPLETED');
    const lost = expect.stringMatching(/^task_vr_/);
    expect(steps(result)).toEqual([
      'POST lost',
      'POST 409',
      lost,
      'POST 202',
      result.outputs['task-id'],
    ]);
  });

  it('is sent again when the service has not seen it', async () => {
    const rules: FaultRule[] = [{ path: agent, nth: [1], fault: { kind: 'reset' } }];
    const result = await runScenario({ action, prepare: idle, rules });
    expectEnd(result, 'succeeds', 'is COMPLETED');
    expect(steps(result)).toEqual(['POST lost', 'POST 202', result.outputs['task-id']]);
  });

  const accepted: FaultRule['fault'][] = [{ kind: 'truncate' }, { kind: 'close-early' }];

  it.each(accepted)(
    'is not repeated when it was accepted and that run is active: $kind',
    async (fault) => {
      const rules = [Object.assign({ path: agent, nth: [1] }, { fault }) as FaultRule];
      const stage = await setStage({ rules, emulator: { runSeconds: 0.8 } });
      const result = await stage.run({ action, prepare: idle });
      expectEnd(result, 'succeeds', 'is COMPLETED');
      expect(steps(result)).toEqual(['POST 202', 'POST 409', result.outputs['task-id']]);
      expect(started(stage)).toBe(1);
    },
  );

  it('is not mistaken for an active run that does something else', async () => {
    const other = (task: unknown) => ({ ...Object(task), operation: 'discover-roles' });
    const rules: FaultRule[] = [
      { path: agent, nth: [1], fault: { kind: 'truncate' } },
      { path: /\/tasks\//, nth: [1], fault: { kind: 'rewrite', edit: other } },
    ];
    const stage = await setStage({ rules, emulator: { runSeconds: 0.8 } });
    const result = await stage.run({ action, prepare: idle });
    expectEnd(result, 'succeeds', 'is COMPLETED');
    expect(started(stage)).toBe(2);
  });

  it('is given up after `max-retries` further ones, and may have started a run', async () => {
    const rules: FaultRule[] = [{ path: agent, fault: problem(500) }];
    const result = await runScenario({
      action,
      prepare: idle,
      rules,
      inputs: { 'max-retries': '1' },
    });
    expectEnd(result, 'fails', 'A vision run may have started at the service.');
    expect(steps(result)).toEqual(['POST 500']);
    expect(requestsTo(result, /vision-agent/)).toHaveLength(2);
  });
});

it('starts no second run beside the one of a job that was killed', async () => {
  const stage = await setStage({ emulator: { runSeconds: 0.5 } });
  const cancel = { after: at('POST', agent, 'answer'), signals: killed };
  await stage.run({ action, prepare: idle, cancel });
  const again = await stage.run({ action, prepare: idle });
  expectEnd(again, 'succeeds', 'is COMPLETED');
  const first = expect.stringMatching(/^task_vr_/);
  expect(steps(again)).toEqual(['POST 409', first, 'POST 202', again.outputs['task-id']]);
});
