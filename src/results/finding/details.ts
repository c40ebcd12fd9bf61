import { dayMs, utcDay } from '../../clock.ts';
import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import { effectiveSeverity } from '../../decision/findings/severity.ts';
import { forMarkdown, linkForMarkdown } from '../../text/untrusted.ts';
import { encodeUrlPart } from '../../text/url-part.ts';
import { folded, renderList } from '../layout/sections.ts';
import type { Result } from '../model/result.ts';
import { describeAgeToday } from './age.ts';
import { factsOf, renderPassage, storyOf } from './explanation.ts';
import { endpointOf, severityAndName, shortId } from './finding.ts';
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
  const story = renderList(renderStory(assessed), budget, (paragraph) => `${paragraph}\n`);
  const id = `<code>${forMarkdown(shortId(assessed.finding.id))}</code>`;
  const title = [`<b>${severity}</b>`, name, endpoint, describeAgeToday(assessed), id];
  return folded(
    title.filter(Boolean).join(' · '),
    [story, renderAcceptance(assessed, today, policyFile)].filter(Boolean).join('\n'),
  );
}

/** What the service explains as paragraphs, then facts in one line, and where to read on. */
function renderStory({ finding }: AssessedFinding): string[] {
  const { title, label, cwe, owasp, additionalDetails } = finding;
  const facts = [
    title && forMarkdown(label),
    cwe && renderLink(cwe, cweOf(cwe)),
    owasp && renderLink(owasp, owaspOf(owasp)),
    forMarkdown(factsOf(finding), maxPassage),
  ];
  const references = additionalDetails?.references?.map((each) => linkForMarkdown(each));
  return [
    ...storyOf(finding).flatMap((passage) => renderPassage(passage, maxPassage)),
    facts.filter(Boolean).join(' · '),
    references?.filter(Boolean).join(' · ') ?? '',
  ].filter(Boolean);
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
