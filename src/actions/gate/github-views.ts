import { info } from '@actions/core';
import type { GivenApp } from '../../decision/context.ts';
import { isUntestedByChoice } from '../../decision/verdict.ts';
import type { MergeGroup, PullRequest, Repository, WorkflowEvent } from '../../github/event.ts';
import { GitHubFailure } from '../../github/failure.ts';
import { listGroupedPullRequests } from '../../github/merge-group.ts';
import { type Octokit, patientLimits } from '../../github/octokit.ts';
import { markerOf } from '../../github/post-body.ts';
import { upsertComment } from '../../github/sticky-comment.ts';
import { type StickyIssue, syncIssue } from '../../github/sticky-issue.ts';
import type { PostChange } from '../../github/sticky-post.ts';
import { renderComment, renderIssueTitle } from '../../results/markdown/comment.ts';
import { givenName } from '../../results/model/app-name.ts';
import type { Result } from '../../results/model/result.ts';
import { forLog } from '../../text/untrusted.ts';
import { findTokenProblem } from '../workflow/token-permissions.ts';
import type { WorkflowRun } from '../workflow/workflow-run.ts';
import { notify, notifyOnFailure, warn } from './annotate.ts';
import type { GateInputs } from './interpret-inputs.ts';

/**
 * Events that a push does not cause. A newer head of the pull request may never get a gate of its
 * own, so the comment is written all the same; a merge group has a head of its own.
 */
const eventsOnOtherCommits: ReadonlySet<string> = new Set([
  'merge_group',
  'issue_comment',
  'workflow_dispatch',
  'repository_dispatch',
  'schedule',
]);

export interface GitHubViews {
  result: Result;
  /** They name the app even if the service could not be reached. */
  inputs: GateInputs;
  workflowRun: WorkflowRun;
}

/** Keeps comment and issue up to date. A failure is a notice, and the verdict stands. */
export async function updateGitHubViews(views: GitHubViews): Promise<void> {
  const { result, inputs, workflowRun } = views;
  const { comment } = inputs.github;
  const isWorthPosting = !isUntestedByChoice(result.verdict);
  if (comment === 'always' || (comment === 'on-failure' && isWorthPosting))
    await notifyOnFailure(() => updateComment(views));
  if (keepsIssue(inputs, workflowRun) && isWorthPosting)
    await notifyOnFailure(() => updateIssue(views));
}

/**
 * A scheduled gate that judges a pull request says nothing about the branch of the issue, and one
 * that does not know its app says nothing about the issue of that app.
 */
function keepsIssue({ github, app }: GateInputs, { event }: WorkflowRun): boolean {
  const isOfApp = givenName(app) !== '' && !event.pullRequest;
  return github.openIssue && event.name === 'schedule' && isOfApp;
}

/** For a dry run: warns when the token may not do what the workflow asks for. */
export async function warnOfPermissions(
  inputs: GateInputs,
  workflowRun: WorkflowRun,
): Promise<void> {
  const problem = await findTokenProblem(workflowRun, {
    comment: inputs.github.comment !== 'never' && workflowRun.event.pullRequest !== undefined,
    status: inputs.github.statusContext !== undefined,
    issue: keepsIssue(inputs, workflowRun),
  });
  if (problem) warn(`${problem.message} ${problem.remedy}`);
}

async function updateComment(views: GitHubViews): Promise<void> {
  const { event } = views.workflowRun;
  const { pullRequest, mergeGroup, repository } = event;
  if (repository && mergeGroup) return updateCommentsOfGroup(views, repository, mergeGroup);
  if (repository && pullRequest) return updateCommentOn(views, repository, pullRequest);
  if (/^pull_request(_target)?$/.test(event.name))
    throw new GitHubFailure(
      'The pull request has no comment: the event does not name it, or its repository.',
    );
}

/** A pull request that the queue drops shows the reason. */
async function updateCommentsOfGroup(
  views: GitHubViews,
  repository: Repository,
  group: MergeGroup,
): Promise<void> {
  const { gitHub, signal } = views.workflowRun;
  const { pullRequests, isCut } = await gitHub.within({ signal, ...patientLimits }, (octokit) =>
    listGroupedPullRequests(octokit, repository, group),
  );
  if (isCut)
    notify('The merge group is large: not each of its pull requests has a comment of this gate.');
  for (const pullRequest of pullRequests)
    await notifyOnFailure(() => updateCommentOn(views, repository, pullRequest));
}

async function updateCommentOn(
  { result, inputs, workflowRun }: GitHubViews,
  repository: Repository,
  pullRequest: PullRequest,
): Promise<void> {
  const { event, gitHub, signal } = workflowRun;
  const { headSha } = event;
  const updatesOnly = inputs.github.comment === 'on-failure' && result.verdict.verdict === 'passed';
  const comment = {
    repository,
    pullRequest,
    judgedHead: eventsOnOtherCommits.has(event.name) ? undefined : headSha,
    body: renderComment(result),
  };
  const write = async (octokit: Octokit, app: GivenApp, mode: 'update' | 'upsert') => {
    const marker = markerOf('comment', ...namesOfGate(app, inputs, event));
    const changed = await upsertComment({ ...comment, octokit, marker, mode });
    if (changed.change === 'outdated')
      info(forLog(`Pull request comment left as it is: ${headSha} is no longer the head`));
    else logChange('Pull request comment', changed);
  };
  const { app } = inputs;
  await gitHub.within({ signal, ...patientLimits }, async (octokit) => {
    await write(octokit, app, updatesOnly ? 'update' : 'upsert');
    if (givenName(app) !== '' && mayHaveLackedApp(inputs, event))
      await write(octokit, unknownApp, 'update');
  });
}

/** Where the jobs that say which app it is did not succeed. */
const unknownApp: GivenApp = { url: '' };

function mayHaveLackedApp({ needs }: GateInputs, { outcome }: WorkflowEvent): boolean {
  return needs !== undefined || outcome !== undefined;
}

async function updateIssue({ result, inputs, workflowRun }: GitHubViews): Promise<void> {
  const { event, gitHub, signal } = workflowRun;
  const { repository } = event;
  if (!repository)
    throw new GitHubFailure('There is no issue: the event does not name the repository.');
  const issue: Omit<StickyIssue, 'octokit'> = {
    repository,
    marker: markerOf('issue', ...namesOfGate(inputs.app, inputs, event)),
    title: renderIssueTitle(result, inputs.app),
    body: renderComment(result),
    state: result.verdict.verdict === 'passed' ? 'closed' : 'open',
  };
  const changed = await gitHub.within({ signal, ...patientLimits }, (octokit) =>
    syncIssue({ ...issue, octokit }),
  );
  logChange('Issue', changed);
}

/** What tells one gate from another. */
function namesOfGate(
  app: GivenApp,
  { github }: GateInputs,
  { workflow, job, step }: WorkflowEvent,
) {
  return [givenName(app), workflow, job, step, JSON.stringify(github.matrix ?? {})];
}

function logChange(post: string, changed: PostChange): void {
  if ('url' in changed) info(`${post} ${changed.change}: ${changed.url}`);
}
