/** Encodes one part of a URL; parentheses too, since one would end a link in Markdown. */
export function encodeUrlPart(part: string): string {
  return encodeURIComponent(part.toWellFormed()).replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Encodes a path for a URL; its slashes stay. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeUrlPart).join('/');
}
