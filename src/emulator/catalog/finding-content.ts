/** Severities of findings. */
export const severities = ['Critical', 'High', 'Medium', 'Low'] as const;

export type Severity = (typeof severities)[number];

/**
 * A category of findings: label, usual severity, OWASP reference and CWE. Findings of the whole app
 * have no path and no method.
 */
export type Category = readonly [
  label: string,
  severity: Severity,
  owasp: string,
  cwe: string,
  scope?: 'whole app',
];

/** The part of a finding that comes from the scan; fields without a value are absent. */
export interface FindingContent {
  label: string;
  severity: Severity;
  title?: string;
  path?: string;
  method?: string;
  updated_severity?: string;
  owasp?: string;
  cwe?: string;
  remediation?: string;
  /** Fields that the emulator returns without reading them. */
  [field: string]: unknown;
}

/** The findings of an app, created on demand, so that thousands of them need no memory. */
export interface FindingSource {
  size: number;
  /** Returns the content of a finding; the same for every call with this index. */
  contentAt(index: number): FindingContent;
  /** Initial state of the findings that do not start as open, by index. */
  initial: ReadonlyMap<number, 'dismissed' | 'fixed' | 'fix-claimed'>;
}

/** Builds a finding of a category; `issueType` defaults to `security`. */
export function buildFinding(
  [label, severity, owasp, cwe]: Category,
  more: Partial<FindingContent>,
): FindingContent {
  return { label, severity, owasp, cwe, issueType: 'security', ...more };
}
