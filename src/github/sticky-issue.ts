import { ownerAndRepo, type Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';
import { findOwnPost } from './own-post.ts';
import { bodyOf, isSameText, type PostContent } from './post-body.ts';
import { type PostChange, upsertPost } from './sticky-post.ts';

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
 * Keeps one issue for a gate. A closed one is reopened, instead of creating another: assignees,
 * subscribers, the discussion and links stay together, and its readers are notified again.
 * @throws GitHubFailure
 */
export function syncIssue(issue: StickyIssue): Promise<PostChange> {
  const failed = 'The issue of the security gate could not be kept up to date';
  const sync = issue.state === 'closed' ? close : open;
  return explainFailure({ failed, permission: 'issues: write' }, () => sync(issue));
}

async function close(issue: StickyIssue): Promise<PostChange> {
  const { octokit, repository, body } = issue;
  const found = await findIssue(issue, 'open');
  if (!found) return { change: 'none' };
  const { html_url: url, number: issue_number } = found;
  const { createComment, update } = octokit.rest.issues;
  const here = { ...ownerAndRepo(repository), issue_number };
  await update({ ...here, state: 'closed', state_reason: 'completed' });
  // The comment comes last: if closing failed after it, the next run would comment again.
  await createComment({ ...here, body });
  return { change: 'closed', url };
}

function open(issue: StickyIssue): Promise<PostChange> {
  const { octokit, repository, title } = issue;
  const body = bodyOf(issue);
  const here = ownerAndRepo(repository);
  const { create, update } = octokit.rest.issues;
  return upsertPost({
    find: () => findIssue(issue, 'all'),
    isSame: (found) =>
      found.state === 'open' && found.title === title && isSameText(found.body, body),
    create: async () => {
      const { data } = await create({ ...here, title, body, labels: [issueLabel] });
      requireLabel(data);
      return data;
    },
    created: 'opened',
    rewrite: async ({ number: issue_number, state }) => {
      const isOpen = state === 'open';
      const reopened = !isOpen && ({ state: 'open', state_reason: 'reopened' } as const);
      await update({ ...here, issue_number, title, body, ...reopened });
      return isOpen ? 'updated' : 'reopened';
    },
  });
}

/** Finds the issue; what `syncIssue` asks first. */
export function findIssue(
  { octokit, repository, marker }: Pick<StickyIssue, 'octokit' | 'repository' | 'marker'>,
  state: 'open' | 'all',
) {
  const order = { sort: 'created', direction: 'asc', per_page: 100 } as const;
  const parameters = { ...ownerAndRepo(repository), labels: issueLabel, state, ...order };
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
