import * as z from 'zod/mini';
import { isCommitHash } from '../text/commit.ts';
import { parseAnswer } from './answer.ts';
import { type MergeGroup, ownerAndRepo, type Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';

/** GitHub lists no more, and does not say so in a comparison. */
const maxListed = { ofPullRequest: 3000, ofComparison: 300 };
const pageSize = 100;

const name = z.string().check(z.minLength(1));
const fileSchema = z.object({
  filename: name,
  status: z.string(),
  previous_filename: z.nullish(name),
});
const pullRequestSchema = z.object({
  number: z.int(),
  changed_files: z.int(),
  head: z.object({ sha: z.string() }),
  base: z.object({ ref: z.string() }),
});
const comparisonSchema = z.object({
  status: z.string(),
  merge_base_commit: z.object({ sha: z.string() }),
  files: z.array(fileSchema),
});

type File = z.infer<typeof fileSchema>;

/** GitHub answered, but nothing shows that these are all the files of the judged change. */
export class IncompleteList extends GitHubFailure {}

/**
 * Lists every file that a pull request touches, both names of a renamed one. Undefined when it is
 * proposed for another branch than `base`.
 * @throws GitHubFailure, an {@link IncompleteList} unless it is that of the judged head, and whole
 */
export async function listFilesOfPullRequest(
  octokit: Octokit,
  repository: Repository,
  { number, head, base }: { number: number; head: string | undefined; base: string },
): Promise<string[] | undefined> {
  const subject = `the files of pull request #${number}`;
  const failed = `${subject.replace('the', 'The')} could not be listed`;
  return explainFailure({ failed, permission: 'pull-requests: read' }, async () => {
    const before = await readHeadAndCount(octokit, repository, number);
    if (before.base !== base) return undefined;
    requireWhole(before.head === head, subject, 'its head has moved');
    const { count } = before;
    requireWhole(count <= maxListed.ofPullRequest, subject, `there are ${count}`);
    const files = await readFiles(octokit, repository, number);
    const after = await readHeadAndCount(octokit, repository, number);
    const isSame = after.head === head && after.base === base && after.count === count;
    requireWhole(isSame, subject, 'the pull request has changed meanwhile');
    const distinct = new Set(files.map(({ filename }) => filename)).size;
    requireWhole(distinct === count, subject, `${distinct} of ${count} are listed`);
    return files.flatMap((file) => pathsOf(file, subject));
  });
}

/**
 * Lists every file that a group of the merge queue touches, both names of a renamed one.
 * @throws GitHubFailure, an {@link IncompleteList} unless it is whole
 */
export async function listFilesOfMergeGroup(
  octokit: Octokit,
  repository: Repository,
  { base, head }: MergeGroup,
): Promise<string[]> {
  const subject = 'the files of the merge group';
  const failed = 'The files of the merge group could not be listed';
  requireWhole(isCommitHash(base) && isCommitHash(head), subject, 'the event names no commits');
  return explainFailure({ failed }, async () => {
    // The first page holds the files, however few commits are asked for.
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead({
      ...ownerAndRepo(repository),
      basehead: `${base}...${head}`,
      per_page: 1,
      page: 1,
    });
    const { status, merge_base_commit, files } = parseAnswer(comparisonSchema, data, subject);
    const isAhead = status === 'ahead' && merge_base_commit.sha === base;
    requireWhole(isAhead, subject, 'the group is not built on its base');
    requireWhole(
      files.length < maxListed.ofComparison,
      subject,
      `there are ${files.length} or more`,
    );
    return files.flatMap((file) => pathsOf(file, subject));
  });
}

async function readHeadAndCount(octokit: Octokit, repository: Repository, number: number) {
  const parameters = { ...ownerAndRepo(repository), pull_number: number };
  const { data } = await octokit.rest.pulls.get(parameters);
  const answer = parseAnswer(pullRequestSchema, data, `pull request #${number}`);
  requireWhole(answer.number === number, `pull request #${number}`, `it is #${answer.number}`);
  return { head: answer.head.sha, base: answer.base.ref, count: answer.changed_files };
}

/** Reads on beyond the number that GitHub gave, so that a longer list shows. */
async function readFiles(
  octokit: Octokit,
  repository: Repository,
  number: number,
): Promise<File[]> {
  const files: File[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const parameters = { ...ownerAndRepo(repository), pull_number: number, per_page: pageSize };
    const { data, headers } = await octokit.rest.pulls.listFiles({ ...parameters, page });
    files.push(...parseAnswer(z.array(fileSchema), data, `the files of pull request #${number}`));
    isLast = data.length === 0 || !/rel="?next/.test(headers.link ?? '');
    if (files.length > maxListed.ofPullRequest) break;
  }
  return files;
}

function pathsOf({ filename, status, previous_filename: previous }: File, subject: string) {
  requireWhole(status !== 'renamed' || !!previous, subject, `${filename} lacks its former name`);
  return previous ? [filename, previous] : [filename];
}

function requireWhole(isWhole: boolean, subject: string, why: string): asserts isWhole {
  if (!isWhole) throw new IncompleteList(`GitHub does not list all of ${subject}: ${why}.`);
}
