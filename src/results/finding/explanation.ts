import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import type { Finding } from '../../service/findings.ts';
import { splitAtFences } from '../../text/code-fences.ts';
import { beginningOf, codeBlockForMarkdown, forMarkdown, shorten } from '../../text/untrusted.ts';

/** What the service says on a question about a finding: untrusted. */
export interface Passage {
  name: 'What is wrong' | 'What it lets someone do' | 'How to fix it';
  texts: string[];
}

/** Of a text that is rendered. */
const maxLines = 30;
/** No text of the service is longer. */
const maxCompared = 2000;

/** The finding without what the service explains, for files where only counts may be shown. */
export function withoutExplanation(assessed: AssessedFinding): AssessedFinding {
  const { explainer, impact, remediation, additionalDetails, ...others } = assessed.finding;
  const { uiPath, fields, issueType, isPII, isPCI, isHIPAA, ...finding } = others;
  return { ...assessed, finding };
}

/** What a developer asks about a finding, in that order; only what the service answers. */
export function storyOf({ additionalDetails = {}, ...finding }: Finding): Passage[] {
  const { explainer, impact, remediation } = finding;
  const { description, impact_analysis, mitigation, long_solution } = additionalDetails;
  const passages: Passage[] = [
    { name: 'What is wrong', texts: distinct(explainer, description) },
    { name: 'What it lets someone do', texts: distinct(impact, impact_analysis) },
    { name: 'How to fix it', texts: distinct(remediation, long_solution, mitigation) },
  ];
  return passages.filter(({ texts }) => texts.length > 0);
}

/** Whether the service says what to do about a finding. */
export function hasFix(finding: Finding): boolean {
  return storyOf(finding).some(({ name }) => name === 'How to fix it');
}

/** The texts without those whose words all stand in a longer one. */
function distinct(...texts: (string | undefined)[]): string[] {
  const given = [...new Set(texts.flatMap((text) => text?.trim() || []))];
  const ascending = given.toSorted((a, b) => a.length - b.length);
  return given.filter((text) => {
    const longer = ascending.slice(ascending.indexOf(text) + 1);
    const vocabularies = longer.map((other) => new Set(wordsOf(other)));
    return !vocabularies.some((words) => wordsOf(text).every((word) => words.has(word)));
  });
}

function wordsOf(text: string): string[] {
  const compared = beginningOf(text, maxCompared).toLowerCase();
  return compared.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How bad a finding is, where it was seen, and which data it concerns: untrusted, in one line. */
export function factsOf({ cvss_score, uiPath, fields = [], ...finding }: Finding): string {
  const data = [
    ...(finding.isPII ? ['personal data (PII)'] : []),
    ...(finding.isPCI ? ['payment cards (PCI)'] : []),
    ...(finding.isHIPAA ? ['health data (HIPAA)'] : []),
    ...fields.map(({ name, location }) => (location ? `${name} (${location})` : name)),
  ];
  const facts = [
    cvss_score !== undefined && `CVSS ${cvss_score}`,
    uiPath?.trim() && `seen at ${uiPath}`,
    data.length > 0 && `data: ${data.join(', ')}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

/**
 * Renders a passage as paragraphs of Markdown, the first of which begins with its name.
 * @param maxLength of each text, in characters
 */
export function renderPassage({ name, texts }: Passage, maxLength: number): string[] {
  const [first, ...others] = texts.map((text) => renderText(text, maxLength)).filter(Boolean);
  return first === undefined ? [] : [`**${name}:** ${first}`, ...others];
}

/** Lines stay lines, since a text may list steps, and blocks of code stay code. */
function renderText(text: string, maxLength: number): string {
  const blocks = splitAtFences(shorten(beginningOf(text, 2 * maxLength), maxLength));
  let room = maxLines;
  let rendered = '';
  for (const { kind, lines } of blocks) {
    const shown = lines.filter((line) => line.trim()).slice(0, room);
    room -= shown.length;
    const prose = shown.map((line) => forMarkdown(line, maxLength)).filter(Boolean);
    if (prose.length === 0) continue;
    // Code begins on a line of its own, even directly after the name of the passage.
    if (kind === 'code') rendered += `\n\n${codeBlockForMarkdown(shown)}`;
    else rendered += `${rendered && '\n\n'}${prose.join('<br>')}`;
  }
  return rendered;
}
