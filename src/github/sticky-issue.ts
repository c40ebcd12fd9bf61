import { ownerAndRepo, type Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';
import { findOwnPost } from './own-post.ts';
import { bodyOf, isSameText, outweighs, type PostContent } from './post-body.ts';
import { writeUnless } from './request-retry.ts';
import { obstacleTo, type PostChange, upsertPost } from './sticky-post.ts';

/** Label by which our issues are found. GitHub creates it with the first issue. */
const issueLabel = 'security-test-gate';

export interface StickyIssue extends PostContent {
  octokit: Octokit;
  repository: Repository;
  title: string;
  /** With `open`, `body` is that of the issue; with `closed`, of the comment that closes it. */
  state: 'open' | 'closed';
}

/**
 * Keeps one issue for an app. A closed one is reopened, instead of creating another: assignees,
 * subscribers, the discussion and links stay together, and its readers are notified again.
 * @throws GitHubFailure
 */
export function syncIssue(issue: StickyIssue): Promise<PostChange> {
  const failed = 'The issue of the security gate could not be kept up to date';
  const sync = issue.state === 'closed' ? close : open;
  return explainFailure({ failed, permission: 'issues: write' }, () => sync(issue));
}

/** Closes the issue, unless the verdict of another job in it outweighs this one. */
async function close(issue: StickyIssue): Promise<PostChange> {
  const { octokit, repository, posted, body } = issue;
  const found = await findIssue(issue);
  if (!found) return { change: 'none' };
  const { html_url: url, number: issue_number } = found;
  if (found.state !== 'open') return { change: 'unchanged', url };
  if (outweighs(found, posted)) return { change: 'kept', url };
  const { createComment, update } = octokit.rest.issues;
  const here = { ...ownerAndRepo(repository), issue_number };
  const closed = await writeUnless(
    () => obstacleTo({ posted, find: () => findIssue(issue) }),
    (request) => update({ ...here, state: 'closed', state_reason: 'completed', request }),
  );
  if ('change' in closed) return closed;
  // The comment comes last: if closing failed after it, the next run would comment again.
  await createComment({ ...here, body });
  return { change: 'closed', url };
}

function open(issue: StickyIssue): Promise<PostChange> {
  const { octokit, repository, title, posted } = issue;
  const body = bodyOf(issue);
  const here = ownerAndRepo(repository);
  const { create, update } = octokit.rest.issues;
  return upsertPost({
    posted,
    find: () => findIssue(issue),
    isSame: (found) => found.title === title && isSameText(found.body, body),
    create: async () => {
      const { data } = await create({ ...here, title, body, labels: [issueLabel] });
      requireLabel(data);
      return data;
    },
    created: 'opened',
    rewrite: async ({ number: issue_number, state }, request) => {
      const isOpen = state === 'open';
      const reopened = !isOpen && ({ state: 'open', state_reason: 'reopened' } as const);
      await update({ ...here, issue_number, title, body, ...reopened, request });
      return isOpen ? 'updated' : 'reopened';
    },
    discard: ({ number: issue_number }) =>
      update({ ...here, issue_number, state: 'closed', state_reason: 'not_planned' }),
  });
}

function findIssue({ octokit, repository, marker }: StickyIssue) {
  const order = { sort: 'created', direction: 'asc', per_page: 100 } as const;
  const parameters = {
    ...ownerAndRepo(repository),
    labels: issueLabel,
    state: 'all',
    ...order,
  } as const;
  const pages = octokit.paginate.iterator(octokit.rest.issues.listForRepo, parameters);
  return findOwnPost(octokit, pages, marker);
}

/** GitHub silently drops labels that the token may not set; the next run would open a new issue. */
function requireLabel(issue: { labels: (string | { name?: string })[]; html_url: string }): void {
  if (issue.labels.some((label) => (typeof label === 'string' ? label : label.name) === issueLabel))
    return;
  throw new GitHubFailure(
    `The issue ${issue.html_url} was opened without its label, by which the next run would find it. Add the label \`${issueLabel}\` to it, and let \`github-token\` be one with write access.`,
  );
}
