import { fill, linksOf, octocat, renderUser, times } from './github-posts.ts';
import {
  api,
  blobIdOf,
  type GitHubAnswer,
  notFound,
  renderCommit,
  renderRepository,
} from './github-repository.ts';

/** A pull request of the repository. */
export interface Pull {
  number: number;
  state: 'open' | 'closed';
  /** Commit and branch that it proposes, and their repository: `null` when the fork was deleted. */
  head: { sha: string; ref: string; repository: string | null };
  base: { sha: string; ref: string };
  /** Commit that would merge it, the head that it was made from, and what that touches. */
  merge: { sha: string; head: string; files?: readonly ChangedFile[] } | null;
  /** What it touches; one file unless given. The same as its merge unless that differs. */
  files?: readonly ChangedFile[];
}

/** A file that a change touches: its name, or more about it. */
export type ChangedFile = string | { name: string; status?: string; former?: string };

/** Above this number, GitHub lists no more files of a pull request or commit, or of a comparison. */
const maxFiles = { ofPullRequest: 3000, ofComparison: 300 };

export function pullAt(pulls: readonly Pull[], number: number): GitHubAnswer {
  const pull = pulls.find((each) => each.number === number);
  return pull === undefined ? notFound : { status: 200, body: renderPull(pull) };
}

/** A commit of the merge queue, and the numbers of the pull requests that it belongs to. */
export interface GroupedCommit {
  sha: string;
  pulls: readonly number[];
}

/** The pull requests that a commit belongs to. */
export function pullsOf(
  sha: string,
  pulls: readonly Pull[],
  group: readonly GroupedCommit[],
): GitHubAnswer {
  const numbers = group.find((each) => each.sha === sha)?.pulls ?? [];
  const body = pulls.filter(({ number }) => numbers.includes(number)).map(renderPull);
  return { status: 200, body };
}

/** The merge commits that GitHub has made of pull requests. */
export function mergeCommitAt(pulls: readonly Pull[], sha: string): GitHubAnswer {
  const pull = pulls.find(({ merge }) => merge?.sha === sha);
  if (!pull?.merge) return notFound;
  const { commit } = renderCommit({ sha });
  const parents = [pull.base.sha, pull.merge.head].map((parent) => ({
    sha: parent,
    url: `${api}/git/commits/${parent}`,
    html_url: `${api}/commit/${parent}`,
  }));
  const signature = fill(null, 'signature payload verified_at');
  const verification = { verified: false, reason: 'unsigned', ...signature };
  const { url, author, committer, message, tree } = commit;
  const links = { url, html_url: url };
  const body = { sha, node_id: `C_${sha}`, ...links, author, committer, message, tree };
  return { status: 200, body: { ...body, parents, verification } };
}

/** A merge commit as a change of its first parent. */
export function mergeAt(pulls: readonly Pull[], sha: string, query: URLSearchParams): GitHubAnswer {
  const pull = pulls.find(({ merge }) => merge?.sha === sha);
  if (!pull?.merge) return notFound;
  const parents = [pull.base.sha, pull.merge.head].map((parent) => ({
    sha: parent,
    url: `${api}/commits/${parent}`,
  }));
  const { files, next } = pageOf(pull.merge.files ?? filesIn(pull), query);
  const stats = fill(1, 'additions deletions total');
  return { status: 200, body: { ...renderCommit({ sha }), parents, stats, files }, ...next };
}

const pullLinks = 'comments commits diff issue patch review_comment review_comments statuses';

export function filesOfPull(
  pulls: readonly Pull[],
  number: number,
  query: URLSearchParams,
): GitHubAnswer {
  const pull = pulls.find((each) => each.number === number);
  if (pull === undefined) return notFound;
  const { files, next } = pageOf(filesIn(pull), query);
  return { status: 200, body: files, ...next };
}

function pageOf(all: readonly ChangedFile[], query: URLSearchParams) {
  const listed = all.slice(0, maxFiles.ofPullRequest);
  const size = Number(query.get('per_page') ?? 30);
  const page = Number(query.get('page') ?? 1);
  const files = listed.slice((page - 1) * size, page * size).map(renderChangedFile);
  return { files, next: page * size < listed.length ? { next: page + 1 } : {} };
}

const filesIn = ({ files = ['src/address.ts'] }: Pull) => files;

/** What lies between two commits: the commits of the merge group, and the files as given. */
export function comparisonOf(
  {
    comparisons = {},
    group,
  }: { comparisons?: Record<string, readonly ChangedFile[]>; group?: readonly GroupedCommit[] },
  basehead: string,
): GitHubAnswer {
  const files = comparisons[basehead] ?? (group && []);
  if (files === undefined) return notFound;
  const [base = '', head = ''] = basehead.split('...');
  const commits = group ?? [{ sha: head }];
  const body = {
    ...fill(`${api}/compare/${basehead}`, 'url html_url permalink_url diff_url patch_url'),
    base_commit: renderCommit({ sha: base }),
    merge_base_commit: renderCommit({ sha: base }),
    status: 'ahead',
    ...{ ahead_by: commits.length, behind_by: 0, total_commits: commits.length },
    commits: commits.slice(0, 50).map(renderCommit),
    files: files.slice(0, maxFiles.ofComparison).map(renderChangedFile),
  };
  return { status: 200, body };
}

function renderChangedFile(file: ChangedFile) {
  const { name, former, status } = typeof file === 'string' ? { name: file } : file;
  const url = `${api}/contents/${name}`;
  return {
    sha: blobIdOf(name),
    filename: name,
    ...(former !== undefined && { previous_filename: former }),
    status: status ?? (former === undefined ? 'modified' : 'renamed'),
    ...fill(1, 'additions deletions'),
    changes: 2,
    ...fill(url, 'blob_url raw_url contents_url'),
  };
}

function renderPull(pull: Pull) {
  const { number, state, head, base, merge } = pull;
  const url = `${api}/pulls/${number}`;
  const side = ({ sha, ref }: Pull['base'], repository: string | null) => ({
    label: `octocat:${ref}`,
    ref,
    sha,
    user: renderUser(octocat),
    repo: repository === null ? null : renderRepository(repository),
  });
  const relations = 'comments commits statuses html issue self review_comments review_comment';
  return {
    ...linksOf(url, pullLinks),
    ...times,
    ...fill(null, 'assignee auto_merge body closed_at merged_at merged_by milestone'),
    ...fill(0, 'additions comments commits deletions review_comments'),
    changed_files: filesIn(pull).length,
    ...fill(false, 'locked maintainer_can_modify merged'),
    id: number,
    node_id: `PR_${number}`,
    number,
    state,
    title: 'Let customers change their address',
    user: renderUser(octocat),
    head: side(head, head.repository),
    base: side(base, 'octo-org/shop'),
    merge_commit_sha: merge?.sha ?? null,
    mergeable: merge ? true : null,
    mergeable_state: 'clean',
    author_association: 'NONE',
    labels: [],
    _links: fill({ href: url }, relations),
  };
}
