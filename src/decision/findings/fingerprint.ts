/** What a finding is recognized by in another app. */
export interface Fingerprinted {
  label: string;
  method?: string | undefined;
  path?: string | undefined;
}

const maxLength = 2000;

/**
 * Label, method and path of a finding, each in the form in which they are compared across apps:
 * letter case and blanks of the label and letter case of the method do not count, and neither do
 * query, doubled slashes and the slash at the end of the path. Parameters of the path are all the
 * same, and so is what looks like the value of one: numbers, UUIDs and long hexadecimal ids.
 */
export function fingerprintOf(finding: Fingerprinted): [string, string, string] {
  const beginningOf = (text = '') => text.slice(0, maxLength).trim();
  const label = beginningOf(finding.label).toLowerCase().replaceAll(/\s+/g, ' ');
  const method = beginningOf(finding.method).toUpperCase();
  return [label, method, normalizedPath(beginningOf(finding.path))];
}

const parameter =
  /^(?:\{.*\}|:.+|<.*>|\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24,64})$/i;

function normalizedPath(path: string): string {
  const segments = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
  return segments.map((segment) => (parameter.test(segment) ? '{}' : segment)).join('/');
}
