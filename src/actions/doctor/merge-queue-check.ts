import { readDefaultBranchName } from '../../github/default-branch.ts';
import { readMergeQueueMinutes } from '../../github/merge-queue.ts';
import { createOctokit } from '../../github/octokit.ts';
import { messageOf, sentence } from '../../text/sentences.ts';
import type { WorkflowRun } from '../policy/policy-reader.ts';
import { type Diagnosis, ok, skipped, warning } from './check.ts';

/** How long a gate can take with its default time limits. */
export const longestGateMinutes = 165;

/** A merge queue that does not wait for a check removes the group, whatever the check says later. */
export async function diagnoseMergeQueue({
  event,
  token,
  signal,
}: WorkflowRun): Promise<Diagnosis> {
  const { repository } = event;
  if (!repository) return skipped('Not checked, since this is no workflow of a repository.');
  if (token === '') return skipped('Not checked, because of `github-token`.');
  try {
    const octokit = await createOctokit({ token, signal });
    const branch = await readDefaultBranchName(octokit, repository, event.defaultBranch);
    return judge(branch, await readMergeQueueMinutes(octokit, repository, branch));
  } catch (error) {
    signal.throwIfAborted();
    return skipped(`Not checked. ${sentence(messageOf(error))}`);
  }
}

function judge(branch: string, minutes: number | undefined): Diagnosis {
  if (minutes === undefined)
    return ok(`No ruleset requires a merge queue for the branch ${branch}.`);
  const waits = `The merge queue of the branch ${branch} waits ${minutes} minutes for its checks`;
  if (minutes > longestGateMinutes)
    return ok(`${waits}, longer than a gate with the default time limits.`);
  return warning(
    `${waits}, and a gate with the default time limits can take ${longestGateMinutes}. Then the queue removes the pull request.`,
    "Raise *Status check timeout* of the merge queue above the `timeout-minutes` of the gate's job and of the jobs before it, or lower the time limits of the gate.",
  );
}
