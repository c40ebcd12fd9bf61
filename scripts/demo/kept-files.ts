import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { ActionResult } from '../../harness/runner.ts';

/** A file that is left for the user. */
export type KeptFile = readonly [path: string, description: string];

/** Outputs that are paths of files, and what those are. */
const pathOutputs = {
  'sarif-file': 'findings as SARIF, for code scanning',
  'findings-file': 'findings as JSON',
  'predicate-file': 'verdict as an in-toto predicate',
  'report-path': 'report of the service',
};

/** Keeps what a run wrote in a folder: it goes with the step otherwise. */
export function keepFiles(result: ActionResult, folder: string): KeptFile[] {
  const { summary, shownLog, github, mask } = result;
  const texts = [
    ['log.txt', shownLog, 'log'],
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
    return [[path, description]];
  });
}

/** The file whose path an output holds; undefined when there is none. */
export function readWritten({ outputs, tempDir }: ActionResult, output: string) {
  const path = outputs[output];
  return path ? readFileSync(resolve(tempDir, 'workspace', path)) : undefined;
}

/** Whether the artifact service received the report as it is; undefined when it received none. */
export function isReportIntact(result: ActionResult): boolean | undefined {
  const report = readWritten(result, 'report-path');
  const [artifact] = result.artifacts;
  return report && artifact?.bytes.equals(report);
}
