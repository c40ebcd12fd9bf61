import type { ProxiedRequest } from '../../harness/fault-proxy.ts';
import type { Call } from './calls.ts';
import type { Ended, Seen } from './step.ts';

/**
 * How a case ended.
 *
 * - `recovered`: the verdict is `failed`, with every finding counted, as without the fault.
 * - `closed`: the job failed with verdict `not-tested` or `error`, and a reason that
 *   docs/troubleshooting.md explains.
 * - `false pass`: the job succeeded, or an output says `passed`.
 * - `hang`: the step was still running when its time was over.
 * - `wrong`: anything else.
 */
export type Outcome = 'recovered' | 'closed' | 'false pass' | 'hang' | 'wrong';

export interface Judgement {
  outcome: Outcome;
  /** Reason code, or what is wrong; of a side task whether it was done (`whole`) or `told` of. */
  detail: string;
  /** Triggers sent though the gate had to know, or could have known, that one was accepted. */
  duplicates: number;
  /** Tokens and passwords that were sent to another origin. */
  leaks: number;
}

/** What the emulator makes of its apps: each has findings that fail a gate. */
const countsOfApp = {
  'vulnerable.test': { findings: 7, critical: 1, high: 3, medium: 1, low: 2, blocking: 4 },
  'many.test': { findings: 2350, critical: 180, high: 1429, medium: 532, low: 209, blocking: 1609 },
};

/** The counts that outputs should hold, by name. */
function expectedCounts({ app, server }: Call): [output: string, count: string][] {
  // The policy of the pull request has findings block that are medium.
  const stricter = server === 'github' && { blocking: 5 };
  const counts = Object.entries({ ...countsOfApp[app], ...stricter });
  return counts.map(([name, count]) => [`${name}-count`, `${count}`]);
}

/** Reasons that a fault can be the cause of. */
const reasons = [
  'timed-out queue-timed-out run-already-active service-unavailable unexpected-response',
  'login-rejected forbidden app-not-found task-not-found findings-unavailable',
  'invalid-policy policy-unavailable',
].flatMap((names) => names.split(' '));

/** Judges by what is seen from outside: exit status, outputs, requests, what is at GitHub. */
export function judge(call: Call, seen: Seen): Judgement {
  const accounts = { duplicates: duplicateTriggers(seen), leaks: seen.leaks };
  if (seen.result === undefined) return { ...accounts, outcome: 'hang', detail: 'killed' };
  return { ...accounts, ...judgeEnd(call, { ...seen, result: seen.result }) };
}

type End = Pick<Judgement, 'outcome' | 'detail'>;

function wrong(detail: string): End {
  return { outcome: 'wrong', detail };
}

function judgeEnd(call: Call, { result, comments }: Seen & { result: Ended }): End {
  const { exitCode, outputs } = result;
  const { verdict = 'none', reason = '' } = outputs;
  if (exitCode === 0 || verdict === 'passed') return { outcome: 'false pass', detail: verdict };
  if (exitCode !== 1) return wrong(`exit status ${exitCode}`);
  if (verdict === 'failed') return judgeFailed(call, result, comments);
  const isNamed = (verdict === 'not-tested' || verdict === 'error') && reasons.includes(reason);
  if (!isNamed || !call.decides) return wrong(`${verdict} (${reason})`);
  const counted = Object.keys(outputs).filter(
    (name) => name.endsWith('-count') && outputs[name] !== '',
  );
  return counted.length > 0 ? wrong(`counts ${counted}`) : { outcome: 'closed', detail: reason };
}

function judgeFailed(call: Call, result: Ended, comments: number): End {
  const { outputs } = result;
  const differing = expectedCounts(call).filter(([name, count]) => outputs[name] !== count);
  if (outputs.reason !== 'findings') return wrong(`failed (${outputs.reason})`);
  if (differing.length > 0) return wrong(`other counts: ${differing.map(([name]) => name)}`);
  if (comments > 1) return wrong(`${comments} comments`);
  if (call.decides || isDelivered(call, result, comments))
    return { outcome: 'recovered', detail: 'whole' };
  if (isTold(result)) return { outcome: 'recovered', detail: 'told' };
  return wrong('nothing was delivered, and nobody was told');
}

/** The side task that the call is a part of came to its end. */
function isDelivered({ server }: Call, { artifacts, outputs }: Ended, comments: number): boolean {
  if (server === 'github') return comments === 1;
  const [artifact] = artifacts;
  const isPdf = artifact?.bytes.subarray(0, 5).toString() === '%PDF-';
  return isPdf && outputs['report-artifact-id'] === `${artifact.id}`;
}

function isTold({ annotations }: Ended): boolean {
  return annotations.some(
    ({ level, message }) => level !== 'error' && /report|comment/i.test(message),
  );
}

const isTrigger = ({ method, path }: ProxiedRequest) =>
  method === 'POST' && path.endsWith('/security-agent');
const isLook = ({ path, status, fault }: ProxiedRequest) =>
  path.includes('/vulnerabilities?') && status === 200 && fault === undefined;

/**
 * Counts the triggers that should not have been sent. Once the service has accepted one, another
 * may follow only if the answer to the first was lost, and only after the findings list was read in
 * between, which tells whether a run is active.
 */
function duplicateTriggers({ serviceRequests }: Seen): number {
  let accepted: 'not' | 'knowingly' | 'lost' | 'looked after' = 'not';
  let duplicates = 0;
  for (const request of serviceRequests) {
    if (isLook(request) && accepted === 'lost') accepted = 'looked after';
    if (!isTrigger(request) || request.serviceStatus === undefined) continue;
    if (accepted === 'knowingly' || accepted === 'lost') duplicates += 1;
    if (request.serviceStatus !== 202) continue;
    accepted = request.status === 202 ? 'knowingly' : 'lost';
  }
  return duplicates;
}
