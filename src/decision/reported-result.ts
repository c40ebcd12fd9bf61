import type { Report } from '../service/reports.ts';
import { parseTimestamp } from '../text/timestamp.ts';

/** Clocks differ: a report dated this far ahead counts as created now. */
const maxAheadMs = 5 * 60_000;

export interface ReportedResult {
  runNumber: number;
  /** In milliseconds since 1970. */
  createdAt: number;
  ageMs: number;
  /** How many findings the report counts. */
  issuesCount: number;
}

/** What a report says of its run's result; undefined without a usable date and run number. */
export function resultOf(
  { runNumber, issuesCount = 0, ...report }: Report,
  now: number,
): ReportedResult | undefined {
  const createdAt = parseTimestamp(report.createdAt ?? '');
  if (runNumber === undefined || createdAt === undefined || createdAt - now > maxAheadMs)
    return undefined;
  return { runNumber, createdAt, ageMs: Math.max(0, now - createdAt), issuesCount };
}

/**
 * Returns the report of the last run. Reports are listed newest first: one without a number before
 * the one with the highest may be of a later run, and is returned in its place.
 */
export function lastReportIn(reports: readonly Report[]): Report | undefined {
  const highest = Math.max(...reports.map(({ runNumber = -Infinity }) => runNumber));
  return reports.find(({ runNumber = highest }) => runNumber === highest);
}
