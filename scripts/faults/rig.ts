import { constants } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServerOptions } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { createSecureContext } from 'node:tls';
import { startArtifactService } from '../../harness/artifact-service.ts';
import { createAuthority } from '../../harness/certificates.ts';
import { startFaultProxy } from '../../harness/fault-proxy.ts';
import { type FaultRule, htmlPage } from '../../harness/faults.ts';
import { startGitHubApi } from '../../harness/github-api.ts';
import { close, listen } from '../../harness/loopback-server.ts';
import { runtimeToken } from '../../harness/runtime-token.ts';
import { account, startSteadyEmulator } from '../../harness/steady-emulator.ts';
import { policy, type Server } from './calls.ts';

export type Rig = Awaited<ReturnType<typeof startRig>>;

/**
 * Starts what a gate talks to: service, GitHub and artifact service, each behind a proxy that can
 * make it go wrong.
 * @param wrong the server that goes wrong, and how. With `closeConnections` every request has a
 * connection of its own, so that what goes wrong with connections can be aimed at a call.
 * `untrusted` are numbers, from 1, of the TLS handshakes in which it shows a certificate that nobody
 * trusts.
 */
export async function startRig(wrong: {
  server: Server;
  rules: FaultRule[];
  closeConnections: boolean;
  untrusted?: { first: number; last: number };
}) {
  const [emulator, github, artifacts] = await Promise.all([
    startSteadyEmulator({ checkAnswers: false }),
    startGitHubApi({ files: { [policy.path]: policy.text } }),
    startArtifactService(),
  ]);
  const { server, rules, closeConnections, untrusted } = wrong;
  const front = untrusted && (await tlsFront(untrusted));
  const start = (name: Server, target: string) =>
    startFaultProxy({
      target,
      closeConnections,
      ...(name === server && { rules, ...(front && { tls: front.tls }) }),
    });
  const proxies = {
    service: await start('service', emulator.authUrl),
    github: await start('github', github.url),
    artifacts: await start('artifacts', artifacts.url),
  };
  return {
    emulator,
    github,
    artifacts,
    proxies,
    /** How many TLS handshakes showed a certificate that nobody trusts. */
    untrustedHandshakes: () => front?.shown() ?? 0,
    close: async () => {
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
      await Promise.all([emulator, github, artifacts].map((each) => each.close()));
    },
  };
}

/** Certificate (PEM) of the authority that the steps trust. */
export const trusted = await createAuthority('CA of the fault matrix');
const stranger = await createAuthority('CA that nobody trusts');
const wrongCertificate = createSecureContext(await stranger.issue());

/** TLS as `localhost` that shows the wrong certificate in the handshakes from `first` to `last`. */
async function tlsFront({ first, last }: { first: number; last: number }) {
  let begun = 0;
  let shown = 0;
  const tls: ServerOptions = {
    ...(await trusted.issue()),
    // A session that is taken up again shows no certificate.
    maxVersion: 'TLSv1.2',
    secureOptions: constants.SSL_OP_NO_TICKET,
    SNICallback: (_, callback) => {
      begun += 1;
      const hit = begun >= first && begun <= last;
      if (hit) shown += 1;
      callback(null, hit ? wrongCertificate : undefined);
    },
  };
  return { tls, shown: () => shown };
}

export type Elsewhere = Awaited<ReturnType<typeof startElsewhere>>;

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
