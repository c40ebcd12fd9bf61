import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProxiedRequest } from '../../harness/fault-proxy.ts';
import type { FaultRule } from '../../harness/faults.ts';
import { branchEvent, pullRequestEvent } from '../../harness/github-event.ts';
import { type ActionResult, runAction } from '../../harness/runner.ts';
import { account } from '../../harness/steady-emulator.ts';
import { type Call, inputsFor } from './calls.ts';
import type { Case } from './faults.ts';
import type { NameFault } from './name-resolution.ts';
import { type Rig, startElsewhere, startRig, trusted } from './rig.ts';

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

const resolver = join(import.meta.dirname, 'name-resolution.ts');

/** How often a gate without faults is tried: on a busy machine it may give up on its own. */
const attempts = 3;

/** Where a call's first request comes among those to the same server, from 1, without a fault. */
export async function positionOf(call: Call, timeoutMs: number): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const rig = await startRig(call);
    try {
      await runStep(call, { rig, timeoutMs });
      const { requests } = rig.proxies[call.server];
      const index = requests.findIndex(
        ({ method, path }) => method === call.method && call.path.test(path),
      );
      if (index >= 0) return index + 1;
    } finally {
      await rig.close();
    }
  }
  throw new Error(`No request of the call "${call.name}" was made`);
}

/**
 * Runs a gate in which one call goes wrong.
 * @param position of the call, where its connection goes wrong
 */
export async function runCase(
  one: Case,
  { position, timeoutMs }: { position: number; timeoutMs: number },
): Promise<Seen> {
  const { call, fault, persistence } = one;
  const elsewhere = await startElsewhere();
  const connections = 'leadsTo' in fault;
  const rules = rulesOf(one, elsewhere.origin);
  const rig = await startRig({ server: call.server, rules, connections });
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  const hits = join(folder, 'hits');
  writeFileSync(hits, '');
  writeFileSync(join(folder, 'ca.pem'), trusted.cert);
  const nameFault = connections && {
    first: position,
    last: persistence === 'once' ? position : Number.MAX_SAFE_INTEGER,
    address: fault.leadsTo,
    hits,
  };
  const variables = nameFault && {
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    NODE_OPTIONS: `--import=${resolver}`,
    NAME_FAULT: JSON.stringify(nameFault satisfies NameFault),
  };
  try {
    const result = await runStep(call, { rig, timeoutMs, ...(variables && { variables }) });
    const broken = rig.proxies[call.server].requests.some((request) => request.fault);
    return {
      result,
      serviceRequests: rig.proxies.service.requests,
      triggers: rig.emulator.requests
        .filter(({ path }) => path.endsWith('/security-agent'))
        .map(({ status }) => status),
      comments: rig.github.comments.length,
      leaks: elsewhere.leaks(),
      hit: broken || readFileSync(hits, 'utf8') !== '',
    };
  } finally {
    await rig.close();
    await elsewhere.close();
    rmSync(folder, { recursive: true });
  }
}

function rulesOf({ call, fault, persistence }: Case, elsewhere: string): FaultRule[] {
  const mishap = 'exchange' in fault && fault.exchange(call, elsewhere);
  const { method, path } = call;
  return mishap ? [{ method, path, ...(persistence === 'once' && { nth: [1] }), ...mishap }] : [];
}

/** Runs a gate; undefined when it had to be killed. */
async function runStep(
  call: Call,
  {
    rig: { proxies, github, artifacts },
    variables = {},
    timeoutMs,
  }: { rig: Rig; variables?: Record<string, string>; timeoutMs: number },
): Promise<ActionResult | undefined> {
  const result = await runAction({
    inputs: { ...inputsFor(call), ...account, 'base-url': `${proxies.service.origin}/v1` },
    event: call.server === 'github' ? pullRequestEvent() : branchEvent('push'),
    github,
    artifactService: { ...artifacts, url: proxies.artifacts.origin },
    env: { GITHUB_API_URL: proxies.github.origin, ...variables },
    cancel: { after: timeoutMs, signals: [{ name: 'SIGKILL', graceMs: 0 }] },
    timeoutMs: 2 * timeoutMs,
  });
  result.remove();
  return result.cancelled ? undefined : result;
}
