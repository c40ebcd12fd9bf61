import type { Clock } from '../../clock.ts';
import type { Deployment } from '../../gate/context.ts';
import { excerpt } from '../../text/untrusted.ts';
import { openHttp, userAgent } from '../service-connection.ts';
import type { GateInputs } from './inputs.ts';

/**
 * The deployed app as the gate asks it for its version; undefined when no proof of the build is
 * asked for.
 */
export async function connectToDeployment(
  { version, connection }: Pick<GateInputs, 'version' | 'connection'>,
  { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<Deployment | undefined> {
  if (version === undefined) return undefined;
  // Loaded here, since most runs need none of it.
  const { createVersionReader } = await import('../../deployment/version-reader.ts');
  const { url, expected, mergeCommit, timeoutMs } = version;
  const { requestTimeoutMs } = connection;
  const readVersion = createVersionReader({
    url,
    http: openHttp(connection),
    clock,
    userAgent,
    requestTimeoutMs,
    signal,
  });
  return { expected, mergeCommit, timeoutMs, readVersion, excerpt };
}
