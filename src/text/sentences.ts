/** What was thrown, in its own words. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A text with a full stop at its end. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
