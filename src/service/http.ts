import tls from 'node:tls';
import { Agent, type Dispatcher, Pool, ProxyAgent, request } from 'undici';

/** One HTTP exchange, without retry, authentication or interpretation. Redirects are answers like any other. */
export type Http = (request: HttpRequest) => Promise<HttpResponse>;

export interface HttpRequest {
  method: 'GET' | 'POST' | 'DELETE';
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

export interface HttpOptions {
  /** The proxy to use for a URL, if any. */
  proxyFor: (url: URL) => string | undefined;
  /** Certificates (PEM) trusted beside the default ones. */
  extraCa?: string | undefined;
}

/** HTTP over undici: pooled connections, proxies, extra certificates. The caller's signal is the only time limit. */
export function createHttp({ proxyFor, extraCa }: HttpOptions): Http {
  const trust = extraCa === undefined ? {} : { ca: [...tls.getCACertificates('default'), extraCa] };
  const dispatchers = new Map<string, Dispatcher>();
  const dispatcherFor = (url: URL): Dispatcher => {
    const proxy = proxyFor(url) ?? '';
    const key = `${url.protocol} ${proxy}`;
    const dispatcher = dispatchers.get(key) ?? createDispatcher(url, proxy, trust);
    dispatchers.set(key, dispatcher);
    return dispatcher;
  };
  return async ({ url, ...rest }) => {
    const answer = request(url, { ...rest, dispatcher: dispatcherFor(url) });
    const { statusCode, headers, body } = await Promise.race([answer, rejectionOnAbort(rest.signal)]);
    body.on('error', () => {}); // an answer that nobody reads may still be aborted
    return { status: statusCode, headers, body };
  };
}

/** undici heeds a signal only once it has a connection: a connection that never comes about is given up here. */
function rejectionOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

function createDispatcher(url: URL, proxy: string, trust: { ca?: string[] }): Dispatcher {
  // The caller's signal limits every phase; undici's own limits would only cut it short.
  const limits = { headersTimeout: 0, bodyTimeout: 0 };
  if (proxy === '') return new Agent({ ...limits, connect: { ...trust, timeout: 0 } });
  // Plain HTTP goes through a proxy as it is: many proxies allow CONNECT to port 443 only.
  return new ProxyAgent({
    ...limits,
    uri: proxy,
    factory: createPool,
    proxyTunnel: url.protocol === 'https:',
    requestTls: { ...trust, timeout: 0 },
    proxyTls: { ...trust, timeout: 0 },
  });
}

/** undici takes a CONNECT that the proxy drops for a lost socket, and would connect anew without end. */
function createPool(origin: URL, options: Pool.Options): Pool {
  const pool = new Pool(origin, options);
  return pool.on('connectionError', (_, targets, error) => targets.at(-1)?.destroy(error));
}
