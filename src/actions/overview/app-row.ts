import { hourMs } from '../../clock.ts';
import { type Assessment, assess, type Rules } from '../../decision/findings/assessment.ts';
import { severities } from '../../decision/findings/severity.ts';
import { compareApps } from '../../service/apps.ts';
import type { Finding } from '../../service/findings.ts';
import type { Report } from '../../service/reports.ts';
import type { AppReading } from './app-reading.ts';
import { reportAge } from './last-report.ts';

/** The rules by which apps are judged. */
export interface OverviewRules extends Pick<Rules, 'threshold' | 'policy' | 'now'> {
  /** 0: a result may have any age. */
  maxResultAgeHours: number;
}

/** The keys of {@link SeverityCounts}, worst first. */
export const countedSeverities = ['unknown', ...severities] as const;

/** Open findings of an app, as judged by the rules. */
export type AppFindings = ReturnType<typeof judgeFindings>;

/** One app of the overview, without its findings. */
export type AppRow = ReturnType<typeof judgeApp>;

/**
 * Judges what was read of an app.
 * @param readAt when, in milliseconds since 1970: the age of the result counts until then
 */
export function judgeApp(
  appId: string,
  reading: AppReading,
  rules: OverviewRules,
  readAt = rules.now,
) {
  const { kind: status, app } = reading;
  const report = 'report' in reading ? reading.report : undefined;
  const lastRun = report && lastRunOf(report, readAt);
  const hasResult = status === 'tested' || status === 'running';
  return {
    appId,
    label: app?.label,
    appUrl: app?.appUrl,
    registrationStatus: app?.registrationStatus,
    status,
    /** Why there is no result. */
    reason: 'reason' in reading ? reading.reason : undefined,
    lastRun,
    /** Whether the last result is too old; undefined without a limit, or without a result. */
    isStale: hasResult ? isStale(lastRun?.ageHours, rules) : undefined,
    /** Undefined when the findings could not be read. */
    findings: status === 'tested' ? judgeFindings(appId, reading.findings, rules) : undefined,
    /** Findings that the last report counts, if known, while a test hides the findings themselves. */
    reported: status === 'running' ? reading.report?.issuesCount : undefined,
  };
}

function lastRunOf(report: Report, now: number) {
  const { runNumber, createdAt } = report;
  const ageMs = reportAge(report, now);
  return { runNumber, createdAt, ageHours: ageMs === undefined ? undefined : ageMs / hourMs };
}

/** A result of unknown age is stale. */
function isStale(ageHours = Number.POSITIVE_INFINITY, { maxResultAgeHours }: OverviewRules) {
  return maxResultAgeHours === 0 ? undefined : ageHours > maxResultAgeHours;
}

/** Whether a test would give the app a result that is not too old. */
export function isOutdated({ status, isStale }: AppRow): boolean {
  return status === 'untested' || isStale === true;
}

function judgeFindings(appId: string, findings: Finding[], rules: OverviewRules) {
  const assessment = assess(findings, { ...rules, appId });
  const { counts, accepted, blocking } = assessment;
  return {
    open: counts,
    accepted: accepted.length,
    /** How many fail the job. */
    blocking: blocking.length,
    /** Undefined when the policy has no deadlines. */
    overdue: assessment.overdueCount,
    /** Age of the oldest open finding in days. */
    oldestDays: oldestOf(assessment),
  };
}

function oldestOf({ open }: Assessment): number | undefined {
  const ages = open.flatMap(({ ageDays }) => ageDays ?? []);
  return ages.length === 0 ? undefined : Math.max(...ages);
}

/**
 * Orders rows, worst first: apps with blocking findings, those that cannot be read, those with
 * overdue findings, then by the number of open findings from unknown and critical down.
 */
export function compareRows(one: AppRow, other: AppRow): number {
  const [left, right] = [sortKeysOf(one), sortKeysOf(other)];
  const index = left.findIndex((value, position) => value !== right[position]);
  if (index >= 0) return (right[index] ?? 0) - (left[index] ?? 0);
  return compareApps(one, other);
}

function sortKeysOf({ status, findings, isStale }: AppRow): number[] {
  const { open } = findings ?? {};
  return [
    Number((findings?.blocking ?? 0) > 0),
    Number(status === 'unreadable'),
    Number((findings?.overdue ?? 0) > 0),
    ...countedSeverities.map((severity) => open?.[severity] ?? 0),
    Number(status === 'untested'),
    Number(isStale === true),
  ];
}
