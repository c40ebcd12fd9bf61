/** Returns the message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Adds a full stop unless the text ends with punctuation. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Joins the parts that are not empty, each with its full stop. */
export function sentences(...parts: string[]): string {
  return parts.filter(Boolean).map(sentence).join(' ');
}

/** Makes the first letter upper-case. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** `1 risk`, `2 risks`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
