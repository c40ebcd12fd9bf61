import type { App } from '../service/apps.ts';
import type { Finding, FindingsListing } from '../service/findings.ts';
import { awaitIn } from './await.ts';
import type { GateContext } from './context.ts';
import { isRunInProgress, listOnceReady } from './list-findings.ts';
import { notTested, type Verdict } from './verdict.ts';

/** The findings of an app. */
export interface ReadFindings {
  findings: Finding[];
  /**
   * The list said RUN_IN_PROGRESS at first. After the end of a run of ours either it lagged, or a later run had begun, whose findings
   * would be among these: the list does not tell.
   */
  late: boolean;
}

/** Reads all findings once the list says COMPLETED; gives none unless as many were read as the list says exist. */
export async function readFindings(
  gate: GateContext,
  app: Pick<App, 'appId'>,
): Promise<ReadFindings | { verdict: Verdict }> {
  const { client, clock, settings, tell } = gate;
  const { intervalMs } = settings.cadence;
  const deadline = clock.now() + settings.timeoutMs;
  const { listing, waited } = await listOnceReady(client.findings, {
    appId: app.appId,
    awaitEnd: (look) => {
      tell({ kind: 'findings-awaited', timeoutMs: settings.timeoutMs });
      return awaitIn(gate, {
        what: 'the findings list to be ready',
        deadline,
        // Without growth: should a later run have begun, the next one may follow within seconds of its end.
        cadence: { intervalMs, maxIntervalMs: intervalMs },
        look,
      });
    },
  });
  const result = resultOf(listing);
  return 'verdict' in result ? result : { ...result, late: waited };
}

function resultOf(listing: FindingsListing): { findings: Finding[] } | { verdict: Verdict } {
  if (listing.kind === 'complete') return { findings: listing.items };
  if (listing.kind === 'changing') {
    const message = `The findings list says that ${listing.total} findings exist, but ${listing.read} distinct ones could be read.`;
    return { verdict: notTested('findings-unavailable', message) };
  }
  if (isRunInProgress(listing)) {
    const message = 'The findings list was awaited, and still says RUN_IN_PROGRESS.';
    return { verdict: notTested('findings-unavailable', message) };
  }
  if (listing.stop === 'NO_RUNS')
    return { verdict: notTested('no-runs', 'The findings list says that no run has tested the app (NO_RUNS).') };
  return { verdict: notTested('unexpected-response', `The findings list has the unknown status "${listing.stop}".`) };
}
