import type { AssessedFinding } from '../decision/findings/assessment.ts';
import { effectiveSeverity } from '../decision/findings/severity.ts';
import { forMarkdown } from '../text/untrusted.ts';
import { endpointOf } from './findings-lines.ts';
import { cweOf, owaspOf, type Reference } from './references.ts';
import { folded, renderList, wordsOf } from './sections.ts';

const maxPassage = 1000;
/** Fifty findings have to fit into the summary. */
const budget = { maxItems: 20, maxBytes: 10_000, elsewhere: ', in the service' };
/** For how long the proposed acceptance holds. */
const acceptedDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** A finding that unfolds to what is known of it, and to how it can be accepted. */
export function renderDetails(assessed: AssessedFinding, today: string): string {
  const { severity, name } = wordsOf(assessed);
  const endpoint = `<code>${forMarkdown(endpointOf(assessed.finding))}</code>`;
  const facts = renderList(factsOf(assessed), budget, (fact) => fact);
  const entry = `To accept it, add this below \`accept\` in the policy file:\n\n${acceptEntry(assessed, today)}`;
  return folded(`<b>${severity}</b> · ${name} · ${endpoint}`, `${facts}\n\n${entry}`);
}

function factsOf({ finding }: AssessedFinding): string[] {
  const cvss = [finding.cvss_score, finding.cvss_vector].filter((part) => part !== undefined);
  const facts = [
    ['How to fix', finding.remediation && forMarkdown(finding.remediation, maxPassage)],
    ['Impact', finding.impact && forMarkdown(finding.impact, maxPassage)],
    ['Category', forMarkdown(finding.label)],
    ['OWASP', finding.owasp && renderLink(finding.owasp, owaspOf(finding.owasp))],
    ['CWE', finding.cwe && renderLink(finding.cwe, cweOf(finding.cwe))],
    ['CVSS', cvss.map((part) => forMarkdown(String(part))).join(', ')],
  ];
  return facts.filter(([, value]) => value).map(([label, value]) => `- **${label}:** ${value}`);
}

function renderLink(name: string, reference: Reference | undefined): string {
  return reference ? `[${forMarkdown(name)}](${reference.address})` : forMarkdown(name);
}

/** An entry of the policy file; it is invalid until reason and owner are filled in. */
function acceptEntry({ finding }: AssessedFinding, today: string): string {
  const expires = new Date(Date.parse(today) + acceptedDays * dayMs).toISOString().slice(0, 10);
  const severity = effectiveSeverity(finding);
  const lines = [
    '```yaml',
    `  - id: ${JSON.stringify(finding.id)}`,
    '    reason: # why the risk is acceptable',
    '    owner: # who accepts it, "@org/team" for example',
    `    expires: ${expires}`,
    ...(severity === undefined ? [] : [`    max-severity: ${severity}`]),
    '```',
  ];
  return lines.join('\n');
}
