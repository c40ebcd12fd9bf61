import {
  describeBlocking,
  type Verdict,
  wasAskedFor,
  whatHappened,
} from '../../decision/verdict.ts';
import {
  type CommitStatus,
  createStatusWriter,
  type WriteCommitStatus,
} from '../../github/commit-status.ts';
import { readAttemptNumber, readEnvironment } from '../../github/environment.ts';
import type { Result } from '../../results/result.ts';
import { messageOf } from '../../text/sentences.ts';
import type { WorkflowRun } from '../policy/policy-reader.ts';
import { remark } from './annotate.ts';

/** A cancelled job is killed some 7 seconds after its signal. */
const cancelledLimits = { patienceMs: 1500, timeLimitMs: 4000 };

/** Writes the status of the judged commit, if one is wanted. One that cannot be written is a notice. */
export function createStatusReporter(
  context: string | undefined,
  { event, token, signal }: WorkflowRun,
) {
  const { repository, headSha: sha, pullRequest } = event;
  const { runUrl } = readEnvironment();
  const attemptUrl = runUrl && `${runUrl}/attempts/${readAttemptNumber()}`;
  const isFork = pullRequest?.isFork === true;
  const write =
    context === undefined
      ? undefined
      : createStatusWriter({ token, repository, sha, context, attemptUrl, isFork });
  const writeOrRemark = async (...status: Parameters<WriteCommitStatus>) => {
    try {
      await write?.(...status);
    } catch (error) {
      remark(messageOf(error));
    }
  };
  let begun: Promise<void> | undefined;
  return {
    /** Does not hold up the test. */
    begin: () => {
      begun = writeOrRemark({ state: 'pending', description: 'The security test has begun.' });
    },
    /** Comes last: a job that failed after it would leave a green status. */
    end: async (result: Result) => {
      await begun; // where nothing follows, the process would end before it is written
      const status = statusOf(result);
      if (status && !signal.aborted) await writeOrRemark(status);
    },
    cancel: () =>
      writeOrRemark(
        { state: 'error', description: 'Not tested: the job was cancelled.' },
        cancelledLimits,
      ),
  };
}

/** GitHub refuses a longer one, and the status would stay `pending`. */
const maxDescriptionLength = 140;

/**
 * `success` exactly when the job succeeds; undefined when there is nothing to say. In our own words
 * only: a message may quote the service or the app.
 */
export function statusOf({
  verdict,
  job,
  assessment,
}: Pick<Result, 'verdict' | 'job' | 'assessment'>): CommitStatus | undefined {
  if (wasAskedFor(verdict)) return undefined;
  const unmet = verdict.verdict === 'failed' ? 'failure' : 'error';
  const kept = job === 'warning' ? ', but the job succeeds' : '';
  const description = `${describe(verdict, assessment?.blocking.length ?? 0)}${kept}.`;
  return {
    state: job === 'failure' ? unmet : 'success',
    description: description.slice(0, maxDescriptionLength),
  };
}

function describe(verdict: Verdict, blockingCount: number): string {
  switch (verdict.verdict) {
    case 'passed':
      return 'Passed: no open finding blocks';
    case 'failed':
      return `Failed: ${describeBlocking(blockingCount)}${verdict.unproven ? ' (not all is proven)' : ''}`;
    case 'not-tested':
      return `Not tested: ${whatHappened(verdict)}`;
    case 'error':
      return `Error: ${whatHappened(verdict)}`;
  }
}
