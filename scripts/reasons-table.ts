/**
 * Renews what the documents generate from the table in src/decision/reasons.ts: what each reason
 * means for a blocked developer (docs/blocked.md), and the index of docs/troubleshooting.md.
 * Usage: `node scripts/reasons-table.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../harness/project.ts';
import { type Reason, type ReasonTexts, reasonsByVerdict } from '../src/decision/reasons.ts';
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

const meanings: Record<VerdictWithReason, string> = {
  failed:
    'The app was tested with your change in it, and something serious is open. It can be older than your change: every open finding of the app counts.',
  'not-tested':
    'Nothing is known about your change. The gate has not shown that it is unsafe, and has not shown that it is safe.',
  error:
    'Your change is most likely not the cause. The workflow, one of its secrets or the policy is wrong, and nothing was tested.',
};

/** Where the meaning of the verdict is not the whole truth. */
const ownMeanings: Partial<Record<Reason, string>> = {
  'not-deployed':
    'Nothing is known about your change. If the deployment failed because of your change, this is the failure to fix first.',
  'wrong-version':
    'Your change was not what answered at the address of the app, so a test would have tested something else.',
  'version-changed':
    'A test took place, but another build may have been part of it. It says nothing about your change.',
  'not-awaited': 'The test of your change is still running. This job succeeds without a result.',
  'dry-run':
    'Nothing about your change: the job only checked that the gate is set up well. It succeeds.',
  'missing-credentials':
    'Nothing was tested. GitHub gives no secrets to pull requests from forks and from Dependabot, so it can happen to every change.',
};

/** The document with its generated part renewed. */
export function currentReasonsDocument(path: string): string {
  const document = readFileSync(join(project, path), 'utf8');
  const render = renderers[path];
  const [before, rest = ''] = document.split(begin);
  const after = rest.split(end)[1];
  if (!render || after === undefined) throw new Error(`${path} must hold: ${begin} ${end}`);
  const verdicts: VerdictWithReason[] = ['failed', 'not-tested', 'error'];
  const parts = verdicts.map((verdict) => render(verdict, reasonsByVerdict[verdict]));
  return `${before}${begin}\n\n${parts.join('\n\n')}\n\n${end}${after}`;
}

function renderSections(verdict: VerdictWithReason, reasons: Record<string, ReasonTexts>): string {
  const own: Partial<Record<string, string>> = ownMeanings;
  const sections = Object.entries(reasons).map(([reason, { heading, nextStep, remedy }]) =>
    [
      `### \`${reason}\``,
      `**What happened.** ${capitalized(heading)}.`,
      `**What it means for your change.** ${own[reason] ?? meanings[verdict]}`,
      `**What to do.** ${nextStep}`,
      `**Still blocked?** Ask the maintainers of the workflow, and point them to [\`${reason}\`](troubleshooting.md#${reason}).${remedy ? ` In short: ${remedy}` : ''}`,
    ].join('\n\n'),
  );
  return [`## Verdict \`${verdict}\``, ...sections].join('\n\n');
}

function renderIndex(verdict: VerdictWithReason, reasons: Record<string, ReasonTexts>): string {
  const links = Object.keys(reasons).map((reason) => `[\`${reason}\`](#${reason})`);
  return `| \`${verdict}\` |\n| --- |\n| ${links.join(', ')} |`;
}

if (import.meta.main)
  for (const path of reasonsDocuments)
    writeFileSync(join(project, path), currentReasonsDocument(path));
