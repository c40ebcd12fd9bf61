import { requireTaskOfApp } from './adopted-task.ts';
import { beginRun, completeRun, findRun } from './complete-run.ts';
import type { GateContext, GateOptions } from './context.ts';
import { verdictOfFailure } from './failure.ts';
import { findApp } from './find-app.ts';
import { type Decision, judge } from './judge.ts';
import { describeLostTriggers, describePolicy, mayBePaid, type Progress } from './progress.ts';
import { readBaseline } from './read-baseline.ts';
import { type NotTested, notTested, Stopped, setupError, type Verdict } from './verdict.ts';
import { proveVersion } from './version-proof.ts';

/** Tests the app and always decides: what is thrown becomes `not-tested` or `error`. */
export async function decide(options: GateOptions): Promise<Decision> {
  const { progress } = options;
  const decision: Decision = await testAndAssess(options).catch((error: unknown) => ({
    verdict: verdictOfException(error, progress),
  }));
  const { app, run, policy } = progress;
  const verdict = withLostTriggers(decision.verdict, progress);
  return { run, ...decision, verdict, app, policy };
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

async function testAndAssess(options: GateOptions): Promise<Decision> {
  const { deployment, settings, progress, onEvent } = options;
  const { app, files } = await findAppAndFiles(options);
  progress.policy = describePolicy(files.policy, files.policyOrigin);
  onEvent({ kind: 'policy-read', policy: progress.policy });
  const gate = { ...options, app, proof: deployment && proveVersion(options, deployment) };
  const rules = { files, baseline: await readBaseline(gate, files) };
  if (settings.dryRun) return { verdict: await judgeDryRun(gate) };

  const begun = await beginRun(gate);
  if (!settings.waitForCompletion) {
    const message = 'A run was triggered and not waited for (`wait-for-completion: false`).';
    return { verdict: notTested('not-awaited', message) };
  }
  const completed = await completeRun(gate, begun);
  await requireTaskOfApp(gate, completed.run);
  return judge(gate, completed, rules);
}

/** Both at once. If both fail, the verdict is that of the files. */
async function findAppAndFiles(options: GateOptions) {
  const [files, app] = await Promise.allSettled([options.readPolicyFiles(), findApp(options)]);
  if (files.status === 'rejected') throw files.reason;
  if (app.status === 'rejected') throw app.reason;
  return { files: files.value, app: app.value };
}

/** Checks what reading the app has not proven: role, task and version. Each of them may stop. */
async function judgeDryRun(gate: GateContext): Promise<NotTested> {
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
  return notTested('dry-run', message);
}
