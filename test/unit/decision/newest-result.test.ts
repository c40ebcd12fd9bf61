import { describe, expect, test } from 'vitest';
import { resultOf } from '../../../src/decision/reported-result.ts';
import { startOfTests } from '../../support/virtual-clock.ts';
import type { Fault } from '../../support/virtual-service.ts';
import {
  busy,
  gateCalls,
  gatewayPage,
  listOf,
  problem,
  type Reported,
  type World,
} from '../../support/virtual-world.ts';
import {
  critical,
  judge,
  low,
  minuteMs,
  report,
  reported,
  startsNothing,
} from './support/newest-results.ts';

describe('the newest result of the app', () => {
  test('is judged without a run while it is young enough', async () => {
    const passed = await judge(listOf([report(9, 3), report(8, 20)]), { findings: [low] });
    expect(passed.code).toBe('passed');
    startsNothing(passed);
    expect(passed.verdict.message).toBe(
      'The app was tested: 1 open finding, none of which blocks. This is the newest result of the app, of run 9 on 2026-11-20 09:00 UTC, 3 h 0 min ago. No test was started, so it proves nothing about this build.',
    );
    expect(passed.run).toEqual({ runNumber: 9, state: 'COMPLETED' });
    expect(passed.clock.sleeps).toEqual([]);
  });

  test('is judged although the id of its report, or of another one, is malformed', async () => {
    const reports = listOf([report(9, 3, { reportId: 'a b' }), report(8, 20, { reportId: 7 })]);
    const passed = await judge(reports, { findings: [low] });
    expect({ code: passed.code, run: passed.run?.runNumber }).toEqual({ code: 'passed', run: 9 });
  });

  test('fails the gate for what blocks', async () => {
    const failed = await judge(listOf([report(9, 3)]), { findings: [critical] });
    expect(failed.code).toBe('failed/findings');
    expect(failed.verdict.message).toContain('1 open finding blocks. This is the newest result');
    startsNothing(failed);
  });

  test.each<[string, object[], boolean]>([
    ['a minute younger', [report(9, 24 - 1 / 60)], true],
    ['a minute older', [report(9, 24 + 1 / 60)], false],
    ['dated five minutes ahead', [report(9, -5 / 60)], true],
    ['dated six minutes ahead', [report(9, -6 / 60)], false],
    ['without a date', [report(9, 1, { createdAt: undefined })], false],
    ['with a date that is none', [report(9, 1, { createdAt: 'today' })], false],
    ['without a number', [report(undefined, 1)], false],
    ['below one without a number', [report(undefined, 1), report(9, 2)], false],
    ['above one without a number', [report(9, 2), report(undefined, 3)], true],
    ['by its number, wherever it is listed', [report(8, 1), report(9, 30)], false],
    ['by its number, below an old one', [report(8, 30), report(9, 1)], true],
    ['of no run', [], false],
  ])('%s is used or stale: %j', async (_, reports, isUsed) => {
    const decided = await judge(listOf(reports));
    expect(decided.code).toBe(isUsed ? 'passed' : 'not-tested/stale');
    startsNothing(decided);
  });

  test('may be as old as the workflow allows, and not a millisecond older', async () => {
    const reports = listOf([report(9, 3)]);
    const { events } = await judge(reports);
    const found = events.find((event) => event.kind === 'newest-result-found');
    expect(found?.runNumber).toBe(9);
    const maxResultAgeMs = found?.ageMs ?? 0;
    expect((await judge(reports, { maxResultAgeMs })).code).toBe('passed');
    const older = await judge(reports, { maxResultAgeMs: maxResultAgeMs - 1 });
    expect(older.code).toBe('not-tested/stale');
    expect(older.verdict.message).toBe(
      'The newest result of the app, of run 9, is 3 h 0 min old, above the 3 h 0 min of `max-result-age-hours`.',
    );
  });

  test('of the free tier is stale', async () => {
    const decided = await judge(problem(402));
    expect(decided.code).toBe('not-tested/stale');
    expect(decided.verdict.message).toBe('The app has no report that names its run and its date.');
    expect(decided.calls.filter((call) => call === gateCalls.reports)).toHaveLength(1);
  });

  test.each<[string, World['reports']]>([
    ['stale', listOf([report(9, 30)])],
    ['none', listOf([])],
    ['of the free tier', problem(402)],
  ])('that is %s is followed by a run where the workflow says so', async (_, reports) => {
    const { calls, events } = await judge(reports, { onStaleResult: 'run' });
    expect(calls).toContain(gateCalls.trigger);
    expect(events.map(({ kind }) => kind)).toContain('newest-result-stale');
  });

  test('is not looked for without an age', async () => {
    const { calls } = await judge(listOf([report(9, 3)]), { maxResultAgeMs: 0 });
    expect(calls).toContain(gateCalls.trigger);
  });

  test.each<[string, World]>([
    ['reports', { reports: problem(503) }],
    ['reports', { reports: gatewayPage(404) }],
    ['reports', { reports: problem(429) }],
    ['findings list', { faults: { [gateCalls.findings]: problem(503) } }],
  ])('cannot be known while the %s is out of reach, and no run is started', async (what, world) => {
    const decided = await judge(undefined, { ...world, onStaleResult: 'run' });
    expect(decided.code).toBe('not-tested/service-unavailable');
    expect(decided.said).toContain(
      `The ${what} of the app could not be read within 30 minutes (\`queue-timeout-minutes\`), and no test was started. The last attempt failed: GET `,
    );
    expect(decided.clock.now()).toBeGreaterThanOrEqual(30 * minuteMs);
    startsNothing(decided);
  });

  test('is had once the reports are in reach again', async () => {
    const reports: Reported[] = [problem(503), problem(502), listOf([report(9, 1)])];
    expect((await judge({ inTurn: reports })).code).toBe('passed');
  });

  test.each([
    [403, 'error/forbidden'],
    [400, 'not-tested/unexpected-response'],
  ])('is not judged when the service refuses the reports with %i', async (status, code) => {
    const decided = await judge(problem(status), { onStaleResult: 'run' });
    expect(decided.code).toBe(code);
    expect(decided.clock.sleeps).toEqual([]);
    startsNothing(decided);
  });

  test('has an age if it has a date, which may be five minutes ahead of our clock', () => {
    const dated = (ms: number) =>
      resultOf({ runNumber: 9, createdAt: new Date(ms).toISOString() }, startOfTests);
    expect(dated(startOfTests + 5 * minuteMs)?.ageMs).toBe(0);
    expect(dated(startOfTests + 5 * minuteMs + 1)).toBeUndefined();
    expect(resultOf({ runNumber: 9 }, startOfTests)).toBeUndefined();
  });
});

describe('an active run', () => {
  const active: World = { listBefore: [busy, busy, 'COMPLETED'] };

  test('is waited for, and its result is judged once it is listed', async () => {
    const earlier = listOf([report(8, 30)]);
    const later = listOf([report(9, 0), report(8, 30)]);
    const decided = await judge({ inTurn: [earlier, earlier, later] }, active);
    expect(decided.code).toBe('passed');
    expect(decided.run?.runNumber).toBe(9);
    expect(decided.events.map(({ kind }) => kind)).toContain('queued-behind-run');
  });

  test('is waited for no longer than its report, unless that may be a late one of the run before', async () => {
    const judgeWith = (reportTimeoutMs: number) =>
      judge({ inTurn: [reported(8), reported(8), reported(9, 8)] }, { ...active, reportTimeoutMs });
    const { code, run, calls, exchanges, clock } = await judgeWith(minuteMs);
    expect([code, run?.runNumber]).toEqual(['passed', 9]);
    expect(clock.now()).toBeLessThan(minuteMs);
    expect(calls.filter((call) => call === gateCalls.reports)).toHaveLength(4);
    const looks = exchanges.filter(({ call }) => call === gateCalls.findings);
    const [, { at: busyAt = 0 } = {}, { at: idleAt = 0 } = {}] = looks;
    const limitMs = 2 * minuteMs - (idleAt - busyAt);
    expect((await judgeWith(limitMs)).clock.now()).toBeLessThan(minuteMs);
    expect((await judgeWith(limitMs + 1)).clock.now()).toBeGreaterThan(limitMs);
  });

  test('is waited for a report of, also where an earlier result is young enough', async () => {
    const earlier = listOf([report(8, 3)]);
    const later = listOf([report(9, 0, { issuesCount: 4 }), report(8, 3)]);
    const decided = await judge({ inTurn: [earlier, earlier, earlier, later] }, active);
    expect(decided.code).toBe('not-tested/findings-unavailable');
    expect(decided.run).toEqual({ runNumber: 9, state: 'COMPLETED' });
    const failed = await judge(earlier, active);
    expect(failed.code).toBe('passed');
    expect(failed.run?.runNumber).toBe(8);
    expect(failed.clock.now()).toBeGreaterThan(minuteMs);
  });

  test('is waited for all the same while the reports cannot be read', async () => {
    const later = listOf([report(9, 0), report(8, 3)]);
    const decided = await judge({ inTurn: [problem(503), later] }, active);
    expect(decided.run?.runNumber).toBe(9);
  });

  test('that follows another is waited for a report of: that of the other one may come late', async () => {
    const inTurn = [reported(8), ...Array(3).fill(reported(9, 8)), reported(10, 9, 8)];
    const decided = await judge({ inTurn }, { listBefore: [busy, busy, 'COMPLETED'] });
    expect(decided.run?.runNumber).toBe(10);
  });

  test('is waited for long enough when nobody saw whether another one followed', async () => {
    const inTurn = [reported(8), ...Array(4).fill(reported(9, 8)), reported(10, 9, 8)];
    const outage: Fault[] = ['none', ...Array<Fault>(10).fill(problem(503))];
    const faults = { [gateCalls.findings]: outage };
    const decided = await judge({ inTurn }, { listBefore: [busy, 'COMPLETED'], faults });
    expect(decided.run?.runNumber).toBe(10);
  });

  test('whose report is not listed in a minute leaves the earlier result', async () => {
    const decided = await judge(listOf([report(8, 30)]), active);
    expect(decided.code).toBe('not-tested/stale');
  });

  test('is not waited for with `on-active-run: fail`', async () => {
    const decided = await judge(listOf([report(9, 1)]), { ...active, onActiveRun: 'fail' });
    expect(decided.code).toBe('not-tested/run-already-active');
    expect(decided.verdict.message).toBe('A run of the app is active.');
  });

  test('is waited for no longer than `queue-timeout-minutes`', async () => {
    const decided = await judge(listOf([report(9, 1)]), { listBefore: [busy] });
    expect(decided.code).toBe('not-tested/queue-timed-out');
    expect(decided.verdict).toMatchObject({
      message:
        'A run of the app is active, and did not end within 30 minutes (`queue-timeout-minutes`).',
      heading: 'another test was running for 30 minutes',
    });
    const told = decided.events.filter(({ kind }) => kind === 'queued-behind-run');
    expect(told).toEqual([{ kind: 'queued-behind-run', timeoutMs: 30 * minuteMs }]);
    expect(decided.clock.now()).toBeLessThan(31 * minuteMs);
    startsNothing(decided);
  });
});
