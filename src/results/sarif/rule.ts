import type { ReportingDescriptor } from 'sarif';
import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import type { Finding } from '../../service/findings.ts';
import { sentences } from '../../text/sentences.ts';
import { beginningOf, forMarkdown, linkForMarkdown } from '../../text/untrusted.ts';
import { factsOf, renderPassage, storyOf } from '../finding/explanation.ts';
import { cweOf, owaspOf, type Reference } from '../finding/references.ts';
import { paragraphs } from '../layout/sections.ts';
import { levelOf, scoreOf } from './severity.ts';
import { digest, plainText } from './texts.ts';

const maxSlugLength = 80;
const maxIdentifierLength = 2000;
const maxLabelLength = 200;
const maxPassageLength = 1000;

/** GitHub shows 10 tags of a rule. */
const maxTags = 10;

/**
 * The stable beginning of the ids of a label's rules: its words in lower case. Labels that differ
 * only in punctuation or case share it. If more would get lost, a hash of the label is added.
 */
export function labelSlug(label: string): string {
  const safe = beginningOf(label, maxIdentifierLength);
  const letters = safe.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = letters.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '');
  const isFaithful =
    slug !== '' && slug.length <= maxSlugLength && !/[^a-z\d\P{L}]|[^\d\P{N}]/u.test(letters);
  return isFaithful
    ? slug
    : `${slug.slice(0, maxSlugLength).replace(/-$/, '') || 'label'}-${digest(safe).slice(0, 8)}`;
}

/**
 * A rule, made from all findings of its label and severity: GitHub takes the severity of an alert
 * from its rule.
 * @param main the most important of them, whose label and score stand for the rule
 */
export function renderRule(
  id: string,
  main: AssessedFinding,
  findings: AssessedFinding[],
): ReportingDescriptor {
  const label = plainText(main.finding.label, maxLabelLength) || id;
  const cwes = referencesOf(findings, ({ cwe }) => cweOf(cwe));
  const references = [...cwes, ...referencesOf(findings, ({ owasp }) => owaspOf(owasp))];
  const names = references.map(({ name }) => name).join(', ');
  const origin = `${label}, found by a security test of the running app`;
  const name = pascalCase(id);
  const tags = ['security', ...references.map(({ tag }) => tag)];
  return {
    id,
    ...(name.toLowerCase() !== id && { name }),
    shortDescription: { text: label },
    fullDescription: { text: sentences(origin, names && `See ${names}`) },
    help: renderHelp(label, main.finding, references),
    ...(cwes[0] && { helpUri: cwes[0].address }),
    defaultConfiguration: { level: levelOf(main) },
    properties: { tags: tags.slice(0, maxTags), 'security-severity': scoreOf(main).toFixed(1) },
  };
}

/** The explanation of the rule's worst finding; the message of each result has its own. */
function renderHelp(
  label: string,
  finding: Finding,
  references: Reference[],
): { text: string; markdown: string } {
  const story = storyOf(finding);
  const facts = factsOf(finding);
  const pages = finding.additionalDetails?.references ?? [];
  const plain = (text: string) => plainText(text, maxPassageLength);
  const links = [
    ...references.map(({ title, address }) => `[${title}](${address})`),
    ...pages.map((page) => linkForMarkdown(page)),
  ];
  const text = [
    label,
    ...story.map(({ name, texts }) => `${name}: ${texts.map(plain).join(' ')}`),
    plain(facts),
    ...references.map(({ address }) => address),
    ...pages.map(plain),
  ];
  const markdown = [
    `**${forMarkdown(label, maxLabelLength)}**`,
    ...story.flatMap((passage) => renderPassage(passage, maxPassageLength)),
    forMarkdown(facts, maxPassageLength),
    links.filter(Boolean).join(' · '),
  ];
  return { text: paragraphs(...text), markdown: paragraphs(...markdown) };
}

/** Distinct and sorted, so that they do not depend on the order of findings. */
function referencesOf(
  findings: AssessedFinding[],
  read: (finding: Finding) => Reference | undefined,
): Reference[] {
  const found = findings.flatMap(({ finding }) => read(finding) ?? []);
  return [...new Map(found.map((each) => [each.name, each])).values()]
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .slice(0, 5);
}

function pascalCase(id: string): string {
  return id.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}
