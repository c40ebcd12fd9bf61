import { type Timestamp, timestamp } from '../clock.ts';
import { isServiceError, requireFailedCall, type ServiceError } from '../service/errors.ts';
import type { Finding, FindingsListing } from '../service/findings.ts';
import { describeIncomplete, watchFindings } from '../service/list-findings.ts';
import { type Wait, wait } from '../service/polling.ts';
import type { Task } from '../service/tasks.ts';
import { formatMinutes } from '../text/duration.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext } from './context.ts';
import { verdictOfFailure } from './failure.ts';
import { causeOf, isRefusal } from './reports.ts';
import { type NotTested, notTested, type SetupError, Stopped } from './verdict.ts';

/** The findings of an app as they were read. */
export interface Reading {
  findings: Finding[];
  readAt: Timestamp;
  /** A run was seen active first, after ours had ended. */
  sawActiveRun: boolean;
  /** Why these may not be the findings of the run; undefined when nothing speaks against it. */
  doubt?: NotTested | SetupError;
}

/** How to read a list. It may have to be read twice, until the same deadline. */
export interface RepeatedRead {
  /** A list without a row is not ready yet, since a report counts findings. */
  expectsRows?: boolean;
  /** Clock time (ms) until which the list is read; default: `timeout-minutes` from now on. */
  deadline?: number;
}

interface ReadOptions extends RepeatedRead, Pick<Wait<never>, 'endsWait' | 'patienceMs'> {
  /** Whose findings they are, for messages: `task 6650f0`. */
  source: string;
}

/** Reads the findings of a run. Since it was paid for, a refusal is no error of the setup. */
export async function readFindingsOfRun(
  gate: GateContext,
  run: Task,
  options: RepeatedRead = {},
): Promise<Reading> {
  const source = `task ${run.taskId}`;
  try {
    return await readFindings(gate, gate.app.appId, { ...options, source });
  } catch (error) {
    const { message } = requireFailedCall(error);
    const what = `The service refuses to show the findings of ${source}.`;
    throw new Stopped(notTested('findings-unavailable', what, { cause: sentence(message) }));
  }
}

/**
 * Reads all findings once the list says COMPLETED. Transient failures, and a list that does not hold
 * still, are retried until `timeout-minutes`; then, or once the service keeps refusing the list,
 * the last reading counts, with its doubt.
 * @throws {Stopped} when nothing was read
 * @throws {ServiceError} when the service keeps refusing the list, and nothing was read
 */
export async function readFindings(
  gate: GateContext,
  appId: string,
  { source, expectsRows = false, ...options }: ReadOptions,
): Promise<Reading> {
  const { client, clock, inputs, onEvent } = gate;
  const { intervalMs } = inputs.cadence;
  const { deadline = clock.now() + inputs.timeoutMs, ...limits } = options;
  let sawActiveRun = false;
  const watch = watchFindings(client.findings, appId, () => {
    sawActiveRun = true;
    onEvent({ kind: 'findings-awaited', timeoutMs: inputs.timeoutMs });
  });
  let last: FindingsListing | undefined;
  let doubtful: ReturnType<typeof doubtfulReading> | undefined;
  const isReady = (listing: FindingsListing) =>
    listing.kind === 'stopped' ||
    (listing.kind === 'complete' && (listing.items.length > 0 || !expectsRows));
  const reading = wait({
    ...gate,
    ...watch,
    ...limits,
    what: 'the findings list to be ready',
    deadline,
    // Without growth: should a later run have begun, another may follow within seconds of its end.
    cadence: { intervalMs, maxIntervalMs: intervalMs },
    look: async (lookLimits) => {
      last = await watch.look(lookLimits);
      if (last?.kind === 'changing') doubtful = doubtfulReading(gate, last);
      return last && isReady(last) ? last : undefined;
    },
    mustLast: ({ kind }) => kind === 'stopped',
  });
  const read = await reading.catch((error: unknown) => {
    if (doubtful && isServiceError(error))
      return { kind: 'timed-out' as const, lastFailure: error };
    throw error;
  });
  if (read.kind === 'seen' && read.seen.kind === 'complete')
    return { findings: read.seen.items, readAt: timestamp(clock), sawActiveRun };
  if (doubtful) return { ...doubtful, sawActiveRun };
  const limit = formatMinutes(inputs.timeoutMs);
  const failure = read.kind === 'timed-out' ? read.lastFailure : undefined;
  throw new Stopped(
    failure ? verdictOnFailure(failure, source, limit) : verdictOnListing(last, source, limit),
  );
}

function doubtfulReading(
  { clock }: GateContext,
  listing: Extract<FindingsListing, { kind: 'changing' }>,
): Omit<Reading, 'sawActiveRun'> {
  const doubt = notTested('findings-unavailable', `${describeIncomplete(listing)}.`);
  return { findings: listing.items, readAt: timestamp(clock), doubt };
}

function verdictOnFailure(
  failure: ServiceError,
  source: string,
  limit: string,
): NotTested | SetupError {
  const message = `The findings of ${source} could not be read within ${limit} (\`timeout-minutes\`).`;
  const cause = causeOf(failure);
  if (isRefusal(failure)) return notTested('findings-unavailable', message, { cause });
  return { ...verdictOfFailure(failure), message, cause };
}

function verdictOnListing(
  last: FindingsListing | undefined,
  source: string,
  limit: string,
): NotTested {
  if (last?.kind === 'stopped' && last.stop === 'NO_RUNS') {
    const message = `The findings list says that no run has tested the app (NO_RUNS). It was read for ${source}.`;
    return notTested('no-runs', message);
  }
  if (last?.kind === 'stopped')
    return notTested(
      'unexpected-response',
      `${describeIncomplete(last)}. It was read for ${source}.`,
    );
  const said = last
    ? 'is still empty, and the report of the run does not say that it found nothing,'
    : 'still says RUN_IN_PROGRESS';
  const message = `The findings list of ${source} ${said} after ${limit} (\`timeout-minutes\`).`;
  return notTested('findings-unavailable', message);
}
