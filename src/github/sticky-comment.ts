import { nestedText } from '../text/nested-value.ts';
import { ownerAndRepo, type PullRequest, type Repository } from './event.ts';
import { explainFailure, isDenied } from './failure.ts';
import type { Octokit } from './octokit.ts';
import { findOwnPost } from './own-post.ts';
import { bodyOf, isSameText, type PostContent } from './post-body.ts';
import { type RepeatOptions, sendUnless } from './request-retry.ts';
import { type PostChange, upsertPost } from './sticky-post.ts';

export interface StickyComment extends PostContent {
  octokit: Octokit;
  repository: Repository;
  pullRequest: PullRequest;
  /** The comment is left as it is when this is no longer the head; undefined: not compared. */
  judgedHead?: string | undefined;
  /** `update` changes the comment that is there, and creates none. */
  mode: 'upsert' | 'update';
}

/** The pull request has a newer head, so the comment was left to the gate that judges it. */
const outdated = { change: 'outdated' } as const;

/**
 * Keeps one comment on a pull request up to date: of duplicates the oldest one, while the others
 * stay as they are.
 * @throws GitHubFailure
 */
export function upsertComment(comment: StickyComment): Promise<PostChange | typeof outdated> {
  const { number, isFork } = comment.pullRequest;
  const findNewerHead = async () => ((await hasNewerHead(comment)) ? outdated : undefined);
  const failed = `The comment on pull request #${number} could not be written`;
  return explainFailure(
    { failed, permission: 'pull-requests: write', isFork },
    async () =>
      (await findNewerHead()) ??
      sendUnless(findNewerHead, (request) => writeComment(comment, request)),
  );
}

function writeComment(comment: StickyComment, request: RepeatOptions): Promise<PostChange> {
  const { octokit, repository, pullRequest, mode } = comment;
  const body = bodyOf(comment);
  const here = ownerAndRepo(repository);
  const inPullRequest = { ...here, issue_number: pullRequest.number };
  const { createComment, updateComment } = octokit.rest.issues;
  const create = async () => (await createComment({ ...inPullRequest, body, request })).data;
  return upsertPost({
    find: () => findComment(comment),
    isSame: (found) => isSameText(found.body, body),
    create: mode === 'upsert' ? create : undefined,
    mayRepeat: request.mayRepeat,
    created: 'created',
    rewrite: async ({ id }) => {
      await updateComment({ ...here, comment_id: id, body, request });
      return 'updated';
    },
  });
}

/** Finds the comment; what `upsertComment` asks first. */
export async function findComment({
  octokit,
  repository,
  pullRequest,
  marker,
  mode,
}: Omit<StickyComment, 'body'>) {
  const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, {
    ...ownerAndRepo(repository),
    issue_number: pullRequest.number,
    per_page: 100,
  });
  try {
    return await findOwnPost(octokit, pages, marker);
  } catch (error) {
    if (mode === 'update' && isDenied(error)) return undefined; // no comment is needed
    throw error;
  }
}

/** False when unknown: a token that may comment need not be able to read the pull request. */
async function hasNewerHead({
  octokit,
  repository,
  pullRequest: { number },
  judgedHead,
}: StickyComment): Promise<boolean> {
  if (judgedHead === undefined) return false;
  const parameters = { ...ownerAndRepo(repository), pull_number: number };
  const answer = await octokit.rest.pulls.get(parameters).catch((error: unknown) => {
    if (!isDenied(error)) throw error;
  });
  const head = nestedText(answer, 'data', 'head', 'sha');
  return head !== undefined && head !== judgedHead;
}
