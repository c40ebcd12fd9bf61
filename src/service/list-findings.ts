import type { Findings, FindingsListing } from './findings.ts';
import { runInProgress } from './findings.ts';
import type { CallLimits } from './retry.ts';

/**
 * A look at the findings of an app, which gives none while a run is active: then only the list's
 * status is asked for.
 * @param onActive told once that a run is active
 */
export function createListingLook(
  findings: Findings,
  appId: string,
  onActive: () => void,
): (limits: Required<CallLimits>) => Promise<FindingsListing | undefined> {
  let told = false;
  let active = false;
  return async ({ deadline, ...limits }) => {
    if (active && (await findings.status(appId, { ...limits, deadline })) === runInProgress)
      return undefined;
    // With the retries of any call: a list has many pages, and one that fails in passing must not
    // cost the others.
    const listing = await findings.list(appId, { deadline });
    active = listing.kind === 'stopped' && listing.stop === runInProgress;
    if (!active) return listing;
    if (!told) onActive();
    told = true;
    return undefined;
  };
}
