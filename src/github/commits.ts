import * as z from 'zod/mini';
import { isCommitHash } from '../text/commit.ts';
import { parseAnswer } from './answer.ts';
import { ownerAndRepo, type Repository } from './event.ts';
import { explainFailure, GitHubFailure, isDenied, statusOf, tokenInputOf } from './failure.ts';
import type { Ask, Octokit } from './octokit.ts';
import type { FileRequest } from './repository-file.ts';

const commitSchema = z.object({ sha: z.string() });

/**
 * Reads which commit a branch, a tag or a full hash means now, in any repository. A name that is
 * both a branch and a tag is refused: anyone who may create one could replace the other.
 * @throws GitHubFailure
 */
export async function resolveCommit(
  octokit: Octokit,
  repository: Repository,
  ref: string,
): Promise<string> {
  const { owner, name } = repository;
  const commits = await Promise.all(
    fullNames(ref).map((fullName) => readCommit(octokit, repository, fullName)),
  );
  const [commit, other] = commits.filter((sha) => sha !== undefined);
  if (commit === undefined)
    throw new GitHubFailure(
      `There is no branch, tag or commit ${ref} in ${owner}/${name} (give the full hash of a commit).`,
    );
  if (other !== undefined)
    throw new GitHubFailure(
      `${ref} is both a branch and a tag in ${owner}/${name}: name it \`refs/heads/${ref}\` or \`refs/tags/${ref}\`.`,
    );
  return commit;
}

/** Returns what a short name can mean, in the form that distinguishes branches from tags. */
function fullNames(ref: string): string[] {
  if (isCommitHash(ref)) return [ref];
  return /^refs\/(heads|tags)\//.test(ref)
    ? [ref.slice('refs/'.length)]
    : [`heads/${ref}`, `tags/${ref}`];
}

function readCommit(
  octokit: Octokit,
  { owner, name: repo }: Repository,
  ref: string,
): Promise<string | undefined> {
  const failed = `The commit of ${ref} in ${owner}/${repo} could not be read`;
  return explainFailure({ failed }, async () => {
    try {
      // With at most one file of the commit: only the hash is needed.
      const { data } = await octokit.rest.repos.getCommit({ owner, repo, ref, per_page: 1 });
      return parseAnswer(commitSchema, data, `the commit of ${ref}`).sha;
    } catch (error) {
      if (statusOf(error) === 422) return undefined;
      if (!isDenied(error)) throw error;
      throw new GitHubFailure(
        `The repository ${owner}/${repo} cannot be read with \`${tokenInputOf(error)}\`. The token of a job reads its own repository and public ones only: for any other, give a token that has \`contents: read\` there.`,
      );
    }
  });
}

export interface FileHistory extends Pick<FileRequest, 'repository' | 'path'> {
  /** Called for each page, since a long history takes more time than one request may. */
  ask: Ask;
  /** The newest commit to look at. */
  commit: string;
}

/**
 * Lists the commits up to this one that changed or removed a file, newest first. Further pages of
 * GitHub's list are read when they are asked for.
 * @throws GitHubFailure
 */
export async function* listFileCommits(history: FileHistory): AsyncGenerator<string> {
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const listed = await readCommitsPage(history, page);
    yield* listed.commits;
    isLast = listed.isLast;
  }
}

function readCommitsPage(history: FileHistory, page: number) {
  const { ask, repository, path, commit: sha } = history;
  const failed = `The history of ${path} up to ${sha} could not be read`;
  const parameters = { ...ownerAndRepo(repository), path, sha, per_page: 100, page };
  return explainFailure({ failed }, async () => {
    const { data, headers } = await ask(({ rest }) => rest.repos.listCommits(parameters));
    const commits = parseAnswer(z.array(commitSchema), data, `the history of ${path}`);
    const isLast = !/rel="?next/.test(headers.link ?? '');
    return { commits: commits.map(({ sha }) => sha), isLast };
  });
}
