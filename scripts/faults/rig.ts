import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { startArtifactService } from '../../harness/artifact-service.ts';
import { createAuthority } from '../../harness/certificates.ts';
import { startFaultProxy } from '../../harness/fault-proxy.ts';
import { type FaultRule, htmlPage } from '../../harness/faults.ts';
import { startGitHubApi } from '../../harness/github-api.ts';
import { close, listen } from '../../harness/loopback-server.ts';
import { runtimeToken } from '../../harness/runtime-token.ts';
import { account, startSteadyEmulator } from '../../harness/steady-emulator.ts';
import { policy, type Server } from './calls.ts';
import { strangersAddress } from './faults.ts';

export type Rig = Awaited<ReturnType<typeof startRig>>;

/** Certificate (PEM) of the authority that the steps trust. */
export const trusted = await createAuthority('CA of the fault matrix');
const stranger = await createAuthority('CA that nobody trusts');

/**
 * Starts what a gate talks to: service, GitHub and artifact service, each behind a proxy that can
 * make it go wrong.
 * @param wrong the server that goes wrong, and how. Where its connections do, it speaks TLS as
 * `localhost`, and every request has a connection of its own, so that each can be aimed at a call.
 */
export async function startRig({
  server,
  rules = [],
  connections = false,
}: {
  server: Server;
  rules?: FaultRule[];
  connections?: boolean;
}) {
  const [emulator, github, artifacts] = await Promise.all([
    startSteadyEmulator({ checkAnswers: false }),
    startGitHubApi({ files: server === 'github' ? { [policy.path]: policy.text } : {} }),
    startArtifactService(),
  ]);
  const aimed = connections && { closeConnections: true, tls: await trusted.issue() };
  const start = (name: Server, target: string) =>
    startFaultProxy({ target, ...(name === server && { rules, ...aimed }) });
  const proxies = {
    service: await start('service', emulator.authUrl),
    github: await start('github', github.url),
    artifacts: await start('artifacts', artifacts.url),
  };
  github.publishAs(proxies.github.origin);
  artifacts.publishAs(proxies.artifacts.origin);
  const impostor = createTlsServer(await stranger.issue());
  const { port } = new URL(proxies[server].origin);
  if (connections) await once(impostor.listen(Number(port), strangersAddress), 'listening');
  return {
    emulator,
    github,
    artifacts,
    proxies,
    close: async () => {
      await Promise.all([close(impostor), ...Object.values(proxies).map((proxy) => proxy.close())]);
      await Promise.all([emulator, github, artifacts].map((each) => each.close()));
    },
  };
}

/** Starts a server that nobody configured; it shows a page for people, as a login would. */
export async function startElsewhere() {
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
  /** `leaks`: how many requests carried a token or the password. */
  return { origin, leaks: () => leaks, close: () => close(server) };
}
