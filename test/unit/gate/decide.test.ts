import { describe, expect, test } from 'vitest';
import { setupError } from '../../../src/gate/verdict.ts';
import { virtualClock } from '../../support/virtual-clock.ts';
import type { Fault } from '../../support/virtual-service.ts';
import {
  accepted,
  appId,
  decideIn,
  gateCalls,
  problem,
  type World,
} from '../../support/virtual-world.ts';
import { verdicts } from './support/verdicts.ts';

const { trigger, findings: list, poll, login } = gateCalls;
const minute = 60_000;
const stateOf = (state: unknown) => ({ status: 200, body: { appId, state } });

describe('the verdict', () => {
  test.each(Object.entries(verdicts))('%s', async (_, [world, expected]) => {
    expect((await decideIn(world)).code).toBe(expected);
  });

  test('is never passed without COMPLETED, in any combination of state and list status', async () => {
    const states = [
      'QUEUED',
      'RUNNING',
      'AWAITING_INPUT',
      'COMPLETED',
      'FAILED',
      'CANCELLED',
      'INTERRUPTED',
      'ODD',
    ];
    for (const state of states)
      for (const listStatus of ['COMPLETED', 'RUN_IN_PROGRESS', 'NO_RUNS', 'ODD', '']) {
        const { code } = await decideIn({ states: [state], listStatuses: [listStatus] });
        expect(code === 'passed', `${state} and ${listStatus}`).toBe(
          state === 'COMPLETED' && listStatus === 'COMPLETED',
        );
      }
  });

  test('comes with an assessment exactly when the build was tested', async () => {
    expect((await decideIn({})).assessment).toBeDefined();
    expect((await decideIn({ listStatuses: ['NO_RUNS'] })).assessment).toBeUndefined();
  });
});

describe('a trigger', () => {
  test('is sent once for a run', async () => {
    const { calls } = await decideIn({ states: ['RUNNING', 'RUNNING', 'COMPLETED'] });
    expect(calls.filter((call) => call === trigger)).toHaveLength(1);
  });

  test('is not sent for an adopted run, a dry run or an app that cannot be tested', async () => {
    for (const world of [
      { settings: { taskId: 'task-1' } },
      { settings: { dryRun: true } },
      { registration: ['FAILED'] },
    ] satisfies World[])
      expect((await decideIn(world)).calls).not.toContain(trigger);
  });

  test('whose answer was lost is repeated after the findings list said that no run is active', async () => {
    const { code, calls } = await decideIn({ faults: { [trigger]: ['reset'] } });
    expect(code).toBe('passed');
    const first = calls.indexOf(trigger);
    expect(calls.slice(first, first + 3)).toEqual([trigger, list, trigger]);
  });

  test('that meets the 401 of a gateway may have started a run: the list is looked at first', async () => {
    const page = {
      status: 401,
      raw: '<html>Sign in</html>',
      headers: { 'content-type': 'text/html' },
    };
    const listStatuses = ['RUN_IN_PROGRESS', 'COMPLETED'];
    const { code, events, calls } = await decideIn({ triggers: [page, accepted], listStatuses });
    expect(code).toBe('passed');
    expect(events.map(({ kind }) => kind)).toContain('queued-behind-run');
    expect(calls.filter((call) => call === trigger)).toHaveLength(2);
  });

  test('whose answer was lost waits for the active run, which may be ours', async () => {
    const listStatuses = ['RUN_IN_PROGRESS', 'RUN_IN_PROGRESS', 'COMPLETED'];
    const { code, events, calls } = await decideIn({
      faults: { [trigger]: ['reset'] },
      listStatuses,
    });
    expect(code).toBe('passed');
    expect(events.map(({ kind }) => kind)).toContain('queued-behind-run');
    expect(calls.filter((call) => call === trigger)).toHaveLength(2);
  });

  test('that stays uncertain is given up after as many repetitions as retries are allowed', async () => {
    const { code, calls } = await decideIn({ triggers: [problem(500)], maxRetries: 2 });
    expect(code).toBe('not-tested/service-unavailable');
    expect(calls.filter((call) => call === trigger)).toHaveLength(3);
  });

  test('that was accepted in words that cannot be read is never sent again', async () => {
    const { code, calls } = await decideIn({ triggers: [{ status: 202, body: {} }] });
    expect(code).toBe('not-tested/unexpected-response');
    expect(calls.filter((call) => call === trigger)).toHaveLength(1);
  });

  test('whose run belongs to another app proves nothing', async () => {
    const other = { status: 202, body: { taskId: 'task-1', appId: 'app-2', state: 'QUEUED' } };
    const { code, calls } = await decideIn({ triggers: [other] });
    expect(code).toBe('not-tested/unexpected-response');
    expect(calls.filter((call) => call === trigger)).toHaveLength(1);
  });
});

describe('waiting', () => {
  test('ends at the deadline, with one last look there', async () => {
    const { clock, calls } = await decideIn({
      states: ['RUNNING'],
      settings: { timeoutMs: 20_000 },
    });
    expect(clock.sleeps.slice(0, 2)).toEqual([5000, 7500]);
    expect(clock.sleeps.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(20_000);
    expect(calls.filter((call) => call.startsWith('GET /v1/tasks/'))).toHaveLength(3);
  });

  test('begins afresh for a run that is triggered again', async () => {
    const states = ['RUNNING', 'RUNNING', 'INTERRUPTED', 'RUNNING', 'RUNNING', 'COMPLETED'];
    const { code } = await decideIn({ states, settings: { timeoutMs: 25_000 } });
    expect(code).toBe('passed');
  });

  test('outlives polls that fail in any way, a token that is refused for a moment included', async () => {
    const polls: Fault[] = [
      'reset',
      'html',
      'null',
      'truncated',
      problem(404),
      problem(403),
      problem(500),
      problem(401),
    ];
    const faults = { [poll]: polls, [login]: ['none' as const, problem(401)] };
    expect((await decideIn({ faults })).code).toBe('passed');
  });

  test.each<[string, Fault]>([
    ['refuses the token that it has just issued', problem(401)],
    ['fails', problem(500)],
    ['says COMPLETED with a blank behind it', stateOf('COMPLETED ')],
    ['says a state that nobody knows', stateOf('FINISHED')],
    ['says no state', stateOf(null)],
    ['says a state that is no text', stateOf(true)],
  ])('for a task of which the service %s goes on to the deadline', async (_, fault) => {
    expect((await decideIn({ faults: { [poll]: fault } })).code).toBe('not-tested/timed-out');
  });

  test('for a task that names another app goes on to the deadline', async () => {
    const wrong = { status: 200, body: { state: 'COMPLETED', appId: 'app-2' } };
    const { code, verdict } = await decideIn({
      faults: { [poll]: wrong },
      settings: { timeoutMs: 10 * minute },
    });
    expect(code).toBe('not-tested/timed-out');
    expect(verdict.message).toMatch(/`timeout-minutes`.*The last attempt failed: .*app-2/);
  });

  test('honours Retry-After between polls', async () => {
    const busy = { ...problem(429), headers: { 'retry-after': '90' } };
    const { clock } = await decideIn({ faults: { [poll]: [busy] } });
    expect(clock.sleeps).toEqual([5000, 90_000]);
  });
});

describe('what the service says is gone', () => {
  const gone = problem(404, { type: 'https://errors.test/not-found' });
  const said = (times: number): Fault[] => Array.from({ length: times }, () => gone);

  test('is believed once it was said five times in a row', async () => {
    const task = await decideIn({ faults: { [poll]: said(5) } });
    expect([task.code, task.clock.now() < 2 * minute]).toEqual(['error/task-not-found', true]);
    expect((await decideIn({ faults: { [poll]: said(4) } })).code).toBe('passed');
    const findings = await decideIn({ faults: { [list]: ['none', ...said(5)] } });
    expect([findings.code, findings.clock.now() < 2 * minute]).toEqual([
      'error/app-not-found',
      true,
    ]);
    expect((await decideIn({ faults: { [list]: ['none', ...said(4)] } })).code).toBe('passed');
  });
});

describe('the reading of findings', () => {
  const outages: Fault[] = ['refused', 'reset', 'html', problem(502), problem(429)];

  test.each(outages)('outlives an outage of ten minutes (%s)', async (fault) => {
    const clock = virtualClock();
    const { code } = await decideIn(
      { reports: [7] },
      {
        clock,
        faultOf: (call, nth) =>
          call === list && nth > 1 && clock.now() < 10 * minute ? fault : 'none',
      },
    );
    expect(code).toBe('passed');
  });

  test('is given up at the time limit, which is named, and what failed last', async () => {
    const { code, verdict } = await decideIn(
      { settings: { timeoutMs: 5 * minute } },
      {
        faultOf: (call, nth) => (call === list && nth > 1 ? 'refused' : 'none'),
      },
    );
    expect(code).toBe('not-tested/service-unavailable');
    expect(verdict.message).toMatch(/within `timeout-minutes`\. The last attempt failed/);
  });
});

describe('an adopted task', () => {
  const adopt = (body: object) =>
    decideIn({ settings: { taskId: 'task-1' }, faults: { [poll]: { status: 200, body } } });

  test('that is a vision run is not a security test', async () => {
    expect((await adopt({ state: 'COMPLETED', operation: 'map' })).code).toBe(
      'error/task-not-found',
    );
  });

  test('that has ended already is not waited for', async () => {
    const { code, calls } = await adopt({ state: 'COMPLETED', appId });
    expect(code).toBe('not-tested/superseded'); // without reports nothing tells of later runs
    expect(calls.filter((call) => call.includes('/tasks/'))).toHaveLength(1);
  });
});

test('a policy that cannot be used ends the gate before anything is triggered', async () => {
  const misgoverned = { verdict: setupError('invalid-policy', 'It is malformed.') };
  const { code, calls } = await decideIn({ misgoverned });
  expect(code).toBe('error/invalid-policy');
  expect(calls).not.toContain(trigger);
});

test('whatever is thrown becomes a verdict', async () => {
  const { code } = await decideIn({ settings: { app: { id: '..' } } });
  expect(code).toBe('not-tested/unexpected-response');
});
