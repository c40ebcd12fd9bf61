import type { Finding, FindingsListing } from '../service/findings.ts';
import { flawOf, watchFindings } from '../service/list-findings.ts';
import { believedAfter, type Poll } from '../service/polling.ts';
import { formatMinutes } from '../text/duration.ts';
import type { GateOptions } from './context.ts';
import { verdictOfFailure } from './failure.ts';
import { notTested, Stopped } from './verdict.ts';
import { causeOf, wait } from './wait.ts';

/**
 * Reads all findings once the list says COMPLETED; returns none unless as many were read as the
 * list says exist. Transient faults are retried until `timeout-minutes`. A list that may lag behind
 * the run is looked at again before it is believed.
 */
export async function readFindings(
  gate: GateOptions,
  appId: string,
  limits: Pick<Poll<never>, 'endsWait'> = {},
): Promise<Finding[]> {
  const { client, clock, settings, onEvent } = gate;
  const { intervalMs } = settings.cadence;
  const watch = watchFindings(client.findings, appId, () =>
    onEvent({ kind: 'findings-awaited', timeoutMs: settings.timeoutMs }),
  );
  let lagging: FindingsListing[] = [];
  const read = await wait(gate, {
    ...watch,
    ...limits,
    what: 'the findings list to be ready',
    deadline: clock.now() + settings.timeoutMs,
    // Without growth: should a later run have begun, another may follow within seconds of its end.
    cadence: { intervalMs, maxIntervalMs: intervalMs },
    look: async (limits) => {
      const listing = await watch.look(limits);
      lagging = listing && listing.kind !== 'complete' ? [...lagging, listing] : [];
      return lagging.length === 0 || lagging.length === believedAfter ? listing : undefined;
    },
  });
  if ('seen' in read) return resultOf(read.seen);
  const { lastFault } = read;
  if (lastFault) {
    const limit = formatMinutes(settings.timeoutMs);
    const message = `The findings could not be read within ${limit} (\`timeout-minutes\`).`;
    const cause = causeOf(lastFault);
    // The run was paid: what refuses to show its findings is no lack of credits.
    if (lastFault.code === 'payment-required')
      throw new Stopped(notTested('findings-unavailable', message, { cause }));
    throw new Stopped({ ...verdictOfFailure(lastFault), message, cause });
  }
  const last = lagging.at(-1);
  if (last) return resultOf(last);
  const message = 'The findings list still says RUN_IN_PROGRESS at the end of `timeout-minutes`.';
  throw new Stopped(notTested('findings-unavailable', message));
}

function resultOf(listing: FindingsListing): Finding[] {
  if (listing.kind === 'complete') return listing.items;
  if (listing.kind === 'stopped' && listing.stop === 'NO_RUNS') {
    const message = 'The findings list says that no run has tested the app (NO_RUNS).';
    throw new Stopped(notTested('no-runs', message));
  }
  const reason = listing.kind === 'changing' ? 'findings-unavailable' : 'unexpected-response';
  throw new Stopped(notTested(reason, `${flawOf(listing)}.`));
}
