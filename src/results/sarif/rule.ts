import type { ReportingDescriptor } from 'sarif';
import type { AssessedFinding } from '../../gate/findings/assessment.ts';
import { cweAddress, cweNumber, owaspAddress, owaspCategory } from '../references.ts';
import { levelOf, scoreOf } from './severity.ts';
import { digest, type SarifTexts } from './texts.ts';

const maxSlugLength = 80;
const maxLabelLength = 200;
const maxPassageLength = 500;

/** GitHub shows 10 tags of a rule. */
const maxTags = 10;

/**
 * Rule id of a label, the same in every run: its words in lower case. Labels that differ in
 * punctuation or case alone share it; where more than that would get lost, a hash of the label
 * keeps rules apart.
 */
export function ruleIdOf(label: string, { redacted }: SarifTexts): string {
  const safe = redacted(label);
  const letters = safe.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = letters.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '');
  const faithful =
    slug !== '' && slug.length <= maxSlugLength && !/[^a-z\d\P{L}]|[^\d\P{N}]/u.test(letters);
  return faithful
    ? slug
    : `${slug.slice(0, maxSlugLength).replace(/-$/, '') || 'label'}-${digest(safe).slice(0, 8)}`;
}

/**
 * A rule, made from all findings of its label.
 * @param findings the most important first, whose texts and score stand for the rule
 */
export function renderRule(
  id: string,
  {
    findings,
    texts,
  }: { findings: readonly [AssessedFinding, ...AssessedFinding[]]; texts: SarifTexts },
): ReportingDescriptor {
  const [main] = findings;
  const cwes = referencesOf(findings, ({ cwe }) => cweNumber(cwe ?? ''));
  const owasps = referencesOf(findings, ({ owasp }) => owaspCategory(owasp ?? ''));
  const label = texts.plain(main.finding.label, maxLabelLength) || id;
  const tags = [
    'security',
    ...cwes.map((cwe) => `external/cwe/cwe-${cwe}`),
    ...owasps.map(owaspTag),
  ];
  const [cwe] = cwes;
  return {
    id,
    name: pascalCase(id),
    shortDescription: { text: label },
    fullDescription: {
      text: sentences(
        `${label}, found by a security test of the running app`,
        ...references(cwes, owasps),
      ),
    },
    help: renderHelp(findings, { label, cwes, owasps, texts }),
    ...(cwe !== undefined && { helpUri: cweAddress(`CWE-${cwe}`) }),
    defaultConfiguration: { level: levelOf(main) },
    properties: { tags: tags.slice(0, maxTags), 'security-severity': scoreOf(main).toFixed(1) },
  };
}

/** What holds of every finding of the rule: of its texts those that all of them share. */
function renderHelp(
  findings: readonly AssessedFinding[],
  {
    label,
    cwes,
    owasps,
    texts,
  }: { label: string; cwes: string[]; owasps: string[]; texts: SarifTexts },
): { text: string; markdown: string } {
  const passages: [string, string | undefined][] = [
    ['Impact', sharedBy(findings, 'impact')],
    ['Remediation', sharedBy(findings, 'remediation')],
  ];
  const given = passages.flatMap(([name, text]): [string, string][] =>
    text ? [[name, text]] : [],
  );
  const references = [
    ...cwes.map((cwe) => [`CWE-${cwe}`, cweAddress(`CWE-${cwe}`)] as const),
    ...owasps.map((owasp) => [`OWASP ${owasp}`, owaspAddress(owasp)] as const),
  ];
  const links = references.map(([name, address]) => `[${name}](${address})`);
  return {
    text: [
      label,
      ...given.map(([name, text]) => `${name}: ${texts.plain(text, maxPassageLength)}`),
      ...references.map(([, address]) => address),
    ].join('\n\n'),
    markdown: [
      `**${texts.markdown(label, maxLabelLength)}**`,
      ...given.map(([name, text]) => `**${name}:** ${texts.markdown(text, maxPassageLength)}`),
      ...(links.length > 0 ? [links.join(' · ')] : []),
    ].join('\n\n'),
  };
}

function sharedBy(
  findings: readonly AssessedFinding[],
  name: 'impact' | 'remediation',
): string | undefined {
  const first = findings[0]?.finding[name];
  return findings.every(({ finding }) => finding[name] === first) ? first : undefined;
}

function references(cwes: string[], owasps: string[]): string[] {
  const names = [...cwes.map((cwe) => `CWE-${cwe}`), ...owasps];
  return names.length > 0 ? [`See ${names.join(', ')}`] : [];
}

/** Distinct and sorted, so that they do not depend on the order of findings. */
function referencesOf(
  findings: readonly AssessedFinding[],
  read: (finding: AssessedFinding['finding']) => string | undefined,
): string[] {
  const found = findings.flatMap(({ finding }) => read(finding) ?? []);
  return [...new Set(found)]
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .slice(0, 5);
}

function owaspTag(category: string): string {
  return `external/owasp/${category.toLowerCase().replace(':', '-')}`;
}

function pascalCase(id: string): string {
  return id.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

/** Each ends in one full stop. */
export function sentences(...parts: string[]): string {
  return parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');
}
