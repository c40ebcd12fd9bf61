import * as z from 'zod/mini';
import { described } from '../../text/described.ts';

const count = z.int().check(z.minimum(0));
const countIf = (description: string) => described(z.nullable(count), description);
const textIf = (description: string) => described(z.nullable(z.string()), description);

const open = described(
  z.object({ unknown: count, critical: count, high: count, medium: count, low: count }),
  'Open findings by effective severity; `unknown` is none of the four',
);

const lastRun = z.object({
  runNumber: countIf("Number of the app's last run with a report"),
  createdAt: textIf('When its report was created, as the service wrote it'),
  ageHours: described(z.nullable(z.number()), 'Age of the report; null when it is unknown'),
});

const app = z.object({
  appId: z.string(),
  label: textIf('Name of the app'),
  appUrl: textIf('URL that the app was registered with'),
  registrationStatus: textIf('For example COMPLETED'),
  status: described(
    z.enum(['tested', 'running', 'untested', 'unreadable']),
    '`running`: a test is active, and hides the findings of the last one',
  ),
  reason: textIf('Why there is no result'),
  lastRun: described(z.nullable(lastRun), 'Null when no report is listed, as on the free tier'),
  stale: described(
    z.nullable(z.boolean()),
    'Whether the last result is older than the limit; null without a limit or a result',
  ),
  open: described(z.nullable(open), 'Null when the findings could not be read'),
  reported: countIf('Findings in the last report, while a test is active'),
  accepted: countIf('Findings that the policy accepts'),
  blocking: countIf('Findings that fail the job; null without a limit'),
  overdue: countIf('Open findings past their deadline; null without deadlines'),
  oldestDays: countIf('Age of the oldest open finding in days'),
});

/** The overview as JSON. */
export const overviewFileSchema = z.object({
  schemaVersion: z.literal(1),
  createdAt: described(z.string(), 'When the apps were read'),
  limits: z.object({
    failOnSeverity: z.enum(['critical', 'high', 'medium', 'low', 'none']),
    maxResultAgeHours: described(z.number(), '0 means no limit'),
  }),
  succeeded: described(z.boolean(), 'Whether the job succeeded'),
  totals: z.object({
    apps: count,
    untested: count,
    unreadable: count,
    running: count,
    stale: countIf('Null without a limit'),
    open,
    accepted: count,
    blocking: countIf('Null without a limit'),
    overdue: countIf('Null without deadlines'),
  }),
  apps: described(z.array(app), 'Worst first'),
});

export type OverviewFile = z.infer<typeof overviewFileSchema>;
