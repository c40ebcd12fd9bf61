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
import type { Gate } from './open-gate.ts';
import type { Posts } from './posts.ts';

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
  posts: Posts;
  workflowRun: WorkflowRun;
}

/** Keeps comment and issue up to date. A failure is a notice, and the verdict stands. */
export async function updateGitHubViews(views: GitHubViews): Promise<void> {
  const { result, posts, workflowRun } = views;
  const { comment } = posts;
  const isWorthPosting = !isUntestedByChoice(result.verdict);
  if (comment === 'always' || (comment === 'on-failure' && isWorthPosting))
    await notifyOnFailure(() => updateComment(views));
  const app = appOfIssue(posts, workflowRun);
  if (app && isWorthPosting) await notifyOnFailure(() => updateIssue(views, app));
}

/**
 * The app that the gate keeps an issue for, if it does. A scheduled gate that judges a pull request
 * says nothing about the branch of the issue.
 */
function appOfIssue({ openIssue, app }: Posts, { event }: WorkflowRun): GivenApp | undefined {
  return openIssue && event.name === 'schedule' && !event.pullRequest ? app : undefined;
}

/** For a dry run: warns when the token may not do what the workflow asks for. */
export async function warnOfPermissions({ posts, reporting, workflowRun }: Gate): Promise<void> {
  const problem = await findTokenProblem(workflowRun, {
    comment:
      posts !== undefined &&
      posts.comment !== 'never' &&
      workflowRun.event.pullRequest !== undefined,
    status: reporting.statusContext !== undefined,
    issue: posts !== undefined && appOfIssue(posts, workflowRun) !== undefined,
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
  { result, posts, workflowRun }: GitHubViews,
  repository: Repository,
  pullRequest: PullRequest,
): Promise<void> {
  const { event, gitHub, signal } = workflowRun;
  const { headSha } = event;
  const updatesOnly = posts.comment === 'on-failure' && result.verdict.verdict === 'passed';
  const comment = {
    repository,
    pullRequest,
    judgedHead: eventsOnOtherCommits.has(event.name) ? undefined : headSha,
    body: renderComment(result),
  };
  const write = async (octokit: Octokit, app: GivenApp | undefined, mode: 'update' | 'upsert') => {
    const marker = markerOf('comment', ...namesOfGate({ ...posts, app }, event));
    const changed = await upsertComment({ ...comment, octokit, marker, mode });
    if (changed.change === 'outdated')
      info(forLog(`Pull request comment left as it is: ${headSha} is no longer the head`));
    else logChange('Pull request comment', changed);
  };
  await gitHub.within({ signal, ...patientLimits }, async (octokit) => {
    await write(octokit, posts.app, updatesOnly ? 'update' : 'upsert');
    if (posts.app && mayHaveLackedApp(posts, event)) await write(octokit, undefined, 'update');
  });
}

/** Whether the jobs that say which app it is may not have succeeded before. */
function mayHaveLackedApp({ needsJobs }: Posts, { outcome }: WorkflowEvent): boolean {
  return needsJobs || outcome !== undefined;
}

async function updateIssue(
  { result, posts, workflowRun }: GitHubViews,
  app: GivenApp,
): Promise<void> {
  const { event, gitHub, signal } = workflowRun;
  const { repository } = event;
  if (!repository)
    throw new GitHubFailure('There is no issue: the event does not name the repository.');
  const issue: Omit<StickyIssue, 'octokit'> = {
    repository,
    marker: markerOf('issue', ...namesOfGate(posts, event)),
    title: renderIssueTitle(result, app),
    body: renderComment(result),
    state: result.verdict.verdict === 'passed' ? 'closed' : 'open',
  };
  const changed = await gitHub.within({ signal, ...patientLimits }, (octokit) =>
    syncIssue({ ...issue, octokit }),
  );
  logChange('Issue', changed);
}

/** What tells one gate from another. */
function namesOfGate({ app, matrix }: Posts, { workflow, job, step }: WorkflowEvent) {
  return [app ? givenName(app) : '', workflow, job, step, JSON.stringify(matrix ?? {})];
}

function logChange(post: string, changed: PostChange): void {
  if ('url' in changed) info(forLog(`${post} ${changed.change}: ${changed.url}`));
}
