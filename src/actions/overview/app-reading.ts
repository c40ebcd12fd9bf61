import type { Clock } from '../../clock.ts';
import type { App } from '../../service/apps.ts';
import type { ServiceClient } from '../../service/client.ts';
import { ifInTier, isServiceError } from '../../service/errors.ts';
import { type Finding, type FindingsListing, runInProgress } from '../../service/findings.ts';
import { describeIncomplete } from '../../service/list-findings.ts';
import { hasFailed, isPending } from '../../service/registration.ts';
import type { Report } from '../../service/reports.ts';
import type { CallLimits } from '../../service/retry.ts';
import { messageOf } from '../../text/sentences.ts';
import { isSameReport, lastReportIn } from './last-report.ts';

const maxRereads = 3;
const pauseBeforeRereadMs = 1000;

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
 * Reads an app, its findings and its last report, again while what it reads is not certain. An app
 * that stays so, or that the service refuses or fails, is `unreadable`.
 * @throws {Error} only if the login is rejected or the job cancelled
 */
export async function readApp(
  client: Client,
  appId: string,
  { clock, limits }: { clock: Clock; limits: CallLimits },
): Promise<AppReading> {
  let app: App | undefined;
  try {
    for (let rereads = 0; ; rereads += 1) {
      app = await client.apps.find(appId, limits);
      if (app === undefined)
        return { kind: 'unreadable', app, reason: 'It was deleted while the apps were read' };
      const reading = await readRegistered(client, app, limits);
      if (reading.kind !== 'unreadable' || rereads === maxRereads) return reading;
      await clock.sleep(pauseBeforeRereadMs);
    }
  } catch (error) {
    if (!isServiceError(error) || error.code === 'login-rejected') throw error;
    return { kind: 'unreadable', app, reason: messageOf(error) };
  }
}

/** What is unknown, or contradicts itself, is `unreadable`, never `untested`. */
async function readRegistered(client: Client, app: App, limits: CallLimits): Promise<AppReading> {
  const { appId, registrationStatus: registration } = app;
  if (isPending(registration) || hasFailed(registration))
    return { kind: 'untested', app, reason: `its registration is ${registration}` };
  if (registration !== 'COMPLETED')
    return { kind: 'unreadable', app, reason: `It has the unknown status "${registration}"` };
  const readReports = () => ifInTier(client.reports.list(appId, limits));
  const before = await readReports();
  const listing = await client.findings.list(appId, limits);
  const reports = await readReports();
  if (isSameReport(before && lastReportIn(before), reports && lastReportIn(reports)))
    return readingOf(app, listing, reports);
  return { kind: 'unreadable', app, reason: 'Tests kept ending while its findings were read' };
}

function readingOf(app: App, listing: FindingsListing, reports: Report[] | undefined): AppReading {
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

/** An empty list proves nothing by itself: the last report has to count no findings. */
function testedApp(app: App, findings: Finding[], report: Report | undefined): AppReading {
  const issues = report?.issuesCount;
  if (findings.length > 0 || issues === 0) return { kind: 'tested', app, findings, report };
  const contradiction =
    issues === undefined
      ? 'no report says that there are none'
      : `the last report counts ${issues}`;
  const reason = `The findings list is empty, but ${contradiction}`;
  return { kind: 'unreadable', app, reason };
}
