/** Encodes a part of an address; a bracket would end a link in Markdown. */
export function encodePart(part: string): string {
  return encodeURIComponent(part.toWellFormed()).replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Encodes a path as part of an address. */
export function encodePath(path: string): string {
  return path.split('/').map(encodePart).join('/');
}
