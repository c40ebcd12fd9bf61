import process from 'node:process';
import { memberOf, readPayload } from './environment.ts';

export interface Repository {
  owner: string;
  name: string;
}

/** How Octokit's calls name a repository. */
export function at({ owner, name }: Repository) {
  return { owner, repo: name };
}

export interface PullRequest {
  number: number;
  /**
   * Whether the event comes from another repository, for which GitHub makes the token read-only
   * (but on `pull_request_target`).
   */
  isFork: boolean;
}

/** Undefined is what the event does not name. */
export interface Subject {
  /** A number; also that of the pull request which a comment is on. */
  pullRequest: number | undefined;
  /** Empty where an event that is about a commit does not tell which. */
  commit: string | undefined;
  /** Whether it was deployed, and so may be the merge commit of a pull request. */
  isDeployed: boolean;
}

/** What started the workflow, as far as it could be read. */
export interface WorkflowEvent {
  /** `pull_request`, `push`, `schedule`, …; empty outside of a workflow. */
  name: string;
  repository: Repository | undefined;
  defaultBranch: string | undefined;
  /**
   * Branch or tag that the workflow runs on, `refs/heads/main`; on a pull request no branch, but
   * see `pull_request_target`.
   */
  ref: string | undefined;
  /** The commit of `ref` that the workflow runs on (`GITHUB_SHA`). */
  refSha: string | undefined;
  /** Whether branch protection or a ruleset covers `ref`. */
  isRefProtected: boolean;
  /**
   * Set unless the event is about `ref` itself; `base` is the branch that somebody wants to change,
   * where the event tells it.
   */
  proposal: { base: string | undefined } | undefined;
  /** The pull request that the event is about; a merge group is about several, and has none. */
  pullRequest: PullRequest | undefined;
  /**
   * The commit that is proposed or pushed; on a pull request not the merge commit that `GITHUB_SHA`
   * names there.
   */
  headSha: string | undefined;
  /** What the event says it is about; a pull request that an input names has to fit. */
  subject: Subject;
  /** Path of the workflow's file without its branch, else the workflow's name. */
  workflow: string;
  /** Key of the job in the workflow's file. */
  job: string;
}

/** Reads the event of this workflow run from the runner's variables and its event file. */
export function readWorkflowEvent(): WorkflowEvent {
  return describeEvent(process.env, readPayload(process.env.GITHUB_EVENT_PATH));
}

/** @param payload the webhook's payload; whatever it lacks is undefined */
export function describeEvent(
  variables: Record<string, string | undefined>,
  payload: unknown,
): WorkflowEvent {
  const name = variables.GITHUB_EVENT_NAME ?? '';
  const repository = memberOf(payload, 'repository');
  return {
    name,
    repository: parseRepository(variables.GITHUB_REPOSITORY || textAt(repository, 'full_name')),
    defaultBranch: textAt(repository, 'default_branch'),
    ref: variables.GITHUB_REF || undefined,
    refSha: variables.GITHUB_SHA || undefined,
    isRefProtected: variables.GITHUB_REF_PROTECTED === 'true',
    proposal: describeProposal(name, payload),
    pullRequest: pullRequestEvents.has(name)
      ? describePullRequest(memberOf(payload, 'pull_request'))
      : undefined,
    headSha:
      commitOf(name, payload) ??
      (aboutOtherCommit.has(name) ? undefined : variables.GITHUB_SHA || undefined),
    subject: describeSubject(name, payload),
    workflow: workflowPath(variables.GITHUB_WORKFLOW_REF) ?? variables.GITHUB_WORKFLOW ?? '',
    job: variables.GITHUB_JOB ?? '',
  };
}

const pullRequestEvents: ReadonlySet<string> = new Set(['pull_request', 'pull_request_target']);
/**
 * Events whose `GITHUB_SHA` is not the commit that they are about: a merge commit, or the head of
 * the default branch.
 */
const aboutOtherCommit: ReadonlySet<string> = new Set([
  ...pullRequestEvents,
  'pull_request_review',
  'pull_request_review_comment',
  'workflow_run',
  'check_run',
  'check_suite',
  'status',
]);

function parseRepository(fullName = ''): Repository | undefined {
  const [owner, name, ...rest] = fullName.split('/');
  return owner && name && rest.length === 0 ? { owner, name } : undefined;
}

function describePullRequest(pullRequest: unknown): PullRequest | undefined {
  const number = memberOf(pullRequest, 'number');
  if (typeof number !== 'number') return undefined;
  const [head, base] = ['head', 'base'].map((side) =>
    textAt(pullRequest, side, 'repo', 'full_name'),
  );
  // The repository of a fork can be deleted: a head of unknown origin is a foreign one.
  return { number, isFork: head === undefined || head !== base };
}

/**
 * Events about the very branch or tag that they run on; the empty name is that of a run outside of
 * a workflow.
 */
const refEvents: ReadonlySet<string> = new Set([
  'push',
  'schedule',
  'workflow_dispatch',
  'release',
  '',
]);

/**
 * An event that names no branch to be changed, as `workflow_run` and `issue_comment` do, may still
 * be about a proposal.
 */
function describeProposal(name: string, payload: unknown): WorkflowEvent['proposal'] {
  if (memberOf(payload, 'pull_request'))
    return { base: textAt(payload, 'pull_request', 'base', 'ref') };
  if (name === 'merge_group')
    return { base: textAt(payload, 'merge_group', 'base_ref')?.replace(/^refs\/heads\//, '') };
  return refEvents.has(name) ? undefined : { base: undefined };
}

/** Where events that are about a commit tell it. */
const commitPaths: Readonly<Record<string, readonly string[]>> = {
  pull_request: ['pull_request', 'head', 'sha'],
  pull_request_target: ['pull_request', 'head', 'sha'],
  pull_request_review: ['pull_request', 'head', 'sha'],
  pull_request_review_comment: ['pull_request', 'head', 'sha'],
  merge_group: ['merge_group', 'head_sha'],
  push: ['head_commit', 'id'], // not `after`: that of an annotated tag is the tag
  workflow_run: ['workflow_run', 'head_sha'],
  check_run: ['check_run', 'head_sha'],
  check_suite: ['check_suite', 'head_sha'],
  status: ['sha'],
  deployment: ['deployment', 'sha'],
  deployment_status: ['deployment', 'sha'],
};

function commitOf(name: string, payload: unknown): string | undefined {
  const path = commitPaths[name];
  return path && textAt(payload, ...path);
}

function describeSubject(name: string, payload: unknown): Subject {
  const issue = memberOf(payload, 'issue');
  const commented = name === 'issue_comment' && memberOf(issue, 'pull_request') ? issue : undefined;
  const number = memberOf(memberOf(payload, 'pull_request') ?? commented, 'number');
  const path = commitPaths[name];
  return {
    pullRequest: typeof number === 'number' ? number : undefined,
    commit: path && (textAt(payload, ...path) ?? ''),
    isDeployed: name.startsWith('deployment'),
  };
}

/**
 * `owner/name/.github/workflows/gate.yml@refs/heads/main`: the branch differs from run to run, the
 * owner once the repository moves.
 */
function workflowPath(ref = ''): string | undefined {
  return /^[^/]+\/[^/]+\/(.+?)(?:@refs\/.*)?$/s.exec(ref)?.[1];
}

function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = path.reduce(memberOf, value);
  return typeof found === 'string' && found !== '' ? found : undefined;
}
