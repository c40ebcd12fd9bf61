import { info } from '@actions/core';
import type { PolicyFiles } from '../../decision/context.ts';
import { judgeChange } from '../../decision/nothing-to-test.ts';
import type { NotTested } from '../../decision/verdict.ts';
import { readDefaultBranchName } from '../../github/default-branch.ts';
import { briefLimits, type Octokit } from '../../github/octokit.ts';
import { messageOf } from '../../text/sentences.ts';
import { forLog } from '../../text/untrusted.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { type WorkflowRun, withPatience } from '../workflow/workflow-run.ts';
import { warn } from './annotate.ts';
import { areOnlyOfDeployment } from './deployment-inputs.ts';

/**
 * The verdict when the policy says that the change, which is proposed for the default branch, needs
 * no test. Undefined when it does not, and whenever anything about it is uncertain: then the change
 * is judged as any other.
 */
export async function findNothingToTest({
  reader,
  workflowRun,
  readPolicy,
}: {
  reader: InputReader;
  workflowRun: WorkflowRun;
  readPolicy: () => Promise<PolicyFiles>;
}): Promise<NotTested | undefined> {
  const { event, gitHub, signal } = workflowRun;
  const isChange = event.pullRequest !== undefined || event.mergeGroup !== undefined;
  if (!isChange || !areOnlyOfDeployment(reader)) return undefined;
  // A policy that cannot be read is reported where it is needed.
  const read = await readPolicy().catch(() => undefined);
  if (!read?.policy?.needsNoTest) return undefined;
  const { IncompleteList } = await import('../../github/changed-files.ts');
  try {
    const files = await withPatience(gitHub, { signal, ...briefLimits }, (octokit) =>
      listChangedFiles(octokit, workflowRun),
    );
    return files && judgeChange(read, files);
  } catch (error) {
    const tell = error instanceof IncompleteList ? (line: string) => info(forLog(line)) : warn;
    tell(`\`nothing-to-test\` in the policy is left aside: ${messageOf(error)}`);
    return undefined;
  }
}

/** Undefined for a change of another branch than the default one. */
async function listChangedFiles(
  octokit: Octokit,
  { event, readRepository }: WorkflowRun,
): Promise<string[] | undefined> {
  const { repository, pullRequest, mergeGroup, headSha: head, defaultBranch } = event;
  if (!repository) return undefined;
  const lists = await import('../../github/changed-files.ts');
  const base = await readDefaultBranchName(octokit, defaultBranch, readRepository);
  if (pullRequest) {
    const change = { number: pullRequest.number, head, base };
    return lists.listFilesOfPullRequest(octokit, repository, change);
  }
  if (mergeGroup?.branch !== base) return undefined;
  return lists.listFilesOfMergeGroup(octokit, repository, mergeGroup);
}
