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
  return threshold !== 'none' && rankOf(severity) <= rankOf(threshold);
}

/** An unknown severity may be the worst: it comes first. */
const worstFirst: readonly (Severity | undefined)[] = [undefined, ...severities];

/** Position from the worst on. */
export function rankOf(severity: Severity | undefined): number {
  return worstFirst.indexOf(severity);
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
