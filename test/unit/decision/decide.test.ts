import { describe, expect, test } from 'vitest';
import { Stopped, setupError } from '../../../src/decision/verdict.ts';
import { virtualClock } from '../../support/virtual-clock.ts';
import type { Fault } from '../../support/virtual-service.ts';
import {
  accepted,
  active,
  appId,
  baselineAppId,
  decideIn,
  expectedVersion,
  gateCalls,
  gatewayPage,
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
const triggersIn = (calls: string[]) => calls.filter((call) => call === trigger);
/** A request as messages of the client name it. */
const aRequest = /\b(?:GET|POST) \/|the run task-1|was answered/;
const lateRun: World = { listStatuses: [...Array(30).fill('RUN_IN_PROGRESS'), 'COMPLETED'] };
const stateOf = (state: unknown) => ok({ appId, state });

describe('the verdict', () => {
  test.each(verdicts)('is $code in case of $shown', async ({ world, code }) => {
    const decided = await decideIn(world);
    expect(decided.code).toBe(code);
    expect(decided.verdict.message).not.toMatch(aRequest);
  });

  test.each<[string, World]>([
    ['a login that is refused', { faults: { [login]: [problem(401)] } }],
    ['reports that are refused', { ...lateRun, reports: problem(402) }],
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

describe('a trigger', () => {
  test('whose answer was lost is repeated after the findings list said that no run is active', async () => {
    const { code, calls } = await decideIn({ faults: { [trigger]: ['reset'] } });
    expect(code).toBe('passed');
    const first = calls.indexOf(trigger);
    expect(calls.slice(first, first + 3)).toEqual([trigger, list, trigger]);
  });

  test.each<[string, World]>([
    ['whose answer was lost', { faults: { [trigger]: ['reset'] } }],
    ['that meets the 401 of a gateway', { triggers: [gatewayPage(401), accepted] }],
  ])('%s waits for the active run, which may be ours', async (_, world) => {
    const listStatuses = ['RUN_IN_PROGRESS', 'RUN_IN_PROGRESS', 'COMPLETED'];
    const { code, events, calls } = await decideIn({ ...world, listStatuses });
    expect(code).toBe('passed');
    expect(events.map(({ kind }) => kind)).toContain('queued-behind-run');
    expect(triggersIn(calls)).toHaveLength(2);
  });

  test('whose answer was lost is told apart from a run of another job that is queued behind', async () => {
    const settings = { queueTimeoutMs: 60_000 };
    const world: World = { listStatuses: ['RUN_IN_PROGRESS'], ...settings };
    const lost = await decideIn({ ...world, faults: { [trigger]: ['reset'] } });
    expect(lost.code).toBe('not-tested/queue-timed-out');
    expect(lost.verdict.message).toMatch(
      /^A run is active .* perhaps the one whose answer was lost/,
    );
    const refused = await decideIn({ ...world, triggers: [problem(409)] });
    expect(refused.verdict.message).toMatch(/^Another run of the app is active, and our turn/);
  });

  test('is sent once more at most after its answer was lost, and what may have been paid is counted', async () => {
    const twice = await decideIn({ triggers: [problem(500)], maxRetries: 9 });
    expect(twice.code).toBe('not-tested/service-unavailable');
    expect(triggersIn(twice.calls)).toHaveLength(2);
    expect(twice.verdict.message).toMatch(/Up to 2 runs may have been paid for: 2 triggers got/);
    const once = await decideIn({ triggers: [problem(502), accepted], states: ['FAILED'] });
    expect(once.verdict.message).toMatch(/Up to 2 runs may have been paid for: a trigger got/);
  });

  test('whose answer was lost is counted in every verdict that rests on the next run', async () => {
    for (const findings of [[], [{ id: 'f1', label: 'SQL Injection', severity: 'High' }]]) {
      const { code, verdict } = await decideIn({ triggers: [problem(500), accepted], findings });
      expect(code).toBe(findings.length > 0 ? 'failed/findings' : 'passed');
      expect(verdict.message).toMatch(/\. Up to 2 runs may have been paid for: a trigger got/);
    }
  });

  test.each([
    ['the trigger', trigger, [problem(500)]],
    ['the findings list', list, ['none' as const]],
  ])(
    'whose answer was lost outlives a refusal of %s that lasts a minute',
    async (_, call, before) => {
      const clock = virtualClock();
      let since: number | undefined;
      const faultOf = (asked: string, nth: number): Fault => {
        if (asked === trigger && nth === 1) return problem(500);
        if (asked !== call || nth <= before.length) return 'none';
        since ??= clock.now();
        return clock.now() - since < 60_000 ? notFound : 'none';
      };
      const { code } = await decideIn({}, { clock, faultOf });
      expect(code).toBe('passed');
    },
  );

  test.each([
    ['the trigger', trigger],
    ['the findings list', list],
  ])('whose answer was lost is no error of the setup when %s is gone', async (_, call) => {
    const faultOf = (asked: string, nth: number): Fault => {
      if (asked === trigger && nth === 1) return problem(500);
      return asked === call && nth > 1 ? notFound : 'none';
    };
    const { code, verdict, clock } = await decideIn({}, { faultOf });
    expect(code).toBe('not-tested/unexpected-response');
    expect(verdict.message).toContain('Up to 1 run may have been paid for');
    expect(clock.now()).toBeGreaterThan(2 * 60_000);
    expect(clock.now()).toBeLessThan(3 * 60_000);
  });

  test('whose answer was lost is not sent again and again while it is redirected', async () => {
    const redirect = { ...problem(302), headers: { location: 'https://elsewhere.test' } };
    const { code, verdict, calls } = await decideIn({ triggers: [problem(500), redirect] });
    expect(code).toBe('not-tested/unexpected-response');
    expect(calls.filter((call) => call === trigger)).toHaveLength(2);
    expect(verdict.message).toContain('Up to 2 runs may have been paid for');
  });

  test('that is refused with a long pause says so', async () => {
    const { code, said } = await decideIn({ triggers: [pausing(503, '600')] });
    expect(code).toBe('not-tested/service-unavailable');
    expect(said).toContain('it asks for a pause of 10 min 0 s (`Retry-After`)');
  });

  test.each([
    ['40', 40_000],
    ['600', 300_000],
  ])(
    'that was uncertain is sent again as late as the service asks for (%s s), within five minutes',
    async (asked, ms) => {
      const { code, clock } = await decideIn({ triggers: [pausing(500, asked), accepted] });
      expect([code, clock.sleeps[0]]).toEqual(['passed', ms]);
    },
  );

  test.each([
    ['in words that cannot be read', {}],
    ['as a run of another app', { taskId: 'task-1', appId: 'app-2', state: 'QUEUED' }],
    ['as a run that has ended before', { taskId: 'task-1', appId, state: 'COMPLETED' }],
    ['as a registration', { taskId: 'task_reg_app-1', appId, state: 'QUEUED' }],
    ['as a vision run', { taskId: 'task-1', operation: 'map', state: 'QUEUED' }],
  ])('that was accepted %s proves nothing, and is never sent again', async (_, body) => {
    const { code, verdict, calls } = await decideIn({ triggers: [{ status: 202, body }] });
    expect(code).toBe('not-tested/unexpected-response');
    expect(verdict).toHaveProperty('noAdoption', true);
    expect(triggersIn(calls)).toHaveLength(1);
  });

  test('that is answered with a run which is RUNNING proves no build, and is one where none is to be proven', async () => {
    const triggers = [{ status: 202, body: { taskId: 'task-1', appId, state: 'RUNNING' } }];
    const { code, said } = await decideIn({ triggers, versions: [{ text: expectedVersion }] });
    expect(code).toBe('not-tested/unexpected-response');
    expect(said).toContain('task-1 is RUNNING already');
    expect((await decideIn({ triggers })).code).toBe('passed');
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
  });

  test('honours Retry-After between polls, up to the deadline, where it looks once more', async () => {
    const polls = ['50', '3600'].map((seconds) => pausing(429, seconds));
    const { clock, code } = await decideIn({ faults: { [poll]: polls } });
    const answersMs = 20; // of the two polls
    const restMs = 30 * minute - 55_000 - answersMs;
    expect(clock.sleeps.slice(0, 3)).toEqual([5000, 50_000, restMs]);
    expect(code).toBe('not-tested/superseded'); // by then the findings may be of a later run
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

test('a findings list whose shape has changed costs no run', async () => {
  const odd = { status: 'COMPLETED', data: [{ id: 7 }], total: 1, page: 1, pageSize: 1 };
  const { code, calls } = await decideIn({ faults: { [list]: ok(odd) } });
  expect(code).toBe('not-tested/unexpected-response');
  expect(calls).not.toContain(trigger);
});

test('a registration that does not end names how long it was waited for', async () => {
  const registration = ['IN_PROGRESS'];
  const waited = await decideIn({ registration, registrationTimeoutMs: 600_000 });
  expect(waited.verdict).toMatchObject({
    message:
      'The registration of the app is IN_PROGRESS, and was not COMPLETED within 10 minutes (`registration-timeout-minutes`).',
    heading: 'the registration of the app did not end within 10 minutes',
  });
  const seen = await decideIn({ registration });
  expect(seen.verdict.message).toContain('an app can be tested once it is COMPLETED');
  expect(seen.advice?.remedy).toMatch(/^Set `registration-timeout-minutes`/);
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
