import { at, type Repository } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
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

/**
 * Label by which the issues are found without reading all of a repository's. GitHub creates it with
 * the first issue that has it.
 */
const issueLabel = 'security-test-gate';

export interface StickyIssue extends Wording {
  octokit: Octokit;
  repository: Repository;
  title: string;
  /**
   * With `open`, title and body are the issue's; with `closed`, the body becomes the comment that
   * closes it.
   */
  state: 'open' | 'closed';
}

/**
 * What was done, and where the issue is; `kept`: another job of this attempt says as bad a thing,
 * or a worse one, in it; `none`: there is none to close.
 */
export type IssueChange = Change<
  'opened' | 'reopened' | 'updated' | 'unchanged' | 'closed' | 'kept'
>;

/**
 * Keeps one issue an app. A closed one is reopened rather than followed by a new one: assignees,
 * subscribers, the discussion and links to it stay together, and whoever was told is told again.
 * @throws GitHubFailure
 */
export function syncIssue(issue: StickyIssue): Promise<IssueChange> {
  const failed = 'The issue of the security gate could not be kept up to date';
  return explainFailure({ failed, permission: 'issues: write' }, () => sync(issue));
}

async function sync(issue: StickyIssue): Promise<IssueChange> {
  const tracker = createTracker(issue);
  return issue.state === 'closed' ? close(issue, tracker) : open(issue, tracker);
}

/** An issue that another job of this attempt has opened stays open. */
async function close({ saying, body }: StickyIssue, tracker: Tracker): Promise<IssueChange> {
  const found = await tracker.find();
  if (!found) return { change: 'none' };
  if (found.state !== 'open') return { change: 'unchanged', url: found.html_url };
  if (standingOf(found, saying, false)) return { change: 'kept', url: found.html_url };
  await tracker.close(found.number, body);
  return { change: 'closed', url: found.html_url };
}

function open(issue: StickyIssue, tracker: Tracker): Promise<IssueChange> {
  const { title, saying } = issue;
  const body = bodyOf('An issue', issue);
  return writeInRounds({
    saying,
    find: tracker.find,
    judge: (found) => {
      if (found.state !== 'open') return undefined;
      const isSame = found.title === title && isSameText(found.body, body);
      return standingOf(found, saying, isSame);
    },
    create: () => tracker.open({ title, body }),
    created: 'opened',
    rewrite: async ({ number, state }) => {
      const isOpen = state === 'open';
      await tracker.update(number, { title, body, ...(!isOpen && reopened) });
      return isOpen ? 'updated' : 'reopened';
    },
    discard: ({ number }) => tracker.update(number, duplicate),
  });
}

const reopened = { state: 'open', state_reason: 'reopened' } as const;
const duplicate = { state: 'closed', state_reason: 'not_planned' } as const;

type IssueUpdate = Partial<Pick<StickyIssue, 'title' | 'body'>> &
  (typeof reopened | typeof duplicate | { state?: never });
type Tracker = ReturnType<typeof createTracker>;

function createTracker({ octokit, repository, marker }: StickyIssue) {
  const here = at(repository);
  const { create, createComment, listForRepo, update } = octokit.rest.issues;
  const find = () => {
    const order = { sort: 'created', direction: 'asc', per_page: 100 } as const;
    const wanted = { ...here, labels: issueLabel, state: 'all', ...order } as const;
    const pages = octokit.paginate.iterator(listForRepo, wanted);
    return findOwn(octokit, pages, marker);
  };
  return {
    find,
    async open(content: Pick<StickyIssue, 'title' | 'body'>) {
      const issue = await createOnce(
        async () => (await create({ ...here, ...content, labels: [issueLabel] })).data,
        find,
      );
      requireLabel(issue);
      return issue;
    },
    update: (issue_number: number, change: IssueUpdate) =>
      update({ ...here, issue_number, ...change }),
    /**
     * The comment comes second: were closing to fail after it, the next run would comment again.
     */
    async close(issue_number: number, body: string): Promise<void> {
      await update({ ...here, issue_number, state: 'closed', state_reason: 'completed' });
      await createComment({ ...here, issue_number, body });
    },
  };
}

/**
 * GitHub drops labels silently when the token may not set them; the next run would then open a
 * second issue.
 */
function requireLabel(issue: { labels: (string | { name?: string })[]; html_url: string }): void {
  if (issue.labels.some((label) => (typeof label === 'string' ? label : label.name) === issueLabel))
    return;
  throw new GitHubFailure(
    `The issue ${issue.html_url} was opened without its label, by which the next run would find it. Add the label \`${issueLabel}\` to it, and let \`github-token\` be one with write access.`,
  );
}
