import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import type { Finding } from '../../service/findings.ts';
import { splitAtFences } from '../../text/code-fences.ts';
import { beginningOf, codeBlockForMarkdown, forMarkdown, shorten } from '../../text/untrusted.ts';

const maxLines = 30;

/** One of the texts with which the service explains a finding: untrusted. */
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

/** The passages that a short message has room for. */
export function essentialsOf({ explainer, impact, remediation }: Finding): Passage[] {
  return nonEmpty([
    ['Explanation', explainer],
    ['Impact', impact],
    ['Remediation', remediation],
  ]);
}

/** What is wrong, what it means and what to do, in that order; only what the service gives. */
export function passagesOf({ additionalDetails = {}, ...finding }: Finding): Passage[] {
  const { fields = [] } = finding;
  return nonEmpty([
    ['Explanation', finding.explainer],
    ['Description', additionalDetails.description],
    ['Impact', finding.impact],
    ['Impact analysis', additionalDetails.impact_analysis],
    ['Remediation', finding.remediation],
    ['Mitigation', additionalDetails.mitigation],
    ['Solution', additionalDetails.long_solution],
    ['Seen at', finding.uiPath],
    ['Fields', fields.map(describeField).join(', ')],
    ['Data', describeProtectedData(finding).join(', ')],
    ['Type', finding.issueType],
    ['References', additionalDetails.references?.join('\n')],
  ]);
}

/** Whether the service says what to do about a finding. */
export function hasFix({ remediation, additionalDetails = {} }: Finding): boolean {
  const { mitigation, long_solution } = additionalDetails;
  return [remediation, mitigation, long_solution].some((text) => text?.trim());
}

function nonEmpty(passages: [name: string, text: string | undefined][]): Passage[] {
  return passages.flatMap(([name, text]) => (text?.trim() ? [{ name, text }] : []));
}

function describeField({ name, dataType, location }: NonNullable<Finding['fields']>[number]) {
  const where = [dataType, location].filter(Boolean).join(', ');
  return where ? `${name} (${where})` : name;
}

/** Names the protected data that a finding exposes. */
function describeProtectedData({ isPII, isPCI, isHIPAA }: Finding): string[] {
  return [
    ...(isPII ? ['personal data (PII)'] : []),
    ...(isPCI ? ['payment cards (PCI)'] : []),
    ...(isHIPAA ? ['health data (HIPAA)'] : []),
  ];
}

/**
 * Renders an explanation of the service for Markdown. Lines stay lines, since it may list steps,
 * and blocks of code stay code.
 * @param maxLength in characters
 */
export function renderPassage(text: string, maxLength: number): string {
  const blocks = splitAtFences(shorten(beginningOf(text, 2 * maxLength), maxLength));
  let room = maxLines;
  let passage = '';
  for (const { kind, lines } of blocks) {
    const shown = lines.filter((line) => line.trim()).slice(0, room);
    room -= shown.length;
    const rendered = shown.map((line) => forMarkdown(line, maxLength)).filter(Boolean);
    if (rendered.length === 0) continue;
    // Code begins on a line of its own, even directly after the name of the passage.
    if (kind === 'code') passage += `\n\n${codeBlockForMarkdown(shown)}`;
    else passage += `${passage && '\n\n'}${rendered.join('<br>')}`;
  }
  return passage;
}
