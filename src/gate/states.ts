/** States in which a task stays. */
const terminalStates: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED']);

/** Whether a task has ended. A state that nobody knows is no end. */
export function isTerminal(state: string): boolean {
  return terminalStates.has(state);
}

/** What the findings list says while a test of the app is active. */
export const runInProgress = 'RUN_IN_PROGRESS';
