import type { AppRow, OverviewRules } from './app-row.ts';
import type { OverviewFile } from './overview-file-schema.ts';
import type { Totals } from './totals.ts';

/** Renders the overview as JSON. */
export function renderOverviewFile(overview: {
  rows: readonly AppRow[];
  totals: Totals;
  rules: OverviewRules;
  succeeded: boolean;
}): string {
  const { rows, totals, rules, succeeded } = overview;
  const { threshold, maxResultAgeHours, now } = rules;
  const { stale = null, blocking = null, overdue = null } = totals;
  const content: OverviewFile = {
    schemaVersion: 1,
    createdAt: new Date(now).toISOString(),
    limits: { failOnSeverity: threshold, maxResultAgeHours },
    succeeded,
    totals: { ...totals, stale, blocking, overdue },
    apps: rows.map((row) => entryOfApp(row, rules)),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function entryOfApp(row: AppRow, { threshold }: OverviewRules): OverviewFile['apps'][number] {
  const { lastRun, findings } = row;
  const { runNumber = null, createdAt = null, ageHours = null } = lastRun ?? {};
  return {
    appId: row.appId,
    label: row.label ?? null,
    appUrl: row.appUrl ?? null,
    registrationStatus: row.registrationStatus ?? null,
    status: row.status,
    reason: row.reason ?? null,
    lastRun: lastRun ? { runNumber, createdAt, ageHours } : null,
    stale: row.isStale ?? null,
    open: findings?.open ?? null,
    reported: row.reported ?? null,
    accepted: findings?.accepted ?? null,
    blocking: threshold === 'none' ? null : (findings?.blocking ?? null),
    overdue: findings?.overdue ?? null,
    oldestDays: findings?.oldestDays ?? null,
  };
}
