import type { Clock } from '../../clock.ts';
import type { Deployment } from '../../gate/context.ts';
import { excerpt } from '../../text/untrusted.ts';
import { openHttp } from '../service-connection.ts';
import type { GateInputs } from './inputs.ts';

/** Without our version: a page that repeats it could be taken for the app's. */
const userAgent = 'security-test-gate';

/** The app as the gate asks it for its version; undefined when no proof is asked for. */
export async function connectToDeployment(
  { version, connection }: Pick<GateInputs, 'version' | 'connection'>,
  clock: Clock,
  signal: AbortSignal,
): Promise<Deployment | undefined> {
  if (version === undefined) return undefined;
  // Loaded here, since most runs need none of it.
  const { createVersionReader } = await import('../../deployment/version-reader.ts');
  const { url, ...expectation } = version;
  const { requestTimeoutMs } = connection;
  const http = openHttp(connection);
  const options = { url, http, clock, userAgent, requestTimeoutMs, signal };
  return { ...expectation, readVersion: createVersionReader(options), excerpt };
}
