import type { ProxiedRequest } from '../../harness/fault-proxy.ts';
import type { Call } from './calls.ts';
import { type Case, isGatewayPage, onceMsOf } from './faults.ts';
import type { Ended, Observation } from './step.ts';

/** How a case may end; docs/evidence/reliability.md explains each. */
export const outcomes = ['right verdict', 'failed closed', 'false pass', 'hang', 'wrong'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Judgement {
  outcome: Outcome;
  /** Reason code, or the mistake; for a side task, `whole` when done, `reported` when it failed. */
  detail: string;
  /** Triggers sent though the gate had to know, or could have known, that one was accepted. */
  duplicates: number;
  /** Tokens and passwords that were sent to another origin. */
  leaks: number;
}

/** The findings of the emulator's apps: each has some that fail a gate. */
const countsOfApp = {
  'vulnerable.test': { findings: 7, critical: 1, high: 3, medium: 1, low: 2, blocking: 4 },
  'many.test': { findings: 2350, critical: 147, high: 1174, medium: 735, low: 294, blocking: 1321 },
};

/** The counts that outputs should hold, by name. */
function expectedCounts({ app, server }: Call): [output: string, count: string][] {
  // With the policy of the pull request, medium findings block too.
  const stricter = server === 'github' && { blocking: 5 };
  const counts = Object.entries({ ...countsOfApp[app], ...stricter });
  return counts.map(([name, count]) => [`${name}-count`, `${count}`]);
}

/** The reasons that a fault may lead to. */
const reasons = [
  'timed-out queue-timed-out run-already-active service-unavailable unexpected-response',
  'login-rejected forbidden app-not-found task-not-found findings-unavailable',
  'invalid-policy policy-unavailable',
].flatMap((names) => names.split(' '));

/** Judges a case by what is visible from outside: exit status, outputs, requests and comments. */
export function judgeCase(faultCase: Case, observation: Observation): Judgement {
  const end = judgeEnd(faultCase, observation);
  const mustPass = onceMsOf(faultCase.fault) !== undefined && faultCase.persistence === 'once';
  const judged = mustPass && end.outcome === 'failed closed' ? wrong(`lost: ${end.detail}`) : end;
  return { duplicates: duplicateTriggers(observation), leaks: observation.leaks, ...judged };
}

type End = Pick<Judgement, 'outcome' | 'detail'>;

function wrong(detail: string): End {
  return { outcome: 'wrong', detail };
}

function judgeEnd({ call, fault }: Case, { hit, result, comments }: Observation): End {
  if (!hit) return wrong('the fault never happened');
  if (result === undefined) return { outcome: 'hang', detail: 'killed' };
  const { exitCode, outputs } = result;
  const { verdict = 'none', reason = '' } = outputs;
  if (exitCode === 0 || verdict === 'passed') return { outcome: 'false pass', detail: verdict };
  if (exitCode !== 1) return wrong(`exit status ${exitCode}`);
  if (verdict === 'failed') return judgeFailed(call, result, comments);
  // Only the service can say that something is missing or forbidden: the verdict `error` would
  // blame the user for a gateway.
  if (verdict === 'error' && call.server === 'service' && isGatewayPage(fault))
    return wrong('a page of a gateway was taken for the word of the service');
  const isNamed = (verdict === 'not-tested' || verdict === 'error') && reasons.includes(reason);
  if (!isNamed || !call.decides) return wrong(`${verdict} (${reason})`);
  const counted = Object.keys(outputs).filter(
    (name) => name.endsWith('-count') && outputs[name] !== '',
  );
  if (counted.length > 0) return wrong(`counts ${counted}`);
  return { outcome: 'failed closed', detail: reason };
}

function judgeFailed(call: Call, result: Ended, comments: number): End {
  const { outputs } = result;
  const differing = expectedCounts(call).filter(([name, count]) => outputs[name] !== count);
  if (outputs.reason !== 'findings') return wrong(`failed (${outputs.reason})`);
  if (differing.length > 0) return wrong(`other counts: ${differing.map(([name]) => name)}`);
  if (comments > 1) return wrong(`${comments} comments`);
  if (call.decides || isDelivered(call, result, comments))
    return { outcome: 'right verdict', detail: 'whole' };
  if (isReported(result)) return { outcome: 'right verdict', detail: 'reported' };
  return wrong('nothing was delivered or reported');
}

/** Whether the side task that makes the call was completed. */
function isDelivered({ server }: Call, { artifacts, outputs }: Ended, comments: number): boolean {
  if (server === 'github') return comments === 1;
  // An upload whose end was not answered is made again, under another name.
  const artifact = artifacts.find(({ id }) => `${id}` === outputs['report-artifact-id']);
  return artifact?.bytes.subarray(0, 5).toString() === '%PDF-';
}

function isReported({ annotations }: Ended): boolean {
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
 * may follow only if the answer to the first was lost, or named no run, and only after a look at the
 * findings list, which shows whether a run is active.
 */
function duplicateTriggers({ serviceRequests }: Observation): number {
  let accepted: 'not' | 'knowingly' | 'lost' | 'looked after' = 'not';
  let duplicates = 0;
  for (const request of serviceRequests) {
    if (isLook(request) && accepted === 'lost') accepted = 'looked after';
    if (!isTrigger(request) || request.serviceStatus === undefined) continue;
    if (accepted === 'knowingly' || accepted === 'lost') duplicates += 1;
    if (request.serviceStatus !== 202) continue;
    accepted = request.status === 202 && !request.fault ? 'knowingly' : 'lost';
  }
  return duplicates;
}
