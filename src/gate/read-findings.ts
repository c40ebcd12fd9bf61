import type { App } from '../service/apps.ts';
import type { Finding, FindingsListing } from '../service/findings.ts';
import { awaitIn } from './await.ts';
import type { GateContext } from './context.ts';
import { runInProgress } from './states.ts';
import { notTested, type Verdict } from './verdict.ts';

/** The findings of a run. */
export interface ReadFindings {
  findings: Finding[];
  /**
   * The list still said RUN_IN_PROGRESS when our run was COMPLETED. Either it lagged, or a later run had begun, whose findings would be
   * among these: the list does not tell.
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
  let listing = await client.findings.list(app.appId);
  const late = isActive(listing);
  while (isActive(listing)) {
    tell({ kind: 'findings-awaited', timeoutMs: settings.timeoutMs });
    const ready = await awaitIn(gate, {
      what: 'the findings list to be ready',
      deadline,
      // Without growth: should a later run have begun, the next one may follow within seconds of its end.
      cadence: { intervalMs, maxIntervalMs: intervalMs },
      look: async (limits) => ((await client.findings.status(app.appId, limits)) === runInProgress ? undefined : true),
    });
    if (!ready) break;
    listing = await client.findings.list(app.appId);
  }
  const result = resultOf(listing);
  if ('verdict' in result) return result;
  if (late) tell({ kind: 'findings-read-late' });
  return { ...result, late };
}

function isActive(listing: FindingsListing): boolean {
  return listing.kind === 'stopped' && listing.stop === runInProgress;
}

function resultOf(listing: FindingsListing): { findings: Finding[] } | { verdict: Verdict } {
  if (listing.kind === 'complete') return { findings: listing.items };
  if (listing.kind === 'changing') {
    const message = `The findings list says that ${listing.total} findings exist, but ${listing.read} distinct ones could be read.`;
    return { verdict: notTested('findings-unavailable', message) };
  }
  if (listing.stop === runInProgress) {
    const message = 'The run is COMPLETED, but the findings list still says RUN_IN_PROGRESS.';
    return { verdict: notTested('findings-unavailable', message) };
  }
  if (listing.stop === 'NO_RUNS')
    return { verdict: notTested('no-runs', 'The findings list says that no run has tested the app (NO_RUNS).') };
  return { verdict: notTested('unexpected-response', `The findings list has the unknown status "${listing.stop}".`) };
}
