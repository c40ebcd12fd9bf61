import { createStatusWriter, type WriteCommitStatus } from '../../github/commit-status.ts';
import { readAttemptNumber, readEnvironment } from '../../github/environment.ts';
import { finalStatusOf } from '../../results/model/final-status.ts';
import type { Result } from '../../results/model/result.ts';
import type { WorkflowRun } from '../workflow/workflow-run.ts';
import { notifyOnFailure } from './annotate.ts';

/** For the last status of a cancelled job, which the runner kills after 10 seconds. */
const cancelledLimits = { patienceMs: 1500, timeLimitMs: 4000 };

/** Writes the status of the judged commit, if the workflow wants one. A failure is a notice. */
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
  const writeOrNotify = (...status: Parameters<WriteCommitStatus>) =>
    notifyOnFailure(async () => write?.(...status));
  let begun: Promise<void> | undefined;
  return {
    /** Starts to write `pending`; the test does not wait for it. */
    begin: () => {
      begun = writeOrNotify({ state: 'pending', description: 'The security test has begun.' });
    },
    /** Call it last: a job that fails after it would leave a green status. */
    end: async (result: Result) => {
      await begun; // a gate that does not wait for its run may end before `pending` is written
      const status = finalStatusOf(result);
      if (status && !signal.aborted) await writeOrNotify(status);
    },
    cancel: () =>
      writeOrNotify(
        { state: 'error', description: 'Not tested: the job was cancelled.' },
        cancelledLimits,
      ),
  };
}
