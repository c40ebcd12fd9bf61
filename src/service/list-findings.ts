import type { ServiceError } from './errors.ts';
import { type Findings, type FindingsListing, runInProgress } from './findings.ts';
import type { Poll } from './polling.ts';

/**
 * How the findings of an app are waited for: while a run is active, only the list's status is asked
 * for.
 * @param onActive told once that a run is active
 */
export function watchFindings(
  findings: Findings,
  appId: string,
  onActive: () => void,
): Required<Pick<Poll<FindingsListing>, 'atOnce' | 'endsWait' | 'look'>> {
  let told = false;
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
      if (!told) onActive();
      told = true;
      return undefined;
    },
  };
}

/** The list is never refused but with 404: other refusals are of something on the way, and pass. */
export const isListRefusal = ({ code, transient, status }: ServiceError) =>
  code === 'not-found' || (!transient && status === 200);

/** Ends a wait for which no run was paid: an answer that is not as specified may never pass. */
export const isLastingFault = (error: ServiceError) => !error.transient || error.malformed;

/** Why a listing says nothing of the findings, as a sentence without its full stop. */
export function flawOf(listing: Exclude<FindingsListing, { kind: 'complete' }>): string {
  return listing.kind === 'changing'
    ? `The findings list says that ${listing.total} findings exist, but ${listing.read} distinct ones could be read`
    : `The findings list has the unknown status "${listing.stop}"`;
}
