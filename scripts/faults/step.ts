import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProxiedRequest } from '../../harness/fault-proxy.ts';
import type { FaultRule } from '../../harness/faults.ts';
import { branchEvent, pullRequestEvent } from '../../harness/github-event.ts';
import { type ActionResult, runAction } from '../../harness/runner.ts';
import { account } from '../../harness/steady-emulator.ts';
import { type Call, inputsFor } from './calls.ts';
import type { Case } from './faults.ts';
import type { NameFault } from './name-resolution.ts';
import { type Elsewhere, type Rig, startElsewhere, startRig, trusted } from './rig.ts';

/** As much of an ended step as is judged. */
export type Ended = Pick<ActionResult, 'exitCode' | 'outputs' | 'annotations' | 'artifacts'>;

/** What became of a step, and what was seen of it from outside. */
export interface Seen {
  /** Absent when it did not end in time and was killed. */
  result: Ended | undefined;
  /** Requests to the service, in order of arrival. */
  serviceRequests: ProxiedRequest[];
  /** Status by which the service answered each trigger that it saw, in order. */
  triggers: number[];
  comments: number;
  /** How often something was sent to another origin along with a token. */
  leaks: number;
  /** Whether the fault came about at all. */
  hit: boolean;
}

const resolver = pathToFileURL(join(import.meta.dirname, 'name-resolution.ts')).href;

/** How often a gate without faults is tried: on a busy machine it may give up on its own. */
const attempts = 3;

/** Where a call's first request comes among those to the same server, without a fault. */
export async function positionOf(call: Call, timeoutMs: number): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const rig = await startRig({ server: call.server, rules: [], closeConnections: true });
    try {
      const run = await runStep({ call, rig, variables: {}, timeoutMs });
      run?.remove();
      const position = rig.proxies[call.server].requests.findIndex(isOf(call));
      if (position >= 0) return position + 1;
    } finally {
      await rig.close();
    }
  }
  throw new Error(`No request of the call "${call.name}" was made`);
}

const isOf =
  ({ method, path }: Call) =>
  (request: ProxiedRequest) =>
    request.method === method && path.test(request.path);

/**
 * Runs a gate in which one call goes wrong.
 * @param position of the call, where its connection goes wrong
 */
export async function runCase(
  one: Case,
  { position, timeoutMs }: { position: number; timeoutMs: number },
): Promise<Seen> {
  const { call, fault, persistence } = one;
  const kind = 'connection' in fault ? fault.connection : undefined;
  const hit = {
    first: position,
    last: persistence === 'once' ? position : Number.MAX_SAFE_INTEGER,
  };
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  const elsewhere = await startElsewhere();
  const rig = await startRig({
    server: call.server,
    rules: rulesOf(one, elsewhere),
    closeConnections: kind !== undefined,
    ...(kind === 'tls' && { untrusted: hit }),
  });
  const hits = join(folder, 'hits');
  writeFileSync(hits, '');
  writeFileSync(join(folder, 'ca.pem'), trusted.cert);
  const nameFault: NameFault | undefined =
    kind === 'dns' || kind === 'refused'
      ? { host: hostOf(call.server), ...hit, kind, hits }
      : undefined;
  const variables = {
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    ...(nameFault && {
      NODE_OPTIONS: `--import=${resolver}`,
      NAME_FAULT: JSON.stringify(nameFault),
    }),
  };
  try {
    const result = await runStep({ call, rig, variables, timeoutMs });
    result?.remove();
    return { result, ...seenOf({ rig, elsewhere }), hit: isHit(one, { rig, hits }) };
  } finally {
    await rig.close();
    await elsewhere.close();
    rmSync(folder, { recursive: true });
  }
}

function rulesOf({ call, fault, persistence }: Case, { origin }: Elsewhere): FaultRule[] {
  const mishap = 'exchange' in fault ? fault.exchange(call, origin) : undefined;
  const { method, path } = call;
  return mishap ? [{ method, path, ...(persistence === 'once' && { nth: [1] }), ...mishap }] : [];
}

/** Names of their own, so that look-ups of one are not counted for another. */
const hostOf = (server: Call['server']) =>
  server === 'service' ? 'localhost' : `${server}.localhost`;

async function runStep(step: {
  call: Call;
  rig: Rig;
  variables: Record<string, string>;
  timeoutMs: number;
}): Promise<ActionResult | undefined> {
  const { call, rig, variables, timeoutMs } = step;
  /** Where the step finds a server: by a name, where that name is what may go wrong. */
  const address = (server: Call['server']) => {
    const { origin } = rig.proxies[server];
    return 'NAME_FAULT' in variables ? origin.replace('127.0.0.1', hostOf(server)) : origin;
  };
  rig.artifacts.publishAs(address('artifacts'));
  rig.github.publishAs(address('github'));
  try {
    return await runAction({
      inputs: { ...inputsFor(call), ...account, 'base-url': `${address('service')}/v1` },
      event: call.server === 'github' ? pullRequestEvent() : branchEvent('push'),
      github: rig.github,
      artifactService: { ...rig.artifacts, url: address('artifacts') },
      env: { GITHUB_API_URL: address('github'), ...variables },
      timeoutMs,
    });
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('The step took longer'))
      return undefined;
    throw error;
  }
}

function seenOf({ rig, elsewhere }: { rig: Rig; elsewhere: Elsewhere }) {
  const triggers = rig.emulator.requests.filter(({ path }) => path.endsWith('/security-agent'));
  return {
    serviceRequests: rig.proxies.service.requests,
    triggers: triggers.map(({ status }) => status),
    comments: rig.github.comments.length,
    leaks: elsewhere.leaks(),
  };
}

function isHit({ call }: Case, { rig, hits }: { rig: Rig; hits: string }): boolean {
  const broken = rig.proxies[call.server].requests.some(({ fault }) => fault !== undefined);
  return broken || rig.untrustedHandshakes() > 0 || readFileSync(hits, 'utf8') !== '';
}
