import { request } from 'node:http';
import { createServer } from 'node:https';
import { onTestFinished } from 'vitest';
import type { Identity } from '../../../harness/certificates.ts';
import { close, listen } from '../../../harness/loopback-server.ts';
import type { Scenario } from '../../support/scenario.ts';

/** Speaks TLS in front of the emulator, as an on-premise deployment does. */
export function overTls(
  identity: Identity,
  hostname = 'localhost',
): NonNullable<Scenario['prepare']> {
  return async ({ authUrl }) => {
    const server = createServer(identity, (incoming, outgoing) => {
      const { method, url = '/' } = incoming;
      const target = new URL(url, authUrl);
      const headers = { ...incoming.headers, host: target.host };
      const forwarded = request(target, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(forwarded);
    });
    onTestFinished(() => close(server));
    const { port } = new URL(await listen(server));
    return { 'base-url': `https://${hostname}:${port}/v1` };
  };
}
