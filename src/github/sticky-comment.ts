import { at, type Repository } from './event.ts';
import { explainFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';
import {
  bodyOf,
  type Change,
  createOnce,
  findOwn,
  isSameText,
  standingOf,
  type Wording,
  writeInRounds,
} from './sticky.ts';

export interface StickyComment extends Wording {
  octokit: Octokit;
  repository: Repository;
  pullRequest: { number: number; isFork: boolean };
  /** `update` changes the comment that is there, and creates none. */
  mode: 'upsert' | 'update';
}

/**
 * What was done, and where the comment is; `kept`: another job of this attempt says as bad a thing,
 * or a worse one, in it; `none`: there is none, and none was asked for.
 */
export type CommentChange = Change<'created' | 'updated' | 'unchanged' | 'kept'>;

/**
 * Keeps one comment on a pull request. Of duplicates the oldest is kept up to date and the others
 * are left alone.
 * @throws GitHubFailure
 */
export function upsertComment(comment: StickyComment): Promise<CommentChange> {
  const { number, isFork } = comment.pullRequest;
  const failed = `The comment on pull request #${number} could not be written`;
  return explainFailure({ failed, permission: 'pull-requests: write', isFork }, () =>
    upsert(comment),
  );
}

async function upsert(comment: StickyComment): Promise<CommentChange> {
  const { octokit, repository, pullRequest, marker, mode, saying } = comment;
  const body = bodyOf('A comment', comment);
  const inPullRequest = { ...at(repository), issue_number: pullRequest.number };
  const { createComment, deleteComment, listComments, updateComment } = octokit.rest.issues;
  const find = () => {
    const pages = octokit.paginate.iterator(listComments, { ...inPullRequest, per_page: 100 });
    return findOwn(octokit, pages, marker);
  };
  const create = () =>
    createOnce(async () => (await createComment({ ...inPullRequest, body })).data, find);
  return writeInRounds({
    saying,
    find,
    judge: (found) => standingOf(found, saying, isSameText(found.body, body)),
    create: mode === 'upsert' ? create : undefined,
    created: 'created',
    rewrite: async ({ id }) => {
      await updateComment({ ...at(repository), comment_id: id, body });
      return 'updated';
    },
    discard: ({ id }) => deleteComment({ ...at(repository), comment_id: id }),
  });
}
