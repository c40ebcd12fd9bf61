import {
  type Commit,
  commitAt,
  fileAt,
  filesOf,
  type GitHubAnswer,
  listCommits,
  notFound,
  renderFile,
} from './github-repository.ts';

/** A repository beside that of the workflow, as far as the token can see it. */
export interface OtherRepository {
  /** Commits by what else names them: branches and tags. */
  refs: Record<string, string>;
  /** Its commits, oldest first. */
  history: readonly Commit[];
}

/** Answers about other repositories, which are given by `owner/name`. */
export function answerOfOthers(
  others: Record<string, OtherRepository>,
  { method, path, query }: { method: string; path: string; query: URLSearchParams },
): GitHubAnswer {
  const [, name = '', call = ''] = /^\/repos\/([^/]+\/[^/]+)\/(.+)$/.exec(path) ?? [];
  const other = others[name];
  if (other === undefined || method !== 'GET') return notFound;
  const { refs, history } = other;
  if (call === 'commits') return listCommits(upTo(history, query.get('sha')), query);
  if (call.startsWith('commits/')) return commitAt(refs, path);
  if (!call.startsWith('contents/')) return notFound;
  return renderFile(fileAt(filesOf(history), path, query.get('ref') ?? ''));
}

function upTo(history: readonly Commit[], sha: string | null): readonly Commit[] {
  return history.slice(0, 1 + history.findIndex((commit) => commit.sha === sha));
}
