import type { AssessedFinding, Assessment } from '../../decision/findings/assessment.ts';
import { givenSeverity, severities } from '../../decision/findings/severity.ts';
import type { Finding } from '../../service/findings.ts';
import { withoutFences } from '../../text/code-fences.ts';
import { countOf, sentence } from '../../text/sentences.ts';
import { shorten } from '../../text/untrusted.ts';
import { describeAgeToday } from './age.ts';

/** The findings in one line: `9 findings read, 4 of them open: 1 critical, 2 high, …`. */
export function countsLine(assessment: Assessment): string {
  const { open, accepted, findings, newCount } = assessment;
  const novel = newCount === undefined ? '' : `; ${newCount} of them new`;
  const setAside = accepted.length > 0 ? `; ${accepted.length} more accepted by the policy` : '';
  return `${countOf(findings.length, 'finding')} read, ${open.length} of them open: ${severityCounts(assessment)}${novel}${setAside}`;
}

/** The open findings by severity: `1 critical, 2 high, 0 medium, 1 low, 1 of unknown severity`. */
export function severityCounts({ open, counts }: Assessment): string {
  const unknown = open.filter(({ severity }) => severity === undefined).length;
  const known = severities.map((severity) => `${counts[severity]} ${severity}`);
  return [...known, ...(unknown > 0 ? [`${unknown} of unknown severity`] : [])].join(', ');
}

/** Limits of what precedes the id, which must not be cut off. */
const maxLocated = 500;
const maxRemedy = 1000;

/** One finding in one line, untrusted text: `HIGH Title, GET /path: What to do. (994f…)`. */
export function findingLine(assessed: AssessedFinding): string {
  const { finding, severity } = assessed;
  const { label, title, id, remediation } = finding;
  const rated = `${(severity ?? givenSeverity(finding)).toUpperCase()} ${title || label}`;
  const parts = [
    rated,
    endpointOf(finding),
    describeAgeToday(assessed),
    describeAcceptance(assessed),
  ];
  const located = shorten(parts.filter(Boolean).join(', '), maxLocated);
  return remediation
    ? `${located}: ${sentence(shorten(withoutFences(remediation), maxRemedy))} (${id})`
    : `${located} (${id})`;
}

/** Where a finding is: untrusted text. */
export function endpointOf({ method, path }: Finding): string {
  const parts = [
    method === null ? 'unknown method' : method,
    path === null ? 'unknown path' : path,
  ];
  return parts.filter(Boolean).join(' ') || 'whole app';
}

/** Who accepts a finding until when, or why that has lapsed: untrusted text; empty if nobody. */
export function describeAcceptance({ acceptance, lapse }: AssessedFinding): string {
  if (!acceptance) return '';
  const { owner, expires, maxSeverity } = acceptance;
  if (lapse === 'expired') return `acceptance by ${owner} expired after ${expires}`;
  if (lapse === 'outgrown') return `accepted by ${owner} up to ${maxSeverity} only`;
  return `accepted by ${owner} until ${expires}`;
}
