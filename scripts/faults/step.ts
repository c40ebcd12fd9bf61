import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProxiedRequest } from '../../harness/fault-proxy.ts';
import { branchEvent, pullRequestEvent } from '../../harness/github-event.ts';
import { type ActionResult, runAction } from '../../harness/runner.ts';
import { account } from '../../harness/steady-emulator.ts';
import { inputsFor } from './calls.ts';
import type { Case } from './faults.ts';
import type { NameFault } from './name-resolution.ts';
import { startRig, trusted } from './rig.ts';

/** As much of an ended step as is judged. */
export type Ended = Pick<ActionResult, 'exitCode' | 'outputs' | 'annotations' | 'artifacts'>;

/** What became of a step, and what was seen of it from outside. */
export interface Seen {
  /** Absent when it did not end in time and was killed. */
  result: Ended | undefined;
  /** Requests to the service, in order of arrival. */
  serviceRequests: ProxiedRequest[];
  comments: number;
  /** How often something was sent to another origin along with a token. */
  leaks: number;
  /** Whether the fault came about at all. */
  hit: boolean;
}

/** Runs a gate in which one call goes wrong. */
export async function runCase(one: Case, timeoutMs: number): Promise<Seen> {
  const { call } = one;
  const rig = await startRig(one);
  const { github, artifacts, proxies } = rig;
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  const hits = join(folder, 'hits');
  try {
    const result = await runAction({
      inputs: { ...inputsFor(call), ...account, 'base-url': `${proxies.service.origin}/v1` },
      event: call.server === 'github' ? pullRequestEvent() : branchEvent('push'),
      github,
      artifactService: { ...artifacts, url: proxies.artifacts.origin },
      env: { GITHUB_API_URL: proxies.github.origin, ...variablesOf(one, folder, hits) },
      cancel: { after: timeoutMs, signals: [{ name: 'SIGKILL', graceMs: 0 }] },
      timeoutMs: 2 * timeoutMs,
    });
    result.remove();
    const broken = proxies[call.server].requests.some((request) => request.fault);
    return {
      result: result.cancelled ? undefined : result,
      serviceRequests: proxies.service.requests,
      comments: github.comments.length,
      leaks: rig.leaks(),
      hit: broken || existsSync(hits),
    };
  } finally {
    await rig.close();
    rmSync(folder, { recursive: true });
  }
}

/** Variables by which the name of the server leads elsewhere, where that is the fault. */
function variablesOf(
  { call: { method, path }, fault, persistence }: Case,
  folder: string,
  hits: string,
): Record<string, string> {
  if (!('leadsTo' in fault)) return {};
  const once = persistence === 'once';
  const nameFault: NameFault = { method, path: path.source, once, address: fault.leadsTo, hits };
  writeFileSync(join(folder, 'ca.pem'), trusted.cert);
  return {
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'name-resolution.ts')}`,
    NAME_FAULT: JSON.stringify(nameFault),
  };
}
