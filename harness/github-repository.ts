import { createHash } from 'node:crypto';
import { fill, linksOf, octocat, renderUser, times } from './github-posts.ts';

export interface GitHubAnswer {
  status: number;
  headers?: Record<string, string | string[]>;
  /** Text is sent as it is, anything else as JSON. */
  body?: unknown;
  /** Number of the next page, if there is one. */
  next?: number;
}

export const notFound: GitHubAnswer = { status: 404, body: { message: 'Not Found' } };

/** A commit of the default branch: the whole of its tree, by path. */
export interface Commit {
  sha: string;
  files: Record<string, string>;
}

/** Visibility of the repository. */
export type Visibility = 'public' | 'internal' | 'private';

export const api = 'https://api.github.test/repos/octo-org/shop';

/** The files of a history, which is oldest first, as `<ref>:<path>`; `main` is its last commit. */
export function filesOf(history: readonly Commit[]): Record<string, string> {
  const last = history.at(-1);
  const refs = [...history, ...(last ? [{ ...last, sha: 'main' }] : [])];
  const entries = refs.flatMap(({ sha, files }) =>
    Object.entries(files).map(([path, text]) => [`${sha}:${path}`, text] as const),
  );
  return Object.fromEntries(entries);
}

/** The tip of a branch, and whether branch protection or a ruleset covers it. */
export interface Branch {
  sha: string;
  protected?: boolean;
}

export function branchAt(branches: Record<string, Branch>, name: string): GitHubAnswer {
  const branch = branches[name];
  if (branch === undefined) return { status: 404, body: { message: 'Branch not found' } };
  const { sha, protected: isProtected = false } = branch;
  const url = `${api}/branches/${name}`;
  const protection = {
    enabled: isProtected,
    required_status_checks: { enforcement_level: 'off', contexts: [], checks: [] },
  };
  const links = { _links: { html: url, self: url }, protection_url: `${url}/protection` };
  const commit = renderCommit({ sha });
  return {
    status: 200,
    body: { name, commit, protected: isProtected, protection, ...links },
  };
}

/** The rules of a branch: that of a merge queue, if it has one. */
export function mergeQueueRules(timeoutMinutes: number | undefined): object[] {
  if (timeoutMinutes === undefined) return [];
  const ruleset = { ruleset_source_type: 'Repository', ruleset_source: 'octo-org/shop' };
  const parameters = {
    check_response_timeout_minutes: timeoutMinutes,
    grouping_strategy: 'ALLGREEN',
    max_entries_to_build: 5,
    max_entries_to_merge: 5,
    merge_method: 'MERGE',
    min_entries_to_merge: 1,
    min_entries_to_merge_wait_minutes: 5,
  };
  return [
    { type: 'deletion', ...ruleset, ruleset_id: 1 },
    { type: 'merge_queue', parameters, ...ruleset, ruleset_id: 1 },
  ];
}

const repositoryLinks =
  'archive assignees blobs branches collaborators comments commits compare contents contributors deployments downloads events forks git_commits git_refs git_tags hooks issue_comment issue_events issues keys labels languages merges milestones notifications pulls releases stargazers statuses subscribers subscription tags teams trees';

/** GitHub's description of a repository, with what both of its forms have. */
export function renderRepository(fullName: string) {
  const url = `https://api.github.test/repos/${fullName}`;
  return {
    ...linksOf(url, repositoryLinks),
    ...fill(true, 'has_discussions has_downloads has_issues has_projects has_wiki has_pages'),
    ...fill('main', 'clone_url git_url ssh_url default_branch'),
    ...fill(0, 'forks open_issues stargazers watchers size'),
    ...fill(
      0,
      'network_count subscribers_count forks_count open_issues_count stargazers_count watchers_count',
    ),
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

/** Our repository; its visibility is not always part of the answer. */
export function renderOwnRepository(visibility: Visibility | undefined, defaultBranch: string) {
  return {
    ...renderRepository('octo-org/shop'),
    default_branch: defaultBranch,
    visibility,
    private: visibility && visibility !== 'public',
  };
}

/** Commits, newest first; with a path, those that changed it. */
export function listCommits(history: readonly Commit[], query: URLSearchParams): GitHubAnswer {
  const path = query.get('path');
  const last = history.findIndex(({ sha }) => sha === query.get('sha'));
  const size = Number(query.get('per_page') ?? 30);
  const page = Number(query.get('page') ?? 1);
  const upTo = last < 0 ? history : history.slice(0, 1 + last);
  const changed = upTo.filter(
    ({ files }, index) => path === null || files[path] !== upTo[index - 1]?.files[path],
  );
  const commits = changed.toReversed().slice((page - 1) * size, page * size);
  const next = page * size < changed.length ? { next: page + 1 } : {};
  return { status: 200, body: commits.map(renderCommit), ...next };
}

export function renderCommit({ sha }: Pick<Commit, 'sha'>) {
  const person = { name: 'Mona', email: 'mona@github.test', date: '2026-01-01T00:00:00Z' };
  const url = `${api}/commits/${sha}`;
  const commit = {
    url,
    author: person,
    committer: person,
    message: 'Change',
    tree: { sha, url },
    comment_count: 0,
  };
  const links = { url, html_url: url, comments_url: `${url}/comments` };
  return { ...links, sha, node_id: `C_${sha}`, commit, author: null, committer: null, parents: [] };
}

/** Above this size, GitHub's description of a file does not contain its text. */
const maxContentBytes = 1024 * 1024;

/**
 * GitHub's description of a file, or its list of a folder, at the `ref` of the query if there is
 * one.
 */
export function renderFile(
  files: Record<string, string>,
  path: string,
  query: URLSearchParams,
  defaultRef = '',
): GitHubAnswer {
  const ref = query.get('ref') ?? defaultRef;
  const text = files[`${ref}:${path}`] ?? files[path];
  if (text === undefined) return renderFolder(files, `${ref}:${path}/`);
  const { sha, size, content } = blobOf(text);
  const url = `${api}/contents/${path}`;
  const links = { url, git_url: null, html_url: null, download_url: null };
  const isLarge = size > maxContentBytes;
  const file = { type: 'file', name: path.split('/').at(-1), path, sha, size, ...links };
  const encoded = isLarge ? { encoding: 'none', content: '' } : { encoding: 'base64', content };
  const body = { ...file, ...encoded, _links: { self: url, git: null, html: null } };
  return { status: 200, body };
}

/** The direct children, by their names; there are no empty folders in git. */
function renderFolder(files: Record<string, string>, prefix: string): GitHubAnswer {
  const below = Object.keys(files).filter((path) => path.startsWith(prefix));
  if (below.length === 0) return notFound;
  const folder = prefix.slice(prefix.indexOf(':') + 1);
  const kinds = new Map<string, 'dir' | 'file'>();
  for (const path of below) {
    const [name = '', ...rest] = path.slice(prefix.length).split('/');
    kinds.set(name, rest.length > 0 ? 'dir' : 'file');
  }
  const body = [...kinds].map(([name, type]) => {
    const path = `${folder}${name}`;
    const links = { git_url: null, html_url: null, download_url: null };
    const url = `${api}/contents/${path}`;
    const self = { url, ...links, _links: { self: url, git: null, html: null } };
    return { type, name, path, size: 0, sha: blobIdOf(path), ...self };
  });
  return { status: 200, body };
}

export function renderBlob(files: Record<string, string>, sha: string): GitHubAnswer {
  const blob = Object.values(files)
    .map(blobOf)
    .find((each) => each.sha === sha);
  if (blob === undefined) return notFound;
  const rest = { node_id: `B_${sha}`, url: `${api}/git/blobs/${sha}`, encoding: 'base64' };
  return { status: 200, body: { ...blob, ...rest } };
}

/** The id that git gives to an object with this text. */
export function blobIdOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function blobOf(text: string) {
  const bytes = Buffer.from(text);
  const sha = blobIdOf(text);
  const content = bytes.toString('base64').replaceAll(/.{60}/g, '$&\n');
  return { sha, size: bytes.length, content };
}
