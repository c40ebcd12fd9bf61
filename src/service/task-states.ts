/** States in which a task stays. */
const terminalStates = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED']);

/** Whether a task has ended. An unknown state does not count as an end. */
export function isTerminal(state: string): boolean {
  return terminalStates.has(state);
}
