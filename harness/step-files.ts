import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CommandFileError, parseCommandFile } from './command-file.ts';
import type { GitHubEvent } from './github-event.ts';

const commandFiles = ['output', 'step_summary', 'state', 'env', 'path'] as const;
/** GitHub drops a summary above this size. */
const summaryLimitBytes = 1024 * 1024;

export type StepFiles = ReturnType<typeof createStepFiles>;

/** Creates the folder of a job, which its steps share. */
export const createJobFolder = () => mkdtempSync(join(tmpdir(), 'gate-runner-'));

/**
 * Creates the folders and files that the runner has for one step, and the workspace as a checkout
 * leaves it: files by path, and symbolic links with their targets.
 * @param tempDir the folder of its job
 */
export function createStepFiles(
  event: GitHubEvent,
  checkout: { files: Record<string, string>; links: Record<string, string> },
  tempDir = createJobFolder(),
) {
  const folder = (name: string) => {
    mkdirSync(join(tempDir, name), { recursive: true });
    return join(tempDir, name);
  };
  const file = (path: string, content: string) => {
    folder(dirname(path));
    writeFileSync(join(tempDir, path), content);
    return join(tempDir, path);
  };
  for (const [path, content] of Object.entries(checkout.files))
    file(join('workspace', path), content);
  for (const [path, target] of Object.entries(checkout.links)) {
    folder(dirname(join('workspace', path)));
    symlinkSync(target, join(tempDir, 'workspace', path));
  }
  // Steps that run at the same time have files of their own, as on GitHub's runner.
  const commandsDir = mkdtempSync(join(tempDir, 'commands-'));
  const commands = commandFiles.map((name) => {
    const path = join(commandsDir, name);
    writeFileSync(path, '');
    return [`GITHUB_${name.toUpperCase()}`, path] as const;
  });
  /** Variables that contain paths in the folder. */
  const variables: Record<string, string> = {
    HOME: folder('home'),
    RUNNER_TEMP: folder('temp'),
    RUNNER_TOOL_CACHE: folder('tool-cache'),
    GITHUB_WORKSPACE: folder('workspace'),
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event.payload)),
    ...Object.fromEntries(commands),
  };
  return { tempDir, commandsDir, variables };
}

/** Reads what a step left in its files, as the runner does; each problem fails the step. */
export function readStepFiles({ commandsDir }: StepFiles) {
  const problems: string[] = [];
  const read = (name: string) => readFileSync(join(commandsDir, name), 'utf8');
  const parse = (name: string) => {
    try {
      return parseCommandFile(read(name));
    } catch (error) {
      if (!(error instanceof CommandFileError)) throw error;
      problems.push(`Unable to process file command '${name}' successfully. ${error.message}`);
      return {};
    }
  };
  const [outputs = {}] = ['output', 'state', 'env'].map(parse);
  const summary = read('step_summary');
  const isTooLarge = Buffer.byteLength(summary) > summaryLimitBytes;
  return { outputs, summary: isTooLarge ? '' : summary, problems };
}
