import { describe, expect, test } from 'vitest';
import { virtualClock } from '../../support/virtual-clock.ts';
import type { Fault } from '../../support/virtual-service.ts';
import {
  accepted,
  appId,
  busy,
  decideIn,
  expectedVersion,
  gateCalls,
  gatewayPage,
  notFound,
  pausing,
  problem,
  type World,
} from '../../support/virtual-world.ts';

const { trigger, findings: list } = gateCalls;
const minute = 60_000;
const triggersIn = (calls: string[]) => calls.filter((call) => call === trigger);
/** What the service says of a run that it has just accepted. */
const ours = { taskId: 'task-1', appId, state: 'QUEUED' };

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
    const listStatuses = [busy, busy, 'COMPLETED'];
    const { code, events, calls } = await decideIn({ ...world, listStatuses });
    expect(code).toBe('passed');
    expect(events.map(({ kind }) => kind)).toContain('queued-behind-run');
    expect(triggersIn(calls)).toHaveLength(2);
  });

  test('whose answer was lost is told apart from a run of another job that is queued behind', async () => {
    const settings = { queueTimeoutMs: 60_000 };
    const world: World = { listStatuses: [busy], ...settings };
    const lost = await decideIn({ ...world, faults: { [trigger]: ['reset'] } });
    expect(lost.code).toBe('not-tested/queue-timed-out');
    expect(lost.verdict.message).toMatch(
      /^A run is active .* perhaps the one whose answer was lost/,
    );
    const refused = await decideIn({ ...world, triggers: [problem(409)] });
    expect(refused.verdict.message).toMatch(/^Another run of the app is active, and our turn/);
  });

  test.each<[string, World, RegExp]>([
    [
      'that is active before any trigger is of another',
      { listBefore: [busy] },
      /^Another run of the app is active\.$/,
    ],
  ])('run %s', async (_, world, said) => {
    const decided = await decideIn({ ...world, onActiveRun: 'fail' });
    expect(decided.code).toBe('not-tested/run-already-active');
    expect(decided.said).toMatch(said);
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
    const { code, verdict, clock, calls } = await decideIn({}, { faultOf });
    expect(code).toBe('not-tested/unexpected-response');
    expect(triggersIn(calls).length).toBeLessThan(12);
    expect(verdict).toHaveProperty('cause', expect.stringMatching(/(GET|POST) \//));
    expect(verdict.message).toContain('Up to 1 run may have been paid for');
    expect(clock.now()).toBeGreaterThan(2 * 60_000);
    expect(clock.now()).toBeLessThan(3 * 60_000);
  });

  test('whose answer was lost is not sent again and again while it is redirected', async () => {
    for (const status of [300, 302]) {
      const redirect = { ...problem(status), headers: { location: 'https://elsewhere.test' } };
      const { code, verdict, calls } = await decideIn({ triggers: [problem(500), redirect] });
      expect(code).toBe('not-tested/unexpected-response');
      expect(triggersIn(calls)).toHaveLength(2);
      expect(verdict.message).toContain('Up to 2 runs may have been paid for');
      expect(verdict).not.toHaveProperty('noAdoption');
    }
  });

  test('whose answer was lost waits for no credits', async () => {
    const { code, calls, clock } = await decideIn({ triggers: [problem(500), problem(402)] });
    expect([code, triggersIn(calls).length]).toEqual(['not-tested/no-credits', 2]);
    expect(clock.now()).toBeLessThan(minute);
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

  test.each<[string, Fault]>([
    ['in words that cannot be read', { status: 202, body: {} }],
    ['and cut off', { ...accepted, raw: '{"taskId":"task-1","appId":"app' }],
    ['by nothing', { status: 202, raw: '' }],
    ['by a page for people', { ...gatewayPage(200) }],
    ['as a run of another app', { status: 202, body: { ...ours, appId: 'app-2' } }],
    ['as a run that has ended', { status: 202, body: { ...ours, state: 'COMPLETED' } }],
    ['as a registration', { status: 202, body: { ...ours, taskId: 'task_reg_app-1' } }],
    ['as a vision run', { status: 202, body: { ...ours, taskId: 'task_vr_1' } }],
  ])('that was accepted %s is a lost answer', async (_, fault) => {
    const faults = { [trigger]: [fault] };
    const { code, verdict, calls } = await decideIn({ faults });
    expect(code).toBe('passed');
    expect(verdict.message).toMatch(/Up to 2 runs may have been paid for: a trigger got/);
    expect(triggersIn(calls)).toHaveLength(2);
    const always = await decideIn({ faults: { [trigger]: fault } });
    expect(always.code).toBe('not-tested/unexpected-response');
    expect(triggersIn(always.calls)).toHaveLength(2);
  });

  test('whose record names an operation is a run all the same', async () => {
    const record = { ...ours, operation: 'security-agent' };
    const { code } = await decideIn({ triggers: [{ status: 202, body: record }], record });
    expect(code).toBe('passed');
  });

  test('whose answer was lost waits for what may be our own run also with `on-active-run: fail`', async () => {
    const listStatuses = [busy, busy, 'COMPLETED'];
    const faults = { [trigger]: ['reset' as const] };
    const { code, calls } = await decideIn({ faults, listStatuses, onActiveRun: 'fail' });
    expect(code).toBe('passed');
    expect(triggersIn(calls)).toHaveLength(2);
  });

  test('whose run only seems to be named as a registration is a run', async () => {
    const body = { ...ours, taskId: 'run_task_reg_1' };
    const { code } = await decideIn({
      triggers: [{ status: 202, body }],
      waitForCompletion: false,
    });
    expect(code).toBe('not-tested/not-awaited');
  });

  test('that is answered with a run which is RUNNING proves no build, and is one where none is to be proven', async () => {
    const triggers = [{ status: 202, body: { taskId: 'task-1', appId, state: 'RUNNING' } }];
    const { code, said } = await decideIn({ triggers, versions: [{ text: expectedVersion }] });
    expect(code).toBe('not-tested/unexpected-response');
    expect(said).toContain('task-1 is RUNNING already');
    expect((await decideIn({ triggers })).code).toBe('passed');
  });
});
