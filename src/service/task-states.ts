/** States that a task does not leave. */
const terminalStates = ['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED'];

/** States that a task can have. */
export const taskStates = ['QUEUED', 'RUNNING', 'AWAITING_INPUT', ...terminalStates];

/** Whether a task has ended. An unknown state does not count as an end. */
export function isTerminal(state: string): boolean {
  return terminalStates.includes(state);
}

/** Whether a task may be a security test: only the ids of other kinds have a known form. */
export function isSecurityTest(taskId: string): boolean {
  return !/^task_(reg|vr)_/.test(taskId);
}
