import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { ownerAndRepo, type Repository } from './event.ts';
import type { Octokit } from './octokit.ts';

const name = z.string().check(z.minLength(1));
export const changedFileSchema = z.object({
  filename: name,
  status: z.string(),
  previous_filename: z.nullish(name),
});

const commitSchema = z.object({ sha: z.string() });
/** Gitea and its forks say only how many commits the base lacks, and which. */
const comparisonSchema = z.object({
  total_commits: z.int(),
  commits: z.array(commitSchema),
  status: z.optional(z.string()),
  merge_base_commit: z.optional(commitSchema),
  files: z.optional(z.array(changedFileSchema)),
});

/**
 * Compares two commits, by the first page of GitHub's answer: it has so many of the commits that
 * `base` lacks, and up to 300 files.
 * @throws the error of the request, or GitHubFailure when the answer has another form
 */
export async function compareCommits(
  octokit: Octokit,
  repository: Repository,
  { base, head }: { base: string; head: string },
  maxCommits: number,
): Promise<z.infer<typeof comparisonSchema>> {
  const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
    ...ownerAndRepo(repository),
    basehead: `${base}...${head}`,
    per_page: maxCommits,
    page: 1,
  });
  return parseAnswer(comparisonSchema, data, `the comparison of ${base} with ${head}`);
}
