/** Compares URLs; case of scheme and host, a default port and a final slash do not matter. */
export function sameUrl(left: string, right: string): boolean {
  const [a, b] = [left, right].map((url) => URL.parse(url)?.href.replace(/\/$/, '') ?? url);
  return a === b;
}
