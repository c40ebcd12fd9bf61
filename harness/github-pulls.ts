import { fill, linksOf, octocat, renderUser, times } from './github-posts.ts';
import {
  api,
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
  /** Commit that would merge it, and the head that it was made from. */
  merge: { sha: string; head: string } | null;
}

export function pullAt(pulls: readonly Pull[], number: number): GitHubAnswer {
  const pull = pulls.find((each) => each.number === number);
  return pull === undefined ? notFound : { status: 200, body: renderPull(pull) };
}

/** A commit of the merge queue, and the numbers of the pull requests that it belongs to. */
export interface GroupedCommit {
  sha: string;
  pulls: readonly number[];
}

/** GitHub's comparison of the merge group with its base. */
export function compareFrom(base: string, group: readonly GroupedCommit[]): GitHubAnswer {
  const url = `${api}/compare/group`;
  const root = renderCommit({ sha: base });
  const body = {
    ...linksOf(url, 'diff html patch permalink'),
    base_commit: root,
    merge_base_commit: root,
    status: 'ahead',
    ahead_by: group.length,
    behind_by: 0,
    total_commits: group.length,
    commits: group.slice(0, 50).map(renderCommit),
    files: [],
  };
  return { status: 200, body };
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

const pullLinks = 'comments commits diff issue patch review_comment review_comments statuses';

function renderPull({ number, state, head, base, merge }: Pull) {
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
    ...fill(0, 'additions changed_files comments commits deletions review_comments'),
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
