import type { Report } from '../service/reports.ts';
import { parseTimestamp } from '../text/timestamp.ts';

/** Clocks differ: a report dated this far ahead counts as created now. */
const maxAheadMs = 5 * 60_000;

/** Returns the age of a run's result in ms; undefined without a usable date and run number. */
export function resultAgeMs(
  { createdAt = '', runNumber }: Pick<Report, 'createdAt' | 'runNumber'>,
  now: number,
): number | undefined {
  const ageMs = now - (parseTimestamp(createdAt) ?? Number.NaN);
  if (runNumber === undefined || !(ageMs >= -maxAheadMs)) return undefined;
  return Math.max(0, ageMs);
}
