import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isCommitHash } from '../text/commit.ts';
import { parseAnswer } from './answer.ts';
import { changedFileSchema, compareCommits } from './comparison.ts';
import { type MergeGroup, ownerAndRepo, type Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';
import { type PullRequestAnswer, readPullRequest } from './pull-request.ts';

/** GitHub lists no more, and does not say so in a comparison. */
const maxListed = { ofPullRequest: 3000, ofComparison: 300 };
const pageSize = 100;

type File = z.infer<typeof changedFileSchema>;

const mergeSchema = z.object({
  parents: z.array(z.object({ sha: z.string() })),
  files: z.array(changedFileSchema),
});

/** GitHub answered, but nothing shows that these are all the files of the judged change. */
export class IncompleteList extends GitHubFailure {}

/**
 * Lists every file that a pull request touches, and that merging it would touch, both names of a
 * renamed one. Undefined when it is proposed for another branch than `base`.
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
    const before = await readPullRequest(octokit, repository, number);
    if (before.base?.ref !== base) return undefined;
    requireWhole(before.head.sha === head, subject, 'its head has moved');
    const count = before.changed_files;
    requireWhole(count !== undefined, subject, 'the answer does not say how many there are');
    requireWhole(count <= maxListed.ofPullRequest, subject, `there are ${count}`);
    const files = await readFiles(octokit, repository, number);
    const after = await readTriedMerge(octokit, repository, number);
    const isSame =
      after.head.sha === head && after.base?.ref === base && after.changed_files === count;
    requireWhole(isSame, subject, 'the pull request has changed meanwhile');
    const distinct = new Set(files.map(({ filename }) => filename)).size;
    requireWhole(distinct === count, subject, `${distinct} of ${count} are listed`);
    const merged = await readFilesOfMerge(octokit, repository, after);
    return [...files, ...merged].flatMap((file) => pathsOf(file, subject));
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
    const comparison = await compareCommits(octokit, repository, { base, head }, 1);
    const { status, merge_base_commit: mergeBase, files } = comparison;
    const isAhead = status === 'ahead' && mergeBase?.sha === base;
    requireWhole(isAhead, subject, 'the group is not built on its base');
    requireWhole(files !== undefined, subject, 'the answer has none');
    requireWhole(
      files.length < maxListed.ofComparison,
      subject,
      `there are ${files.length} or more`,
    );
    return files.flatMap((file) => pathsOf(file, subject));
  });
}

/** Reads on beyond the number that GitHub gave, so that a longer list shows. */
async function readFiles(
  octokit: Octokit,
  repository: Repository,
  number: number,
): Promise<File[]> {
  const files: File[] = [];
  const parameters = { ...ownerAndRepo(repository), pull_number: number, per_page: pageSize };
  const pages = octokit.paginate.iterator(octokit.rest.pulls.listFiles, parameters);
  const subject = `the files of pull request #${number}`;
  for await (const { data } of pages) {
    files.push(...parseAnswer(z.array(changedFileSchema), data, subject));
    if (files.length > maxListed.ofPullRequest) break;
  }
  return files;
}

/** GitHub tries the merge once it is asked, after its head or its base has changed. */
async function readTriedMerge(octokit: Octokit, repository: Repository, number: number) {
  let pull = await readPullRequest(octokit, repository, number);
  for (let tries = 1; pull.mergeable === null && tries <= 3; tries += 1) {
    await delay(1000);
    pull = await readPullRequest(octokit, repository, number);
  }
  return pull;
}

/**
 * Reads the files that merging a pull request would touch, from the commit that GitHub has made to
 * try it. They can be others than the pull request touches: where its base has renamed a file since
 * they parted, a change of it follows the file, and where their histories meet in several commits,
 * what only one of these contains is undone. None from a server that makes no such commit.
 */
async function readFilesOfMerge(
  octokit: Octokit,
  repository: Repository,
  { number, head, mergeable, merge_commit_sha: ref }: PullRequestAnswer,
): Promise<File[]> {
  const subject = `the files that merging pull request #${number} touches`;
  requireWhole(mergeable !== null && mergeable !== false, subject, 'GitHub cannot merge it now');
  if (!ref) return [];
  const failed = `${subject.replace('the', 'The')} could not be listed`;
  return explainFailure({ failed }, async () => {
    const files: File[] = [];
    // Octokit's iterator would take a 409 for the end of the list, whose length nobody knows.
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const parameters = { ...ownerAndRepo(repository), ref, per_page: pageSize, page };
      const { data, headers } = await octokit.rest.repos.getCommit(parameters);
      const commit = parseAnswer(mergeSchema, data, `the commit ${ref}`);
      const [, merged, ...others] = commit.parents.map(({ sha }) => sha);
      const isOfHead = merged === head.sha && others.length === 0;
      requireWhole(isOfHead, subject, `${ref} does not merge its judged head`);
      files.push(...commit.files);
      requireWhole(files.length < maxListed.ofPullRequest, subject, `there are ${files.length}`);
      isLast = commit.files.length === 0 || !/rel="?next/.test(headers.link ?? '');
    }
    return files;
  });
}

function pathsOf({ filename, status, previous_filename: previous }: File, subject: string) {
  requireWhole(status !== 'renamed' || !!previous, subject, `${filename} lacks its former name`);
  return previous ? [filename, previous] : [filename];
}

function requireWhole(isWhole: boolean, subject: string, why: string): asserts isWhole {
  if (!isWhole) throw new IncompleteList(`GitHub does not list all of ${subject}: ${why}.`);
}
