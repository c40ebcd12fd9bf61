import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { ownerAndRepo, type Repository } from './event.ts';
import { explainFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';

const rulesSchema = z.array(
  z.object({
    type: z.string(),
    parameters: z.optional(z.object({ check_response_timeout_minutes: z.optional(z.number()) })),
  }),
);

/**
 * Reads how many minutes the merge queue of a branch waits for its checks; undefined when no
 * ruleset requires a queue, or the server has no rulesets.
 * https://docs.github.com/rest/repos/rules#get-rules-for-a-branch
 * @throws GitHubFailure
 */
export function readMergeQueueMinutes(
  octokit: Octokit,
  repository: Repository,
  branch: string,
): Promise<number | undefined> {
  const failed = `The rules of the branch ${branch} could not be read`;
  const attempt = { failed, permission: 'metadata: read', notFound: () => undefined };
  return explainFailure(attempt, async () => {
    const parameters = { ...ownerAndRepo(repository), branch, per_page: 100 };
    const { data } = await octokit.rest.repos.getBranchRules(parameters);
    const minutes = parseAnswer(rulesSchema, data, `the rules of the branch ${branch}`)
      .filter(({ type }) => type === 'merge_queue')
      .flatMap(({ parameters }) => parameters?.check_response_timeout_minutes ?? []);
    return minutes.length === 0 ? undefined : Math.min(...minutes);
  });
}
