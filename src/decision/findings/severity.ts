import type { Finding } from '../../service/findings.ts';

/** The four severities of the API, worst first, in the lower case of our inputs. */
export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** `none`: findings never fail the job. */
export type Threshold = Severity | 'none';

/** The severity in the service's own words: its manual override, else the finding's own. */
export function givenSeverity({ severity, updated_severity }: Finding): string {
  return updated_severity?.trim() || severity;
}

/** The severity that the service gives; undefined when it is none of the four. */
export function effectiveSeverity(finding: Finding): Severity | undefined {
  const word = givenSeverity(finding).trim().toLowerCase();
  return severities.find((severity) => severity === word);
}

/** An unknown severity reaches every threshold but `none`. */
export function reachesThreshold(severity: Severity | undefined, threshold: Threshold): boolean {
  return threshold !== 'none' && rankOf(severity) <= rankOf(threshold);
}

/** Findings by severity; `unknown` is none of the four. */
export type SeverityCounts = Record<Severity | 'unknown', number>;

interface Rated {
  severity: Severity | undefined;
}

export function countBySeverity(findings: readonly Rated[]): SeverityCounts {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, unknown: 0 };
  for (const { severity = 'unknown' } of findings) counts[severity] += 1;
  return counts;
}

/** Orders findings, worst first. */
export function bySeverity(one: Rated, other: Rated): number {
  return rankOf(one.severity) - rankOf(other.severity);
}

/** An unknown severity may be the worst: it comes first. */
const worstFirst: readonly (Severity | undefined)[] = [undefined, ...severities];

/** Position from the worst on. */
export function rankOf(severity: Severity | undefined): number {
  return worstFirst.indexOf(severity);
}
