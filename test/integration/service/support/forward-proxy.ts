import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { createProxy } from 'proxy';
import { onTestFinished } from 'vitest';
import type { Identity } from '../../../../harness/certificates.ts';
import { close, listen } from '../../../../harness/loopback-server.ts';

interface Options {
  /** `user:password`; without them it serves everyone. */
  credentials?: string;
  /** Makes it a proxy that is itself spoken to over TLS. */
  identity?: Identity;
}

/**
 * A forward proxy on loopback, for plain HTTP and for tunnels; it ends with the test. `asked` lists
 * what it was asked (`CONNECT localhost:443`, `GET http://localhost/v1/apps`), and `headers` the
 * headers of these, in the same order; `address` is `host:port`. Hosts below `.test` are on loopback.
 */
export async function startForwardProxy({ credentials, identity }: Options = {}) {
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const note = (request: IncomingMessage) => {
    asked.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    // Hosts of loopback are never reached through a proxy: names of the tests stand for it.
    request.url = request.url?.replace(/(?<=^|:\/\/)[\w.-]+\.test(?=:)/, 'localhost');
  };
  const server = identity ? createTlsServer(identity) : createServer();
  const proxy = createProxy(server.on('connect', note).on('request', note));
  const expected = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`;
  proxy.authenticate = (request) =>
    !expected || request.headers['proxy-authorization'] === expected;
  onTestFinished(closer(server));
  const { port } = new URL(await listen(server));
  return { address: `localhost:${port}`, asked, headers };
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
