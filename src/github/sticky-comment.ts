import { nestedText } from '../text/nested-value.ts';
import { at, type PullRequest, type Repository } from './event.ts';
import { explainFailure, GitHubFailure, isDenied } from './failure.ts';
import type { Octokit } from './octokit.ts';
import { bodyOf, type Change, findOwn, isSameText, keepPost, type PostContent } from './sticky.ts';

export interface StickyComment extends PostContent {
  octokit: Octokit;
  repository: Repository;
  pullRequest: PullRequest;
  /** The comment is left as it is when this is no longer the head; undefined: it is not compared. */
  judgedHead?: string | undefined;
  /** `update` changes the comment that is there, and creates none. */
  mode: 'upsert' | 'update';
}

/** The pull request has got a newer head. */
class HeadMoved extends GitHubFailure {}

/**
 * Keeps one comment on a pull request. Of duplicates the oldest is kept up to date and the others
 * are left alone.
 * @returns `outdated` when the pull request has got a newer head
 * @throws GitHubFailure
 */
export async function upsertComment(
  comment: StickyComment,
): Promise<Change | { change: 'outdated' }> {
  const { octokit, repository, pullRequest, marker, mode, posted } = comment;
  const { number, isFork } = pullRequest;
  const body = bodyOf(comment);
  const here = at(repository);
  const inPullRequest = { ...here, issue_number: number };
  const { createComment, deleteComment, listComments, updateComment } = octokit.rest.issues;
  /** GitHub may ask to send a write again a minute later. */
  const requireHead = () => requireJudgedHead(comment);
  const request = { beforeRepeat: requireHead };
  const create = async () => (await createComment({ ...inPullRequest, body, request })).data;
  const failed = `The comment on pull request #${number} could not be written`;
  const keep = () =>
    keepPost({
      posted,
      find: () => {
        const pages = octokit.paginate.iterator(listComments, { ...inPullRequest, per_page: 100 });
        return findOwn(octokit, pages, marker);
      },
      isSame: (found) => isSameText(found.body, body),
      create: mode === 'upsert' ? create : undefined,
      created: 'created',
      rewrite: async ({ id }, requireNoneWorse) => {
        const beforeRepeat = async () => {
          await requireHead();
          await requireNoneWorse();
        };
        await updateComment({ ...here, comment_id: id, body, request: { beforeRepeat } });
        return 'updated';
      },
      discard: ({ id }) => deleteComment({ ...here, comment_id: id }),
    });
  try {
    return await explainFailure(
      { failed, permission: 'pull-requests: write', isFork },
      async () => {
        await requireHead();
        return await keep();
      },
    );
  } catch (error) {
    if (error instanceof HeadMoved) return { change: 'outdated' };
    throw error;
  }
}

/** A token that may comment need not be one that may read the pull request. */
async function requireJudgedHead({
  octokit,
  repository,
  pullRequest: { number },
  judgedHead,
}: StickyComment): Promise<void> {
  if (judgedHead === undefined) return;
  const wanted = { ...at(repository), pull_number: number };
  const answer = await octokit.rest.pulls.get(wanted).catch((error: unknown) => {
    if (!isDenied(error)) throw error;
  });
  const head = nestedText(answer, 'data', 'head', 'sha');
  if (head !== undefined && head !== judgedHead)
    throw new HeadMoved(`${judgedHead} is no longer the head of pull request #${number}`);
}
