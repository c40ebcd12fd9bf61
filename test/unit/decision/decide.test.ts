import { describe, expect, test } from 'vitest';
import { Stopped, setupError } from '../../../src/decision/verdict.ts';
import type { Fault } from '../../support/virtual-service.ts';
import {
  active,
  appId,
  baselineAppId,
  decideIn,
  gateCalls,
  notFound,
  ok,
  pausing,
  problem,
  quickSettings,
  type World,
} from '../../support/virtual-world.ts';
import { verdicts } from './support/verdicts.ts';

const { trigger, findings: list, poll, login, baseline } = gateCalls;
const minute = 60_000;
/** A request as messages of the client name it. */
const aRequest = /\b(?:GET|POST) \/|the run task-1|was answered/;
const stateOf = (state: unknown) => ok({ appId, state });

describe('the verdict', () => {
  test.each(verdicts)('is $code in case of $shown', async ({ world, code }) => {
    const decided = await decideIn(world);
    expect(decided.code).toBe(code);
    expect(decided.verdict.message).not.toMatch(aRequest);
  });

  test.each<[string, World]>([
    ['a login that is refused', { faults: { [login]: [problem(401)] } }],
    ['reports that cannot be read', { reports: problem(503) }],
    [
      'an adopted task of an unknown app',
      { taskId: 'task-1', reports: problem(402), record: { runNumber: 7 } },
    ],
    ['a baseline that is refused', { baselineAppId, faults: { [baseline]: [problem(404)] } }],
    ['a 2xx that names no run', { triggers: [ok({ state: 'QUEUED' })] }],
    ['another refusal of a trigger', { triggers: [problem(400)] }],
  ])('is told in words of our own, and the request apart from them: %s', async (_, world) => {
    const { verdict } = await decideIn(world);
    expect(verdict.message).not.toMatch(aRequest);
    expect(verdict).toHaveProperty('cause', expect.stringMatching(aRequest));
  });

  test('is never passed without COMPLETED, in any combination of state and list status', async () => {
    const states = 'QUEUED RUNNING AWAITING_INPUT COMPLETED FAILED CANCELLED INTERRUPTED ODD';
    for (const state of states.split(' '))
      for (const listStatus of ['COMPLETED', 'RUN_IN_PROGRESS', 'NO_RUNS', 'ODD', '']) {
        const { code } = await decideIn({ states: [state], listStatuses: [listStatus] });
        const isProof = state === 'COMPLETED' && listStatus === 'COMPLETED';
        expect(code === 'passed', `${state} and ${listStatus}`).toBe(isProof);
      }
  });
});

describe('waiting', () => {
  test('is told with its limit, from the first look on', async () => {
    const { events } = await decideIn({ states: ['RUNNING', 'RUNNING', 'COMPLETED'] });
    const told = events.filter(({ kind }) => kind === 'run-awaited' || kind === 'waiting');
    expect(told.slice(0, 2)).toMatchObject([
      { kind: 'run-awaited', timeoutMs: 1_800_000 },
      { kind: 'waiting', for: 'the run to end', limitMs: 1_800_000 },
    ]);
  });

  test('ends at the deadline, with one last look there', async () => {
    const settings = { timeoutMs: 20_000 };
    const { clock, calls } = await decideIn({ states: ['RUNNING'], ...settings });
    expect(clock.sleeps.slice(0, 2)).toEqual([5000, 7500]);
    expect(clock.sleeps.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(20_000);
    expect(calls.filter((call) => call.startsWith('GET /v1/tasks/'))).toHaveLength(3);
  });

  test('begins afresh for a run that is triggered again', async () => {
    const states = ['RUNNING', 'RUNNING', 'INTERRUPTED', 'RUNNING', 'RUNNING', 'COMPLETED'];
    const { code } = await decideIn({ states, timeoutMs: 25_000 });
    expect(code).toBe('passed');
  });

  test.each<[string, Fault]>([
    ['refuses the token that it has just issued', problem(401)],
    ['fails', problem(500)],
    ['says COMPLETED with a blank behind it', stateOf('COMPLETED ')],
    ['says a state that nobody knows', stateOf('FINISHED')],
    ['says no state', stateOf(null)],
    ['says a state that is no text', stateOf(true)],
    ['names another app', ok({ state: 'COMPLETED', appId: 'app-2' })],
  ])('for a task of which the service %s goes on to the deadline', async (_, fault) => {
    expect((await decideIn({ faults: { [poll]: fault } })).code).toBe('not-tested/timed-out');
  });

  test('says that a run goes on only where it was seen to', async () => {
    const limit = 'within 30 minutes (`timeout-minutes`)';
    const unseen = await decideIn({ faults: { [poll]: problem(500) } });
    expect(unseen.verdict.message).toBe(`The run was not seen to end ${limit}.`);
    const seen = await decideIn({ states: ['RUNNING'] });
    expect(seen.verdict.message).toBe(`The run did not end ${limit}; it goes on at the service.`);
    const headings = ['the test was not seen to end', 'the test did not end'];
    for (const [index, { verdict }] of [unseen, seen].entries())
      expect(verdict).toHaveProperty('heading', `${headings[index]} within 30 minutes`);
  });

  test('honours Retry-After between polls, up to the deadline, where it looks once more', async () => {
    const polls = ['50', '3600'].map((seconds) => pausing(429, seconds));
    const { clock, code } = await decideIn({ faults: { [poll]: polls } });
    const answersMs = 20; // of the two polls
    const restMs = 30 * minute - 55_000 - answersMs;
    expect(clock.sleeps.slice(0, 3)).toEqual([5000, 50_000, restMs]);
    expect(code).toBe('passed');
  });
});

test.each<[string, string, Fault[]]>([
  ['task', poll, []],
  ['app', list, ['none']],
])(
  'a %s is gone once the service has said nothing else for two minutes',
  async (what, call, before) => {
    const isTask = what === 'task';
    const gone = (times: number) => [...before, ...Array<Fault>(times).fill(notFound)];
    for (const cadence of [quickSettings.cadence, { intervalMs: 100, maxIntervalMs: 100 }]) {
      const pollMs = isTask ? cadence.maxIntervalMs : cadence.intervalMs;
      const passing = { [call]: gone(Math.floor((1.8 * minute) / (pollMs + 20))) };
      expect((await decideIn({ faults: passing, cadence })).code).toBe('passed');
      const lasting = { faults: { [call]: gone(9999) }, cadence };
      const { code, clock, said } = await decideIn(lasting);
      expect(code).toBe(`not-tested/${isTask ? 'unexpected-response' : 'findings-unavailable'}`);
      expect(said).toMatch(isTask ? /knows the run, task task-1\. GET / : /of task task-1\. GET /);
      expect(clock.now()).toBeGreaterThan(2 * minute);
      expect(clock.now()).toBeLessThan(2.6 * minute);
    }
  },
);

test('a refusal in the words of the API is believed after two minutes once a run is paid for, and is no error', async () => {
  const refused = await decideIn({ faults: { [poll]: problem(403) } });
  expect(refused.code).toBe('not-tested/unexpected-response');
  expect(refused.said).toMatch(/refuses to show the run, task task-1\. GET .* 403/);
  const faults = { [list]: ['none', ...Array<Fault>(99).fill(problem(403))] satisfies Fault[] };
  const hidden = await decideIn({ faults });
  expect(hidden.code).toBe('not-tested/findings-unavailable');
  expect(hidden.clock.now()).toBeLessThan(3 * minute);
});

test('a token that is refused for good while the run goes on is the one error of the setup then', async () => {
  const credentials = { token: 'ey.given.token' };
  const { code, clock } = await decideIn({ credentials, faults: { [poll]: problem(401) } });
  expect(code).toBe('error/login-rejected');
  expect(clock.now()).toBeGreaterThan(2 * minute);
});

test('a findings list whose shape has changed costs no run', async () => {
  const odd = { status: 'COMPLETED', data: [{ id: 7 }], total: 1, page: 1, pageSize: 1 };
  const { code, calls } = await decideIn({ faults: { [list]: ok(odd) } });
  expect(code).toBe('not-tested/unexpected-response');
  expect(calls).not.toContain(trigger);
});

test('a registration under way is not waited for, and the maintainers are told who waits', async () => {
  const { verdict, advice, clock } = await decideIn({ registration: ['IN_PROGRESS'] });
  expect(verdict.message).toContain('is IN_PROGRESS; an app can be tested once it is COMPLETED');
  expect(clock.sleeps).toEqual([]);
  expect(advice?.remedy).toContain('`register-app`');
});

test('a conflict is quoted', async () => {
  const { said } = await decideIn({ triggers: [active], onActiveRun: 'fail' });
  expect(said).toMatch(/^Another run of the app is active\. POST .* 409 \(Problem 409\)\.$/);
});

test('a policy that cannot be used ends the gate before anything is triggered', async () => {
  const refusal = new Stopped(setupError('invalid-policy', 'It is malformed.'));
  const { code, calls } = await decideIn({ refusal });
  expect(code).toBe('error/invalid-policy');
  expect(calls).not.toContain(trigger);
});
