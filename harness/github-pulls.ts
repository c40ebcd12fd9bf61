import { fill, linksOf, octocat, renderUser, times } from './github-posts.ts';
import { api, type GitHubAnswer, notFound, renderCommit } from './github-repository.ts';

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

const repositoryLinks =
  'archive assignees blobs branches collaborators comments commits compare contents contributors deployments downloads events forks git_commits git_refs git_tags hooks issue_comment issue_events issues keys labels languages merges milestones notifications pulls releases stargazers statuses subscribers subscription tags teams trees';
const pullLinks = 'comments commits diff issue patch review_comment review_comments statuses';

/** GitHub's short description of a repository. */
function renderWholeRepository(fullName: string) {
  const url = `https://api.github.test/repos/${fullName}`;
  return {
    ...linksOf(url, repositoryLinks),
    ...fill(true, 'has_downloads has_issues has_projects has_wiki has_pages'),
    ...fill('main', 'clone_url git_url ssh_url default_branch'),
    ...fill(0, 'forks open_issues stargazers watchers size'),
    ...fill(0, 'forks_count open_issues_count stargazers_count watchers_count'),
    ...fill(false, 'fork archived disabled'),
    ...fill(null, 'description homepage language license mirror_url'),
    ...times,
    svn_url: url,
    id: 1,
    node_id: 'R_1',
    name: fullName.split('/')[1],
    full_name: fullName,
    owner: renderUser(octocat),
    private: true,
    pushed_at: times.updated_at,
  };
}

function renderPull({ number, state, head, base, merge }: Pull) {
  const url = `${api}/pulls/${number}`;
  const side = ({ sha, ref }: Pull['base'], repository: string | null) => ({
    label: `octocat:${ref}`,
    ref,
    sha,
    user: renderUser(octocat),
    repo: repository === null ? null : renderWholeRepository(repository),
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
