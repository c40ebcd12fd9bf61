import { elapsedBetween, type Timestamp } from '../clock.ts';
import { requireFailedCall, type ServiceError } from '../service/errors.ts';
import { lastLookMs } from '../service/polling.ts';
import type { Report } from '../service/reports.ts';
import type { Task } from '../service/tasks.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext, GateSettings, ObservedRun } from './context.ts';
import { modeOf } from './mode.ts';
import { notTested, Stopped } from './verdict.ts';
import { isRefusal, lookAtReports, waitForReports } from './wait.ts';

/** No run ends sooner after its start than this. */
const shortestRunMs = 2 * 60_000;
/** How long to wait at least until the report of a run is listed. */
const leastReportMs = 60_000;

/**
 * Findings belong to the app, not to a run: a later run closes what it no longer detects, whichever
 * build it tested. So the app's reports must not show a later run. If the findings were read before
 * another run could have started and ended, one look is enough. Otherwise our report must be
 * listed, and no later one, even after the time that a report may take to be listed.
 * @param readAt when the findings had been read
 * @returns the reports as they were last seen; none when they cannot be had
 */
export async function requireNoLaterRun(
  gate: GateContext,
  { notEndedAt, run }: ObservedRun,
  readAt: Timestamp,
): Promise<Report[]> {
  const ours = run.runNumber;
  const reports = await lookBriefly(gate);
  const numbers = reports.map(({ runNumber }) => runNumber);
  if (ours !== undefined) requireNoneAbove(gate, numbers, ours);
  if (isReadInTime(notEndedAt, readAt)) return reports;
  if (ours === undefined)
    throw mayBeSuperseded(gate, 'the service gives our run no number', { noAdoption: true });
  try {
    return await excludeLaterRun(gate, ours, readAt);
  } catch (error) {
    throw reportsUnreadable(gate, requireFailedCall(error));
  }
}

/** Whether no other run can have started and ended before the findings were read. */
function isReadInTime(notEndedAt: Timestamp | undefined, readAt: Timestamp): boolean {
  return notEndedAt !== undefined && elapsedBetween(notEndedAt, readAt) <= shortestRunMs;
}

/**
 * How many findings the report of our run counts; undefined when it cannot be had. It is waited for
 * when the run may have ended long before the findings were read.
 */
export async function countInOwnReport(
  gate: GateContext,
  { notEndedAt, run }: ObservedRun,
  readAt: Timestamp,
): Promise<number | undefined> {
  if (isReadInTime(notEndedAt, readAt)) return findingsCountedFor(run, await lookBriefly(gate));
  try {
    const waited = await waitForReports(gate, {
      what: 'the report of the run',
      deadline: gate.clock.now() + reportsTimeout(gate.settings),
      find: (reports) => findingsCountedFor(run, reports),
    });
    return 'seen' in waited ? waited.seen : undefined;
  } catch (error) {
    requireFailedCall(error);
    return undefined;
  }
}

/** How many findings the report of a run counts; undefined when it is not among the reports. */
export function findingsCountedFor({ runNumber }: Task, reports: Report[]): number | undefined {
  if (runNumber === undefined) return undefined;
  return reports.find((report) => report.runNumber === runNumber)?.issuesCount;
}

/** How long the reports of the app may take to be listed. */
export function reportsTimeout({ reportTimeoutMs }: Pick<GateSettings, 'reportTimeoutMs'>): number {
  return Math.max(leastReportMs, reportTimeoutMs);
}

/** One look at the reports; none when they cannot be had, which proves nothing. */
async function lookBriefly(gate: GateContext): Promise<Report[]> {
  const deadline = gate.clock.now() + leastReportMs;
  return (await lookAtReports(gate, { deadline })) ?? [];
}

/** Waits until the report of a later run would be listed. */
async function excludeLaterRun(
  gate: GateContext,
  ours: number,
  readAt: Timestamp,
): Promise<Report[]> {
  const { clock, settings, onEvent } = gate;
  const timeoutMs = reportsTimeout(settings);
  onEvent({ kind: 'later-report-awaited', timeoutMs });
  await waitForReports(gate, {
    what: 'a report of a later run',
    deadline: readAt.now + timeoutMs,
    find: (reports) => requireNoneLater(gate, reports, ours),
  });
  const last = await waitForReports(gate, {
    what: 'the reports of the app',
    deadline: clock.now() + Math.max(settings.reportTimeoutMs, lastLookMs),
    find: (reports) => reports,
  });
  if (!('seen' in last)) throw reportsUnreadable(gate, last.lastFault);
  requireNoneLater(gate, last.seen, ours);
  if (last.seen.some(({ runNumber }) => runNumber === ours)) return last.seen;
  const limit = `${timeoutMs / 1000} s`;
  throw mayBeSuperseded(
    gate,
    `the report of run ${ours} was not listed within ${limit} (\`report-timeout-seconds\`)`,
  );
}

/** Reports are listed newest first: one without a number before ours may be a later run's. */
function requireNoneLater(gate: GateContext, reports: Report[], ours: number): undefined {
  const numbers = reports.map(({ runNumber }) => runNumber);
  requireNoneAbove(gate, numbers, ours);
  if (numbers.slice(0, Math.max(0, numbers.indexOf(ours))).includes(undefined))
    throw mayBeSuperseded(gate, 'a report that may be of a later run has no number', {
      noAdoption: true,
    });
}

function requireNoneAbove(gate: GateContext, numbers: (number | undefined)[], ours: number): void {
  const latest = Math.max(ours, ...numbers.map((number) => number ?? ours));
  if (latest === ours) return;
  const message = `Run ${latest} of the app ended before the findings of run ${ours} were judged: the list no longer shows what run ${ours} found.`;
  throw superseded(gate, message, { noAdoption: true });
}

function reportsUnreadable(gate: GateContext, fault: ServiceError | undefined): Stopped {
  const details = fault && isRefusal(fault) ? ({ noAdoption: true } as const) : {};
  const cause = fault && sentence(fault.message);
  return mayBeSuperseded(gate, 'its reports cannot be read', { ...details, cause });
}

function mayBeSuperseded(gate: GateContext, why: string, details: Details = {}): Stopped {
  const message = `A later run of the app may have changed the findings before they were read, and ${why}.`;
  return superseded(gate, message, details);
}

type Details = { noAdoption?: true; cause?: string | undefined };

/** Nothing can prove any more which build an adopted run has tested. */
const ofAdopted = {
  noAdoption: true,
  remedy:
    'Adopt a run before another one starts: let only one job at a time test the app (a concurrency group).',
} as const;

function superseded(
  { settings, progress }: GateContext,
  message: string,
  details: Details,
): Stopped {
  const advice = modeOf(settings, progress.run) === 'adopted-run' ? ofAdopted : {};
  return new Stopped(notTested('superseded', message, { ...details, ...advice }));
}
