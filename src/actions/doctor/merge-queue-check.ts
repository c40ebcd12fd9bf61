import { readDefaultBranchName } from '../../github/default-branch.ts';
import { readMergeQueueMinutes } from '../../github/merge-queue.ts';
import { briefLimits } from '../../github/octokit.ts';
import { messageOf, sentence } from '../../text/sentences.ts';
import { defaultLimits } from '../inputs/time-limits.ts';
import type { WorkflowRun } from '../workflow/workflow-run.ts';
import { type Diagnosis, ok, quoting, skipped, warning } from './check.ts';

/** How long a gate can take with its default time limits, in minutes. */
function longestGateMinutes(): number {
  const { version, queue, run, reruns } = defaultLimits;
  const findings = run; // reading them may take as long as a run
  return (1 + reruns) * (version + queue + run) + findings + version;
}

/** A merge queue that stops waiting for a check removes the group, even if the check succeeds. */
export async function diagnoseMergeQueue({
  event,
  gitHub,
  signal,
  readRepository,
}: WorkflowRun): Promise<Diagnosis> {
  const { repository } = event;
  if (!repository) return skipped('Not checked, since this is no workflow of a repository.');
  if (!gitHub.hasToken) return skipped('Not checked, because of `github-token`.');
  try {
    return await gitHub.within({ signal, ...briefLimits }, async (octokit) => {
      const branch = await readDefaultBranchName(octokit, event.defaultBranch, readRepository);
      return compareTimes(branch, await readMergeQueueMinutes(octokit, repository, branch));
    });
  } catch (error) {
    signal.throwIfAborted();
    return skipped(quoting`Not checked. ${sentence(messageOf(error))}`);
  }
}

function compareTimes(branch: string, minutes: number | undefined): Diagnosis {
  if (minutes === undefined)
    return ok(quoting`No ruleset requires a merge queue for the branch ${branch}.`);
  const waits = quoting`The merge queue of the branch ${branch} waits ${minutes} minutes for its checks`;
  const longest = longestGateMinutes();
  if (minutes > longest)
    return ok(quoting`${waits}, longer than a gate with the default time limits.`);
  return warning(
    quoting`${waits}, and a gate with the default time limits can take ${longest}. Then the queue removes the pull request.`,
    "Raise *Status check timeout* of the merge queue above the `timeout-minutes` of the gate's job and of the jobs before it, or lower the time limits of the gate.",
  );
}
