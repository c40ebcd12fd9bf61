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

/** What a scan says of a finding, as the contract names it; fields without a value are absent. */
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
  /** Fields that are only passed on. */
  [field: string]: unknown;
}

/** What there is to detect in an app; contents are made when asked for, so any size is small. */
export interface FindingSource {
  size: number;
  /** Content of the finding at an index below `size`; the same at every call. */
  at(index: number): FindingContent;
  /** State after the first run that completed, by index, of findings that do not start out open. */
  initial: ReadonlyMap<number, 'dismissed' | 'fixed' | 'fix-claimed'>;
}

/** A finding of a category: one of security, if not said. */
export function finding(
  [label, severity, owasp, cwe]: Category,
  more: Partial<FindingContent>,
): FindingContent {
  return { label, severity, owasp, cwe, issueType: 'security', ...more };
}
