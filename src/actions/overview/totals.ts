import type { SeverityCounts } from '../../decision/findings/severity.ts';
import { countOf } from '../../text/sentences.ts';
import { type AppFindings, type AppRow, countedSeverities, type OverviewRules } from './app-row.ts';

export type Totals = ReturnType<typeof totalsOf>;

/** Counts over all apps; undefined where nothing was asked. */
export function totalsOf(rows: readonly AppRow[], rules: OverviewRules) {
  const count = (matches: (row: AppRow) => boolean) => rows.filter(matches).length;
  const judged = rows.flatMap(({ findings }) => findings ?? []);
  const sum = (read: (findings: AppFindings) => number | undefined) =>
    judged.reduce((total, findings) => total + (read(findings) ?? 0), 0);
  return {
    apps: rows.length,
    untested: count(({ status }) => status === 'untested'),
    unreadable: count(({ status }) => status === 'unreadable'),
    /** Apps with an active test. */
    running: count(({ status }) => status === 'running'),
    /** Apps whose last result is too old. */
    stale: rules.maxResultAgeHours > 0 ? count(({ isStale }) => isStale === true) : undefined,
    open: sumOpen(judged),
    accepted: sum(({ accepted }) => accepted),
    /** Findings that fail the job. */
    blocking: rules.threshold === 'none' ? undefined : sum(({ blocking }) => blocking),
    /** Findings past their deadline. */
    overdue: rules.policy?.deadlines ? sum(({ overdue }) => overdue) : undefined,
  };
}

function sumOpen(judged: readonly AppFindings[]): SeverityCounts {
  const total = { unknown: 0, critical: 0, high: 0, medium: 0, low: 0 };
  for (const { open } of judged)
    for (const severity of countedSeverities) total[severity] += open[severity];
  return total;
}

/** Returns why the job fails, as sentences; empty when it succeeds. */
export function failuresOf(
  rows: readonly AppRow[],
  totals: Totals,
  { threshold, policy, maxResultAgeHours }: OverviewRules,
): string[] {
  const judgesFindings = threshold !== 'none';
  const judgesAge = maxResultAgeHours > 0;
  if (!judgesFindings && !judgesAge) return [];
  if (rows.length === 0) return ['No app was found.'];
  const blocking = rows.filter(({ findings }) => (findings?.blocking ?? 0) > 0).length;
  const found = countOf(totals.blocking ?? 0, 'finding');
  const limit = `${threshold} or above${policy?.deadlines ? ', or overdue' : ''}`;
  const failures: [what: string, apps: number, isJudged: boolean][] = [
    [`Blocking (${limit}): ${found} in`, blocking, judgesFindings],
    ['Unreadable:', totals.unreadable, true],
    ['Severities unknown during a test:', totals.running, judgesFindings],
    ['Not tested:', totals.untested, true],
    [`No result of the last ${maxResultAgeHours} hours:`, totals.stale ?? 0, judgesAge],
  ];
  const failed = failures.filter(([, apps, isJudged]) => isJudged && apps > 0);
  return failed.map(([what, apps]) => `${what} ${countOf(apps, 'app')}.`);
}
