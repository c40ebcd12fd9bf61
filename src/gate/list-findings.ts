import type { Findings, FindingsListing } from '../service/findings.ts';
import type { CallLimits } from '../service/retry.ts';
import { runInProgress } from './states.ts';

/** Looks once whether the run that keeps the list from being read has ended; undefined while it has not. */
export type LookForEnd = (limits?: CallLimits) => Promise<true | undefined>;

export interface ListOnceReady {
  appId: string;
  /** Waits with looks for the end of a run; undefined when that took too long. */
  awaitEnd: (look: LookForEnd) => Promise<true | undefined>;
}

/** Lists the findings of an app, after the end of the run that is active; `waited` tells whether there was one. */
export async function listOnceReady(
  findings: Findings,
  { appId, awaitEnd }: ListOnceReady,
): Promise<{ listing: FindingsListing; waited: boolean }> {
  const look: LookForEnd = async (limits) =>
    (await findings.status(appId, limits)) === runInProgress ? undefined : true;
  let listing = await findings.list(appId);
  const waited = isRunInProgress(listing);
  while (isRunInProgress(listing)) {
    if (!(await awaitEnd(look))) break;
    listing = await findings.list(appId);
  }
  return { listing, waited };
}

/** Whether the list cannot be read because a run is active. */
export function isRunInProgress(listing: FindingsListing): boolean {
  return listing.kind === 'stopped' && listing.stop === runInProgress;
}
