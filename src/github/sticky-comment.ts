import type { Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';
import { createOnce, findOwn, isSameText, maxBodyLength, withMarker } from './sticky.ts';

export interface StickyComment {
  octokit: Octokit;
  repository: Repository;
  pullRequest: { number: number; isFork: boolean };
  /** See `commentMarker`. */
  marker: string;
  /** Markdown, without the marker. */
  body: string;
  /** `update` changes the comment that is there, and creates none. */
  mode: 'upsert' | 'update';
}

/** What was done, and where the comment is; `none`: there is none, and none was asked for. */
export type CommentChange = { change: 'created' | 'updated' | 'unchanged'; url: string } | { change: 'none' };

/**
 * Keeps one comment on a pull request. Of duplicates, which two jobs at the same time can create, the oldest is kept up to date and
 * the others are left alone.
 * @throws GitHubFailure
 */
export function upsertComment(comment: StickyComment): Promise<CommentChange> {
  const { number, isFork } = comment.pullRequest;
  const failed = `The comment on pull request #${number} could not be written`;
  return explainFailure({ failed, permission: 'pull-requests: write', isFork }, () => upsert(comment));
}

async function upsert({ octokit, repository, pullRequest, marker, mode, ...rest }: StickyComment) {
  const body = withMarker(marker, rest.body);
  if (body.length > maxBodyLength)
    throw new GitHubFailure(
      `A comment of ${body.length} characters is longer than GitHub's limit of ${maxBodyLength}.`,
    );
  const at = { owner: repository.owner, repo: repository.name };
  const inPullRequest = { ...at, issue_number: pullRequest.number };
  const { createComment, listComments, updateComment } = octokit.rest.issues;
  const find = () => {
    const pages = octokit.paginate.iterator(listComments, { ...inPullRequest, per_page: 100 });
    return findOwn(octokit, { pages, marker });
  };
  const found = await find();
  if (!found && mode === 'update') return { change: 'none' } as const;
  if (!found) {
    const created = await createOnce(async () => (await createComment({ ...inPullRequest, body })).data, find);
    return { change: 'created', url: created.html_url } as const;
  }
  if (isSameText(found.body, body)) return { change: 'unchanged', url: found.html_url } as const;
  const { data } = await updateComment({ ...at, comment_id: found.id, body });
  return { change: 'updated', url: data.html_url } as const;
}
