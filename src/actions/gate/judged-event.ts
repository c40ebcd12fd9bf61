import { type NotTested, notTested } from '../../decision/verdict.ts';
import { readWorkflowEvent, type WorkflowEvent } from '../../github/event.ts';
import { outageOf } from '../../github/failure.ts';
import type { Ask } from '../../github/octokit.ts';
import { messageOf } from '../../text/sentences.ts';
import { forLog } from '../../text/untrusted.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import type { Rerun } from './needs.ts';

const input = 'pull-request-number';

/**
 * Reads the event, with the pull request that is judged. If that cannot be read, `reader` records
 * the problem, and the commit is unknown.
 */
export async function readJudgedEvent(
  reader: InputReader,
  given: number | undefined,
  ask: Ask,
): Promise<WorkflowEvent> {
  const event = readWorkflowEvent();
  const isComment = event.name === 'issue_comment';
  const number = given ?? (isComment ? event.subject.pullRequests[0] : undefined);
  if (reader.hasProblem(input)) return { ...event, headSha: undefined };
  if (number === undefined) return event;
  const { eventAboutPullRequest } = await import('../../github/judged-pull-request.ts');
  try {
    return await eventAboutPullRequest(event, number, ask);
  } catch (error) {
    const which = given === undefined ? ` #${number}, which the comment is on` : ` #${number}`;
    const why = messageOf(error).replace(/\.$/, '');
    reader.addProblem(input, `cannot be${which}: ${why}`, outageOf(error));
    return { ...event, headSha: undefined };
  }
}

/** The verdict when the event reports that nothing was deployed; else undefined. */
export function judgeOutcome({ name, outcome }: WorkflowEvent): NotTested | undefined {
  if (!outcome || outcome.value === 'success') return undefined;
  const { field, value } = outcome;
  const message = `The event \`${name}\` reports \`${field}\` ${forLog(value)}, not success. Nothing was sent to the service.`;
  return notTested('not-deployed', message, explainOutcome(name, value));
}

/**
 * The verdict when the event of a deployment is replayed, which deploys nothing; undefined in the
 * first attempt, on other events, and where the version shows what is deployed now.
 */
export function judgeReplay({ name, outcome }: WorkflowEvent, rerun: Rerun): NotTested | undefined {
  if (!outcome || rerun.attempt === 1 || rerun.provesVersion) return undefined;
  const message = `This is attempt ${rerun.attempt} of the workflow run, which replays the old event \`${name}\`: another build may have been deployed since. Nothing was sent to the service.`;
  return notTested('not-deployed', message, {
    heading: 'nothing shows that this attempt deployed the app',
    nextStep: `Deploy again: once that succeeds, it starts this check. ${rerunIsUseless}`,
    remedy: 'Give the input `version-url`, which proves the build.',
  });
}

const rerunIsUseless = 'Running this one again replays the old event, and changes nothing.';

function explainOutcome(event: string, outcome: string) {
  if (event === 'workflow_run')
    return {
      heading: 'the workflow before this one did not succeed',
      nextStep: `Open that workflow run to see why, and run it again: once it succeeds, it starts this check. ${rerunIsUseless}`,
    };
  if (/^(?:queued|pending|waiting|in_progress)$/.test(outcome))
    return {
      heading: 'the deployment has not ended yet',
      nextStep: 'Nothing to do: once the deployment succeeds, it starts this check again.',
    };
  return {
    heading: 'the deployment did not succeed',
    nextStep: `Open the log of the deployment to see why, and deploy again: once that succeeds, it starts this check. ${rerunIsUseless}`,
  };
}

/** A line of the log that names the pull request, if the event itself does not. */
export function describeJudgedPullRequest(event: WorkflowEvent): string | undefined {
  const { pullRequest, headSha } = event;
  if (!pullRequest || readWorkflowEvent().pullRequest) return undefined;
  return forLog(`Pull request #${pullRequest.number}: ${headSha}`);
}
