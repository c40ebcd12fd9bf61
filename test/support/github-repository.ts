import type { GitHubAnswer } from './github-api.ts';

/** A commit of the default branch: the whole of its tree, by path. */
export interface Commit {
  sha: string;
  files: Record<string, string>;
}

/** Who can read the repository. */
export type Visibility = 'public' | 'internal' | 'private';

const api = 'https://api.github.test/repos/octo-org/shop';

/** The files of a history, which is oldest first, as `<ref>:<path>`; `main` is its last commit. */
export function filesOf(history: readonly Commit[]): Record<string, string> {
  const last = history.at(-1);
  const refs = [...history, ...(last ? [{ ...last, sha: 'main' }] : [])];
  const entries = refs.flatMap(({ sha, files }) =>
    Object.entries(files).map(([path, text]) => [`${sha}:${path}`, text] as const),
  );
  return Object.fromEntries(entries);
}

/** The repository, which does not always say who can read it. */
export function renderRepository(visibility: Visibility | undefined) {
  return { default_branch: 'main', ...(visibility && { visibility, private: visibility !== 'public' }) };
}

/** Newest first; with a path those that changed it. */
export function listCommits(history: readonly Commit[], query: URLSearchParams): GitHubAnswer {
  const path = query.get('path');
  const size = Number(query.get('per_page') ?? 30);
  const page = Number(query.get('page') ?? 1);
  const changed = history.filter(
    ({ files }, index) => path === null || files[path] !== history[index - 1]?.files[path],
  );
  const commits = changed.toReversed().slice((page - 1) * size, page * size);
  return { status: 200, body: commits.map(renderCommit) };
}

function renderCommit({ sha }: Commit) {
  const person = { name: 'Mona', email: 'mona@github.test', date: '2026-01-01T00:00:00Z' };
  const url = `${api}/commits/${sha}`;
  const commit = { url, author: person, committer: person, message: 'Change', tree: { sha, url }, comment_count: 0 };
  const links = { url, html_url: url, comments_url: `${url}/comments` };
  return { ...links, sha, node_id: `C_${sha}`, commit, author: null, committer: null, parents: [] };
}
