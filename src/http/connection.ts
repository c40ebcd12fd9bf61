import { once } from 'node:events';
import tls from 'node:tls';
import type { buildConnector, Dispatcher, Pool } from 'undici';
import request from 'undici/lib/api/api-request.js';
import Agent from 'undici/lib/dispatcher/agent.js';
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

/** Bytes of an answer that wait to be read: with few, its socket is stopped again and again. */
const highWaterMark = 1024 * 1024;

/**
 * Time for a connection to one of several addresses, before the next one is tried. With Node's own
 * 250 ms a far host fails each time whose other address leads nowhere.
 */
const autoSelectFamilyAttemptTimeout = 2500;

/**
 * HTTP over undici: pooled connections, proxies, extra certificates. The caller's signal is the
 * only time limit. Certificates are checked whatever the environment says.
 * @param proxyFor the proxy to use for a URL, if any
 * @param extraCa certificates (PEM) trusted beside the default ones
 */
export function createHttp(proxyFor: (url: URL) => string | undefined, extraCa?: string): Http {
  const connecting: buildConnector.BuildOptions = {
    timeout: 0,
    autoSelectFamilyAttemptTimeout,
    rejectUnauthorized: true,
    ...(extraCa !== undefined && { ca: [...tls.getCACertificates('default'), extraCa] }),
  };
  const dispatchers = new Map<string, Promise<Dispatcher>>();
  const dispatcherFor = (url: URL, proxy: string): Promise<Dispatcher> => {
    const key = `${url.protocol} ${proxy}`;
    const dispatcher = dispatchers.get(key) ?? createDispatcher(url, proxy, connecting);
    dispatchers.set(key, dispatcher);
    return dispatcher;
  };
  const send = async ({ url, ...rest }: HttpRequest, proxy: string): Promise<HttpResponse> => {
    const target = { origin: url.origin, path: `${url.pathname}${url.search}` };
    const answer = dispatcherFor(url, proxy).then((dispatcher) =>
      request.call(dispatcher, { ...rest, ...target, highWaterMark }),
    );
    const { statusCode, headers, body } = await Promise.race([
      answer,
      rejectionOnAbort(rest.signal),
    ]);
    body.on('error', () => {}); // an answer that nobody reads may still be aborted
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

/** undici heeds a signal only on a connection: one that never comes about is given up here. */
async function rejectionOnAbort(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

async function createDispatcher(
  url: URL,
  proxy: string,
  connecting: buildConnector.BuildOptions,
): Promise<Dispatcher> {
  // The caller's signal limits every phase; undici's own limits would only cut it short.
  const limits = { headersTimeout: 0, bodyTimeout: 0 };
  if (proxy === '') return new Agent({ ...limits, connect: connecting });
  const { Pool, ProxyAgent } = await import('undici');
  // Plain HTTP goes through a proxy as it is: many proxies allow CONNECT to port 443 only.
  return new ProxyAgent({
    ...limits,
    uri: proxy,
    factory: (origin: URL, options: Pool.Options) =>
      givingUpDroppedTunnels(new Pool(origin, options)),
    proxyTunnel: url.protocol === 'https:',
    requestTls: connecting,
    proxyTls: connecting,
  });
}

/** undici takes a CONNECT that the proxy drops for a lost socket, and would reconnect forever. */
function givingUpDroppedTunnels(pool: Pool): Pool {
  return pool.on('connectionError', (_, targets, error) => targets.at(-1)?.destroy(error));
}
