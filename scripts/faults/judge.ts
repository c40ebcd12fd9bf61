import type { Call } from './calls.ts';
import { duplicateTriggers } from './duplicate-triggers.ts';
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
  /**
   * Reason code, or what is wrong; of a side task whose verdict stands, whether it was done
   * (`whole`) or its failure `told`.
   */
  detail: string;
  /**
   * Triggers that reached the service though the gate had to know, or could have known, that one
   * was accepted.
   */
  duplicates: number;
  /** Tokens and passwords that were sent to another origin. */
  leaks: number;
}

type Counts = Record<string, string>;

/** What the emulator makes of its apps: each of them has findings that fail a gate. */
const countsOfApp: Record<string, Counts> = {
  'vulnerable.test': {
    findings: '7',
    critical: '1',
    high: '3',
    medium: '1',
    low: '2',
    blocking: '4',
  },
  'many.test': {
    findings: '2350',
    critical: '180',
    high: '1429',
    medium: '532',
    low: '209',
    blocking: '1609',
  },
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
  'invalid-policy',
  'policy-unavailable',
]);

/** The policy of the pull request has findings block that are medium. */
function expectedCounts({ app, server }: Call): Counts {
  const counts = countsOfApp[app] ?? {};
  return server === 'github' ? { ...counts, blocking: '5' } : counts;
}

/**
 * Judges by what is to be seen from outside: exit status, outputs, requests, and what was left at
 * GitHub.
 */
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
  const differing = expected
    .filter(([name, count]) => outputs[`${name}-count`] !== count)
    .map(([name]) => name);
  if (outputs.reason !== 'findings')
    return { outcome: 'wrong', detail: `failed (${outputs.reason})` };
  if (differing.length > 0) return { outcome: 'wrong', detail: `other counts: ${differing}` };
  if (comments > 1) return { outcome: 'wrong', detail: `${comments} comments` };
  if (call.decides || isDelivered(call, { result, comments }))
    return { outcome: 'recovered', detail: 'whole' };
  if (isTold(result)) return { outcome: 'recovered', detail: 'told' };
  return { outcome: 'wrong', detail: 'nothing was delivered, and nobody was told' };
}

/** The side task that the call is a part of came to its end. */
function isDelivered(
  { server }: Call,
  { result, comments }: { result: Ended; comments: number },
): boolean {
  if (server === 'github') return comments === 1;
  const [artifact] = result.artifacts;
  return (
    artifact?.bytes.subarray(0, 5).toString() === '%PDF-' &&
    result.outputs['report-artifact-id'] === `${artifact.id}`
  );
}

function isTold({ annotations }: Ended): boolean {
  return annotations.some(
    ({ level, message }) => level !== 'error' && /report|comment/i.test(message),
  );
}
