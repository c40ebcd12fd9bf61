import type { Finding } from '../service/findings.ts';
import { requireTie } from './adopted-task.ts';
import { beginRun, completeRun, findRun } from './complete-run.ts';
import type { GateContext, GateEvent, GateOptions, PolicyFiles, SourceFiles } from './context.ts';
import { verdictOfFailure } from './failure.ts';
import { findApp } from './find-app.ts';
import { type Assessment, assess } from './findings/assessment.ts';
import type { Baseline } from './findings/baseline.ts';
import type { Threshold } from './findings/severity.ts';
import { supersededBy } from './later-runs.ts';
import { momentOf } from './moment.ts';
import { noProgress, note, type Progress } from './progress.ts';
import { readBaseline } from './read-baseline.ts';
import { readFindings } from './read-findings.ts';
import { notTested, setupError, type Verdict, verdictOnFindings } from './verdict.ts';
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
 * @param progress is kept up to date meanwhile
 */
export async function decide(options: GateOptions, progress = noProgress()): Promise<Decision> {
  const tell = (event: GateEvent) => {
    note(event, progress);
    options.tell(event);
  };
  const decision = await testAndAssess({ ...options, tell }).catch((error: unknown) => ({
    verdict: withLostTrigger(verdictOfFailure(error), progress),
  }));
  const { app, run, policy } = progress;
  return { ...decision, app, run, policy };
}

/** A run that may have been paid for is told of. */
function withLostTrigger(verdict: Verdict, { triggering, lostTrigger }: Progress): Verdict {
  const lost = ' A run may have started at the service: the answer to a trigger was lost.';
  return triggering || lostTrigger ? { ...verdict, message: `${verdict.message}${lost}` } : verdict;
}

async function testAndAssess(options: GateOptions): Promise<Decision> {
  const { deployment, settings, tell } = options;
  const [found, files] = await Promise.all([findApp(options), options.policyFiles]);
  if ('verdict' in files) return files;
  if ('verdict' in found) return { verdict: found };
  const proof = deployment && proveVersion(options, deployment);
  const gate = { ...options, app: found.app, proof };
  const { policy, policyOrigin } = files;
  tell({ kind: 'policy-read', policy, policyOrigin });
  const baseline = await readBaseline(gate, files);
  if (baseline && 'verdict' in baseline) return { verdict: baseline };
  if (settings.dryRun) return { verdict: await verdictOnDryRun(gate) };

  const begun = await beginRun(gate);
  if ('verdict' in begun) return { verdict: begun };
  if (!settings.waitForCompletion) {
    const message = 'A run was triggered and not waited for (`wait-for-completion: false`).';
    return { verdict: notTested('not-awaited', message) };
  }

  const completed = await completeRun(gate, begun);
  if ('verdict' in completed) return { verdict: completed };
  const untied = await requireTie(gate, completed.run);
  if (untied) return { verdict: untied };
  const findings = await readFindings(gate, gate.app.appId);
  if ('verdict' in findings) return { verdict: findings };
  const readAt = momentOf(gate.clock);
  const unproven = await proof?.afterRun();
  if (unproven) return { verdict: unproven };
  const decision = judge(gate, files, baseline, findings);
  if (proof || decision.verdict.verdict !== 'passed') return decision;
  const superseded = await supersededBy(gate, completed, readAt);
  return superseded ? { verdict: superseded } : decision;
}

/** The verdict on findings that were read whole, of a run that tested what it should. */
function judge(
  { app, settings, proof, today }: GateContext,
  { policy, sources }: PolicyFiles,
  baseline: Baseline | undefined,
  findings: Finding[],
): Decision {
  const threshold = settings.threshold ?? policy?.threshold ?? 'high';
  const { newOnly } = settings;
  const rules = { threshold, policy, newOnly, baseline, today: today(), appId: app.appId };
  const assessment = assess(findings, rules);
  const verdict = verdictOnFindings(assessment);
  return { verdict, assessment, threshold, sources, provenVersion: proof?.expected };
}

/** The role is the one thing that reading the app does not prove: every role may read. */
async function verdictOnDryRun(gate: GateContext): Promise<Verdict> {
  const { client, proof, settings } = gate;
  const roles = await client.roles();
  if (roles.length > 0 && roles.every((role) => role.toLowerCase() === 'viewer'))
    return setupError('forbidden', 'The login has the role Viewer, which may not start tests.');
  const { taskId } = settings;
  const found = taskId === undefined ? undefined : await findRun(gate, taskId);
  if (found && 'verdict' in found) return found;
  const unproven = await proof?.beforeTrigger();
  if (unproven) return unproven;
  const role = roles.join(', ') || 'not told by the token';
  const build = proof ? ', the expected version is deployed' : '';
  const message = `Inputs, login and app are in order, the role is ${role}${build}; nothing was triggered (\`dry-run\`).`;
  return notTested('dry-run', message);
}
