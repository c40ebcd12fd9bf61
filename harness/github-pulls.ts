import { octocat, renderUser, times } from './github-posts.ts';
import { api, type GitHubAnswer, notFound, renderCommit } from './github-repository.ts';

/** A pull request of the repository. */
export interface Pull {
  number: number;
  state: 'open' | 'closed';
  /** Commit and branch that it proposes, and where from: `null` when that fork was deleted. */
  head: { sha: string; ref: string; repository: string | null };
  base: { sha: string; ref: string };
  /** Commit that would merge it, and the head that it was made of. */
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
  const verification = { verified: false, reason: 'unsigned', signature: null, payload: null };
  const links = { url: commit.url, html_url: commit.url };
  const { author, committer, message, tree } = commit;
  const body = { sha, node_id: `C_${sha}`, ...links, author, committer, message, tree };
  return {
    status: 200,
    body: { ...body, parents, verification: { ...verification, verified_at: null } },
  };
}

const repositoryLinks =
  'archive assignees blobs branches collaborators comments commits compare contents contributors deployments downloads events forks git_commits git_refs git_tags hooks issue_comment issue_events issues keys labels languages merges milestones notifications pulls releases stargazers statuses subscribers subscription tags teams trees';
const pullLinks = 'comments commits diff issue patch review_comment review_comments statuses';

/** Addresses of parts, `comments_url` and the like. */
function linksOf(url: string, names: string): Record<string, string> {
  const parts = names.split(' ').map((name) => [`${name}_url`, `${url}/${name}`]);
  return { url, html_url: url, ...Object.fromEntries(parts) };
}

/** All that GitHub says of a repository in passing. */
function renderWholeRepository(fullName: string) {
  const url = `https://api.github.test/repos/${fullName}`;
  const has = ['downloads', 'issues', 'projects', 'wiki', 'pages'];
  const other = ['clone_url', 'git_url', 'ssh_url', 'default_branch'];
  const counts = ['forks', 'open_issues', 'stargazers', 'watchers'];
  return {
    ...linksOf(url, repositoryLinks),
    ...Object.fromEntries(has.map((name) => [`has_${name}`, true])),
    ...Object.fromEntries(other.map((name) => [name, 'main'])),
    ...Object.fromEntries(
      counts.flatMap((name) => [
        [name, 0],
        [`${name}_count`, 0],
      ]),
    ),
    ...times,
    svn_url: url,
    id: 1,
    node_id: 'R_1',
    name: fullName.split('/')[1],
    full_name: fullName,
    owner: renderUser(octocat),
    private: true,
    fork: false,
    archived: false,
    disabled: false,
    description: null,
    homepage: null,
    language: null,
    license: null,
    mirror_url: null,
    pushed_at: times.updated_at,
    size: 0,
  };
}

function renderPull({ number, state, head, base, merge }: Pull) {
  const url = `${api}/pulls/${number}`;
  const links = linksOf(url, pullLinks);
  const side = ({ sha, ref }: Pull['base'], repository: string | null) => ({
    label: `octocat:${ref}`,
    ref,
    sha,
    user: renderUser(octocat),
    repo: repository === null ? null : renderWholeRepository(repository),
  });
  const relations = ['comments', 'commits', 'statuses', 'html', 'issue', 'self'];
  const all = [...relations, 'review_comments', 'review_comment'].map((name) => [
    name,
    { href: url },
  ]);
  const counts = ['additions', 'changed_files', 'comments', 'commits', 'deletions'];
  const none = [
    'assignee',
    'auto_merge',
    'body',
    'closed_at',
    'merged_at',
    'merged_by',
    'milestone',
  ];
  return {
    ...links,
    ...times,
    ...Object.fromEntries(none.map((name) => [name, null])),
    ...Object.fromEntries([...counts, 'review_comments'].map((name) => [name, 0])),
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
    merged: false,
    maintainer_can_modify: false,
    author_association: 'NONE',
    labels: [],
    locked: false,
    _links: Object.fromEntries(all),
  };
}
