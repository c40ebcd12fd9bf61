import { createStatusWriter, type WriteCommitStatus } from '../../github/commit-status.ts';
import { readEnvironment } from '../../github/environment.ts';
import { finalStatusOf } from '../../results/model/final-status.ts';
import type { Result } from '../../results/model/result.ts';
import { cancellation } from '../opening/cancellation.ts';
import type { WorkflowRun } from '../workflow/workflow-run.ts';
import { notifyOnFailure } from './annotate.ts';
import type { Reporting } from './interpret-inputs.ts';

/** For the last status of a cancelled job, which the runner kills after 10 seconds. */
const cancelledLimits = { patienceMs: 1500, timeLimitMs: 4000 };

/**
 * Writes the status of the judged commit, if the workflow wants one. A failure is a notice. Starts
 * with `pending`; the test does not wait for it.
 */
export function createStatusReporter(
  { statusContext, dryRun }: Pick<Reporting, 'statusContext' | 'dryRun'>,
  { event, gitHub, signal }: WorkflowRun,
) {
  const context = dryRun ? undefined : statusContext;
  const { repository, headSha: sha, pullRequest } = event;
  const { runUrl, attemptPath } = readEnvironment();
  const attemptUrl = runUrl && `${runUrl}${attemptPath}`;
  const isFork = pullRequest?.isFork === true;
  const write =
    context === undefined
      ? undefined
      : createStatusWriter({ gitHub, repository, sha, context, attemptUrl, isFork });
  const writeOrNotify = (...status: Parameters<WriteCommitStatus>) =>
    notifyOnFailure(async () => write?.(...status));
  const begun = writeOrNotify({ state: 'pending', description: 'The security test has begun.' });
  return {
    /** Call it last: a job that fails after it would leave a green status. */
    end: async (result: Result) => {
      await begun; // a gate that does not wait for its run may end before `pending` is written
      const status = finalStatusOf(result);
      if (status && !signal.aborted) await writeOrNotify(status);
    },
    /** Resolves once the status says that the job was cancelled, which it does at once. */
    cancelled: cancellation(signal).then(() =>
      writeOrNotify(
        { state: 'error', description: 'Not tested: the job was cancelled.' },
        cancelledLimits,
      ),
    ),
  };
}
