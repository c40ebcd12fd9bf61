/**
 * Renews the tables of reasons in docs/troubleshooting.md from the one in src/decision/reasons.ts.
 * Usage: `node scripts/reasons-table.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../harness/project.ts';
import { type ReasonTexts, reasonsByVerdict } from '../src/decision/reasons.ts';
import { capitalized } from '../src/text/sentences.ts';
import { cell } from './docs.ts';

const reasonsDocument = 'docs/troubleshooting.md';
const begin = '<!-- reasons: written by `npm run docs` from src/decision/reasons.ts -->';
const end = '<!-- end of reasons -->';

/** The document with its tables of reasons renewed. */
export function currentReasonsDocument(): string {
  const document = readFileSync(join(project, reasonsDocument), 'utf8');
  const [before, rest = ''] = document.split(begin);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`${reasonsDocument} must hold: ${begin} ${end}`);
  const tables = Object.entries(reasonsByVerdict).map(tableOf);
  return `${before}${begin}\n\n${tables.join('\n\n')}\n\n${end}${after}`;
}

function tableOf([verdict, reasons]: [string, Record<string, ReasonTexts>]): string {
  const rows = Object.entries(reasons).map(
    ([reason, { heading, nextStep, remedy = '' }]) =>
      `| [\`${reason}\`](#${reason}) | ${cell(capitalized(heading))} | ${cell(nextStep)} | ${cell(remedy)} |`,
  );
  const head = `| \`${verdict}\` | What is wrong | Next step | For maintainers |\n| --- | --- | --- | --- |`;
  return `${head}\n${rows.join('\n')}`;
}

if (import.meta.main) writeFileSync(join(project, reasonsDocument), currentReasonsDocument());
