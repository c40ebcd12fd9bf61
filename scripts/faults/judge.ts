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

const severities = ['findings', 'critical', 'high', 'medium', 'low', 'blocking'];

/** What the emulator makes of its apps, in that order: each has findings that fail a gate. */
const countsOfApp: Record<string, string[]> = {
  'vulnerable.test': ['7', '1', '3', '1', '2', '4'],
  'many.test': ['2350', '180', '1429', '532', '209', '1609'],
};

/** Reasons that a fault can be the cause of. */
const reasons: ReadonlySet<string> = new Set([
  'timed-out',
  'queue-timed-out',
  'run-already-active',
  'findings-unavailable',
  'service-unavailable',
  'unexpected-response',
  'login-rejected',
  'forbidden',
  'app-not-found',
  'task-not-found',
  'invalid-policy',
  'policy-unavailable',
]);

/** The counts that an output should hold, by name. */
function expectedCounts({ app, server }: Call): Record<string, string | undefined> {
  const counts = severities.map((name, index) => [`${name}-count`, countsOfApp[app]?.[index]]);
  // The policy of the pull request has findings block that are medium.
  const stricter = server === 'github' && { 'blocking-count': '5' };
  return { ...Object.fromEntries(counts), ...stricter };
}

/** Judges by what is seen from outside: exit status, outputs, requests, what is at GitHub. */
export function judge(call: Call, seen: Seen): Judgement {
  const accounts = { duplicates: duplicateTriggers(seen), leaks: seen.leaks };
  if (seen.result === undefined) return { ...accounts, outcome: 'hang', detail: 'killed' };
  return { ...accounts, ...judgeEnd(call, { ...seen, result: seen.result }) };
}

type End = Pick<Judgement, 'outcome' | 'detail'>;

function judgeEnd(call: Call, seen: Seen & { result: Ended }): End {
  const { exitCode, outputs } = seen.result;
  const { verdict = 'none', reason = '' } = outputs;
  if (exitCode === 0 || verdict === 'passed') return { outcome: 'false pass', detail: verdict };
  if (exitCode !== 1) return { outcome: 'wrong', detail: `exit status ${exitCode}` };
  if (verdict === 'failed') return judgeFailed(call, seen);
  const isNamed = (verdict === 'not-tested' || verdict === 'error') && reasons.has(reason);
  if (!isNamed || !call.decides) return { outcome: 'wrong', detail: `${verdict} (${reason})` };
  const counted = Object.keys(outputs).filter(
    (name) => name.endsWith('-count') && outputs[name] !== '',
  );
  return counted.length > 0
    ? { outcome: 'wrong', detail: `counts ${counted}` }
    : { outcome: 'closed', detail: reason };
}

function judgeFailed(call: Call, { result, comments }: Seen & { result: Ended }): End {
  const { outputs } = result;
  const expected = Object.entries(expectedCounts(call));
  const differing = expected.filter(([name, count]) => outputs[name] !== count);
  if (outputs.reason !== 'findings')
    return { outcome: 'wrong', detail: `failed (${outputs.reason})` };
  if (differing.length > 0)
    return { outcome: 'wrong', detail: `other counts: ${differing.map(([name]) => name)}` };
  if (comments > 1) return { outcome: 'wrong', detail: `${comments} comments` };
  if (call.decides || isDelivered(call, result, comments))
    return { outcome: 'recovered', detail: 'whole' };
  if (isTold(result)) return { outcome: 'recovered', detail: 'told' };
  return { outcome: 'wrong', detail: 'nothing was delivered, and nobody was told' };
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
function duplicateTriggers({ serviceRequests, triggers }: Seen): number {
  const answers = [...triggers];
  let accepted: 'not' | 'knowingly' | 'lost' | 'looked after' = 'not';
  let duplicates = 0;
  for (const request of serviceRequests) {
    if (isLook(request) && accepted === 'lost') accepted = 'looked after';
    if (!isTrigger(request) || !request.forwarded) continue;
    if (accepted === 'knowingly' || accepted === 'lost') duplicates += 1;
    if (answers.shift() !== 202) continue;
    accepted = request.status === 202 ? 'knowingly' : 'lost';
  }
  return duplicates;
}
