import { describe, expect, test } from 'vitest';
import { startOfTests } from '../../support/virtual-clock.ts';
import type { Fault } from '../../support/virtual-service.ts';
import {
  busy,
  decideIn,
  gateCalls,
  gatewayPage,
  listOf,
  problem,
  type Reported,
  type World,
} from '../../support/virtual-world.ts';

const critical = { id: 'f1', label: 'SQL Injection', severity: 'Critical' };
const low = { ...critical, severity: 'Low' };
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A report of a run that ended so many hours before the test begins. */
const report = (runNumber: number | undefined, hoursAgo: number, more: object = {}) => ({
  reportId: `report-${runNumber}-${hoursAgo}`,
  runNumber,
  createdAt: new Date(startOfTests - hoursAgo * hourMs).toISOString(),
  ...more,
});
/** The reports of these runs, the newest of which has just ended. */
const reported = (...runNumbers: number[]) =>
  listOf(runNumbers.map((runNumber, index) => report(runNumber, index)));
const atMostADay: World = { maxResultAgeMs: 24 * hourMs, onStaleResult: 'fail' };
const judge = (reports: World['reports'], world: World = {}) =>
  decideIn({ ...atMostADay, ...(reports && { reports }), ...world });
const startsNothing = ({ calls }: { calls: string[] }) =>
  expect(calls).not.toContain(gateCalls.trigger);

describe('the newest result of the app', () => {
  test('is judged without a run while it is young enough', async () => {
    const passed = await judge(listOf([report(9, 3), report(8, 20)]), { findings: [low] });
    expect(passed.code).toBe('passed');
    startsNothing(passed);
    expect(passed.verdict.message).toBe(
      'The app was tested: 1 open finding, none of which blocks. This is the newest result of the app, of run 9 on 2026-11-20 09:00 UTC, 3 h 0 min ago. No test was started, so it proves nothing about this build.',
    );
    expect(passed.run).toEqual({ runNumber: 9, state: 'COMPLETED' });
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
    ['of no run', [], false],
  ])('%s is used or stale: %j', async (_, reports, isUsed) => {
    const decided = await judge(listOf(reports));
    expect(decided.code).toBe(isUsed ? 'passed' : 'not-tested/stale');
    startsNothing(decided);
  });

  test('of the free tier is stale', async () => {
    const decided = await judge(problem(402));
    expect(decided.code).toBe('not-tested/stale');
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

  test('cannot be known while the reports are out of reach, and no run is started', async () => {
    for (const answer of [problem(503), gatewayPage(404), problem(429)]) {
      const decided = await judge(answer, { onStaleResult: 'run' });
      expect(decided.code).toBe('not-tested/service-unavailable');
      expect(decided.verdict.message).toContain('`queue-timeout-minutes`');
      expect(decided.clock.now()).toBeGreaterThanOrEqual(30 * minuteMs);
      startsNothing(decided);
    }
  });

  test('is had once the reports are in reach again', async () => {
    const reports: Reported[] = [problem(503), problem(502), listOf([report(9, 1)])];
    expect((await judge({ inTurn: reports })).code).toBe('passed');
  });

  test('is not judged when the service refuses the reports', async () => {
    const decided = await judge(problem(403), { onStaleResult: 'run' });
    expect(decided.code).toBe('error/forbidden');
    startsNothing(decided);
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
  });

  test('is waited for no longer than `queue-timeout-minutes`', async () => {
    const decided = await judge(listOf([report(9, 1)]), { listBefore: [busy] });
    expect(decided.code).toBe('not-tested/queue-timed-out');
    expect(decided.clock.now()).toBeLessThan(31 * minuteMs);
    startsNothing(decided);
  });
});

describe('a report that appears while the findings are judged', () => {
  const reports = { inTurn: [listOf([report(9, 3)]), listOf([report(10, 0), report(9, 3)])] };

  test('is of a later run: nothing is known of the findings of the earlier one', async () => {
    const decided = await judge(reports, { findings: [low] });
    expect(decided.code).toBe('not-tested/superseded');
    expect(decided.verdict.message).toBe(
      'Run 10 of the app ended while the findings of run 9 were judged.',
    );
    expect(decided.run).toEqual({ runNumber: 9, state: 'COMPLETED' });
    expect(`${decided.advice?.nextStep} ${decided.advice?.remedy}`).not.toMatch(
      /version-url|task-id/,
    );
  });

  test('is waited for when the findings took so long to read that a run can have come and gone', async () => {
    const listBefore = ['COMPLETED', ...Array(30).fill(busy), 'COMPLETED'];
    const decided = await judge(reports, { listBefore, findings: [low] });
    expect(decided.code).toBe('not-tested/superseded');
    const unchanged = await judge(listOf([report(9, 3)]), { listBefore, findings: [low] });
    expect(unchanged.code).toBe('passed');
    const read = unchanged.exchanges.findLast(({ call }) => call === gateCalls.findings)?.at ?? 0;
    expect(unchanged.exchanges.at(-1)?.at).toBeGreaterThanOrEqual(read + minuteMs);
  });

  test('is waited for when a run was active while they were read', async () => {
    const listBefore = ['COMPLETED', busy, 'COMPLETED'];
    const decided = await judge(reports, { listBefore, findings: [low] });
    expect(decided.code).toBe('not-tested/superseded');
    const read = decided.exchanges.findLast(({ call }) => call === gateCalls.findings)?.at ?? 0;
    expect(decided.exchanges.at(-1)?.at).toBeGreaterThanOrEqual(read + minuteMs);
    const failing = await judge(reports, { listBefore, onActiveRun: 'fail' });
    expect(failing.code).toBe('not-tested/run-already-active');
  });

  test('does not save what blocks', async () => {
    const decided = await judge(reports, { findings: [critical] });
    expect(decided.code).toBe('failed/findings');
    expect(decided.verdict.message).toContain('Not proven: Run 10');
  });
});

test('reports that cannot be read after the findings prove nothing', async () => {
  const decided = await judge({ inTurn: [listOf([report(9, 3)]), problem(503)] });
  expect(decided.code).toBe('not-tested/superseded');
});

describe('a findings list without a row', () => {
  test('contradicts a report that counts findings', async () => {
    const decided = await judge(listOf([report(9, 3, { issuesCount: 2 })]));
    expect(decided.code).toBe('not-tested/findings-unavailable');
    expect(decided.clock.now()).toBeGreaterThanOrEqual(30 * minuteMs);
  });

  test('contradicts a report that counts findings only at the last look', async () => {
    const counts = (issuesCount: number) => listOf([report(9, 3, { issuesCount })]);
    const decided = await judge({ inTurn: [counts(0), counts(2)] });
    expect(decided.code).toBe('not-tested/findings-unavailable');
    const late: World = { listBefore: ['COMPLETED', ...Array(300).fill(busy), 'COMPLETED'] };
    const shared = await judge({ inTurn: [counts(0), counts(2)] }, late);
    expect(shared.code).toBe('not-tested/findings-unavailable');
    expect(shared.clock.now()).toBeLessThan(32 * minuteMs);
  });

  test('fits a report that counts none', async () => {
    expect((await judge(listOf([report(9, 3, { issuesCount: 0 })]))).code).toBe('passed');
  });
});
