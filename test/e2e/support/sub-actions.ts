import { expect } from 'vitest';
import type { ScenarioResult } from '../../support/scenario.ts';

/** Ends a step at once, as a runner that is lost: no handler runs. */
export const killed = [{ name: 'SIGKILL' as const, graceMs: 0 }];

/** Exit status, annotations, log and summary tell the same end, with this message. */
export function expectEnd(
  result: ScenarioResult,
  job: 'succeeds' | 'fails',
  message: string,
): void {
  const { exitCode, conclusion, annotations, shownLog, summary } = result;
  const fails = job === 'fails';
  expect({ exitCode, conclusion }, shownLog).toEqual({
    exitCode: fails ? 1 : 0,
    conclusion: fails ? 'failure' : 'success',
  });
  expect(annotations.filter(({ level }) => level === 'error')).toHaveLength(fails ? 1 : 0);
  expect(shownLog).toContain(message);
  expect(summary).toContain(fails ? '❌' : '✅');
}
