import { elapsedBetween, type Timestamp } from '../clock.ts';
import { failedCall, type ServiceError } from '../service/errors.ts';
import { lastLookMs } from '../service/polling.ts';
import type { Report } from '../service/reports.ts';
import type { GateContext, ObservedRun } from './context.ts';
import { notTested, Stopped } from './verdict.ts';
import { isRefusal, waitForReports } from './wait.ts';

/** No run ends sooner after its start than this. */
const shortestRunMs = 2 * 60_000;

/**
 * Findings belong to the app, not to a run: a later run closes what it no longer detects, whichever
 * build it tested. Time proves that none has come and gone before the findings were read, or else
 * the app's reports: ours is listed, and none later, also once a late one would be.
 * @param readAt when the findings had been read whole
 */
export async function requireNoLaterRun(
  gate: GateContext,
  { unendedAt, run }: ObservedRun,
  readAt: Timestamp,
): Promise<void> {
  if (unendedAt && elapsedBetween(unendedAt, readAt) <= shortestRunMs) return;
  if (run.runNumber === undefined)
    throw mayBeSuperseded('the service gives our run no number', { noAdoption: true });
  try {
    await lookForLaterRun(gate, run.runNumber, readAt);
  } catch (error) {
    throw reportsUnreadable(failedCall(error));
  }
}

async function lookForLaterRun(gate: GateContext, ours: number, readAt: Timestamp): Promise<void> {
  const { clock, settings, onEvent } = gate;
  onEvent({ kind: 'later-runs-excluded', timeoutMs: settings.reportTimeoutMs });
  await waitForReports(gate, {
    what: 'a report of a later run',
    deadline: readAt.now + settings.reportTimeoutMs,
    find: (reports) => requireNoneLater(reports, ours),
  });
  const last = await waitForReports(gate, {
    what: 'the reports of the app',
    deadline: clock.now() + Math.max(settings.reportTimeoutMs, lastLookMs),
    find: (reports) => reports,
  });
  if (!('seen' in last)) throw reportsUnreadable(last.lastFault);
  requireNoneLater(last.seen, ours);
  if (last.seen.some(({ runNumber }) => runNumber === ours)) return;
  throw mayBeSuperseded(
    `the report of run ${ours} was not listed within \`report-timeout-seconds\``,
  );
}

/** Reports are listed newest first: one without a number before ours may be a later run's. */
function requireNoneLater(reports: Report[], ours: number): undefined {
  const numbers = reports.map(({ runNumber }) => runNumber);
  const latest = Math.max(ours, ...numbers.map((number) => number ?? ours));
  if (latest > ours) {
    const message = `Run ${latest} of the app ended before the findings of run ${ours} were judged: the list no longer shows what run ${ours} found.`;
    throw new Stopped(notTested('superseded', message, { noAdoption: true }));
  }
  if (numbers.slice(0, Math.max(0, numbers.indexOf(ours))).includes(undefined))
    throw mayBeSuperseded('a report that may be of a later run has no number', {
      noAdoption: true,
    });
}

function reportsUnreadable(fault: ServiceError | undefined): Stopped {
  const why = `its reports cannot be read${fault ? ` (${fault.message})` : ''}`;
  return mayBeSuperseded(why, fault && isRefusal(fault) ? { noAdoption: true } : {});
}

function mayBeSuperseded(why: string, details: { noAdoption?: true } = {}): Stopped {
  const message = `No finding blocks, but a later run of the app may have changed the findings before they were read, and ${why}.`;
  return new Stopped(notTested('superseded', message, details));
}
