import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { ActionResult } from '../harness/runner.ts';
import { isNodeOld, readWritten } from './stage.ts';
import { columns, renderMarkdown, style } from './terminal-markdown.ts';

export const print = (...lines: string[]) => console.log(lines.join('\n'));
export const heading = (text: string) => print('', style(['bold', 'cyan'], `── ${text}`), '');

const secretInputs = ['password', 'api-token', 'github-token'];

/** Shows the step as a workflow contains it. */
export function showStep(action: string, inputs: Record<string, string>): void {
  heading('The step');
  const lines = Object.entries(inputs).map(
    ([name, value]) => `    ${name}: ${secretInputs.includes(name) ? '***' : value}`,
  );
  const path = action === 'gate' ? '' : `/${action}`;
  print(`- uses: OWNER/security-test-gate${path}@v1`, '  with:', ...lines);
  if (isNodeOld)
    print('', `It runs on Node.js ${process.versions.node} here, and on 24 on GitHub's runners.`);
}

/** Shows on one screen what a developer sees; everything else is kept as files. */
export function showResult(result: ActionResult, action: string, folder: string): void {
  const comment = result.github.comments.at(-1)?.body;
  if (action !== 'gate') {
    heading('The outputs');
    const shown = ([name, value]: [string, string]) => [name, shorten(value)];
    print(...columns(Object.entries(result.outputs).map(shown)));
  }
  if (comment) showText('The comment on the pull request', comment, result);
  else showText('The job summary', result.summary, result);
  heading('The files');
  print(...columns(keepFiles(result, folder)));
  showArtifact(result);
  showEnd(result);
}

/** JSON would fill the screen; the file has it. */
const shorten = (value: string) => (value.length <= 200 ? value : `${value.slice(0, 200)} …`);

function showText(title: string, text: string | undefined, { mask }: ActionResult): void {
  if (!text) return;
  heading(title);
  print(renderMarkdown(mask(text)));
}

/** The outputs that are paths of files, with descriptions. */
const pathOutputs = {
  'sarif-file': 'findings as SARIF, for code scanning',
  'findings-file': 'findings as JSON',
  'output-file': 'overview as JSON',
  'predicate-file': 'verdict as an in-toto predicate',
  'report-path': 'report of the service',
};

/** Keeps the files of a run, which are deleted with the step; returns paths and descriptions. */
function keepFiles(result: ActionResult, folder: string): string[][] {
  const { outputs, summary, shownLog, github, mask } = result;
  const texts = [
    ['log.txt', shownLog, 'log, as GitHub shows it'],
    ['outputs.txt', columns(Object.entries(outputs)).join('\n'), 'outputs'],
    ['summary.md', summary, 'job summary'],
    ['comment.md', github.comments.at(-1)?.body, 'comment on the pull request'],
    ['issue.md', github.issues.at(-1)?.body, 'issue'],
  ] as const;
  const written = Object.entries(pathOutputs).map(
    ([output, description]) =>
      [basename(result.outputs[output] ?? ''), readWritten(result, output), description] as const,
  );
  mkdirSync(folder, { recursive: true });
  return [...texts, ...written].flatMap(([name, content, description]) => {
    if (!content) return [];
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? `${mask(content)}\n` : content);
    return [[relative('', path), description]];
  });
}

function showArtifact(result: ActionResult): void {
  const report = readWritten(result, 'report-path');
  const [artifact] = result.artifacts;
  if (report === undefined || artifact === undefined) return;
  const state = artifact.bytes.equals(report) ? 'byte for byte' : 'CHANGED';
  print('', `The artifact service received the report ${state}.`);
}

/** Shows how a run ended: the last thing on the screen. */
function showEnd({ exitCode, signal, conclusion, outputs }: ActionResult): void {
  const { verdict, reason } = outputs;
  const succeeds = conclusion === 'success';
  const colour = succeeds ? 'green' : 'red';
  heading(verdict ? 'The verdict' : 'The job');
  if (verdict) print(style(['bold', colour], reason ? `${verdict} (${reason})` : verdict));
  const end = signal === null ? `exit status ${exitCode}` : `ended by ${signal}`;
  print(style(colour, `The job ${succeeds ? 'succeeds' : 'fails'}: ${end}.`));
}
