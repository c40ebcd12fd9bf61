import { onTestFinished } from 'vitest';
import { describeRequest, startFaultProxy } from '../../../../harness/fault-proxy.ts';
import type { FaultRule } from '../../../../harness/faults.ts';
import { startEmulator } from '../../../../src/emulator/emulator.ts';
import type { EmulatorOptions } from '../../../../src/emulator/world/options.ts';
import type { ConnectionOptions } from '../../../../src/service/client.ts';
import { appIdOf } from '../../../support/emulator-session.ts';
import { connectTo } from './connection.ts';

export interface Emulation {
  /** What goes wrong between the client and the service. */
  rules?: FaultRule[];
  emulator?: Partial<EmulatorOptions>;
  connection?: Partial<ConnectionOptions>;
}

export const login = 'POST /api/v1/auth/token → 200';

/**
 * The emulator behind a faulty network, and a client of it; both end with the test. Runs take no
 * time.
 */
export async function emulateService({
  rules = [],
  emulator: options = {},
  connection = {},
}: Emulation = {}) {
  let skewMs = 0;
  const clock = { now: () => Date.now() + skewMs };
  const emulator = await startEmulator({ rateLimits: false, runSeconds: 0, clock, ...options });
  onTestFinished(emulator.close);
  const network = await startFaultProxy({ target: emulator.authUrl, rules });
  onTestFinished(network.close);
  const appId = (host: string) => appIdOf(emulator, host);
  return {
    ...connectTo(network.origin, connection),
    origin: network.origin,
    /** Every request that left the client, in order of arrival. */
    requests: network.requests,
    /** The same as lines: `GET /v1/apps → 200`. */
    calls: () => network.requests.map(describeRequest),
    once: network.once,
    /** Lets the service's time pass, so that tokens expire and runs end. */
    pass: (ms: number) => {
      skewMs += ms;
    },
    appId,
    /** The id of clean.test. */
    id: appId('clean.test'),
  };
}
