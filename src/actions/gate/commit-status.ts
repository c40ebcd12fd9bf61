import { createStatusWriter, type WriteCommitStatus } from '../../github/commit-status.ts';
import { readAttemptNumber, readEnvironment } from '../../github/environment.ts';
import { finalStatusOf } from '../../results/final-status.ts';
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
      const status = finalStatusOf(result);
      if (status && !signal.aborted) await writeOrRemark(status);
    },
    cancel: () =>
      writeOrRemark(
        { state: 'error', description: 'Not tested: the job was cancelled.' },
        cancelledLimits,
      ),
  };
}
