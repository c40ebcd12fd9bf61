import { requireTaskOfApp } from './adopted-task.ts';
import { beginRun, completeRun, findRun } from './complete-run.ts';
import type {
  GateContext,
  GateOptions,
  JudgedRun,
  NewestResult,
  ObservedRun,
  PolicyFiles,
  SourceFiles,
} from './context.ts';
import { verdictOfFailure } from './failure.ts';
import { findApp } from './find-app.ts';
import { type Assessment, assess } from './findings/assessment.ts';
import type { Baseline } from './findings/baseline.ts';
import type { Threshold } from './findings/severity.ts';
import { requireNoLaterRun } from './later-runs.ts';
import {
  describeResult,
  findNewestResult,
  readFindingsOfResult,
  requireStillNewest,
  runOfResult,
} from './newest-result.ts';
import { describePolicy, noProgress, type Progress } from './progress.ts';
import { readBaseline } from './read-baseline.ts';
import { type Reading, readFindingsOfRun } from './read-findings.ts';
import {
  countOf,
  notTested,
  Stopped,
  setupError,
  type Verdict,
  verdictOnFindings,
} from './verdict.ts';
import { proveVersion } from './version-proof.ts';

/** A verdict, with the assessment that it rests on when the build was tested. */
export interface Decision extends Pick<Progress, 'app' | 'policy'> {
  verdict: Verdict;
  /** Which earlier result was judged, and what that does not prove. */
  basis?: string | undefined;
  run?: JudgedRun | undefined;
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
    verdict: withLostTriggers(verdictOfException(error), progress),
  }));
  const { app, run, policy } = progress;
  return { run, ...decision, app, policy };
}

function verdictOfException(error: unknown): Verdict {
  return error instanceof Stopped ? error.verdict : verdictOfFailure(error);
}

/** Adds how many runs may have been paid for, unless that is certain. */
function withLostTriggers(verdict: Verdict, progress: Progress): Verdict {
  const lost = progress.lostTriggers + Number(progress.triggering);
  if (lost === 0) return verdict;
  const paid = lost + progress.acceptedTriggers;
  const which = lost === 1 ? 'a trigger' : `${lost} triggers`;
  const message = `${verdict.message} Up to ${countOf(paid, 'run')} may have been paid for: the answer to ${which} was lost.`;
  return { ...verdict, message };
}

async function testAndAssess(options: GateOptions): Promise<Decision> {
  const { deployment, settings, progress, onEvent } = options;
  const { app, files } = await findAppAndFiles(options);
  progress.policy = describePolicy(files.policy, files.policyOrigin);
  onEvent({ kind: 'policy-read', policy: progress.policy });
  const gate = { ...options, app, proof: deployment && proveVersion(options, deployment) };
  const baseline = await readBaseline(gate, files);
  if (settings.dryRun) throw await endOfDryRun(gate);

  const newest = await findNewestResult(gate);
  if (newest) return judgeNewest(gate, newest, files, baseline);
  const begun = await beginRun(gate);
  if (!settings.waitForCompletion) {
    const message = 'A run was triggered and not waited for (`wait-for-completion: false`).';
    throw new Stopped(notTested('not-awaited', message));
  }
  const completed = await completeRun(gate, begun);
  await requireTaskOfApp(gate, completed.run);
  const prove: Proof = (reading, fails) => proveRun(gate, completed, reading, fails);
  return judge(gate, await readFindingsOfRun(gate, completed.run), prove, { files, baseline });
}

async function judgeNewest(
  gate: GateContext,
  newest: NewestResult,
  files: PolicyFiles,
  baseline: Baseline | undefined,
): Promise<Decision> {
  const prove: Proof = (reading) => requireStillNewest(gate, newest, reading);
  const reading = await readFindingsOfResult(gate, newest);
  const decision = await judge(gate, reading, prove, { files, baseline });
  const { verdict } = decision;
  const basis = describeResult(newest);
  const message = `${verdict.message} ${basis}`;
  return { ...decision, verdict: { ...verdict, message }, basis, run: runOfResult(newest) };
}

/** Both at once. If neither can be had, the files decide the verdict. */
async function findAppAndFiles(options: GateOptions) {
  const [files, app] = await Promise.allSettled([options.readPolicyFiles(), findApp(options)]);
  if (files.status === 'rejected') throw files.reason;
  if (app.status === 'rejected') throw app.reason;
  return { files: files.value, app: app.value };
}

/**
 * Proves what the findings themselves cannot show, as far as the verdict needs it; throws when it
 * cannot. Returns the version that was proven to be tested, when that was asked for.
 */
type Proof = (reading: Reading, fails: boolean) => Promise<string | undefined>;

/** Judges findings as they were read, and proves as much as the verdict on them needs. */
async function judge(
  { app, settings, clock }: GateContext,
  reading: Reading,
  prove: Proof,
  { files, baseline }: { files: PolicyFiles; baseline: Baseline | undefined },
): Promise<Decision> {
  const { policy, sources } = files;
  const threshold = settings.threshold ?? policy?.threshold ?? 'high';
  const { newOnly } = settings;
  const now = clock.wallNow();
  const rules = { threshold, policy, newOnly, baseline, now, appId: app.appId };
  const assessment = assess(reading.findings, rules);
  const fails = assessment.blocking.length > 0 && !settings.warnOnly;
  const proven = await prove(reading, fails).catch((error: unknown) => doubtOf(error));
  const doubt = proven instanceof Stopped ? proven : undefined;
  const verdict = verdictOnFindings(assessment, doubt);
  const provenVersion = proven instanceof Stopped ? undefined : proven;
  return { verdict, assessment, threshold, sources, provenVersion };
}

/**
 * Proves that the findings are all those of our run. Of a job that fails anyway no later run needs
 * to be excluded.
 * @returns the version that was proven to be tested, when that was asked for
 */
async function proveRun(
  gate: GateContext,
  completed: ObservedRun,
  { flaw, readAt }: Reading,
  fails: boolean,
): Promise<string | undefined> {
  if (flaw) throw new Stopped(flaw);
  if (gate.proof) return gate.proof.afterRun();
  if (!fails) await requireNoLaterRun(gate, completed, readAt);
  return undefined;
}

/** What could not be proven, whichever way the proof ended. */
function doubtOf(error: unknown): Stopped {
  return error instanceof Stopped ? error : new Stopped(verdictOfFailure(error));
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
