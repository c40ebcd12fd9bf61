import { utcDay } from '../../clock.ts';
import type { AnswerTime } from '../../github/answer-time.ts';
import { briefLimits } from '../../github/octokit.ts';
import { readRepositoryFile } from '../../github/repository-file.ts';
import { messageOf } from '../../text/sentences.ts';
import { pathInRepository } from '../files/workspace-path.ts';
import type { ConfigFile } from '../policy/config-file.ts';
import { defaultPolicyFile } from '../policy/policy-files.ts';
import type { WorkflowRun } from '../workflow/workflow-run.ts';
import { warn } from './annotate.ts';

/** Parsing time grows faster than the text, and anybody may write the file. */
const maxBytes = 32 * 1024;

/**
 * Checks the policy file at the head of a pull request. It decides nothing until it is merged, so a
 * file that cannot be read is ignored.
 * @returns what is wrong with it, if anything
 */
export async function findProblemOfProposal(
  configFile: ConfigFile = defaultPolicyFile,
  workflowRun: WorkflowRun,
): Promise<string | undefined> {
  if (typeof configFile === 'object') return undefined; // no pull request here can change it
  const path = pathInRepository(configFile, workflowRun.workspace);
  if (path === undefined || !workflowRun.event.pullRequest) return undefined;
  const proposal = await readAtHead(path, workflowRun).catch(() => undefined);
  if (proposal === undefined) return undefined;
  const { parsePolicy } = await import('../../decision/findings/policy-file.ts');
  try {
    parsePolicy(proposal.text, { file: path, today: proposal.today });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** Warns the author of a change to the policy at once when the new file is malformed. */
export async function warnOfMalformedProposal(
  configFile: ConfigFile | undefined,
  workflowRun: WorkflowRun,
): Promise<void> {
  const problem = await findProblemOfProposal(configFile, workflowRun);
  if (problem !== undefined)
    warn(
      `The policy file of this pull request is malformed, and would fail every gate once it is merged: ${problem}`,
    );
}

/** GitHub keeps the commits of a fork's pull request in the repository that it is opened in. */
async function readAtHead(path: string, workflowRun: WorkflowRun) {
  const { event, gitHub, signal } = workflowRun;
  const { repository, headSha: commit } = event;
  if (!repository || commit === undefined) return undefined;
  let now = Date.now();
  const onTime = ({ github }: AnswerTime) => {
    now = github;
  };
  const limits = { signal, ...briefLimits, timeLimitMs: 10_000, onTime };
  const file = await gitHub.within(limits, (octokit) =>
    readRepositoryFile({ octokit, repository, path, commit, maxBytes }),
  );
  return file && { text: file.text, today: utcDay(now) };
}
