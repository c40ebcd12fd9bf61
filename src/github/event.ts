import process from 'node:process';
import { nestedText, nestedValue } from '../text/nested-value.ts';
import { readPayload } from './environment.ts';

export interface Repository {
  owner: string;
  name: string;
}

/** The parameters of Octokit's calls for a repository. */
export function ownerAndRepo({ owner, name }: Repository) {
  return { owner, repo: name };
}

export interface PullRequest {
  number: number;
  /** From another repository: the token is read-only, except on `pull_request_target`. */
  isFork: boolean;
}

/** The changes that a merge queue is about to merge into a branch, as commits from base to head. */
export interface MergeGroup {
  base: string;
  head: string;
  branch: string;
}

export type WorkflowEvent = ReturnType<typeof describeEvent>;

/** Reads the event of this workflow run from the runner's variables and its event file. */
export function readWorkflowEvent(): WorkflowEvent {
  return describeEvent(process.env, readPayload());
}

/**
 * Describes the event that started the workflow; what the payload lacks is undefined.
 * @param payload the webhook's payload
 */
export function describeEvent(variables: Record<string, string | undefined>, payload: unknown) {
  const name = variables.GITHUB_EVENT_NAME ?? '';
  const repository = nestedValue(payload, 'repository');
  const refSha = variables.GITHUB_SHA || undefined;
  const subject = describeSubject(name, payload);
  const isAboutOtherCommit = subject.commit !== undefined && !eventsOnTheirCommit.has(name);
  return {
    /** `pull_request`, `push`, `schedule`, …; empty outside of a workflow. */
    name,
    repository: parseRepository(variables.GITHUB_REPOSITORY || nestedText(repository, 'full_name')),
    defaultBranch: nestedText(repository, 'default_branch'),
    /** The commit that the workflow runs on (`GITHUB_SHA`). */
    refSha,
    /** Undefined for a merge group, which is about several. */
    pullRequest: pullRequestEvents.has(name)
      ? describePullRequest(nestedValue(payload, 'pull_request'))
      : undefined,
    /** Undefined unless a group of the merge queue is judged. */
    mergeGroup: name === 'merge_group' ? describeMergeGroup(payload) : undefined,
    /** The commit that is proposed or pushed; never a pull request's merge commit. */
    headSha: subject.commit || (isAboutOtherCommit ? undefined : refSha),
    /** What the event is about; a pull request that an input names has to match it. */
    subject,
    /** How the deployment or workflow ended that the event reports, if it reports one. */
    outcome: describeOutcome(name, payload),
    /** Path of the workflow's file without its branch, else the workflow's name. */
    workflow: workflowPath(variables) ?? variables.GITHUB_WORKFLOW ?? '',
    /** Key of the job in the workflow's file. */
    job: variables.GITHUB_JOB ?? '',
    /** Id of the step in the job; the runner makes one up where the workflow gives none. */
    step: variables.GITHUB_ACTION ?? '',
  };
}

/** Where the payloads of events about something that can fail say how it ended. */
const outcomePaths: Readonly<Record<string, readonly string[]>> = {
  deployment_status: ['deployment_status', 'state'],
  workflow_run: ['workflow_run', 'conclusion'],
  check_run: ['check_run', 'conclusion'],
  check_suite: ['check_suite', 'conclusion'],
  status: ['state'],
};
/** Somebody pressed a button of a check, which says nothing about a deployment. */
const pressed = ['rerequested', 'requested_action'];

function describeOutcome(name: string, payload: unknown) {
  const isPressed = pressed.includes(nestedText(payload, 'action') ?? '');
  const path = isPressed ? undefined : outcomePaths[name];
  return path && { field: path.join('.'), value: nestedText(payload, ...path) ?? 'unknown' };
}

const pullRequestEvents = new Set(['pull_request', 'pull_request_target']);

function parseRepository(fullName = ''): Repository | undefined {
  const [owner, name, ...rest] = fullName.split('/');
  return owner && name && rest.length === 0 ? { owner, name } : undefined;
}

function describePullRequest(pullRequest: unknown): PullRequest | undefined {
  const number = nestedValue(pullRequest, 'number');
  if (typeof number !== 'number') return undefined;
  const [head, base] = ['head', 'base'].map((side) =>
    nestedText(pullRequest, side, 'repo', 'full_name'),
  );
  // The repository of a fork can be deleted: a head of unknown origin counts as that of a fork.
  return { number, isFork: head === undefined || head !== base };
}

/** Whether the workflow run was about another repository's commit; `null` is one that is deleted. */
function isRunOfFork(payload: unknown): boolean {
  const run = nestedValue(payload, 'workflow_run');
  const head = nestedValue(run, 'head_repository');
  const [own, theirs] = [nestedValue(run, 'repository'), head].map((repository) =>
    nestedText(repository, 'full_name'),
  );
  return head !== undefined && theirs !== own;
}

function describeMergeGroup(payload: unknown): MergeGroup | undefined {
  const [base, head, ref] = ['base_sha', 'head_sha', 'base_ref'].map((name) =>
    nestedText(payload, 'merge_group', name),
  );
  if (!base || !head || !ref) return undefined;
  return { base, head, branch: ref.replace(/^refs\/heads\//, '') };
}

/** Where the payloads of events about a commit contain it, except pull request events. */
const commitPaths: Readonly<Record<string, readonly string[]>> = {
  merge_group: ['merge_group', 'head_sha'],
  push: ['head_commit', 'id'], // not `after`: that of an annotated tag is the tag
  workflow_run: ['workflow_run', 'head_sha'],
  check_run: ['check_run', 'head_sha'],
  check_suite: ['check_suite', 'head_sha'],
  status: ['sha'],
  deployment: ['deployment', 'sha'],
  deployment_status: ['deployment', 'sha'],
};

/** Events about a commit that run on it: `GITHUB_SHA` is no merge commit and no other head. */
const eventsOnTheirCommit = new Set(['merge_group', 'push', 'deployment', 'deployment_status']);

/** Describes what the event is about; undefined is what it does not contain. */
function describeSubject(name: string, payload: unknown) {
  const issue = nestedValue(payload, 'issue');
  const commented =
    name === 'issue_comment' && nestedValue(issue, 'pull_request') ? issue : undefined;
  const pullRequests = [
    nestedValue(payload, 'pull_request') ?? commented,
    nestedValue(payload, 'workflow_run', 'pull_requests') ?? [],
  ].flat();
  const isPullRequestEvent = name.startsWith('pull_request');
  const path = isPullRequestEvent ? ['pull_request', 'head', 'sha'] : commitPaths[name];
  return {
    /** Numbers of the pull requests that the event names, one that is commented on for example. */
    pullRequests: pullRequests
      .map((pullRequest) => nestedValue(pullRequest, 'number'))
      .filter((number) => typeof number === 'number'),
    /** Whether the commit is that of a fork, as far as it is known. */
    isFork:
      describePullRequest(nestedValue(payload, 'pull_request'))?.isFork ?? isRunOfFork(payload),
    /** Empty when an event about a commit does not contain it. */
    commit: path && (nestedText(payload, ...path) ?? ''),
    /** Whether the commit was deployed, and so may be a pull request's merge commit. */
    isDeployed: name.startsWith('deployment'),
  };
}

/**
 * Reads the path from `owner/name/<path>@refs/heads/main`. It omits the branch, which differs by
 * run, and this repository, which may be renamed; another repository is kept.
 */
function workflowPath({
  GITHUB_WORKFLOW_REF: ref = '',
  GITHUB_REPOSITORY: repository,
}: Record<string, string | undefined>): string | undefined {
  const [, fullName, path] =
    /^([^/]+\/[^/]+)\/(.+?)(?:@(?:refs\/.*|[0-9a-f]{40}))?$/s.exec(ref) ?? [];
  return fullName === repository || path === undefined ? path : `${fullName}/${path}`;
}
