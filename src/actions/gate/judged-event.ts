import { readWorkflowEvent, type WorkflowEvent } from '../../github/event.ts';
import { isOutage } from '../../github/failure.ts';
import { messageOf } from '../../text/sentences.ts';
import { forLog } from '../../text/untrusted.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import type { Connect } from '../policy/policy-reader.ts';

const input = 'pull-request-number';

/**
 * The event with the pull request that is judged. With a problem recorded in `reader`, it is unknown
 * which commit that is.
 */
export async function readJudgedEvent(
  reader: InputReader,
  connect: Connect,
): Promise<WorkflowEvent> {
  const event = readWorkflowEvent();
  const rule = { fallback: 0, min: 1, max: Number.MAX_SAFE_INTEGER, integer: true };
  const given = reader.number(input, rule);
  const isComment = event.name === 'issue_comment';
  const number = given === 0 && isComment ? event.subject.pullRequest : given;
  if (reader.isRefused(input)) return { ...event, headSha: undefined };
  if (!number) return event;
  const { adoptPullRequest } = await import('../../github/adopted-pull-request.ts');
  try {
    return await adoptPullRequest(event, number, connect);
  } catch (error) {
    const which = given === 0 ? ` #${number}, which the comment is on` : ` #${number}`;
    const why = messageOf(error).replace(/\.$/, '');
    reader.refuse(input, `cannot be${which}: ${why}`, { isOutage: isOutage(error) });
    return { ...event, headSha: undefined };
  }
}

/** For the log: the pull request that the event did not bring by itself. */
export function describeAdopted(event: WorkflowEvent): string | undefined {
  const { pullRequest, headSha } = event;
  if (!pullRequest || readWorkflowEvent().pullRequest) return undefined;
  return forLog(`Pull request #${pullRequest.number}: ${headSha}`);
}
