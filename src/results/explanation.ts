import type { AssessedFinding } from '../decision/findings/assessment.ts';
import type { FindingAge } from '../decision/findings/deadline.ts';
import type { Finding } from '../service/findings.ts';

/** A part of what the service says about a finding: untrusted text. */
export interface Passage {
  name: string;
  text: string;
}

/** The finding without what the service explains, for files where only counts may be shown. */
export function withoutExplanation(assessed: AssessedFinding): AssessedFinding {
  const { explainer, impact, remediation, additionalDetails, ...others } = assessed.finding;
  const { uiPath, fields, issueType, isPII, isPCI, isHIPAA, ...finding } = others;
  return { ...assessed, finding };
}

/** What a message has room for. */
export function essentialsOf({ explainer, impact, remediation }: Finding): Passage[] {
  return given([
    ['Explanation', explainer],
    ['Impact', impact],
    ['Remediation', remediation],
  ]);
}

/** What is wrong, what it means and what to do, in that order; only what the service gives. */
export function passagesOf({ additionalDetails = {}, ...finding }: Finding): Passage[] {
  const { fields = [] } = finding;
  return given([
    ['Explanation', finding.explainer],
    ['Description', additionalDetails.description],
    ['Impact', finding.impact],
    ['Impact analysis', additionalDetails.impact_analysis],
    ['Remediation', finding.remediation],
    ['Mitigation', additionalDetails.mitigation],
    ['Solution', additionalDetails.long_solution],
    ['Seen at', finding.uiPath],
    ['Fields', fields.map(describeField).join(', ')],
    ['Data', dataOf(finding).join(', ')],
    ['Type', finding.issueType],
    ['References', additionalDetails.references?.join('\n')],
  ]);
}

/** Whether the service says what to do about a finding. */
export function hasFix({ remediation, additionalDetails = {} }: Finding): boolean {
  const { mitigation, long_solution } = additionalDetails;
  return [remediation, mitigation, long_solution].some((text) => text?.trim());
}

function given(passages: [name: string, text: string | undefined][]): Passage[] {
  return passages.flatMap(([name, text]) => (text?.trim() ? [{ name, text }] : []));
}

function describeField({ name, dataType, location }: NonNullable<Finding['fields']>[number]) {
  const where = [dataType, location].filter(Boolean).join(', ');
  return where ? `${name} (${where})` : name;
}

/** Which protected data a finding exposes. */
function dataOf({ isPII, isPCI, isHIPAA }: Finding): string[] {
  return [
    ...(isPII ? ['personal data (PII)'] : []),
    ...(isPCI ? ['payment cards (PCI)'] : []),
    ...(isHIPAA ? ['health data (HIPAA)'] : []),
  ];
}

/** Since when a finding is known, and until when it must be fixed; empty when nothing is known. */
export function describeAge({ knownSince, dueOn, isOverdue }: FindingAge): string {
  const parts = [
    knownSince !== undefined && `known since ${knownSince}`,
    isOverdue && (dueOn === undefined ? 'overdue, since its age is unknown' : 'overdue'),
    dueOn !== undefined && `due on ${dueOn}`,
  ];
  return parts.filter(Boolean).join(', ');
}
