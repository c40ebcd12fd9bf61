import { timestamp } from '../clock.ts';
import type { Finding } from '../service/findings.ts';
import { requireTaskOfApp } from './adopted-task.ts';
import { beginRun, completeRun, findRun } from './complete-run.ts';
import type { GateContext, GateOptions, PolicyFiles, SourceFiles } from './context.ts';
import { verdictOfFailure } from './failure.ts';
import { findApp } from './find-app.ts';
import { type Assessment, assess } from './findings/assessment.ts';
import type { Baseline } from './findings/baseline.ts';
import type { Threshold } from './findings/severity.ts';
import { requireNoLaterRun } from './later-runs.ts';
import { describePolicy, noProgress, type Progress } from './progress.ts';
import { readBaseline } from './read-baseline.ts';
import { readFindings } from './read-findings.ts';
import { notTested, Stopped, setupError, type Verdict, verdictOnFindings } from './verdict.ts';
import { proveVersion } from './version-proof.ts';

/** A verdict, with the assessment that it rests on when the build was tested. */
export interface Decision extends Pick<Progress, 'app' | 'run' | 'policy'> {
  verdict: Verdict;
  assessment?: Assessment | undefined;
  threshold?: Threshold | undefined;
  sources?: SourceFiles | undefined;
  /** The version that was proven to be the tested one, when that was asked for. */
  provenVersion?: string | undefined;
}

/**
 * Tests the app and always decides: whatever is thrown on the way becomes `not-tested` or `error`.
 * @param options `progress` is there for a caller that may end the work before it is done
 */
export async function decide({
  progress = noProgress(),
  ...options
}: Omit<GateOptions, 'progress'> & { progress?: Progress }): Promise<Decision> {
  const decision = await testAndAssess({ ...options, progress }).catch((error: unknown) => ({
    verdict: withLostTrigger(verdictOfException(error), progress),
  }));
  const { app, run, policy } = progress;
  return { ...decision, app, run, policy };
}

function verdictOfException(error: unknown): Verdict {
  return error instanceof Stopped ? error.verdict : verdictOfFailure(error);
}

/** Adds that a run may have been paid for. */
function withLostTrigger(verdict: Verdict, { triggering, lostTrigger }: Progress): Verdict {
  const lost = ' A run may have started at the service: the answer to a trigger was lost.';
  return triggering || lostTrigger ? { ...verdict, message: `${verdict.message}${lost}` } : verdict;
}

async function testAndAssess(options: GateOptions): Promise<Decision> {
  const { deployment, settings, progress, onEvent } = options;
  const { app, files } = await findAppAndFiles(options);
  progress.policy = describePolicy(files.policy, files.policyOrigin);
  onEvent({ kind: 'policy-read', policy: progress.policy });
  const gate = { ...options, app, proof: deployment && proveVersion(options, deployment) };
  const baseline = await readBaseline(gate, files);
  if (settings.dryRun) throw await endOfDryRun(gate);

  const begun = await beginRun(gate);
  if (!settings.waitForCompletion) {
    const message = 'A run was triggered and not waited for (`wait-for-completion: false`).';
    throw new Stopped(notTested('not-awaited', message));
  }
  const completed = await completeRun(gate, begun);
  await requireTaskOfApp(gate, completed.run);
  const findings = await readFindings(gate, gate.app.appId);
  const readAt = timestamp(gate.clock);
  const provenVersion = await gate.proof?.afterRun();
  const decision = judge(gate, files, baseline, findings);
  if (provenVersion === undefined && decision.verdict.verdict === 'passed')
    await requireNoLaterRun(gate, completed, readAt);
  return { ...decision, provenVersion };
}

/** Both at once. If neither can be had, the files decide the verdict. */
async function findAppAndFiles(options: GateOptions) {
  const [files, app] = await Promise.allSettled([options.readPolicyFiles(), findApp(options)]);
  if (files.status === 'rejected') throw files.reason;
  if (app.status === 'rejected') throw app.reason;
  return { files: files.value, app: app.value };
}

/** The verdict on findings that were read whole, of a run that tested what it should. */
function judge(
  { app, settings, clock }: GateContext,
  { policy, sources }: PolicyFiles,
  baseline: Baseline | undefined,
  findings: Finding[],
): Decision {
  const threshold = settings.threshold ?? policy?.threshold ?? 'high';
  const { newOnly } = settings;
  const now = clock.wallNow();
  const rules = { threshold, policy, newOnly, baseline, now, appId: app.appId };
  const assessment = assess(findings, rules);
  return { verdict: verdictOnFindings(assessment), assessment, threshold, sources };
}

/** The role is the one thing that reading the app does not prove: every role may read. */
async function endOfDryRun(gate: GateContext): Promise<Stopped> {
  const { client, proof, settings } = gate;
  const roles = await client.roles();
  if (roles.length > 0 && roles.every((role) => role.toLowerCase() === 'viewer')) {
    const message = 'The login has the role Viewer, which may not start tests.';
    throw new Stopped(setupError('forbidden', message));
  }
  const { taskId } = settings;
  if (taskId !== undefined) await findRun(gate, taskId);
  await proof?.beforeTrigger();
  const role = roles.join(', ') || 'unknown (the token does not name it)';
  const build = proof ? ', the expected version is deployed' : '';
  const message = `Inputs, login and app are in order, the role is ${role}${build}; nothing was triggered (\`dry-run\`).`;
  return new Stopped(notTested('dry-run', message));
}
