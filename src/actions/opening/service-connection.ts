import process from 'node:process';
import { createHttp, type Http } from '../../http/connection.ts';
import { proxyFor } from '../../http/proxy.ts';
import { type ConnectionOptions, connect, type ServiceClient } from '../../service/client.ts';
import type { ConnectionInputs } from '../inputs/connection-inputs.ts';
import type { Secrets } from './secrets.ts';

/** Creates the client, with the environment's proxies. Each token is masked once it is obtained. */
export function connectToService(
  inputs: ConnectionInputs,
  { mask }: Secrets,
  options: Pick<ConnectionOptions, 'clock' | 'signal' | 'onRetry' | 'quotesProblems'>,
): ServiceClient {
  return connect({ ...inputs, ...options, http: openHttp(inputs), onToken: mask });
}

/** HTTP with the environment's proxies and the certificates of the inputs. */
export function openHttp({ extraCa }: Pick<ConnectionInputs, 'extraCa'>): Http {
  return createHttp((url) => proxyFor(url, process.env)?.address, extraCa);
}
