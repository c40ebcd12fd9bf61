import type { GateContext } from '../../decision/context.ts';
import { decide } from '../../decision/decide.ts';
import type { Decision } from '../../decision/judge.ts';
import { seenAppsOf } from '../../decision/verdict.ts';
import { readEnvironment } from '../../github/environment.ts';
import { createVisibilityCheck } from '../../github/visibility.ts';
import type { Result } from '../../results/model/result.ts';
import { inOrder } from '../opening/cancellation.ts';
import { shownDetails } from '../workflow/shown-details.ts';
import { warnOnFailure } from './annotate.ts';
import { logFindings } from './findings-log.ts';
import { createContext } from './gate-context.ts';
import { resultOf } from './gate-result.ts';
import type { Gate } from './open-gate.ts';
import { publish, removeResults, warnOfMissingProof } from './publish.ts';
import { deliverReport, isReportWanted } from './report.ts';
import { announce, setOutputs } from './verdict-output.ts';

/**
 * Decides, sets the outputs, and then shows the verdict. What fails from then on is a warning, and
 * does not change the verdict.
 */
export async function runGate(gate: Gate): Promise<Result> {
  const { inputs, refusal, workflowRun } = gate;
  const { event, signal } = workflowRun;
  const isPublic = createVisibilityCheck(readEnvironment().visibility, workflowRun);
  warnOfMissingProof(inputs);
  await removeResults(inputs.views);
  const context = await createContext(gate);
  const decision: Decision = refusal
    ? { verdict: refusal, hasStartedTest: false }
    : await decide(context);
  return inOrder(signal, resultOf(decision, gate), [
    setOutputs,
    (result) => checkPermissions(result, gate),
    (result) => logDetails(result, gate, isPublic),
    (result) => addReport(result, gate, { ...context, ...decision }, isPublic),
    (result) => publish(result, inputs.views, event.workflow, signal),
    announce,
  ]);
}

/** A dry run also checks what the gate would write on GitHub. */
async function checkPermissions(result: Result, { inputs, workflowRun }: Gate): Promise<Result> {
  if (!inputs.dryRun) return result;
  const { warnOfPermissions } = await import('./github-views.ts');
  await warnOnFailure('The permissions could not be checked', () =>
    warnOfPermissions(inputs, workflowRun),
  );
  return result;
}

/** Without apps there is nothing to hide, so GitHub need not be asked for the visibility. */
async function logDetails(
  result: Result,
  { inputs }: Gate,
  isPublic: () => Promise<boolean>,
): Promise<Result> {
  if (!result.app && !seenAppsOf(result.verdict)) return result;
  const details = await shownDetails(inputs.details, isPublic);
  if (result.assessment) logFindings(result.assessment, details);
  return { ...result, details };
}

/** The report of a run that was judged. */
async function addReport(
  result: Result,
  { inputs, secrets }: Gate,
  { assessment, app, run, client, clock }: Decision & Pick<GateContext, 'client' | 'clock'>,
  isPublic: () => Promise<boolean>,
): Promise<Result> {
  if (!assessment || !app || !run || !(await isReportWanted(inputs.report, isPublic)))
    return result;
  const environment = readEnvironment();
  const delivery = { client, clock, environment, inputs: inputs.report, appId: app.appId, run };
  const report = await deliverReport({ ...delivery, redact: secrets.redactors.text });
  return { ...result, report };
}
