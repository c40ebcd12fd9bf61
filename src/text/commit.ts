/** Whether a text is the full hash of a commit (SHA-1 or SHA-256). */
export function isCommitHash(text: string): boolean {
  return /^(?:[\da-f]{40}|[\da-f]{64})$/i.test(text);
}
