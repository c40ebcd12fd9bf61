import type { Finding } from '../../service/findings.ts';

/** The four severities of the API, worst first, in the lower case of our inputs. */
export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** `none`: findings never fail the job. */
export type Threshold = Severity | 'none';

/**
 * The severity that the service gives: a manual override when it is one of the four, else the
 * finding's own.
 * @returns undefined when that is none of the four
 */
export function effectiveSeverity({ severity, updated_severity }: Finding): Severity | undefined {
  return toSeverity(updated_severity) ?? toSeverity(severity);
}

/** An unknown severity reaches every threshold but `none`. */
export function reachesThreshold(severity: Severity | undefined, threshold: Threshold): boolean {
  if (threshold === 'none') return false;
  return severity === undefined || severities.indexOf(severity) <= severities.indexOf(threshold);
}

/** Position from the worst on. An unknown severity may be the worst: it comes first. */
export function rankOf(severity: Severity | undefined): number {
  return severity === undefined ? -1 : severities.indexOf(severity);
}

/** The service's manual override, where it is none of the four, and therefore ignored. */
export function ignoredOverride({ updated_severity }: Finding): string | undefined {
  const word = updated_severity?.trim();
  return toSeverity(word) === undefined ? word || undefined : undefined;
}

function toSeverity(text: string | undefined): Severity | undefined {
  const word = text?.trim().toLowerCase();
  return severities.find((severity) => severity === word);
}
