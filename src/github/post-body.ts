import { createHash } from 'node:crypto';

/** A comment or an issue on GitHub; only an issue has a state. */
export interface Post {
  id: number;
  html_url: string;
  state?: string;
  body?: string | null | undefined;
  user?: { login: string } | null | undefined;
}

/** What a post is to contain. */
export interface PostContent {
  marker: string;
  /** Markdown, without the marker. */
  body: string;
}

/**
 * Returns the hidden line that identifies a post, by its kind and its gate. It is a hash of the
 * names as JSON, where no two lists are the same. A hash cannot end an HTML comment.
 */
export function markerOf(...names: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 32);
  return `<!-- security-test-gate:${hash} -->`;
}

/** Returns the whole post. */
export function bodyOf({ marker, body }: PostContent): string {
  return `${marker}\n${body}`;
}

/** Compares texts; GitHub may change line endings and drop trailing spaces. */
export function isSameText(left: string | null | undefined, right: string): boolean {
  const normalize = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return normalize(left ?? '') === normalize(right);
}
