/** Whether a text is the whole hash of a commit. */
export function isCommit(text: string): boolean {
  return /^(?:[\da-f]{40}|[\da-f]{64})$/i.test(text);
}
