import { isDeepStrictEqual } from 'node:util';
import { requireFailedCall, type ServiceError } from '../service/errors.ts';
import { defaultPatienceMs, lastLookMs, type Wait, type Waited, wait } from '../service/polling.ts';
import type { Report } from '../service/reports.ts';
import type { CallLimits } from '../service/retry.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext } from './context.ts';

/** Whether the service refuses for good, such as with 402 on the free tier. */
export function isRefusal({ transient, status = 0 }: ServiceError): boolean {
  return !transient && status >= 400;
}

/**
 * Polls the reports of the app, at once first.
 * @throws {ServiceError} when the service never shows any: as a paid feature, or by its refusals
 */
export function waitForReports<T>(
  gate: GateContext,
  find: (reports: Report[]) => T | undefined,
  options: Pick<Wait<T>, 'what' | 'patienceMs'>,
): Promise<Waited<T>> {
  const { intervalMs, maxIntervalMs } = gate.inputs.cadence;
  const limitMs = Math.max(gate.inputs.reportTimeoutMs, lastLookMs);
  // A 402 that the API has not put into words may be a gateway's, and reports that were shown are no
  // paid feature.
  const mayLast = ({ code, problem }: ServiceError) =>
    gate.shownReports.length === 0 && (code !== 'payment-required' || problem !== undefined);
  return wait({
    ...gate,
    ...options,
    deadline: gate.clock.now() + limitMs,
    // Looks at the beginning and at the deadline are a little less apart than the limit.
    patienceMs: options.patienceMs ?? Math.min(defaultPatienceMs, limitMs - lastLookMs),
    // A report is listed soon after the end of its run, and somebody waits for the verdict.
    cadence: { intervalMs: Math.min(intervalMs, 1000), maxIntervalMs },
    atOnce: true,
    endsWait: (error) => isRefusal(error) && mayLast(error),
    endsAtOnce: (error) => error.code === 'payment-required' && mayLast(error),
    look: async (limits) => find(await listReports(gate, limits)),
  });
}

/** Looks once at the app's reports; undefined when they cannot be had, which proves nothing. */
export async function lookAtReports(
  gate: GateContext,
  limits: CallLimits,
): Promise<Report[] | undefined> {
  try {
    return await listReports(gate, limits);
  } catch (error) {
    requireFailedCall(error);
    return undefined;
  }
}

/** Reads all reports of the app, and remembers what was listed. */
async function listReports(
  { app, client, shownReports }: GateContext,
  limits: CallLimits,
): Promise<Report[]> {
  const reports = await client.reports.list(app.appId, limits);
  const numbers = reports.map(({ runNumber }) => runNumber);
  if (!isDeepStrictEqual(numbers, shownReports.at(-1))) shownReports.push(numbers);
  return reports;
}

/** Why the last look of a wait that timed out failed, if it did. */
export function causeOf(lastFailure: ServiceError | undefined): string | undefined {
  return lastFailure && `The last attempt failed: ${sentence(lastFailure.message)}`;
}
