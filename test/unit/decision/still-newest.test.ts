import { describe, expect, test } from 'vitest';
import { busy, gateCalls, listOf, problem, type World } from '../../support/virtual-world.ts';
import { atMostADay, critical, judge, low, minuteMs, report } from './support/newest-results.ts';
import { decideSlowly } from './support/slow-reading.ts';

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

  test('is waited for when they took so long to read that a run can have come and gone', async () => {
    const world = { ...atMostADay, reports: listOf([report(9, 3)]) };
    const judgeSlowly = (ms: number) => decideSlowly(world, ms - 30); // three calls take 30
    const { code, clock } = await judgeSlowly(2 * minuteMs);
    expect([code, clock.sleeps]).toEqual(['passed', []]);
    const slower = await judgeSlowly(2 * minuteMs + 1);
    expect([slower.code, slower.clock.sleeps]).toEqual(['passed', [minuteMs]]);
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

test('reports that cannot be read after the findings prove nothing until they can', async () => {
  const reports = listOf([report(9, 3)]);
  const decided = await judge({ inTurn: [reports, problem(503)] });
  expect(decided.code).toBe('not-tested/superseded');
  expect(decided.verdict).toMatchObject({
    message:
      'A later run may have changed the findings of run 9: the reports of the app do not show which one is the newest.',
    remedy: 'Judge the newest result while no test of the app is running.',
  });
  const outage = Array(3).fill(problem(503));
  expect((await judge({ inTurn: [reports, ...outage, reports] })).code).toBe('passed');
});

test('a findings list that never holds still proves nothing, and what it holds blocks', async () => {
  const judgeChanging = (world: World) => judge(listOf([report(9, 3)]), { ...world, totalOff: 1 });
  const none = await judgeChanging({});
  expect(none.code).toBe('not-tested/findings-unavailable');
  const some = await judgeChanging({ findings: [critical] });
  expect(some.code).toBe('failed/findings');
  expect(some.verdict.message).toContain('Not proven: The findings list says');
});

describe('a findings list without a row', () => {
  test('contradicts a report that counts findings', async () => {
    const decided = await judge(listOf([report(9, 3, { issuesCount: 2 })]));
    expect(decided.code).toBe('not-tested/findings-unavailable');
    expect(decided.verdict.message).toContain('The findings list of run 9 is still empty, ');
    expect(decided.clock.now()).toBeGreaterThanOrEqual(30 * minuteMs);
  });

  test('contradicts a report that counts findings only at one look', async () => {
    const counts = (issuesCount: number) => listOf([report(9, 3, { issuesCount })]);
    const first = await judge({ inTurn: [counts(2), counts(0)] });
    expect(first.code).toBe('not-tested/findings-unavailable');
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
