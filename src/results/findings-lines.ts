import type { AssessedFinding, Assessment } from '../decision/findings/assessment.ts';
import { givenSeverity, severities } from '../decision/findings/severity.ts';
import type { Finding } from '../service/findings.ts';

/** The findings in one line: `9 findings read, 4 of them open: 1 critical, 2 high, …`. */
export function countsLine(assessment: Assessment): string {
  const { open, accepted, findings, newCount } = assessment;
  const novel = newCount === undefined ? '' : `; ${newCount} of them absent from the baseline`;
  const setAside = accepted.length > 0 ? `; ${accepted.length} more accepted by the policy` : '';
  return `${findings.length} findings read, ${open.length} of them open: ${severityCounts(assessment)}${novel}${setAside}`;
}

/** The open findings by severity: `1 critical, 2 high, 0 medium, 1 low, 1 of unknown severity`. */
export function severityCounts({ open, counts }: Assessment): string {
  const unknown = open.filter(({ severity }) => severity === undefined).length;
  const known = severities.map((severity) => `${counts[severity]} ${severity}`);
  return [...known, ...(unknown > 0 ? [`${unknown} of unknown severity`] : [])].join(', ');
}

/** One finding in one line; foreign text, not yet made harmless. */
export function findingLine(assessed: AssessedFinding): string {
  const { finding, severity } = assessed;
  const { label, title, id } = finding;
  const term = assessed.acceptance ? `; ${termOf(assessed)}` : '';
  return `${(severity ?? givenSeverity(finding)).toUpperCase()} ${title || label} – ${endpointOf(finding)} (${id})${term}`;
}

/** Where a finding is: foreign text, too. */
export function endpointOf({ method, path }: Finding): string {
  const parts = [
    method === null ? 'unknown method' : method,
    path === null ? 'unknown path' : path,
  ];
  return parts.filter(Boolean).join(' ') || 'whole app';
}

/** What a finding's acceptance came to; empty without one: foreign text, too. */
export function termOf({ acceptance, lapse }: AssessedFinding): string {
  if (!acceptance) return '';
  const { owner, expires, maxSeverity } = acceptance;
  if (lapse === 'expired') return `acceptance by ${owner} expired after ${expires}`;
  if (lapse === 'outgrown') return `accepted by ${owner} up to ${maxSeverity} only`;
  return `accepted by ${owner} until ${expires}`;
}
