import { relative } from 'node:path';
import type { ActionResult } from '../../harness/runner.ts';
import { isReportIntact, type KeptFile } from './kept-files.ts';
import { isNodeOld } from './stage.ts';
import { renderMarkdown, style } from './terminal-markdown.ts';

export const say = (...lines: string[]) => console.log(lines.join('\n'));
export const heading = (text: string) => say('', style(['bold', 'cyan'], `── ${text}`), '');

const secretInputs = ['password', 'api-token', 'github-token'];

/** The step as a workflow has it. */
export function showStep(action: string, inputs: Record<string, string>): void {
  heading('The step');
  const lines = Object.entries(inputs).map(
    ([name, value]) => `    ${name}: ${secretInputs.includes(name) ? '***' : value}`,
  );
  const path = action === 'gate' ? '' : `/${action}`;
  say(`- uses: OWNER/security-test-gate${path}@v1`, '  with:', ...lines);
  if (isNodeOld)
    say('', `It runs on Node.js ${process.versions.node} here, and on 24 on GitHub's runners.`);
}

function columns(rows: (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length), 0);
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`.trimEnd());
}

/** What later steps of the workflow can read. */
export function showOutputs({ outputs }: ActionResult): void {
  heading('The outputs');
  say(...columns(Object.entries(outputs)));
}

/** How a run ended: the last thing on the screen. */
export function showEnd({ exitCode, signal, conclusion, outputs }: ActionResult): void {
  const { verdict, reason } = outputs;
  const succeeds = conclusion === 'success';
  const colour = succeeds ? 'green' : 'red';
  heading(verdict ? 'The verdict' : 'The job');
  if (verdict) say(style(['bold', colour], reason ? `${verdict} (${reason})` : verdict));
  const end = signal === null ? `exit status ${exitCode}` : `ended by ${signal}`;
  say(style(colour, `The job ${succeeds ? 'succeeds' : 'fails'}: ${end}.`));
}

/** What a run wrote for people. */
export function showTexts({ summary, github, mask }: ActionResult): void {
  const texts = {
    'The comment on the pull request': github.comments.at(-1)?.body,
    'The job summary': summary,
  };
  for (const [title, text] of Object.entries(texts)) {
    if (!text) continue;
    heading(title);
    say(renderMarkdown(mask(text)));
  }
}

/** Where everything is. */
export function showFiles(files: KeptFile[], result: ActionResult): void {
  heading('The files');
  say(...columns(files.map(([path, description]) => [relative('', path), description])));
  const intact = isReportIntact(result);
  if (intact !== undefined)
    say('', `The artifact service received the report ${intact ? 'byte for byte' : 'CHANGED'}.`);
}
