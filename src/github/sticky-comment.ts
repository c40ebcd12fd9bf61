import { nestedText } from '../text/nested-value.ts';
import { at, type PullRequest, type Repository } from './event.ts';
import { explainFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';
import { bodyOf, type Change, findOwn, isSameText, keepPost, type PostContent } from './sticky.ts';

export interface StickyComment extends PostContent {
  octokit: Octokit;
  repository: Repository;
  pullRequest: PullRequest;
  /** `update` changes the comment that is there, and creates none. */
  mode: 'upsert' | 'update';
}

/**
 * Keeps one comment on a pull request. Of duplicates the oldest is kept up to date and the others
 * are left alone.
 * @throws GitHubFailure
 */
export async function upsertComment(comment: StickyComment): Promise<Change> {
  const { octokit, repository, pullRequest, marker, mode, posted } = comment;
  const { number, isFork } = pullRequest;
  const body = bodyOf(comment);
  const here = at(repository);
  const inPullRequest = { ...here, issue_number: number };
  const { createComment, deleteComment, listComments, updateComment } = octokit.rest.issues;
  const create = async () => (await createComment({ ...inPullRequest, body })).data;
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
      rewrite: async ({ id }, beforeRepeat) => {
        await updateComment({ ...here, comment_id: id, body, request: { beforeRepeat } });
        return 'updated';
      },
      discard: ({ id }) => deleteComment({ ...here, comment_id: id }),
    });
  return explainFailure({ failed, permission: 'pull-requests: write', isFork }, keep);
}

/** Head commit of a pull request as it is now; undefined where GitHub does not say. */
export async function readHead(
  octokit: Octokit,
  repository: Repository,
  { number }: PullRequest,
): Promise<string | undefined> {
  const wanted = { ...at(repository), pull_number: number };
  const answer = await octokit.rest.pulls.get(wanted).catch(() => undefined);
  return nestedText(answer, 'data', 'head', 'sha');
}
