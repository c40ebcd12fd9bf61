/** Whether a version stands in a text, and not as a part of another one. */
export function containsVersion(text: string, version: string): boolean {
  const isPart = /[\p{L}\p{N}]\.?$/u;
  const goesOn = /^\.?[\p{L}\p{N}]/u;
  for (let at = text.indexOf(version); at >= 0; at = text.indexOf(version, at + 1)) {
    const before = text.slice(Math.max(0, at - 3), at);
    const after = text.slice(at + version.length, at + version.length + 3);
    if (!isPart.test(before) && !goesOn.test(after)) return true;
  }
  return false;
}
