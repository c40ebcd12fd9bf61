import { info } from '@actions/core';
import type { SetupError } from '../../decision/verdict.ts';
import type { Result } from '../../results/model/result.ts';
import { unlessCancelled } from '../opening/cancellation.ts';
import { readAppsToName } from '../opening/missing-app.ts';
import { detailsOfRun } from '../workflow/shown-details.ts';
import { createStatusReporter } from './commit-status.ts';
import { cancelledDecision, resultOf } from './gate-result.ts';
import { describeJudgedPullRequest } from './judged-event.ts';
import { findNothingToTest } from './nothing-to-test.ts';
import { type Gate, openGate } from './open-gate.ts';
import { publish, removeResults } from './publish.ts';
import { announce, setOutputs } from './verdict-output.ts';

/** Time limit of the posts of a cancelled job, which the runner kills after 10 seconds. */
const lastPostsLimitMs = 4000;

type Status = ReturnType<typeof createStatusReporter>;

/**
 * Runs the gate, which sets a verdict as output even when the job is cancelled.
 *
 * 1. Reads inputs and event, and marks the commit as being tested.
 * 2. Leaves untested a change that needs no test, or reports inputs that are invalid, and ends.
 * 3. Tests the app, and shows the verdict: outputs, report, files, summary.
 * 4. Posts it: comment, issue and commit status.
 * 5. Replaces all that by `cancelled` if the job was cancelled meanwhile.
 *
 * @returns whether the job succeeds
 */
export async function run(signal: AbortSignal): Promise<boolean> {
  const opened = await openGate(signal);
  const { workflowRun, reporting } = opened;
  const judged = describeJudgedPullRequest(workflowRun.event);
  if (judged !== undefined) info(judged);
  const status = createStatusReporter(reporting, workflowRun);
  const nothing = await findNothingToTest(opened);
  const gate = nothing ? { ...opened, inputs: undefined, earlyVerdict: nothing } : opened;
  if (gate.earlyVerdict?.reason === 'invalid-input') {
    await reportInvalidInputs(gate, gate.earlyVerdict, status);
    return false;
  }
  // Loaded only now, since a gate with invalid inputs does not need it.
  const { runGate } = await import('./run-gate.ts');
  const shown = await unlessCancelled(signal, runGate(gate));
  const posted = shown && (await unlessCancelled(signal, post(shown, gate, status)));
  if (posted) return posted.job !== 'failure';
  await takeBack(gate, status, { isPosted: shown !== undefined });
  return false;
}

/** Reports a verdict on invalid inputs. */
async function reportInvalidInputs(gate: Gate, verdict: SetupError, status: Status): Promise<void> {
  const seenApps = await readAppsToName(gate);
  const untested = resultOf({ verdict: { ...verdict, seenApps }, hasStartedTest: false }, gate);
  const details = seenApps && (await detailsOfRun(gate.reporting.details, gate.workflowRun));
  const result = details ? { ...untested, details } : untested;
  await removeResults(gate.reporting.views);
  await publishUntested(result, gate);
  if (gate.posts?.app) await postViews(gate, result);
  await status.end(result);
}

async function post(result: Result, gate: Gate, status: Status): Promise<Result> {
  await postViews(gate, result);
  await status.end(result);
  return result;
}

/** Reports that the job was cancelled, in place of the verdict that may already be shown. */
async function takeBack(
  gate: Gate,
  status: Status,
  { isPosted }: { isPosted: boolean },
): Promise<void> {
  const result = resultOf(cancelledDecision(gate), gate);
  const workflowRun = { ...gate.workflowRun, signal: AbortSignal.timeout(lastPostsLimitMs) };
  const posted = isPosted && postViews({ ...gate, workflowRun }, result);
  await publishUntested(result, gate);
  await removeResults(gate.reporting.views);
  await Promise.all([status.cancelled, posted]);
}

/** Imports the code for comment and issue only now, so that no request to the service waits. */
async function postViews({ posts, workflowRun }: Gate, result: Result): Promise<void> {
  if (!posts) return;
  const { updateGitHubViews } = await import('./github-views.ts');
  await updateGitHubViews({ posts, result, workflowRun });
}

/** Publishes a result for which nothing was tested: outputs, findings file, summary and log. */
async function publishUntested(result: Result, { reporting }: Gate): Promise<void> {
  announce(await publish(setOutputs(result), reporting.views, ''));
}
