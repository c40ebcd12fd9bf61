import type { Decision } from '../../decision/judge.ts';
import { modeOf } from '../../decision/mode.ts';
import { mayHaveStarted } from '../../decision/progress.ts';
import { jobResult, notTested } from '../../decision/verdict.ts';
import { readDocsUrl, readEnvironment, summaryPlace } from '../../github/environment.ts';
import { redactAll } from '../../results/model/redaction.ts';
import type { Result } from '../../results/model/result.ts';
import { withStatusUrl } from '../output/status-url.ts';
import { detailsByEvent } from '../workflow/shown-details.ts';
import { describeCancellation } from './cancellation-message.ts';
import type { Gate } from './open-gate.ts';
import { policyLink } from './policy-link.ts';
import { byFileName } from './written-files.ts';

/** What the views tell of a decision, without secrets. */
export function resultOf(
  decision: Decision,
  { reporting, inputs, workflowRun, secrets }: Gate,
): Result {
  const { run, policySource, verdict } = decision;
  const { headSha, pullRequest } = workflowRun.event;
  const result: Result = {
    ...decision,
    run: run && inputs && withStatusUrl(inputs.connection.baseUrl, run),
    job: jobResult(verdict, reporting),
    mode: modeOf(reporting, run),
    asksForProof: reporting.asksForProof,
    versionUrl: inputs?.version?.url.href,
    needsJobs: reporting.needsJobs,
    baselineAppId: inputs?.baselineAppId,
    policyFile:
      inputs && policyLink(inputs.configFile, workflowRun.event, policySource !== undefined),
    details: detailsByEvent(reporting.details),
    commit: headSha,
    isPullRequest: pullRequest !== undefined,
    docsUrl: readDocsUrl(),
    runUrl: readEnvironment().runUrl,
    summaryPlace: summaryPlace(),
    files: byFileName(() => undefined),
  };
  return redactAll(result, secrets.redactors);
}

/** Replaces every other decision: a cancelled job has proven nothing. */
export function cancelledDecision({ progress, reporting }: Gate): Decision {
  const { app, run } = progress;
  const verdict = notTested('cancelled', describeCancellation(progress, reporting.taskId));
  return { verdict, app, run, hasStartedTest: mayHaveStarted(progress) };
}
