import { today } from '../../clock.ts';
import { createOctokit } from '../../github/octokit.ts';
import { readRepositoryFile } from '../../github/repository-file.ts';
import { messageOf } from '../../text/sentences.ts';
import type { ConfigFile } from '../policy/config-file.ts';
import { defaultPolicyFile } from '../policy/policy-files.ts';
import type { WorkflowRun } from '../policy/policy-reader.ts';
import { pathInRepository } from '../workspace-path.ts';

/** The time to parse grows faster than the text, and anybody may write the file. */
const maxBytes = 32 * 1024;

/**
 * Checks the policy file at the head of a pull request, which decides nothing until it is merged:
 * whatever keeps it from being read is ignored.
 * @returns what is wrong with it
 */
export async function findProblemOfProposal(
  configFile: ConfigFile = defaultPolicyFile,
  run: WorkflowRun,
): Promise<string | undefined> {
  if (typeof configFile === 'object') return undefined; // no pull request here can change it
  const path = pathInRepository(configFile, run.workspace);
  if (path === undefined || !run.event.pullRequest) return undefined;
  const text = await readAtHead(path, run).catch(() => undefined);
  if (text === undefined) return undefined;
  const { parsePolicy } = await import('../../decision/findings/policy-file.ts');
  try {
    parsePolicy(text, { file: path, today: today() });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** GitHub keeps the commits of a fork's pull request in the repository that it is opened in. */
async function readAtHead(path: string, run: WorkflowRun): Promise<string | undefined> {
  const { event, token, signal } = run;
  const { repository, headSha: commit } = event;
  if (!repository || commit === undefined) return undefined;
  const octokit = await createOctokit({ token, signal, timeLimitMs: 10_000 });
  const file = await readRepositoryFile({ octokit, repository, path, commit, maxBytes });
  return file?.text;
}
