import { dayMs, utcDay } from '../../clock.ts';
import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import { effectiveSeverity } from '../../decision/findings/severity.ts';
import { forMarkdown } from '../../text/untrusted.ts';
import { encodeUrlPart } from '../../text/url-part.ts';
import { folded, renderList } from '../layout/sections.ts';
import type { Result } from '../model/result.ts';
import { describeAgeToday } from './age.ts';
import { passagesOf, renderPassage } from './explanation.ts';
import { endpointOf, severityAndName } from './finding.ts';
import { cweOf, owaspOf, type Reference } from './references.ts';

const maxPassage = 2000;
/** Chosen so that fifty findings fit into the summary. */
const budget = { maxItems: 30, maxBytes: 12_000, elsewhere: ', in the service' };

/** For how long the proposed acceptance holds. */
const acceptedDays = 30;

/** A finding that unfolds to its explanation, and to how it can be accepted. */
export function renderDetails(
  assessed: AssessedFinding,
  today: string,
  policyFile: Result['policyFile'],
): string {
  const { severity, name } = severityAndName(assessed);
  const endpoint = `<code>${forMarkdown(endpointOf(assessed.finding))}</code>`;
  const facts = renderList(factsOf(assessed), budget, (fact) => fact);
  const title = [`<b>${severity}</b>`, name, endpoint, describeAgeToday(assessed)];
  return folded(
    title.filter(Boolean).join(' · '),
    `${facts}\n\n${renderAcceptance(assessed, today, policyFile)}`,
  );
}

function factsOf({ finding }: AssessedFinding): string[] {
  const { owasp, cwe, cvss_score, cvss_vector } = finding;
  const cvss = [cvss_score, cvss_vector].filter((part) => part !== undefined);
  const facts = [
    ...passagesOf(finding).map(({ name, text }) => [name, renderPassage(text, maxPassage)]),
    ['Category', forMarkdown(finding.label)],
    ['OWASP', owasp && renderLink(owasp, owaspOf(owasp))],
    ['CWE', cwe && renderLink(cwe, cweOf(cwe))],
    ['CVSS', cvss.map((part) => forMarkdown(String(part))).join(', ')],
  ];
  return facts
    .filter(([, value]) => value)
    .map(([label, value]) => `- **${label}:** ${value}`.replaceAll('\n', '\n  '));
}

function renderLink(name: string, reference: Reference | undefined): string {
  return reference ? `[${forMarkdown(name)}](${reference.address})` : forMarkdown(name);
}

/** How to accept a finding: an entry for the policy file, or the whole file if there is none. */
function renderAcceptance(
  assessed: AssessedFinding,
  today: string,
  policyFile: Result['policyFile'],
): string {
  const entry = acceptEntry(assessed, today);
  const isNew = policyFile?.exists === false;
  const text = isNew ? `accept:\n${entry}` : entry;
  const link = policyFile?.url && `${policyFile.url}&value=${encodeUrlPart(`${text}\n`)}`;
  const file = link ? `[create the policy file](${link})` : 'create the policy file';
  const step = isNew ? `${file} with this entry` : 'add this below `accept` in the policy file';
  return `To accept it, ${step}:\n\n\`\`\`yaml\n${text}\n\`\`\``;
}

/** The entry is invalid until somebody fills in reason and owner. */
function acceptEntry({ finding }: AssessedFinding, today: string): string {
  const expires = utcDay(Date.parse(today) + acceptedDays * dayMs);
  const severity = effectiveSeverity(finding);
  const lines = [
    `  - id: ${JSON.stringify(finding.id)}`,
    '    reason: # why the risk is acceptable',
    '    owner: # who accepts it, "@org/team" for example',
    `    expires: ${expires}`,
    ...(severity === undefined ? [] : [`    max-severity: ${severity}`]),
  ];
  return lines.join('\n');
}
