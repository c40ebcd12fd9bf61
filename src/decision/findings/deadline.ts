import { dayMs, utcDay } from '../../clock.ts';
import type { Finding } from '../../service/findings.ts';
import { parseTimestamp } from '../../text/timestamp.ts';
import type { Severity } from './severity.ts';

/** Days from a finding's creation until it blocks, by the severity that counts. */
export type Deadlines = { [S in Severity]?: number | undefined };

/** How much time a finding has. */
export interface Deadline {
  days: number;
  /** The days count from this one if the finding is older; `YYYY-MM-DD` in UTC. */
  notBefore?: string | undefined;
}

/** How old a finding is, and until when its severity gives time to fix it. */
export interface FindingAge {
  /** The day of its creation, `YYYY-MM-DD` in UTC; undefined when that is unknown. */
  foundOn?: string | undefined;
  /** Days between the UTC days of its creation and today; undefined when that is unknown. */
  ageDays?: number | undefined;
  /** The last day before it blocks, `YYYY-MM-DD` in UTC; undefined without a deadline or an age. */
  dueOn?: string | undefined;
  /** Undefined without a deadline; a finding of unknown age is overdue. */
  isOverdue?: boolean | undefined;
}

/**
 * Returns the age of a finding, and its deadline if there is one.
 * @param deadline that of the finding's severity
 * @param now in milliseconds since 1970
 */
export function ageOf(finding: Finding, deadline: Deadline | undefined, now: number): FindingAge {
  const today = utcDay(now);
  const created = createdAt(finding, now);
  if (created === undefined) return deadline === undefined ? {} : { isOverdue: true };
  const foundOn = utcDay(created);
  const ageDays = (Date.parse(today) - Date.parse(foundOn)) / dayMs;
  if (deadline === undefined) return { foundOn, ageDays };
  const { days, notBefore = foundOn } = deadline;
  const from = notBefore > foundOn ? notBefore : foundOn;
  const dueOn = utcDay(Date.parse(from) + days * dayMs);
  return { foundOn, ageDays, dueOn, isOverdue: dueOn < today };
}

/** Undefined for what is no date, and for one more than a day ahead, which proves nothing. */
function createdAt({ created_on = '' }: Finding, now: number): number | undefined {
  const created = parseTimestamp(created_on);
  return created !== undefined && created <= now + dayMs ? created : undefined;
}
