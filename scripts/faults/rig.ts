import { once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import { startArtifactService } from '../../harness/artifact-service.ts';
import { createAuthority } from '../../harness/certificates.ts';
import { type ProxiedRequest, startFaultProxy } from '../../harness/fault-proxy.ts';
import { type FaultRule, htmlPage } from '../../harness/faults.ts';
import { startGitHubApi } from '../../harness/github-api.ts';
import { close } from '../../harness/loopback-server.ts';
import { runtimeToken } from '../../harness/runtime-token.ts';
import { account, startSteadyEmulator } from '../../harness/steady-emulator.ts';
import { policy, type Server } from './calls.ts';
import { type Case, strangersAddress } from './faults.ts';

/** Certificate (PEM) of the authority that the steps trust. */
export const trusted = await createAuthority('CA of the fault matrix');
const stranger = await createAuthority('CA that nobody trusts');

/**
 * Starts what a gate talks to: service, GitHub and artifact service, each behind a proxy that can
 * make it go wrong. Where connections go wrong, the server of the call speaks TLS as `localhost`,
 * and every request has a connection of its own, so that each can be aimed at a call.
 */
export async function startRig(one: Case) {
  const { server } = one.call;
  const connections = 'leadsTo' in one.fault;
  const [emulator, github, artifacts] = await Promise.all([
    startSteadyEmulator({ checkAnswers: false }),
    startGitHubApi({ files: server === 'github' ? { [policy.path]: policy.text } : {} }),
    startArtifactService(),
  ]);
  // A server that nobody configured; it shows a page for people, as a login would.
  const page = { path: /^/, fault: htmlPage() };
  const elsewhere = await startFaultProxy({ target: emulator.authUrl, rules: [page] });
  const rules = rulesOf(one, elsewhere.origin.replace('127.0.0.1', 'localhost'));
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
    github,
    artifacts,
    proxies,
    /** How many requests went to another origin along with a token or the password. */
    leaks: () => elsewhere.requests.filter(isLeak).length,
    close: async () => {
      const fronts = [elsewhere, ...Object.values(proxies)];
      await Promise.all([close(impostor), ...fronts.map((each) => each.close())]);
      await Promise.all([emulator, github, artifacts].map((each) => each.close()));
    },
  };
}

function rulesOf({ call, fault, persistence }: Case, elsewhere: string): FaultRule[] {
  const mishap = 'exchange' in fault && fault.exchange(call, elsewhere);
  const { method, path } = call;
  return mishap ? [{ method, path, ...(persistence === 'once' && { nth: [1] }), ...mishap }] : [];
}

function isLeak({ headers: { authorization }, body }: ProxiedRequest): boolean {
  // The artifact library follows redirects of GitHub's artifact service with the job's token, and
  // has no switch for it.
  const isOurs = authorization !== undefined && authorization !== `Bearer ${runtimeToken}`;
  return isOurs || body.includes(account.password);
}
