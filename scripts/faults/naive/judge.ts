import type { Call } from '../calls.ts';
import { duplicateTriggers } from '../duplicate-triggers.ts';
import type { Judgement } from '../judge.ts';
import type { Seen } from '../step.ts';

/** What the naive gates print, of all findings, closed ones included, without a fault. */
const expectedLines: Record<string, string> = {
  'vulnerable.test': '4 of 9 findings block',
  'many.test': '1609 of 2350 findings block',
};

/** Judges a naive gate: it has no verdicts, so that what it prints and how it ends has to do. */
export function judgeNaive({ app }: Call, seen: Seen): Judgement {
  const accounts = { duplicates: duplicateTriggers(seen), leaks: seen.leaks };
  if (seen.result === undefined) return { ...accounts, outcome: 'hang', detail: 'killed' };
  const { exitCode, log = '' } = seen.result;
  const line = /^\d+ of \d+ findings block$/m.exec(log)?.[0];
  if (exitCode === 0) return { ...accounts, outcome: 'false pass', detail: line ?? 'no verdict' };
  if (line === undefined) return { ...accounts, outcome: 'closed', detail: 'error' };
  return {
    ...accounts,
    outcome: line === expectedLines[app] ? 'recovered' : 'wrong',
    detail: line,
  };
}
