import type { Clock } from '../clock.ts';
import type { App } from '../service/apps.ts';
import type { ServiceClient } from '../service/client.ts';

const maxListed = 20;
const timeLimitMs = 15_000;

/** The apps that a login sees, so that one can be copied: how many, and the first of them. */
export interface SeenApps {
  total: number;
  apps: readonly App[];
}

/** Undefined when they cannot be had: nothing depends on them. */
export function readSeenApps(
  client: Pick<ServiceClient, 'apps'>,
  clock: Clock,
): Promise<SeenApps | undefined> {
  const limits = { retries: 0, deadline: clock.now() + timeLimitMs };
  return client.apps.first(maxListed, limits).catch(() => undefined);
}
