import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import { givenSeverity } from '../../decision/findings/severity.ts';
import type { Finding } from '../../service/findings.ts';
import { withoutFences } from '../../text/code-fences.ts';
import { capitalized, sentence } from '../../text/sentences.ts';
import { codeForMarkdown, forMarkdown, shorten } from '../../text/untrusted.ts';
import { describeAgeToday } from './age.ts';

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

/** A finding as an item of a list. */
export function renderFinding(assessed: AssessedFinding): string {
  const { severity, name } = severityAndName(assessed);
  const endpoint = codeForMarkdown(endpointOf(assessed.finding));
  const id = codeForMarkdown(shortId(assessed.finding.id));
  const parts = [`**${severity}**`, name, endpoint, describeAgeToday(assessed), id];
  return `- ${parts.filter(Boolean).join(' · ')}`;
}

/** The beginning and the end of an id, by which people recognize it: `994f…0000`. */
export function shortId(id: string): string {
  return id.length <= 12 ? id : `${id.slice(0, 4)}…${id.slice(-4)}`;
}

/** Severity and name of a finding, for Markdown. */
export function severityAndName(assessed: AssessedFinding) {
  const { finding, severity } = assessed;
  const { title, label } = finding;
  const term = describeAcceptance(assessed);
  return {
    severity: severity ? capitalized(severity) : forMarkdown(givenSeverity(finding)),
    name: [title || label, term]
      .filter(Boolean)
      .map((part) => forMarkdown(part))
      .join('; '),
  };
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
function describeAcceptance({ acceptance, lapse }: AssessedFinding): string {
  if (!acceptance) return '';
  const { owner, expires, maxSeverity } = acceptance;
  if (lapse === 'expired') return `acceptance by ${owner} expired after ${expires}`;
  if (lapse === 'outgrown') return `accepted by ${owner} up to ${maxSeverity} only`;
  return `accepted by ${owner} until ${expires}`;
}
