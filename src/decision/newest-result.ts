import { elapsedBetween, type Timestamp, timestamp } from '../clock.ts';
import { isServiceError, type ServiceError } from '../service/errors.ts';
import { runInProgress } from '../service/findings.ts';
import { lastLookMs } from '../service/polling.ts';
import type { Report } from '../service/reports.ts';
import { formatDuration, formatMinutes } from '../text/duration.ts';
import type { GateContext, JudgedRun, NewestResult } from './context.ts';
import { reportsTimeout, shortestRunMs } from './later-runs.ts';
import { type Reading, type RepeatedRead, readFindings } from './read-findings.ts';
import { lastReportIn, type ReportedResult, resultOf } from './reported-result.ts';
import { notTested, Stopped } from './verdict.ts';
import { causeOf, isRefusal, lookAtReports, wait } from './wait.ts';

/**
 * Finds the app's newest result, if it is not older than `max-result-age-hours`. An active run is
 * waited for, since its result will be newer.
 * @returns undefined when a run is to be started instead
 */
export async function findNewestResult(gate: GateContext): Promise<NewestResult | undefined> {
  const { settings, onEvent } = gate;
  if (settings.maxResultAgeMs === 0) return undefined;
  const { lastActive, idleAt } = await waitUntilIdle(gate);
  const reports = await readReports(gate, idleAt, lastActive);
  const newest = newestIn(reports, gate);
  if (newest && newest.ageMs <= settings.maxResultAgeMs) {
    onEvent({ kind: 'newest-result-found', runNumber: newest.runNumber, ageMs: newest.ageMs });
    return { ...newest, idleAt };
  }
  const why = newest
    ? `The newest result of the app, of run ${newest.runNumber}, is ${formatDuration(newest.ageMs)} old, above the ${formatDuration(settings.maxResultAgeMs)} of \`max-result-age-hours\`.`
    : 'The app has no report that names its run and its date.';
  if (settings.onStaleResult === 'fail') throw new Stopped(notTested('stale', why));
  onEvent({ kind: 'newest-result-stale', why });
  return undefined;
}

/** The run that a newest result is of; its task is not known. */
export function runOfResult({ runNumber }: NewestResult): JudgedRun {
  return { runNumber, state: 'COMPLETED' };
}

/** Which run is judged, and what that does not prove. */
export function describeResult({ runNumber, createdAt, ageMs }: NewestResult): string {
  const day = new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ');
  return `This is the newest result of the app, of run ${runNumber} on ${day} UTC, ${formatDuration(ageMs)} ago. No test was started, so it proves nothing about this build.`;
}

/** Reads the findings as of the result; an empty list must not contradict its report. */
export function readFindingsOfResult(
  gate: GateContext,
  { runNumber, issuesCount }: NewestResult,
  { expectsRows, deadline }: RepeatedRead,
): Promise<Reading> {
  const onActiveRun = () => {
    if (gate.settings.onActiveRun === 'fail') throw new Stopped(runActive);
  };
  const source = `run ${runNumber}`;
  return readFindings(gate, gate.app.appId, {
    source,
    deadline,
    expectsRows: expectsRows || issuesCount > 0,
    onActiveRun,
  });
}

/**
 * Returns how many findings the report of the result counts.
 * @throws {Stopped} when a later run may have changed the findings before they were read
 */
export async function requireStillNewest(
  gate: GateContext,
  { runNumber, idleAt }: NewestResult,
  { flaw, readAt, sawActiveRun }: Reading,
): Promise<number> {
  if (flaw) throw new Stopped(flaw);
  const { clock, settings } = gate;
  // Another run may have ended since: its report is listed within this time.
  if (sawActiveRun || elapsedBetween(idleAt, readAt) > shortestRunMs)
    await clock.sleep(reportsTimeout(settings));
  const timeoutMs = Math.max(settings.reportTimeoutMs, lastLookMs);
  const listed = await listReports(gate, timeoutMs);
  const latest = 'seen' in listed ? newestIn(listed.seen, gate) : undefined;
  if (latest?.runNumber === runNumber) return latest.issuesCount;
  const message = latest
    ? `Run ${latest.runNumber} of the app ended while the findings of run ${runNumber} were judged.`
    : `A later run may have changed the findings of run ${runNumber}: the reports of the app do not show which one is the newest.`;
  const remedy = 'Judge the newest result while no test of the app is running.';
  throw new Stopped(notTested('superseded', message, { remedy }));
}

/** What was seen when a run was last active. */
interface ActiveRunLook {
  askedAt: Timestamp;
  /** The highest number among the reports, if they could be read. */
  numberBefore: number | undefined;
}

/** Waits until no run is active. Returns when that was, and what was seen while one still was. */
async function waitUntilIdle(gate: GateContext) {
  const { app, client, clock, settings, onEvent } = gate;
  let lastActive: ActiveRunLook | undefined;
  const looked = await wait<Timestamp>(gate, {
    ...endOnRefusal,
    what: 'the active run of the app to end',
    deadline: clock.now() + Math.max(settings.queueTimeoutMs, lastLookMs),
    look: async (limits) => {
      const askedAt = timestamp(clock);
      if ((await client.findings.status(app.appId, limits)) !== runInProgress) return askedAt;
      if (settings.onActiveRun === 'fail') throw new Stopped(runActive);
      if (!lastActive) onEvent({ kind: 'queued-behind-run', timeoutMs: settings.queueTimeoutMs });
      const reports = await lookAtReports(gate, limits);
      lastActive = { askedAt, numberBefore: reports && highestOf(reports) };
      return undefined;
    },
  });
  if ('seen' in looked) return { lastActive, idleAt: looked.seen };
  if (looked.lastFault) throw outOfReach(gate, 'findings list', looked.lastFault);
  const limit = formatMinutes(settings.queueTimeoutMs);
  const message = `A run of the app is active, and did not end within ${limit} (\`queue-timeout-minutes\`).`;
  const heading = `another test was running for ${limit}`;
  throw new Stopped(notTested('queue-timed-out', message, { heading }));
}

const runActive = notTested('run-already-active', 'A run of the app is active.');

const highestOf = (reports: Report[]) =>
  Math.max(0, ...reports.map(({ runNumber = 0 }) => runNumber));

/**
 * Reads the reports. If a run has just ended, its report may be listed some time later, or never. A
 * report that is new since that run was seen active is its own, unless it is a late one of the run
 * before.
 */
async function readReports(
  gate: GateContext,
  idleAt: Timestamp,
  lastActive: ActiveRunLook | undefined,
): Promise<Report[]> {
  const { settings } = gate;
  if (lastActive) {
    const { askedAt, numberBefore = Number.POSITIVE_INFINITY } = lastActive;
    const timeoutMs = reportsTimeout(settings);
    // No run is shorter than `shortestRunMs`, so the one before had ended in time to be listed.
    const isNewOneOwn = elapsedBetween(askedAt, idleAt) + timeoutMs <= shortestRunMs;
    const isListed = (reports: Report[]) => isNewOneOwn && highestOf(reports) > numberBefore;
    const listed = await listReports(gate, timeoutMs, isListed);
    if ('seen' in listed) return listed.seen;
  }
  const listed = await listReports(gate, Math.max(settings.queueTimeoutMs, lastLookMs));
  if (!('seen' in listed)) throw outOfReach(gate, 'reports', listed.lastFault);
  return listed.seen;
}

/** Nothing was paid for: what the service refuses is believed at once. */
const endOnRefusal = { atOnce: true, endsWait: isRefusal, patienceMs: 0 };

function listReports(
  gate: GateContext,
  timeoutMs: number,
  isEnough: (reports: Report[]) => boolean = () => true,
) {
  const { app, client, clock } = gate;
  return wait<Report[]>(gate, {
    ...endOnRefusal,
    what: 'the reports of the app',
    deadline: clock.now() + timeoutMs,
    look: async (limits) => {
      const reports = await client.reports.list(app.appId, limits).catch(noneOnFreeTier);
      return isEnough(reports) ? reports : undefined;
    },
  });
}

function noneOnFreeTier(error: unknown): Report[] {
  if (isServiceError(error, 'payment-required')) return [];
  throw error;
}

/** What the report of the last run says; undefined unless its number and its age are certain. */
function newestIn(reports: Report[], { clock }: GateContext): ReportedResult | undefined {
  const newest = lastReportIn(reports);
  return newest && resultOf(newest, clock.wallNow());
}

function outOfReach(
  { settings }: GateContext,
  what: string,
  lastFault: ServiceError | undefined,
): Stopped {
  const limit = formatMinutes(settings.queueTimeoutMs);
  const message = `The ${what} of the app could not be read within ${limit} (\`queue-timeout-minutes\`), and no test was started.`;
  return new Stopped(notTested('service-unavailable', message, { cause: causeOf(lastFault) }));
}
