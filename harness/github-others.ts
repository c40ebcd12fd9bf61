import { fill } from './github-posts.ts';
import {
  api,
  branchAt,
  type Commit,
  filesOf,
  type GitHubAnswer,
  listCommits,
  notFound,
  renderCommit,
  renderFile,
  renderRepository,
} from './github-repository.ts';

/** A repository other than that of the workflow, as the token sees it. */
export interface OtherRepository {
  /** Commits by the branches and tags that name them: `heads/release`, `tags/v1`. */
  refs: Record<string, string>;
  /** Commits of its default branch `main`, oldest first. */
  history: readonly Commit[];
}

/** Answers about other repositories, by `owner/name`. */
export function answerOfOthers(
  others: Record<string, OtherRepository>,
  { method, path, query }: { method: string; path: string; query: URLSearchParams },
): GitHubAnswer {
  const [, name = '', kind, rest] =
    /^\/repos\/([^/]+\/[^/]+)(?:\/(commits|contents|branches|compare)(?:\/(.+))?)?$/.exec(path) ??
    [];
  const other = others[name];
  if (other === undefined || method !== 'GET') return notFound;
  const { refs, history } = other;
  const part = rest && decodeURIComponent(rest);
  if (kind === 'contents') return part ? renderFile(filesOf(history), part, query) : notFound;
  if (kind === undefined) return { status: 200, body: renderRepository(name) };
  if (kind === 'branches')
    return branchAt({ main: { sha: history.at(-1)?.sha ?? '' } }, part ?? '');
  if (kind === 'compare') return compare(history, part ?? '');
  if (part) return commitAt(refs, history, part);
  return listCommits(history, query);
}

/** How a commit relates to one of a history; one that is in none is that of a fork. */
function compare(history: readonly Commit[], basehead: string): GitHubAnswer {
  const [base = '', head = ''] = basehead.split('...');
  const [from, to] = [base, head].map((each) => history.findIndex(({ sha }) => sha === each));
  if (from === undefined || to === undefined || from < 0) return notFound;
  const [ahead, behind] = to < 0 ? [1, 1] : [Math.max(0, to - from), Math.max(0, from - to)];
  const status = ['identical', 'ahead', 'behind', 'diverged'][
    Number(ahead > 0) + 2 * Number(behind > 0)
  ];
  const url = `${api}/compare/${basehead}`;
  const commits = ahead > 0 ? [renderCommit({ sha: head })] : [];
  const body = {
    ...fill(url, 'url html_url permalink_url diff_url patch_url'),
    ...{ base_commit: renderCommit({ sha: base }), merge_base_commit: renderCommit({ sha: base }) },
    ...{ status, ahead_by: ahead, behind_by: behind, total_commits: ahead, commits, files: [] },
  };
  return { status: 200, body };
}

/** GitHub's description of a commit of another repository, by sha, branch or tag. */
function commitAt(
  refs: Record<string, string>,
  history: readonly Commit[],
  ref: string,
): GitHubAnswer {
  const shas = [...Object.values(refs), ...history.map(({ sha }) => sha)];
  const sha = refs[ref] ?? shas.find((each) => each === ref);
  if (sha !== undefined) return { status: 200, body: renderCommit({ sha }) };
  const documentation_url = 'https://docs.github.com/rest/commits/commits';
  const body = { message: `No commit found for SHA: ${ref}`, documentation_url };
  return { status: 422, body };
}
