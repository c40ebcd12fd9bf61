import { failedCall, type ServiceError } from '../service/errors.ts';
import { lastLookMs } from '../service/polling.ts';
import type { Report } from '../service/reports.ts';
import type { GateContext, ObservedRun } from './context.ts';
import { type Moment, timeBetween } from './moment.ts';
import { type NotTested, notTested } from './verdict.ts';
import { awaitReports, isRefusal } from './wait.ts';

/** No run ends sooner after its start than this. */
const shortestRunMs = 2 * 60_000;

/**
 * Findings belong to the app, not to a run: a later run closes what it no longer detects, whichever
 * build it tested. That none has come and gone before the findings were read is proven by time, or
 * else by the app's reports: ours is listed, and none later, also once a late one would be.
 * @param readAt when the findings had been read whole
 * @returns a verdict when neither proves it
 */
export async function supersededBy(
  gate: GateContext,
  { unendedAt, run }: ObservedRun,
  readAt: Moment,
): Promise<NotTested | undefined> {
  if (unendedAt && timeBetween(unendedAt, readAt) <= shortestRunMs) return undefined;
  if (run.runNumber === undefined)
    return unknown('the service gives our run no number', { isSpent: true });
  try {
    return await findLaterRun(gate, run.runNumber, readAt);
  } catch (error) {
    return unread(failedCall(error));
  }
}

async function findLaterRun(gate: GateContext, ours: number, readAt: Moment) {
  const { clock, settings, tell } = gate;
  tell({ kind: 'later-runs-excluded', timeoutMs: settings.reportTimeoutMs });
  const early = await awaitReports(gate, {
    what: 'a report of a later run',
    deadline: readAt.now + settings.reportTimeoutMs,
    find: (reports) => laterThan(reports, ours),
  });
  if ('seen' in early) return early.seen;
  const last = await awaitReports(gate, {
    what: 'the reports of the app',
    deadline: clock.now() + Math.max(settings.reportTimeoutMs, lastLookMs),
    find: (reports) => reports,
  });
  if (!('seen' in last)) return unread(last.lastFault);
  const reports = last.seen;
  const later = laterThan(reports, ours);
  if (later || reports.some(({ runNumber }) => runNumber === ours)) return later;
  return unknown(`the report of run ${ours} was not listed within \`report-timeout-seconds\``);
}

/** Reports are listed newest first: one without a number before ours may be a later run's. */
function laterThan(reports: Report[], ours: number): NotTested | undefined {
  const numbers = reports.map(({ runNumber }) => runNumber);
  const latest = Math.max(ours, ...numbers.map((number) => number ?? ours));
  if (latest > ours) {
    const message = `Run ${latest} of the app ended before the findings of run ${ours} were judged: the list no longer tells what run ${ours} found.`;
    return { ...notTested('superseded', message), isSpent: true };
  }
  if (!numbers.slice(0, Math.max(0, numbers.indexOf(ours))).includes(undefined)) return undefined;
  return unknown('a report that may be of a later run has no number', { isSpent: true });
}

function unread(fault: ServiceError | undefined): NotTested {
  const why = fault ? ` (${fault.message})` : '';
  return unknown(`its reports cannot be read${why}`, {
    isSpent: fault !== undefined && isRefusal(fault),
  });
}

function unknown(why: string, { isSpent = false } = {}): NotTested {
  const message = `No finding blocks, but a later run of the app may have changed the findings before they were read, and ${why}.`;
  return { ...notTested('superseded', message), ...(isSpent && { isSpent: true }) };
}
