/** What a finding is recognized by in another app. */
export interface Fingerprinted {
  label: string;
  /** Undefined for a finding of the whole app; null where it cannot be compared. */
  method?: string | null | undefined;
  path?: string | null | undefined;
}

/**
 * Label, method and path of a finding, each in the form in which they are compared across apps:
 * letter case and blanks of the label and letter case of the method do not count, and neither do
 * query, doubled slashes and the slash at the end of the path. Parameters of the path are all the
 * same, and so is what looks like the value of one: numbers, UUIDs and long hexadecimal ids.
 * @returns undefined for a finding that equals no other, since a part cannot be compared
 */
export function fingerprintOf(finding: Fingerprinted): [string, string, string] | undefined {
  const { label, method = '', path = '' } = finding;
  if (method === null || path === null) return undefined;
  const words = label.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return [words, method.trim().toUpperCase(), normalizedPath(path.trim())];
}

const parameter =
  /^(?:\{.*\}|:.+|<.*>|\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24,64})$/i;

function normalizedPath(path: string): string {
  const segments = path
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean);
  return segments.map((segment) => (parameter.test(segment) ? '{}' : segment)).join('/');
}
