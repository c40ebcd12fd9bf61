import type { App } from '../service/apps.ts';
import type { Report } from '../service/reports.ts';
import { type Awaited, awaitIn } from './await.ts';
import type { GateContext } from './context.ts';

/**
 * Waits until the reports of the app tell something. They are looked at at once; a refusal that is
 * repeated is believed, which they may be on the free tier.
 */
export function awaitReports<T>(
  gate: GateContext,
  { appId }: App,
  { find, ...wait }: { what: string; deadline: number; find: (reports: Report[]) => T | undefined },
): Promise<Awaited<T>> {
  return awaitIn(gate, {
    ...wait,
    atOnce: true,
    believes: (error) => !error.transient,
    look: async (limits) => find(await gate.client.reports.list(appId, limits)),
  });
}
