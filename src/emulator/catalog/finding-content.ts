/** Severities of findings. */
export const severities = ['Critical', 'High', 'Medium', 'Low'] as const;

export type Severity = (typeof severities)[number];

/** What a scan says of a finding; fields without a value are absent. */
export interface FindingContent {
  label: string;
  severity: Severity;
  title?: string;
  path?: string;
  method?: string;
  uiPath?: string;
  updated_severity?: string;
  impact?: string;
  issueType?: 'security' | 'privacy';
  action?: string;
  intent?: string;
  owasp?: string;
  cwe?: string;
  cvss_score?: number;
  cvss_vector?: string;
  isPII?: boolean;
  isPCI?: boolean;
  isHIPAA?: boolean;
  explainer?: string;
  remediation?: string;
  additionalDetails?: Record<string, unknown>;
  request?: string;
  response?: Record<string, unknown>;
  unsecureRequest?: string;
  unsecuredResponse?: Record<string, unknown>;
  requestSchema?: Record<string, unknown>;
  responseSchema?: Record<string, unknown>;
  /** Those of the app under test that it exposes. */
  fields?: { name: string; dataType: string; location: string }[];
}

/** What there is to detect in an app; contents are made when asked for, so any size is small. */
export interface FindingSource {
  size: number;
  /** Content of the finding at an index below `size`; the same at every call. */
  at(index: number): FindingContent;
  /** State after the first run that completed, by index, of findings that do not start out open. */
  initial: ReadonlyMap<number, 'dismissed' | 'fixed' | 'fix-claimed'>;
}
