import { dayMs } from '../../clock.ts';
import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import type { FindingAge } from '../../decision/findings/deadline.ts';
import { countOf } from '../../text/sentences.ts';

type DatedFinding = FindingAge & Pick<AssessedFinding, 'isNew'>;

/**
 * Since when a finding is known, and when its deadline is or was: `new, known since 12 March`,
 * `open 41 days, due 11 days ago`. Empty when nothing is known.
 */
export function describeAgeToday({ isNew, ...age }: DatedFinding): string {
  const { ageDays, dueOn, isOverdue } = age;
  if (isOverdue && dueOn === undefined) return 'overdue, since its age is unknown';
  const hasDeadline = dueOn !== undefined && ageDays !== undefined;
  const known = hasDeadline ? `open ${countOf(ageDays, 'day')}` : describeDiscovery(age);
  return [isNew && 'new', known, hasDeadline && describeDue(age)].filter(Boolean).join(', ');
}

/** `known since 12 March`, with the year unless it is the current one. */
export function describeDiscovery(age: FindingAge): string {
  const { knownSince, ageDays } = age;
  if (knownSince === undefined) return '';
  if (ageDays !== undefined && ageDays <= 0) return 'known since today';
  const isThisYear = knownSince.slice(0, 4) === String(new Date(todayOf(age)).getUTCFullYear());
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return `known since ${format.format(Date.parse(knownSince))}`;
}

function describeDue(age: FindingAge): string {
  const days = daysUntilDue(age) ?? 0;
  if (days === 0) return 'due today';
  return days > 0 ? `due in ${countOf(days, 'day')}` : `due ${countOf(-days, 'day')} ago`;
}

/** How many days are left, negative if overdue; undefined without a deadline. */
export function daysUntilDue(age: FindingAge): number | undefined {
  if (age.dueOn === undefined) return undefined;
  return Math.round((Date.parse(age.dueOn) - todayOf(age)) / dayMs);
}

function todayOf({ knownSince = '', ageDays = 0 }: FindingAge): number {
  return Date.parse(knownSince) + ageDays * dayMs;
}

/**
 * Since when a finding is known, and until when it must be fixed, by dates: unlike
 * {@link describeAgeToday}, it is the same every day. Empty when nothing is known.
 */
export function describeDates({ knownSince, dueOn, isOverdue }: FindingAge): string {
  const parts = [
    knownSince !== undefined && `known since ${knownSince}`,
    isOverdue && (dueOn === undefined ? 'overdue, since its age is unknown' : 'overdue'),
    dueOn !== undefined && `due on ${dueOn}`,
  ];
  return parts.filter(Boolean).join(', ');
}
