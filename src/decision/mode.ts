import type { Task } from '../service/tasks.ts';
import type { TestInputs } from './context.ts';

/** Whose result the gate judges: it decides what another attempt does, and what that costs. */
export type Mode =
  /** That of a run which this attempt starts. */
  | 'own-run'
  /** That of the run with the input `task-id`. */
  | 'adopted-run'
  /** None. */
  | 'dry-run';

/** @param run the last known one, which is our own if the adopted one was INTERRUPTED */
export function modeOf(
  { dryRun, taskId }: Pick<TestInputs, 'dryRun' | 'taskId'>,
  run: Pick<Task, 'taskId'> | undefined,
): Mode {
  if (dryRun) return 'dry-run';
  const isAdopted = taskId !== undefined && (run === undefined || run.taskId === taskId);
  return isAdopted ? 'adopted-run' : 'own-run';
}
