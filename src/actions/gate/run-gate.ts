import type { GateContext } from '../../decision/context.ts';
import { decide } from '../../decision/decide.ts';
import type { Decision } from '../../decision/judge.ts';
import { seenAppsOf } from '../../decision/verdict.ts';
import { createVisibilityCheck } from '../../github/visibility.ts';
import type { Result } from '../../results/model/result.ts';
import { inOrder } from '../opening/cancellation.ts';
import { shownDetails } from '../workflow/shown-details.ts';
import { warnOnFailure } from './annotate.ts';
import { logFindings } from './findings-log.ts';
import { createContext, type StartedGate } from './gate-context.ts';
import { resultOf } from './gate-result.ts';
import type { Gate } from './open-gate.ts';
import { publish, removeResults, warnOfMissingProof } from './publish.ts';
import { deliverReport, isReportWanted } from './report.ts';
import { announce, setOutputs } from './verdict-output.ts';

/**
 * Decides, unless there is an early verdict, sets the outputs, and then shows the verdict. What
 * fails from then on is a warning, and does not change the verdict.
 */
export async function runGate(gate: Gate): Promise<Result> {
  const { reporting, workflowRun } = gate;
  warnOfMissingProof(reporting);
  await removeResults(reporting.views);
  if (gate.earlyVerdict) return show({ verdict: gate.earlyVerdict, hasStartedTest: false }, gate);
  const isPublic = createVisibilityCheck(workflowRun);
  const context = await createContext(gate);
  const decision = await decide(context);
  return show(decision, gate, [
    (result) => logDetails(result, gate, isPublic),
    (result) => addReport(result, gate, { ...context, ...decision }, isPublic),
  ]);
}

function show(
  decision: Decision,
  gate: Gate,
  additions: readonly ((result: Result) => Promise<Result>)[] = [],
): Promise<Result> {
  const { reporting, workflowRun } = gate;
  const { event, signal } = workflowRun;
  return inOrder(signal, resultOf(decision, gate), [
    setOutputs,
    (result) => checkPermissions(result, gate),
    ...additions,
    (result) => publish(result, reporting.views, event.workflow, signal),
    announce,
  ]);
}

/** A dry run also checks what the gate would write on GitHub. */
async function checkPermissions(result: Result, gate: Gate): Promise<Result> {
  if (!gate.reporting.dryRun) return result;
  const { warnOfPermissions } = await import('./github-views.ts');
  await warnOnFailure('The permissions could not be checked', () => warnOfPermissions(gate));
  return result;
}

/** Without apps there is nothing to hide, so GitHub need not be asked for the visibility. */
async function logDetails(
  result: Result,
  { reporting }: Gate,
  isPublic: () => Promise<boolean>,
): Promise<Result> {
  if (!result.app && !seenAppsOf(result.verdict)) return result;
  const details = await shownDetails(reporting.details, isPublic);
  if (result.assessment) logFindings(result.assessment, details);
  return { ...result, details };
}

/** The report of a run that was judged. */
async function addReport(
  result: Result,
  { inputs, secrets }: StartedGate,
  { assessment, app, run, client, clock }: Decision & Pick<GateContext, 'client' | 'clock'>,
  isPublic: () => Promise<boolean>,
): Promise<Result> {
  if (!assessment || !app || !run || !(await isReportWanted(inputs.report, isPublic)))
    return result;
  const delivery = { client, clock, inputs: inputs.report, appId: app.appId, run };
  const report = await deliverReport({ ...delivery, redact: secrets.redactors.text });
  return { ...result, report };
}
