import type { App } from '../../service/apps.ts';
import type { ServiceClient } from '../../service/client.ts';
import { isServiceError } from '../../service/errors.ts';
import { type Finding, runInProgress } from '../../service/findings.ts';
import { describeIncomplete } from '../../service/list-findings.ts';
import type { Report } from '../../service/reports.ts';
import type { CallLimits } from '../../service/retry.ts';
import { messageOf } from '../../text/sentences.ts';

/** What the service answers about an app. */
export type AppReading =
  | { kind: 'tested'; app: App; findings: Finding[]; report: Report | undefined }
  /** A test is active, and the findings of the last one cannot be read until it ends. */
  | { kind: 'running'; app: App; report: Report }
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

async function readResult(client: Client, app: App, limits: CallLimits): Promise<AppReading> {
  const { appId, registrationStatus } = app;
  if (registrationStatus !== 'COMPLETED')
    return { kind: 'untested', app, reason: `its registration is ${registrationStatus}` };
  const [listing, report] = await Promise.all([
    client.findings.list(appId, limits),
    readLastReport(client, appId, limits),
  ]);
  if (listing.kind === 'complete') return testedApp(app, listing.items, report);
  if (listing.kind === 'stopped' && listing.stop === 'NO_RUNS')
    return { kind: 'untested', app, reason: 'no test has run' };
  if (listing.kind !== 'stopped' || listing.stop !== runInProgress)
    return { kind: 'unreadable', app, reason: describeIncomplete(listing) };
  if (report === undefined) return { kind: 'untested', app, reason: 'its first test is active' };
  return { kind: 'running', app, report };
}

/** An empty list proves nothing when the last report counts findings. */
function testedApp(app: App, findings: Finding[], report: Report | undefined): AppReading {
  const issues = report?.issuesCount ?? 0;
  if (findings.length > 0 || issues === 0) return { kind: 'tested', app, findings, report };
  const reason = `The findings list is empty, but the last report counts ${issues}`;
  return { kind: 'unreadable', app, reason };
}

/** Returns the report of the last run; undefined without any, as on the free tier. */
async function readLastReport(
  { reports }: Client,
  appId: string,
  limits: CallLimits,
): Promise<Report | undefined> {
  try {
    const listed = await reports.list(appId, limits);
    return listed.toSorted((a, b) => (b.runNumber ?? 0) - (a.runNumber ?? 0))[0];
  } catch (error) {
    if (isServiceError(error, 'payment-required')) return undefined;
    throw error;
  }
}
