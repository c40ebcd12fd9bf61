import { expect } from 'vitest';
import {
  runScenario,
  type Scenario,
  type ScenarioResult,
  type Stage,
} from '../../support/scenario.ts';

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

/**
 * Gives what runs an action, as usual but for what a test says, and expects how its job ends; on a
 * stage of its own, or on the one that is given.
 */
export function endOf(action: string, usual: Scenario = {}) {
  return async (
    job: 'succeeds' | 'fails',
    message: string,
    own: Scenario = {},
    stage?: Stage,
  ): Promise<ScenarioResult> => {
    const inputs = { ...usual.inputs, ...own.inputs };
    const scenario = { action, ...usual, ...own, inputs };
    const result = await (stage ? stage.run(scenario) : runScenario(scenario));
    expectEnd(result, job, message);
    return result;
  };
}
