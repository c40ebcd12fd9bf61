import type { ServiceError } from './errors.ts';
import { type Findings, type FindingsListing, runInProgress } from './findings.ts';
import type { Wait } from './polling.ts';

/**
 * Returns how to poll for the findings of an app. While a run is active, only the list's status is
 * requested.
 * @param onActive called once, when a run is active
 */
export function watchFindings(
  findings: Findings,
  appId: string,
  onActive: () => void,
): Required<Pick<Wait<FindingsListing>, 'atOnce' | 'endsWait' | 'look'>> {
  let isReported = false;
  let isActive = false;
  return {
    atOnce: true,
    endsWait: isListRefusal,
    look: async ({ deadline, ...limits }) => {
      if (isActive && (await findings.status(appId, { ...limits, deadline })) === runInProgress)
        return undefined;
      // With the default retries: a list has many pages, and a transient failure of one must not
      // waste the others.
      const listing = await findings.list(appId, { deadline });
      isActive = listing.kind === 'stopped' && listing.stop === runInProgress;
      if (!isActive) return listing;
      if (!isReported) onActive();
      isReported = true;
      return undefined;
    },
  };
}

/** A refusal with a problem document, or an answer that would be too large again. */
const isListRefusal = ({ transient, status = 0 }: ServiceError) =>
  !transient && (status === 200 || status >= 400);

/** Whether a failure may last forever, which ends a wait that no paid run depends on. */
export const isLastingFailure = (error: ServiceError) => !error.transient || error.malformed;

/** Why a listing does not show all findings, as a sentence without its full stop. */
export function describeIncomplete(
  listing: Exclude<FindingsListing, { kind: 'complete' }>,
): string {
  if (listing.kind === 'stopped') {
    // Anybody may read it: a text that is no word of the API can name what the service tests.
    const isWord = /^[\w-]{1,60}$/.test(listing.stop);
    return `The findings list has ${isWord ? `the unknown status "${listing.stop}"` : 'an unknown status'}`;
  }
  const { items, total } = listing;
  return items.length === total
    ? 'The findings list kept changing while its pages were read'
    : `The findings list says that ${total} findings exist, but ${items.length} distinct ones could be read`;
}
