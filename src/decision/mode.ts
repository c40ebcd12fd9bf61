import type { GateSettings, JudgedRun } from './context.ts';

/** Whose result the gate judges: it decides what another attempt does, and what that costs. */
export type Mode =
  /** That of a run which this attempt starts. */
  | 'own-run'
  /** That of the run with the input `task-id`. */
  | 'adopted-run'
  /** The newest one; a run is never started. */
  | 'newest-result'
  /** The newest one, or that of a run which is started where none is new enough. */
  | 'newest-result-or-run'
  /** None. */
  | 'dry-run';

/** @param run the last known one, which is our own if the adopted one was INTERRUPTED */
export function modeOf(
  settings: Pick<GateSettings, 'dryRun' | 'taskId' | 'maxResultAgeMs' | 'onStaleResult'>,
  run: Pick<JudgedRun, 'taskId'> | undefined,
): Mode {
  const { dryRun, taskId, maxResultAgeMs, onStaleResult } = settings;
  if (dryRun) return 'dry-run';
  if (taskId !== undefined && (run === undefined || run.taskId === taskId)) return 'adopted-run';
  if (maxResultAgeMs === 0) return 'own-run';
  return onStaleResult === 'fail' ? 'newest-result' : 'newest-result-or-run';
}
