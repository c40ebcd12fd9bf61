import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { htmlPage } from '../../harness/faults.ts';
import { close, listen } from '../../harness/loopback-server.ts';
import { runtimeToken } from '../../harness/runtime-token.ts';
import { account } from '../../harness/steady-emulator.ts';

/** A server at an origin that nobody configured, to which a redirect leads. */
export interface Elsewhere {
  origin: string;
  /** How many requests carried a token or the password. */
  leaks: () => number;
  close: () => Promise<void>;
}

/** Starts it; it shows a page for people, as the login of a company would. */
export async function startElsewhere(): Promise<Elsewhere> {
  let leaks = 0;
  const { status, headers, body } = htmlPage();
  const server = createServer(async (request, response) => {
    const sent = await buffer(request);
    const { authorization } = request.headers;
    // The artifact library follows redirects of GitHub's artifact service with the job's token, and
    // has no switch for it.
    const isOurs = authorization !== undefined && authorization !== `Bearer ${runtimeToken}`;
    if (isOurs || sent.includes(account.password)) leaks += 1;
    response.writeHead(status, headers).end(body);
  });
  const origin = (await listen(server)).replace('127.0.0.1', 'localhost');
  return { origin, leaks: () => leaks, close: () => close(server) };
}
