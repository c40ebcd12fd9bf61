import { describe, expect, it } from 'vitest';
import { type FaultRule, problem } from '../../../harness/faults.ts';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import {
  appIdOf,
  type ScenarioResult,
  type Stage,
  startVisionRun,
} from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { expectStory, requestsTo } from '../support/expectations.ts';
import { answersHave } from '../support/rewrites.ts';
import { appOf, setStage } from '../support/setting.ts';
import { endOf, killed } from '../support/sub-actions.ts';

const agent = /\/vision-agent$/;
const idle = appOf('clean.test');
const visionRun = endOf('vision-run', { prepare: idle });
const someTask = expect.stringMatching(/^task_vr_/);

/** Another run of the app is active when the action begins. */
const busy = (host: string) => async (emulator: Emulator) => {
  await startVisionRun(emulator, host);
  return { 'app-id': appIdOf(emulator, host) };
};

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

it('asks again when the service does not know the active run that it names', async () => {
  const unknown = problem(404, { type: 'https://errors.test/not-found' });
  const rules: FaultRule[] = [{ path: /\/tasks\//, nth: [1], fault: unknown }];
  const scenario = { prepare: busy('clean.test'), emulator: { runSeconds: 0.5 }, rules };
  const result = await visionRun('succeeds', 'is COMPLETED', scenario);
  expect(steps(result).slice(0, 3)).toEqual(['POST 409', someTask, 'POST 409']);
});

it('waits for the active run that the refusal names, and then starts its own', async () => {
  const scenario = { prepare: busy('clean.test'), emulator: { runSeconds: 0.5 } };
  await expectStory(await visionRun('succeeds', 'is COMPLETED', scenario));
});

it('asks again, at growing intervals, when the refusal names no run', async () => {
  const rules: FaultRule[] = [{ path: agent, nth: [1, 2, 3], fault: problem(409) }];
  const { exchanges } = await visionRun('succeeds', 'is COMPLETED', { rules });
  const times = exchanges
    .filter(({ path }) => agent.test(path))
    .map(({ receivedAt }) => receivedAt);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const [index, atLeast] of [50, 75, 100].entries())
    expect(gaps[index]).toBeGreaterThanOrEqual(atLeast - 2);
});

it('gives up on an active run that does not end in time, without starting its own', async () => {
  const stage = await setStage();
  const scenario = { prepare: busy('stuck.test'), inputs: { 'timeout-minutes': '0.005' } };
  const message = 'and ours has not started. Raise `timeout-minutes`.';
  await visionRun('fails', message, scenario, stage);
  expect(started(stage)).toBe(1);
});

describe('a start whose answer is lost', () => {
  const reset: FaultRule = { path: agent, nth: [1], fault: { kind: 'reset' } };

  it('is followed by another once the run that may be ours has ended', async () => {
    const scenario = { rules: [{ ...reset, forwarded: true }], emulator: { runSeconds: 0.5 } };
    const result = await visionRun('succeeds', 'is COMPLETED', scenario);
    const own = result.outputs['task-id'];
    expect(steps(result)).toEqual(['POST lost', 'POST 409', someTask, 'POST 202', own]);
  });

  it('is sent again when the service has not seen it', async () => {
    const result = await visionRun('succeeds', 'is COMPLETED', { rules: [reset] });
    expect(steps(result)).toEqual(['POST lost', 'POST 202', result.outputs['task-id']]);
  });

  it.each(['truncate', 'close-early'] as const)(
    'is not repeated when it was accepted and that run is active: %s',
    async (kind) => {
      const rules: FaultRule[] = [{ path: agent, nth: [1], fault: { kind } }];
      const stage = await setStage({ rules, emulator: { runSeconds: 0.8 } });
      const result = await visionRun('succeeds', 'is COMPLETED', {}, stage);
      expect(steps(result)).toEqual(['POST 202', 'POST 409', result.outputs['task-id']]);
      expect(started(stage)).toBe(1);
    },
  );

  it('is not mistaken for an active run that does something else', async () => {
    const rules: FaultRule[] = [
      { path: agent, nth: [1], fault: { kind: 'truncate' } },
      answersHave({ path: /\/tasks\//, nth: [1] }, { operation: 'discover-roles' }),
    ];
    const stage = await setStage({ rules, emulator: { runSeconds: 0.8 } });
    await visionRun('succeeds', 'is COMPLETED', {}, stage);
    expect(started(stage)).toBe(2);
  });

  it('is given up after `max-retries` further ones, and may have started a run', async () => {
    const rules = [{ path: agent, fault: problem(500) }];
    const message = 'A vision run may have started at the service.';
    const result = await visionRun('fails', message, { rules, inputs: { 'max-retries': '1' } });
    expect(steps(result)).toEqual(['POST 500']);
    expect(requestsTo(result, /vision-agent/)).toHaveLength(2);
  });
});

it('says that the service no longer knows the run', async () => {
  const unknown = problem(404, { type: 'https://errors.test/not-found' });
  const rules: FaultRule[] = [{ path: /\/tasks\//, fault: unknown }];
  const result = await visionRun('fails', 'The service no longer knows the run', { rules });
  expect(result.shownLog).not.toContain('goes on at the service');
});

it('starts no second run beside the one of a job that was killed', async () => {
  const stage = await setStage({ emulator: { runSeconds: 0.5 } });
  const cancel = { after: at('POST', agent, 'answer'), signals: killed };
  await stage.run({ action: 'vision-run', prepare: idle, cancel });
  const again = await visionRun('succeeds', 'is COMPLETED', {}, stage);
  expect(steps(again)).toEqual(['POST 409', someTask, 'POST 202', again.outputs['task-id']]);
});
