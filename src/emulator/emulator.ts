import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { prepareRequestChecks } from './http/request-checks.ts';
import { createService } from './service.ts';
import type { Account, App, RequestRecord } from './world/model.ts';
import type { EmulatorOptions } from './world/options.ts';

export interface Emulator {
  /** Address of the API, ends in `/v1`. */
  baseUrl: string;
  /** Address of the token endpoint's host. */
  authUrl: string;
  /** The accounts, with their credits at the start. */
  accounts: ReturnType<typeof summarizeAccount>[];
  /** The apps that exist at the start; all of them are registered. */
  apps: Pick<App, 'appId' | 'appUrl' | 'label'>[];
  /** The last 10,000 requests answered, oldest first; updated with every request. */
  requests: RequestRecord[];
  /** Stops at once and closes open connections. */
  close(): Promise<void>;
}

/** Starts the service on loopback, or on `host`; rejects when it cannot listen there. */
export async function startEmulator(options: Partial<EmulatorOptions> = {}): Promise<Emulator> {
  const { service, fetch } = createService(options);
  const { world, requests } = service;
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
  const authUrl = await listen(server, world.options);
  // Answers contain the address, and its port is known only now.
  const baseUrl = `${authUrl}/v1`;
  service.baseUrl = baseUrl;
  // Prepared after the start, so that neither the start nor the first request waits for it.
  setImmediate(prepareRequestChecks);
  const accounts = world.accounts.map(summarizeAccount);
  const registered = [...world.apps.values()];
  const apps = registered.map(({ appId, appUrl, label }) => ({ appId, appUrl, label }));
  return { baseUrl, authUrl, accounts, apps, requests, close: () => stop(server) };
}

async function listen(server: Server, { port, host }: EmulatorOptions): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return `http://${connectableHost(host)}:${address.port}`;
}

function summarizeAccount({ username, password, role, organization }: Account) {
  const { name, tier, credits } = organization;
  return { username, password, role, organization: name, tier, credits };
}

/** Clients cannot connect to wildcard addresses, and IPv6 addresses need brackets in a URL. */
function connectableHost(host: string): string {
  const concrete = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return concrete.includes(':') ? `[${concrete}]` : concrete;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
