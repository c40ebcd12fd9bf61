import { dayMs } from '../../clock.ts';
import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import type { FindingAge } from '../../decision/findings/deadline.ts';
import { countOf } from '../../text/sentences.ts';

type DatedFinding = FindingAge & Pick<AssessedFinding, 'isNew'>;

/**
 * Whether a finding is new, since when it is open, and when its deadline is or was:
 * `new, found on 12 March`, `open 41 days, due 11 days ago`. Empty when nothing is known.
 */
export function describeAgeToday({ isNew, ...age }: DatedFinding): string {
  const { ageDays, dueOn, isOverdue } = age;
  if (isOverdue && dueOn === undefined) return 'overdue, since its age is unknown';
  const hasDeadline = dueOn !== undefined && ageDays !== undefined;
  const found = hasDeadline ? `open ${countOf(ageDays, 'day')}` : describeDiscovery(age);
  const rank = isNew === undefined ? '' : isNew ? 'new' : 'known';
  return [rank, found, hasDeadline && describeDue(age)].filter(Boolean).join(', ');
}

/** `found on 12 March`, with the year unless it is the current one. */
export function describeDiscovery(age: FindingAge): string {
  const { foundOn, ageDays } = age;
  if (foundOn === undefined) return '';
  if (ageDays !== undefined && ageDays <= 0) return 'found today';
  const isThisYear = foundOn.slice(0, 4) === String(new Date(todayOf(age)).getUTCFullYear());
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return `found on ${format.format(Date.parse(foundOn))}`;
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

function todayOf({ foundOn = '', ageDays = 0 }: FindingAge): number {
  return Date.parse(foundOn) + ageDays * dayMs;
}

/**
 * When a finding was found, and until when it must be fixed, by dates: unlike
 * {@link describeAgeToday}, it is the same every day. Empty when nothing is known.
 */
export function describeDates({ foundOn, dueOn, isOverdue }: FindingAge): string {
  const parts = [
    foundOn !== undefined && `found on ${foundOn}`,
    isOverdue && (dueOn === undefined ? 'overdue, since its age is unknown' : 'overdue'),
    dueOn !== undefined && `due on ${dueOn}`,
  ];
  return parts.filter(Boolean).join(', ');
}
