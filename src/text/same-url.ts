/** Equal but for the case of scheme and host, a default port, and a slash at the end. */
export function sameUrl(left: string, right: string): boolean {
  const [a, b] = [left, right].map((url) => URL.parse(url)?.href.replace(/\/$/, '') ?? url);
  return a === b;
}
