import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { createProxy } from 'proxy';
import { onTestFinished } from 'vitest';
import type { Identity } from '../../../../harness/certificates.ts';
import { close, listen } from '../../../../harness/loopback-server.ts';

export interface ForwardProxy {
  /** `host:port` */
  address: string;
  /** What it was asked: `CONNECT localhost:443` or `GET http://localhost/v1/apps`. */
  asked: string[];
  /** Headers of these, in the same order. */
  headers: IncomingMessage['headers'][];
}

export interface ForwardProxyOptions {
  /** `user:password`; without them it serves everyone. */
  credentials?: string;
  /** Makes it a proxy that is itself spoken to over TLS. */
  identity?: Identity;
}

/** A forward proxy on loopback, for plain HTTP and for tunnels; it ends with the test. */
export async function startForwardProxy({
  credentials,
  identity,
}: ForwardProxyOptions = {}): Promise<ForwardProxy> {
  const asked: string[] = [];
  const headers: ForwardProxy['headers'] = [];
  const note = (request: IncomingMessage) => {
    asked.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
  };
  const server = identity ? createTlsServer(identity) : createServer();
  const proxy = createProxy(server.on('connect', note).on('request', note));
  const expected = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`;
  proxy.authenticate = (request) =>
    !expected || request.headers['proxy-authorization'] === expected;
  onTestFinished(closer(server));
  return {
    address: new URL(await listen(server)).host.replace('127.0.0.1', 'localhost'),
    asked,
    headers,
  };
}

/** Tunnels are no longer the server's own connections, so that they have to be ended apart. */
function closer(server: Server): () => Promise<void> {
  const sockets = new Set<Duplex>();
  server.on('connection', (socket) => sockets.add(socket));
  return () => {
    for (const socket of sockets) socket.destroy();
    return close(server);
  };
}
