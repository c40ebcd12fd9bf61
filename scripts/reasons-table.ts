/**
 * Renews the sections of docs/blocked.md, one for each reason, from the table in
 * src/decision/reasons.ts. Usage: `node scripts/reasons-table.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../harness/project.ts';
import { askMaintainers, type NextStep, type ReasonTexts } from '../src/decision/reasons/texts.ts';
import { reasonsByVerdict } from '../src/decision/reasons.ts';
import { capitalized } from '../src/text/sentences.ts';

/** The document that holds the sections. */
const reasonsPath = 'docs/blocked.md';

const begin = '<!-- reasons: written by `npm run docs` from src/decision/reasons.ts -->';
const end = '<!-- end of reasons -->';

/** Returns the document with its sections renewed. */
export function currentReasonsDocument(): string {
  const document = readFileSync(join(project, reasonsPath), 'utf8');
  const [before, rest = ''] = document.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`${reasonsPath} must hold: ${begin} ${end}`);
  const parts = Object.entries(reasonsByVerdict).flatMap(([verdict, reasons]) => [
    `## Verdict \`${verdict}\``,
    ...Object.entries<ReasonTexts>(reasons).map(renderSection),
  ]);
  return `${before}${begin}\n\n${parts.join('\n\n')}\n\n${end}${after}`;
}

/** For the developer what happened and what to do; for the maintainers why, and what to change. */
function renderSection([reason, texts]: [string, ReasonTexts]): string {
  const { heading, meaning, nextStep, cause, remedy } = texts;
  const forMaintainers = [cause, remedy].filter(Boolean).join(' ');
  const paragraphs = [
    `### \`${reason}\``,
    `**${capitalized(heading)}.** ${meaning}`,
    `**What to do.** ${describe(nextStep)}`,
    forMaintainers && `**For maintainers.** ${forMaintainers}`,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** The next step; what to press and what that costs stands once, at the top of the page. */
function describe(step: NextStep): string {
  if (step === askMaintainers) return 'Ask [the maintainers](#whom-to-ask).';
  if (typeof step === 'string') return step;
  const press = step.once ? `Once ${step.once}, [run` : '[Run';
  return [step.before, `${press} the job again](#what-to-press).`, step.after]
    .filter(Boolean)
    .join(' ');
}

if (import.meta.main) writeFileSync(join(project, reasonsPath), currentReasonsDocument());
