/** States in which a task stays. */
const terminalStates = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED']);

/** Whether a task has ended. A state that nobody knows is no end. */
export function isTerminal(state: string): boolean {
  return terminalStates.has(state);
}
