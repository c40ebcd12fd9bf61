/**
 * Renews what the documents generate from the table in src/decision/reasons.ts: what each reason
 * means for a blocked developer (docs/blocked.md); the index of docs/troubleshooting.md, and there
 * of each reason what happened and what to do, between which stands why, written by hand.
 * Usage: `node scripts/reasons-table.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../harness/project.ts';
import { askMaintainers, type NextStep, type ReasonTexts } from '../src/decision/reasons/texts.ts';
import { type Reason, reasons, reasonsByVerdict } from '../src/decision/reasons.ts';
import { describeRerun } from '../src/results/advice.ts';
import { capitalized } from '../src/text/sentences.ts';

type VerdictWithReason = keyof typeof reasonsByVerdict;
type Renderer = (verdict: VerdictWithReason, reasons: Record<string, ReasonTexts>) => string;

/** What each document generates for a verdict. */
const renderers: Record<string, Renderer> = {
  'docs/blocked.md': renderSections,
  'docs/troubleshooting.md': renderIndex,
};

/** The documents that hold a part which is generated from the reasons. */
export const reasonsDocuments = Object.keys(renderers);

const begin = '<!-- reasons: written by `npm run docs` from src/decision/reasons.ts -->';
const end = '<!-- end of reasons -->';

/** Returns the document with its generated part renewed. */
export function currentReasonsDocument(path: string): string {
  const document = readFileSync(join(project, path), 'utf8');
  const render = renderers[path];
  const [before, rest = ''] = document.split(begin);
  const after = rest.split(end)[1];
  if (!render || after === undefined) throw new Error(`${path} must hold: ${begin} ${end}`);
  const verdicts: VerdictWithReason[] = ['failed', 'not-tested', 'error'];
  const parts = verdicts.map((verdict) => render(verdict, reasonsByVerdict[verdict]));
  return `${before}${begin}\n\n${parts.join('\n\n')}\n\n${end}${renewParagraphs(after)}`;
}

function renderSections(verdict: VerdictWithReason, reasons: Record<string, ReasonTexts>): string {
  const sections = Object.entries(reasons).map(([reason, texts]) => {
    const { meaning, remedy = '' } = texts;
    const more = `More: [\`${reason}\`](troubleshooting.md#${reason}).`;
    return [
      `### \`${reason}\``,
      whatHappened(texts),
      `**What it means.** ${meaning}`,
      `**What to do.** ${nextStepOf(reason, texts.nextStep)}`,
      ['**For maintainers.**', remedy, more].filter(Boolean).join(' '),
    ].join('\n\n');
  });
  return [`## Verdict \`${verdict}\``, ...sections].join('\n\n');
}

/** Renews what happened and what to do in each section whose title is the code of a reason. */
function renewParagraphs(text: string): string {
  return text.replaceAll(/^### `([a-z-]+)`\n.*?(?=^##)/gms, (section, reason: string) => {
    const texts = isReason(reason) && reasons[reason];
    if (!texts) return section;
    return section
      .replace(/^\*\*What happened\.\*\* .*?(?=\n\n)/ms, () => whatHappened(texts))
      .replace(/^\*\*What to do\.\*\* .*?(?=\n\n)/ms, () => whatToDo(reason, texts));
  });
}

function isReason(code: string): code is Reason {
  return code in reasons;
}

function whatHappened({ heading }: ReasonTexts): string {
  return `**What happened.** ${capitalized(heading)}.`;
}

/** What maintainers should do, without the advice to ask them. */
function whatToDo(reason: string, texts: ReasonTexts): string {
  const { nextStep, remedy } = texts;
  const isForOthers = nextStep === askMaintainers;
  const step = typeof nextStep === 'string' ? nextStep : { ...nextStep, after: '' };
  const parts = [!isForOthers && nextStepOf(reason, step), remedy];
  return `**What to do.** ${parts.filter(Boolean).join(' ')}`;
}

/** The reasons for which the gate usually stops before it starts a test. */
const beforeTest: Reason[] = [
  'missing-credentials',
  'no-credits',
  'not-deployed',
  'policy-unavailable',
  'queue-timed-out',
  'registration-incomplete',
  'run-already-active',
  'wrong-version',
];

/** The next step as it usually is. */
function nextStepOf(reason: string, nextStep: NextStep): string {
  if (typeof nextStep === 'string') return nextStep;
  return describeRerun(nextStep, {
    mode: 'own-run',
    hasStartedTest: !beforeTest.some((each) => each === reason),
    needsJobs: reason === 'not-deployed',
  });
}

function renderIndex(verdict: VerdictWithReason, reasons: Record<string, ReasonTexts>): string {
  const links = Object.keys(reasons).map((reason) => `[\`${reason}\`](#${reason})`);
  return `| \`${verdict}\` |\n| --- |\n| ${links.join(', ')} |`;
}

if (import.meta.main)
  for (const path of reasonsDocuments)
    writeFileSync(join(project, path), currentReasonsDocument(path));
