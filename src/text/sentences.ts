/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Ends a text with a full stop unless it ends with punctuation. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Joins the parts that are not empty, each as a sentence. */
export function sentences(...parts: string[]): string {
  return parts.filter(Boolean).map(sentence).join(' ');
}

/** Makes the first letter upper-case. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
