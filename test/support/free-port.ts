import { createServer } from 'node:http';
import { close, listen } from '../../harness/loopback-server.ts';

/** A loopback port that was free a moment ago, for a program that has to be told one. */
export async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await close(server);
  return port;
}
