import { lstat, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { today } from '../../clock.ts';
import { createOctokit } from '../../github/octokit.ts';
import { readRepositoryFile } from '../../github/repository-file.ts';
import { messageOf } from '../../text/sentences.ts';
import type { ConfigFile } from '../policy/config-file.ts';
import { defaultPolicyFile } from '../policy/policy-files.ts';
import { repositoryPath, type WorkflowRun } from '../policy/policy-reader.ts';

/** The time to parse grows faster than the text, and a proposal may hold anything. */
const maxBytes = 32 * 1024;

/**
 * Looks whether the policy that a pull request proposes could be used once it is merged. It decides
 * nothing today, so that whatever keeps it from being read is ignored.
 * @returns what is wrong with it
 */
export async function findProblemOfProposal(
  configFile: ConfigFile = defaultPolicyFile,
  run: WorkflowRun,
): Promise<string | undefined> {
  const { event, workspace } = run;
  if (typeof configFile === 'object') return undefined; // of a repository that it cannot change
  const path = event.pullRequest && (await repositoryPath(configFile, workspace));
  if (path === undefined) return undefined;
  const isCheckedOut = event.name === 'pull_request'; // elsewhere the checkout should be the base
  const ignore = () => undefined;
  const local = isCheckedOut ? await readPlainFile(workspace, path).catch(ignore) : undefined;
  const text = local ?? (await readAtHead(path, run).catch(ignore));
  if (text === undefined) return undefined;
  const { parsePolicy } = await import('../../decision/findings/policy-file.ts');
  try {
    parsePolicy(text, { file: path, today: today() });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Not through links: messages quote keys, and those of other files must not be shown. */
async function readPlainFile(workspace: string, path: string): Promise<string | undefined> {
  const file = join(await realpath(workspace), path);
  const entry = await lstat(file);
  if (!entry.isFile() || entry.size > maxBytes || (await realpath(file)) !== file) return undefined;
  return readFile(file, 'utf8');
}

/** GitHub keeps the commits of a fork's pull request in the repository that it is proposed to. */
async function readAtHead(path: string, run: WorkflowRun): Promise<string | undefined> {
  const { event, token, signal } = run;
  const { repository, headSha } = event;
  if (!repository || headSha === undefined) return undefined;
  const octokit = await createOctokit({ token, signal, timeLimitMs: 10_000 });
  return readRepositoryFile({ octokit, repository, path, ref: headSha, maxBytes });
}
