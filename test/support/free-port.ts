import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free loopback port for a program that has to be told one: below those that systems give to
 * servers that ask for any, so that none of these takes it meanwhile.
 */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    // Rejects if the port is taken.
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return `${port}`;
  }
}
