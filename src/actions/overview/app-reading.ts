import { lastReportIn } from '../../decision/reported-result.ts';
import type { App } from '../../service/apps.ts';
import type { ServiceClient } from '../../service/client.ts';
import { isServiceError } from '../../service/errors.ts';
import { type Finding, runInProgress } from '../../service/findings.ts';
import { describeIncomplete } from '../../service/list-findings.ts';
import { hasFailed, isPending } from '../../service/registration.ts';
import type { Report } from '../../service/reports.ts';
import type { CallLimits } from '../../service/retry.ts';
import { messageOf } from '../../text/sentences.ts';

/** What the service answers about an app. */
export type AppReading =
  | { kind: 'tested'; app: App; findings: Finding[]; report: Report | undefined }
  /** A test is active, and the findings of the last one cannot be read until it ends. */
  | { kind: 'running'; app: App; report: Report | undefined }
  /** Nothing says that a test has ended. */
  | { kind: 'untested'; app: App; reason: string }
  | { kind: 'unreadable'; app: App | undefined; reason: string };

type Client = Pick<ServiceClient, 'apps' | 'findings' | 'reports'>;

/**
 * Reads an app, its findings and its last report. Other failures make it `unreadable`.
 * @throws {Error} only if the login is rejected or the job cancelled
 */
export async function readApp(
  client: Client,
  appId: string,
  limits: CallLimits,
): Promise<AppReading> {
  let app: App | undefined;
  try {
    app = await client.apps.find(appId, limits);
    if (app === undefined)
      return { kind: 'unreadable', app, reason: 'It was deleted while the apps were read' };
    return await readResult(client, app, limits);
  } catch (error) {
    if (!isServiceError(error) || error.code === 'login-rejected') throw error;
    return { kind: 'unreadable', app, reason: messageOf(error) };
  }
}

/** What is unknown, or contradicts itself, is `unreadable`, never `untested`. */
async function readResult(client: Client, app: App, limits: CallLimits): Promise<AppReading> {
  const { appId, registrationStatus: registration } = app;
  if (isPending(registration) || hasFailed(registration))
    return { kind: 'untested', app, reason: `its registration is ${registration}` };
  if (registration !== 'COMPLETED')
    return { kind: 'unreadable', app, reason: `It has the unknown status "${registration}"` };
  const [listing, reports] = await Promise.all([
    client.findings.list(appId, limits),
    readReports(client, appId, limits),
  ]);
  const report = reports && lastReportIn(reports);
  if (listing.kind === 'complete') return testedApp(app, listing.items, report);
  const stop = listing.kind === 'stopped' ? listing.stop : undefined;
  if (stop === runInProgress)
    return reports?.length === 0
      ? { kind: 'untested', app, reason: 'its first test is active' }
      : { kind: 'running', app, report };
  if (stop === 'NO_RUNS')
    return report === undefined
      ? { kind: 'untested', app, reason: 'no test has run' }
      : { kind: 'unreadable', app, reason: 'No test has run (NO_RUNS), but it has a report' };
  return { kind: 'unreadable', app, reason: describeIncomplete(listing) };
}

/** An empty list proves nothing when the last report counts findings. */
function testedApp(app: App, findings: Finding[], report: Report | undefined): AppReading {
  const issues = report?.issuesCount ?? 0;
  if (findings.length > 0 || issues === 0) return { kind: 'tested', app, findings, report };
  const reason = `The findings list is empty, but the last report counts ${issues}`;
  return { kind: 'unreadable', app, reason };
}

/** Undefined where the organization's tier has no reports. */
async function readReports(
  { reports }: Client,
  appId: string,
  limits: CallLimits,
): Promise<Report[] | undefined> {
  try {
    return await reports.list(appId, limits);
  } catch (error) {
    if (isServiceError(error, 'payment-required')) return undefined;
    throw error;
  }
}
