import type { ServiceError } from './errors.ts';
import { type Findings, type FindingsListing, runInProgress } from './findings.ts';
import type { Poll } from './polling.ts';

/**
 * How the findings of an app are waited for: while a run is active, only the list's status is asked
 * for.
 * @param onActive called once, when a run is active
 */
export function watchFindings(
  findings: Findings,
  appId: string,
  onActive: () => void,
): Required<Pick<Poll<FindingsListing>, 'atOnce' | 'endsWait' | 'look'>> {
  let wasActive = false;
  let active = false;
  return {
    atOnce: true,
    endsWait: isListRefusal,
    look: async ({ deadline, ...limits }) => {
      if (active && (await findings.status(appId, { ...limits, deadline })) === runInProgress)
        return undefined;
      // With the retries of any call: a list has many pages, and a transient failure of one must
      // not cost the others.
      const listing = await findings.list(appId, { deadline });
      active = listing.kind === 'stopped' && listing.stop === runInProgress;
      if (!active) return listing;
      if (!wasActive) onActive();
      wasActive = true;
      return undefined;
    },
  };
}

/** A refusal in the API's own words, or an answer that would be too large again. */
const isListRefusal = ({ transient, status = 0 }: ServiceError) =>
  !transient && (status === 200 || status >= 400);

/** Ends a wait for which no run was paid: an answer that is not as specified may never pass. */
export const isLastingFault = (error: ServiceError) => !error.transient || error.malformed;

/** Why a listing does not show the findings, as a sentence without its full stop. */
export function flawOf(listing: Exclude<FindingsListing, { kind: 'complete' }>): string {
  return listing.kind === 'changing'
    ? `The findings list says that ${listing.total} findings exist, but ${listing.items.length} distinct ones could be read`
    : `The findings list has the unknown status "${listing.stop}"`;
}
