import type { Report } from '../../service/reports.ts';
import { parseTimestamp } from '../../text/timestamp.ts';

/** Clocks differ: a report dated this far ahead counts as created now. */
const maxAheadMs = 5 * 60_000;

/** Age of the result that a report is of; undefined without a usable date and run number. */
export function reportAge({ runNumber, createdAt = '' }: Report, now: number): number | undefined {
  const created = parseTimestamp(createdAt);
  if (runNumber === undefined || created === undefined || created - now > maxAheadMs)
    return undefined;
  return Math.max(0, now - created);
}

/**
 * Returns the report of the last run. Reports are listed newest first: one without a number before
 * the one with the highest may be of a later run, and is returned in its place.
 */
export function lastReportIn(reports: readonly Report[]): Report | undefined {
  const highest = Math.max(...reports.map(({ runNumber = -Infinity }) => runNumber));
  return reports.find(({ runNumber = highest }) => runNumber === highest);
}

/** Whether two reports are of the same run. */
export function isSameReport(one: Report | undefined, other: Report | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.reportId === other.reportId && one.runNumber === other.runNumber;
}
