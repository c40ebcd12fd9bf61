import type { App } from '../service/apps.ts';
import { isServiceError } from '../service/errors.ts';
import type { EndedRun } from './complete-run.ts';
import type { GateContext } from './context.ts';
import { type NotTested, notTested } from './verdict.ts';

/** No security test is as short as this. */
const shortestRunMs = 2 * 60_000;

export interface JudgedRun {
  app: App;
  ended: EndedRun;
  /** The findings list said RUN_IN_PROGRESS before it could be read. */
  late: boolean;
}

/**
 * A later run changes the findings list: what it no longer detects is fixed, whichever build it tested. Where one may have ended before
 * the findings were read, the reports tell whether one has.
 * @returns a verdict when there is a later run; none when there is not, when the service has no reports, or when the expected version
 *   is proven to be there still, which the later run has tested, too
 */
export async function supersededBy(
  { client, clock, proof }: GateContext,
  { app, ended, late }: JudgedRun,
): Promise<NotTested | undefined> {
  const { runNumber: ours } = ended.run;
  const hadTime = late || clock.now() - ended.unendedAt > shortestRunMs;
  if (ours === undefined || proof || !hadTime) return undefined;
  const latest = Math.max(ours, ...(await reportedRuns(client, app.appId)));
  if (latest === ours) return undefined;
  const message = `Run ${latest} of the app ended before the findings of run ${ours} were read: the list no longer tells what run ${ours} found.`;
  return { ...notTested('findings-unavailable', message), isSpent: true };
}

/** Numbers of the newest hundred runs that have left a report; none where there are no reports, as on the free tier. */
async function reportedRuns(client: GateContext['client'], appId: string): Promise<number[]> {
  try {
    return (await client.reports.list(appId)).flatMap(({ runNumber }) => runNumber ?? []);
  } catch (error) {
    if (isServiceError(error, 'payment-required') || isServiceError(error, 'not-found')) return [];
    throw error;
  }
}
