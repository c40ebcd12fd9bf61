import { info } from '@actions/core';
import { modeOf } from '../../decision/mode.ts';
import { noProgress } from '../../decision/progress.ts';
import type { Verdict } from '../../decision/verdict.ts';
import { redactAll } from '../../results/model/redaction.ts';
import type { Result } from '../../results/model/result.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { awaitBriefly, unlessCancelled } from '../opening/cancellation.ts';
import { openAction } from '../opening/open-action.ts';
import { certificateVariables } from '../workflow/certificate-variables.ts';
import { createStatusReporter } from './commit-status.ts';
import { declaration } from './declaration.ts';
import type { GitHubViews } from './github-views.ts';
import { findRefusal, type GateInputs, interpretInputs } from './interpret-inputs.ts';
import { describeJudgedPullRequest, readJudgedEvent } from './judged-event.ts';
import { publish, removeResults } from './publish.ts';
import { announce, setOutputs } from './verdict-output.ts';
import { workflowFacts } from './workflow-facts.ts';

/** Time limit of the posts of a cancelled job, which the runner kills after 10 seconds. */
const lastPostsLimitMs = 4000;

/**
 * Runs the gate, which sets a verdict as output even when the job is cancelled.
 * @returns whether the job succeeds
 */
export async function run(signal: AbortSignal): Promise<boolean> {
  const opened = await openGate(signal);
  const { workflowRun, inputs, refusal, secrets } = opened;
  const judged = describeJudgedPullRequest(workflowRun.event);
  if (judged !== undefined) info(judged);
  const { settings, github } = inputs;
  const context = settings.dryRun ? undefined : github.statusContext;
  const status = createStatusReporter(context, workflowRun);
  status.begin();
  const gate = { ...opened, status };
  if (refusal?.reason === 'invalid-input') {
    await refuseInputs(gate, redactAll(refusal, secrets.redactors));
    return false;
  }
  return testUntilCancelled(gate, signal);
}

/** The inputs as they were read, and what the verdict is reported with. */
type Gate = Awaited<ReturnType<typeof openGate>> & {
  status: ReturnType<typeof createStatusReporter>;
};

/** Reports a verdict on invalid inputs. */
async function refuseInputs(gate: Gate, verdict: Verdict): Promise<void> {
  const { reader, workflowRun, inputs, status } = gate;
  const result: Result = {
    verdict,
    job: 'failure',
    mode: modeOf(inputs.settings, undefined),
    hasStartedTest: false,
    ...workflowFacts(inputs, workflowRun.event),
  };
  await removeResults(inputs.views);
  await publishUntested(result, inputs);
  if (mayPost(reader)) await postViews({ result, inputs, workflowRun });
  await status.end(result);
}

/** Decides and reports the verdict; if the job is cancelled meanwhile, reports that instead. */
async function testUntilCancelled(gate: Gate, signal: AbortSignal): Promise<boolean> {
  const { inputs, workflowRun, status } = gate;
  // Loaded only now, since a gate with invalid inputs does not need it.
  const { cancelledResult, runGate } = await import('./run-gate.ts');
  const progress = noProgress();
  const job = { ...gate, progress };
  let isPosting = false;
  const testing = runGate(job).then(async (result) => {
    isPosting = true;
    await postViews({ result, inputs, workflowRun });
    await status.end(result);
    return result.job !== 'failure';
  });
  return unlessCancelled(signal, testing, async () => {
    const statusWritten = status.cancel();
    if (!isPosting) await awaitBriefly(testing); // what it still writes must come first
    const result = cancelledResult(job);
    const posting = { ...workflowRun, signal: AbortSignal.timeout(lastPostsLimitMs) };
    // Replaces the verdict that comment and issue may already show.
    const posted = isPosting && postViews({ result, inputs, workflowRun: posting });
    try {
      await publishUntested(result, inputs);
      return false;
    } finally {
      await removeResults(inputs.views);
      await Promise.all([statusWritten, posted]);
    }
  });
}

/** Imports the code for comment and issue only now, so that no request to the service waits. */
async function postViews(views: GitHubViews): Promise<void> {
  const { updateGitHubViews } = await import('./github-views.ts');
  await updateGitHubViews(views);
}

/** Reads the inputs and the event, and decides whether the gate may start. */
export async function openGate(signal: AbortSignal) {
  const opened = await openAction(
    declaration,
    signal,
    interpretInputs,
    (values, reader) => (connect) =>
      readJudgedEvent(reader, values['pull-request-number'], connect),
  );
  return { ...opened, refusal: findRefusal(opened) };
}

const inputsForPosting = [
  ...certificateVariables,
  'GITHUB_REPOSITORY',
  'app-id',
  'app-url',
  'pull-request-number',
  'comment-summary-in-pr',
  'open-issue',
  'matrix',
];

/** Whether the comment of an earlier pass can be found and replaced despite invalid inputs. */
function mayPost(reader: InputReader): boolean {
  return !reader.hasUndeclared && !inputsForPosting.some((input) => reader.isRefused(input));
}

/** Publishes a result for which nothing was tested: outputs, findings file, summary and log. */
async function publishUntested(result: Result, { views }: GateInputs): Promise<void> {
  announce(await publish(setOutputs(result), views, ''));
}
