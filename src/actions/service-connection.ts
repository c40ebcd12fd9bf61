import { setSecret } from '@actions/core';
import { getProxyForUrl } from 'proxy-from-env';
import type { Clock } from '../clock.ts';
import { createHttp, type Http } from '../http/connection.ts';
import { type ConnectionOptions, connect, type ServiceClient } from '../service/client.ts';
import { version } from '../version.ts';
import type { ConnectionInputs } from './connection-inputs.ts';

/** How the actions name themselves to servers. */
export const userAgent = `security-test-gate/${version}`;

interface Surroundings {
  clock: Clock;
  signal: AbortSignal;
  onRetry: ConnectionOptions['onRetry'];
  /** Told of every secret of this run: the login's and each token as it is obtained. */
  onSecret: (secret: string) => void;
}

/**
 * Connects an action to the service: by the proxies of the environment, and with every token masked
 * as it is obtained.
 */
export function connectToService(
  inputs: ConnectionInputs,
  { onSecret, ...surroundings }: Surroundings,
): ServiceClient {
  const onToken = (token: string) => {
    setSecret(token);
    onSecret(token);
  };
  if (inputs.credentials.password !== undefined) onSecret(inputs.credentials.password);
  return connect({ ...inputs, ...surroundings, http: openHttp(inputs), userAgent, onToken });
}

/** HTTP by the proxies of the environment, with the certificates of the inputs. */
export function openHttp({ extraCa }: Pick<ConnectionInputs, 'extraCa'>): Http {
  return createHttp({ proxyFor: (url) => getProxyForUrl(url.href) || undefined, extraCa });
}
