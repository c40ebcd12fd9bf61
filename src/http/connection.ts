import { once } from 'node:events';
import tls from 'node:tls';
import { Agent, type buildConnector, type Dispatcher, Pool, ProxyAgent, request } from 'undici';
import { ProxiedFailure } from './network-error.ts';

/** One HTTP exchange, without retry or interpretation: redirects are answers like any other. */
export type Http = (request: HttpRequest) => Promise<HttpResponse>;

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  body?: string;
  /** Ends the exchange, the reading of the body included. */
  signal: AbortSignal;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: AsyncIterable<Uint8Array>;
}

/** Bytes of an answer to buffer: with fewer, the socket pauses again and again. */
const highWaterMark = 1024 * 1024;

/**
 * Milliseconds after which the next of several addresses is tried. Node's default of 250 is too
 * short for a distant host with another address that does not work.
 */
const autoSelectFamilyAttemptTimeout = 2500;

/**
 * Creates HTTP over undici: pooled connections, proxies, extra certificates. The caller's signal is
 * the only time limit. Certificates are verified whatever the environment says.
 * @param proxyFor the proxy to use for a URL, if any
 * @param extraCa certificates (PEM) that are trusted in addition to the default ones
 */
export function createHttp(proxyFor: (url: URL) => string | undefined, extraCa?: string): Http {
  const connect: buildConnector.BuildOptions = {
    timeout: 0,
    autoSelectFamilyAttemptTimeout,
    rejectUnauthorized: true,
    ...(extraCa !== undefined && { ca: [...tls.getCACertificates('default'), extraCa] }),
  };
  const dispatchers = new Map<string, Dispatcher>();
  const dispatcherFor = (url: URL, proxy: string): Dispatcher => {
    const key = `${url.protocol} ${proxy}`;
    const dispatcher = dispatchers.get(key) ?? createDispatcher(url, proxy, connect);
    dispatchers.set(key, dispatcher);
    return dispatcher;
  };
  const send = async ({ url, ...rest }: HttpRequest, proxy: string): Promise<HttpResponse> => {
    const dispatcher = dispatcherFor(url, proxy);
    const { statusCode, headers, body } = await Promise.race([
      request(url, { ...rest, dispatcher, highWaterMark }),
      rejectionOnAbort(rest.signal),
    ]);
    body.on('error', () => {}); // aborting an answer that nobody reads must not throw
    return { status: statusCode, headers, body };
  };
  return async (outgoing) => {
    const proxy = proxyFor(outgoing.url) ?? '';
    if (proxy === '') return send(outgoing, '');
    return send(outgoing, proxy).catch((cause) => {
      throw new ProxiedFailure(nameOfProxy(proxy), cause);
    });
  };
}

function nameOfProxy(proxy: string): string {
  const url = URL.parse(proxy);
  return url ? `${url.protocol}//${url.host}` : 'of the environment';
}

/** Rejects on abort, since undici ignores the signal until there is a connection. */
async function rejectionOnAbort(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

function createDispatcher(
  url: URL,
  proxy: string,
  connect: buildConnector.BuildOptions,
): Dispatcher {
  // The caller's signal limits every phase: undici's own time limits are turned off.
  const limits = { headersTimeout: 0, bodyTimeout: 0 };
  if (proxy === '') return new Agent({ ...limits, connect });
  return new ProxyAgent({
    ...limits,
    uri: proxy,
    factory: (origin: URL, options: Pool.Options) =>
      failingOnDroppedTunnel(new Pool(origin, options)),
    // Plain HTTP needs no tunnel, and many proxies allow CONNECT to port 443 only.
    proxyTunnel: url.protocol === 'https:',
    requestTls: connect,
    proxyTls: connect,
  });
}

/** Ends the request when the proxy drops a CONNECT; undici would reconnect forever. */
function failingOnDroppedTunnel(pool: Pool): Pool {
  return pool.on('connectionError', (_, targets, error) => targets.at(-1)?.destroy(error));
}
