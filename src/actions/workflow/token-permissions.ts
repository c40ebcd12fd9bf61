import { summaryPlace } from '../../github/environment.ts';
import { ownerAndRepo, type WorkflowEvent } from '../../github/event.ts';
import { briefMessageOf, GitHubFailure, isDenied, statusOf } from '../../github/failure.ts';
import { briefLimits, type Octokit } from '../../github/octokit.ts';
import { readOwnLogin } from '../../github/own-post.ts';
import { markerOf } from '../../github/post-body.ts';
import { findComment } from '../../github/sticky-comment.ts';
import { findIssue } from '../../github/sticky-issue.ts';
import type { WorkflowRun } from './workflow-run.ts';

/** What the gate is to write on GitHub. */
export interface WantedWrites {
  comment: boolean;
  status: boolean;
  issue: boolean;
}

/** What is wrong with the token, and what to do about it. */
export interface TokenProblem {
  message: string;
  remedy: string;
  /** The token is of no use at all. */
  isFatal?: true;
}

/**
 * What the gate writes, and a read that GitHub refuses without the permission to write it: the
 * gate's own, wherever it reads something first.
 */
interface TokenUse {
  permission: string;
  use: string;
  probe: (octokit: Octokit) => Promise<unknown>;
}

/**
 * Finds out, by reading only, whether the token may write what the gate is to write: GitHub does
 * not report it. Undefined if nothing is wrong.
 */
export async function findTokenProblem(
  { event, gitHub, signal }: WorkflowRun,
  wanted: WantedWrites,
): Promise<TokenProblem | undefined> {
  const uses = usesOf(event, wanted);
  if (uses.length === 0) return undefined;
  if (!gitHub.hasToken)
    return {
      message: '`github-token` is empty.',
      remedy: 'Leave the input out, or give a token.',
    };
  const problem = await gitHub.within(
    { signal, ...briefLimits },
    async (octokit) =>
      (await findProblemOfProbes(octokit, uses)) ?? (await findProblemOfOwner(octokit, wanted)),
  );
  if (problem) return problem;
  const isReadOnly = event.pullRequest?.isFork && event.name !== 'pull_request_target';
  return isReadOnly ? readOnlyForFork() : undefined;
}

async function findProblemOfProbes(octokit: Octokit, uses: TokenUse[]) {
  const missing: TokenUse[] = [];
  for (const each of uses) {
    try {
      await each.probe(octokit);
    } catch (error) {
      if (isDenied(error)) missing.push(each);
      else if (statusOf(error) !== 409) return explain(error); // 409: a repository without a commit
    }
  }
  return missing.length > 0 ? missingPermissions(missing) : undefined;
}

/** The gate has to know as whom it writes, to find its own posts. */
async function findProblemOfOwner(octokit: Octokit, { comment, issue }: WantedWrites) {
  try {
    if (comment || issue) await readOwnLogin(octokit);
    return undefined;
  } catch (error) {
    return explain(error);
  }
}

function usesOf(
  { repository, pullRequest, subject, headSha = 'HEAD' }: WorkflowEvent,
  wanted: WantedWrites,
): TokenUse[] {
  if (!repository) return [];
  const where = { ...ownerAndRepo(repository), per_page: 1 };
  const number = pullRequest?.number ?? subject.pullRequests[0];
  const marker = markerOf('probe'); // of no post
  const comment: TokenUse = {
    permission: 'pull-requests: write',
    use: 'writes the comment',
    probe: (octokit) =>
      number === undefined
        ? octokit.rest.pulls.list(where) // takes the same permission
        : findComment({
            ...{ octokit, repository, marker, mode: 'upsert' },
            pullRequest: { number, isFork: false },
          }),
  };
  const status: TokenUse = {
    permission: 'statuses: write',
    use: 'sets the commit status',
    // The gate reads no status.
    probe: ({ rest }) => rest.repos.listCommitStatusesForRef({ ...where, ref: headSha }),
  };
  const issue: TokenUse = {
    permission: 'issues: write',
    use: 'keeps the issue',
    probe: (octokit) => findIssue({ octokit, repository, marker }, 'all'),
  };
  const uses = [wanted.comment && comment, wanted.status && status, wanted.issue && issue];
  return uses.filter((use) => use !== false);
}

function explain(error: unknown): TokenProblem {
  if (error instanceof GitHubFailure)
    return {
      message: error.message,
      remedy: 'The gate cannot read it either: please report it, with the version of your server.',
    };
  const status = statusOf(error);
  if (status === 401)
    return {
      message: 'GitHub does not accept the token (401).',
      remedy: 'Leave `github-token` out, or give a token that is valid.',
      isFatal: true,
    };
  return {
    message: `GitHub's API could not be asked: ${status === undefined ? '' : `${status} `}${briefMessageOf(error)}`,
    remedy: 'Check that the runner can reach it (firewall, proxy, GITHUB_API_URL).',
  };
}

function missingPermissions(missing: TokenUse[]): TokenProblem {
  const named = missing.map(({ permission }) => `\`${permission}\``).join(' and ');
  const lost = missing.map(({ use }) => use).join(' and ');
  return {
    message: `The token lacks ${named}, with which the gate ${lost}.`,
    remedy:
      'Add this to `permissions` of the job of the gate; a job with the doctor needs the same.',
  };
}

const readOnlyForFork = (): TokenProblem => ({
  message:
    'The token may read what the gate needs. The pull request comes from a fork, for which GitHub makes it read-only.',
  remedy: `Use the ${summaryPlace()} there, in place of the comment.`,
});
