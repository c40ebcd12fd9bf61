/** Compares URLs; the case of scheme and host, a default port and a final slash do not matter. */
export function isSameUrl(left: string, right: string): boolean {
  const normalize = (url: string) => URL.parse(url)?.href.replace(/\/$/, '') ?? url;
  return normalize(left) === normalize(right);
}
