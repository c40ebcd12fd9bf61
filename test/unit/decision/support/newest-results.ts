import { expect } from 'vitest';
import { startOfTests } from '../../../support/virtual-clock.ts';
import { decideIn, gateCalls, listOf, type World } from '../../../support/virtual-world.ts';

export const critical = { id: 'f1', label: 'SQL Injection', severity: 'Critical' };
export const low = { ...critical, severity: 'Low' };
export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A report of a run that ended so many hours before the test begins. */
export const report = (runNumber: number | undefined, hoursAgo: number, more: object = {}) => ({
  reportId: `report-${runNumber}-${hoursAgo}`,
  runNumber,
  createdAt: new Date(startOfTests - hoursAgo * hourMs).toISOString(),
  ...more,
});
/** The reports of these runs, the newest of which has just ended. */
export const reported = (...runNumbers: number[]) =>
  listOf(runNumbers.map((runNumber, index) => report(runNumber, index)));
export const atMostADay: World = { maxResultAgeMs: 24 * hourMs, onStaleResult: 'fail' };
export const judge = (reports: World['reports'], world: World = {}) =>
  decideIn({ ...atMostADay, ...(reports && { reports }), ...world });
export const startsNothing = ({ calls }: { calls: string[] }) =>
  expect(calls).not.toContain(gateCalls.trigger);
