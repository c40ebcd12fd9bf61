import type { Task } from '../service/tasks.ts';
import { requireTaskOfApp } from './adopted-task.ts';
import { beginRun, completeRun, findRun } from './complete-run.ts';
import { readConfirmedFindings } from './confirm-findings.ts';
import type { GateContext, GateStart } from './context.ts';
import { doubtOf, verdictOfFailure } from './failure.ts';
import { findApp } from './find-app.ts';
import { type Decision, judge, type Proof } from './judge.ts';
import {
  describeLostTriggers,
  describePolicy,
  mayBePaid,
  mayHaveStarted,
  type Progress,
} from './progress.ts';
import { readBaseline } from './read-baseline.ts';
import type { Reading } from './read-findings.ts';
import { type NotTested, notTested, Stopped, setupError, type Verdict } from './verdict.ts';
import { awaitBuild, proveBuild } from './version-proof.ts';

/** Tests the app and always decides: what is thrown becomes `not-tested` or `error`. */
export async function decide(start: GateStart): Promise<Decision> {
  const { progress } = start;
  const decided = await test(start).catch((error: unknown) => ({
    verdict: verdictOfException(error, progress),
  }));
  const { app, run, policy } = progress;
  const verdict = withLostTriggers(decided.verdict, progress);
  return { ...decided, verdict, app, run, policy, hasStartedTest: mayHaveStarted(progress) };
}

/**
 * 1. Reads the policy and finds the app, both at once.
 * 2. Reads the findings of the baseline, if there is one: now the rules are known.
 * 3. In a dry run, checks the rest of the setup, and ends.
 * 4. Triggers a run once the expected build is deployed, or adopts one.
 * 5. Waits until the run is COMPLETED; one that was INTERRUPTED is triggered again.
 * 6. Requires that an adopted run tested this app.
 * 7. Reads the findings, until what the service shows of the run confirms them.
 * 8. Proves that the expected build is still deployed.
 * 9. Judges the findings by the rules.
 *
 * Each step returns what a later one needs, or throws `Stopped` with the verdict.
 */
async function test(start: GateStart): Promise<Omit<Decision, 'hasStartedTest'>> {
  const { inputs } = start;
  const { app, files } = await findAppAndPolicy(start);
  const gate: GateContext = { ...start, app, shownReports: [] };
  const rules = {
    threshold: inputs.threshold ?? files.policy?.threshold ?? 'high',
    policy: files.policy,
    baseline: await readBaseline(gate, files),
    now: files.now,
    appId: app.appId,
  };
  if (inputs.dryRun) return { verdict: await judgeDryRun(gate) };
  const begun = await beginRun(gate);
  if (!inputs.waitForCompletion) return { verdict: notAwaited };
  const completed = await completeRun(gate, begun);
  await requireTaskOfApp(gate, completed.run);
  const reading = await readConfirmedFindings(gate, completed, rules);
  const proof = await proveReading(gate, completed.run, reading);
  return { ...judge(reading, rules, proof), policySource: files.source };
}

/** Once a run may have been paid for, only a rejected login can still be an error of the setup. */
function verdictOfException(error: unknown, progress: Progress): Verdict {
  if (error instanceof Stopped) return error.verdict;
  const verdict = verdictOfFailure(error);
  if (!mayBePaid(progress) || verdict.verdict !== 'error' || verdict.reason === 'login-rejected')
    return verdict;
  const { message, cause } = verdict;
  return notTested('unexpected-response', message, { cause });
}

/** Adds how many runs may have been paid for, unless that is certain. */
function withLostTriggers(verdict: Verdict, progress: Progress): Verdict {
  const lost = describeLostTriggers(progress);
  return lost === undefined ? verdict : { ...verdict, message: `${verdict.message} ${lost}` };
}

/** If both fail, the verdict is that of the policy. */
async function findAppAndPolicy(start: GateStart) {
  const { progress, onEvent } = start;
  const [read, found] = await Promise.allSettled([start.readPolicyFiles(), findApp(start)]);
  if (read.status === 'rejected') throw read.reason;
  if (found.status === 'rejected') throw found.reason;
  const { value: files } = read;
  progress.policy = describePolicy(files.policy, files.policyOrigin);
  onEvent({ kind: 'policy-read', policy: progress.policy });
  return { files, app: found.value };
}

/** Checks what reading the app has not proven: role, task and version. Each of them may stop. */
async function judgeDryRun(gate: GateContext): Promise<NotTested> {
  const { client, deployment, inputs } = gate;
  const roles = await client.roles();
  if (roles.length > 0 && roles.every((role) => role.toLowerCase() === 'viewer')) {
    const message = 'The login has the role Viewer, which may not start tests.';
    throw new Stopped(setupError('forbidden', message));
  }
  const { taskId } = inputs;
  if (taskId !== undefined) await findRun(gate, taskId);
  await awaitBuild(gate);
  const role = roles.join(', ') || 'unknown (the token does not name it)';
  const build = deployment ? ', the expected version is deployed' : '';
  const message = `Inputs, login and app are in order, the role is ${role}${build}; nothing was triggered (\`dry-run\`).`;
  return notTested('dry-run', message);
}

const notAwaited = notTested(
  'not-awaited',
  'A run was triggered and not waited for (`wait-for-completion: false`).',
);

/** Proves the build, when that is asked for, once the findings themselves are certain. */
async function proveReading(gate: GateContext, run: Task, { doubt }: Reading): Promise<Proof> {
  if (doubt) return { doubt: new Stopped(doubt) };
  try {
    return { version: await proveBuild(gate, run) };
  } catch (error) {
    return { doubt: doubtOf(error) };
  }
}
