import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startArtifactService } from '../../harness/artifact-service.ts';
import { createAuthority } from '../../harness/certificates.ts';
import { type ProxiedRequest, startFaultProxy } from '../../harness/fault-proxy.ts';
import { type FaultRule, htmlPage } from '../../harness/faults.ts';
import { startGitHubApi } from '../../harness/github-api.ts';
import { branchEvent, pullRequestEvent } from '../../harness/github-event.ts';
import { close } from '../../harness/loopback-server.ts';
import { type ActionResult, runAction } from '../../harness/runner.ts';
import { runtimeToken } from '../../harness/runtime-token.ts';
import { account, startSteadyEmulator } from '../../harness/steady-emulator.ts';
import { markerOf } from '../../src/github/post-body.ts';
import { inputsFor, policy, type Server } from './calls.ts';
import { type Case, onceMsOf, strangersAddress } from './faults.ts';
import type { NameFault } from './name-resolution.ts';

/** The parts of an ended step that are judged. */
export type Ended = Pick<ActionResult, 'exitCode' | 'outputs' | 'annotations' | 'artifacts'>;

/** The outcome of a step, and what was visible from outside. */
export interface Observation {
  /** Absent when it did not end in time and was killed. */
  result: Ended | undefined;
  /** Requests to the service, in order of arrival. */
  serviceRequests: ProxiedRequest[];
  comments: number;
  /** How often something was sent to another origin along with a token. */
  leaks: number;
  /** Whether the fault happened at all. */
  hit: boolean;
}

/** The authority that the steps trust. */
const trusted = await createAuthority('CA of the fault matrix');
/** Outside of the workspace, where the gate trusts no certificates. */
const trustedFile = join(mkdtempSync(join(tmpdir(), 'fault-matrix-')), 'ca.pem');
writeFileSync(trustedFile, trusted.cert);
const stranger = await createAuthority('CA that nobody trusts');

/** The comment of an earlier run of the gate, by the names that the stand-ins have. */
const earlierComment = [
  markerOf(
    'comment',
    'https://vulnerable.test',
    '.github/workflows/security.yml',
    'security-test',
    'gate',
    '{}',
  ),
  'Passed.',
].join('\n');

/** Runs a gate in which one call fails. */
export async function runCase(faultCase: Case, timeoutMs: number): Promise<Observation> {
  const { call, fault } = faultCase;
  // A lasting fault needs a gate that waits longer.
  const patience = onceMsOf(fault) !== undefined && { 'timeout-minutes': '4' };
  const { github, artifacts, elsewhere, proxies, stop } = await startServers(faultCase);
  const nameFault = nameFaultOf(faultCase);
  const result = await runAction({
    inputs: {
      ...inputsFor(call),
      ...patience,
      ...account,
      'base-url': `${proxies.service.origin}/v1`,
    },
    event: call.server === 'github' ? pullRequestEvent() : branchEvent('push'),
    github,
    artifactService: { ...artifacts, url: proxies.artifacts.origin },
    env: { GITHUB_API_URL: proxies.github.origin, ...(nameFault && variablesFor(nameFault)) },
    cancel: { after: timeoutMs, signals: [{ name: 'SIGKILL', graceMs: 0 }] },
    timeoutMs: 2 * timeoutMs,
  }).finally(stop);
  result.remove();
  const broken = proxies[call.server].requests.some((request) => request.fault);
  return {
    result: result.cancelled ? undefined : result,
    serviceRequests: proxies.service.requests,
    comments: github.comments.filter(({ body }) => body !== earlierComment).length,
    leaks: elsewhere.requests.filter(isLeak).length,
    hit: broken || (nameFault !== undefined && result.log.includes(nameFault)),
  };
}

/**
 * Starts the servers of a gate: service, GitHub and artifact service, each behind a proxy that can
 * make it fail. Where connections fail, the server of the call speaks TLS as `localhost`,
 * and every request has a connection of its own, so that each can be aimed at a call.
 */
async function startServers(faultCase: Case) {
  const { server } = faultCase.call;
  const connections = 'resolvesTo' in faultCase.fault;
  const [emulator, github, artifacts] = await Promise.all([
    startSteadyEmulator(),
    startGitHubApi({ files: server === 'github' ? { [policy.path]: policy.text } : {} }),
    startArtifactService(),
  ]);
  if (faultCase.call.hasComment) github.addComment({ body: earlierComment });
  // A server that nobody configured; it answers with a page for people, as a login would.
  const page = { path: /^/, fault: htmlPage() };
  const elsewhere = await startFaultProxy({ target: emulator.authUrl, rules: [page] });
  const rules = rulesOf(faultCase, elsewhere.origin.replace('127.0.0.1', 'localhost'));
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
  const stop = async () => {
    const fronts = [elsewhere, ...Object.values(proxies)];
    await Promise.all([close(impostor), ...fronts.map((each) => each.close())]);
    await Promise.all([emulator, github, artifacts].map((each) => each.close()));
  };
  return { github, artifacts, elsewhere, proxies, stop };
}

function rulesOf({ call, fault, persistence }: Case, elsewhere: string): FaultRule[] {
  const mishap = 'exchange' in fault && fault.exchange(call, elsewhere);
  const { method, path } = call;
  const forMs = onceMsOf(fault);
  const once = forMs === undefined ? { nth: [1] } : { forMs };
  return mishap ? [{ method, path, ...(persistence === 'once' && once), ...mishap }] : [];
}

/** The fault in name resolution, as JSON, if the case has one. */
function nameFaultOf({ call: { method, path }, fault, persistence }: Case): string | undefined {
  if (!('resolvesTo' in fault)) return undefined;
  const once = persistence === 'once';
  const described: NameFault = { method, path: path.source, once, address: fault.resolvesTo };
  return JSON.stringify(described);
}

const variablesFor = (nameFault: string) => ({
  NODE_EXTRA_CA_CERTS: trustedFile,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'name-resolution.ts')}`,
  NAME_FAULT: nameFault,
});

function isLeak({ headers: { authorization }, body }: ProxiedRequest): boolean {
  // The artifact library follows redirects of GitHub's artifact service with the job's token, and
  // has no switch for it.
  const isOurs = authorization !== undefined && authorization !== `Bearer ${runtimeToken}`;
  return isOurs || body.includes(account.password);
}
