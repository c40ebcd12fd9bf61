import type { App } from '../service/apps.ts';
import type { Finding } from '../service/findings.ts';
import type { Task } from '../service/tasks.ts';
import { beginRun, completeRun, findRun } from './complete-run.ts';
import type {
  GateContext,
  GateEvent,
  GateOptions,
  GoverningFiles,
  SourceFiles,
} from './context.ts';
import { verdictOfFailure } from './failure.ts';
import { findApp } from './find-app.ts';
import { type Assessment, assess } from './findings/assessment.ts';
import type { Threshold } from './findings/severity.ts';
import { momentOf } from './moment.ts';
import { noProgress, note } from './progress.ts';
import { readBaseline } from './read-baseline.ts';
import { readFindings } from './read-findings.ts';
import { supersededBy } from './superseded.ts';
import { requireTie } from './tie.ts';
import { notTested, setupError, type Verdict, verdictOnFindings } from './verdict.ts';
import { proveVersion } from './version-proof.ts';

const defaultThreshold: Threshold = 'high';

/** A verdict, with the assessment that it rests on when the build was tested. */
export interface Decision {
  verdict: Verdict;
  assessment?: Assessment;
  /** What the findings were judged by. */
  threshold?: Threshold;
  /** The files that findings were judged by. */
  sources?: SourceFiles;
  /** The version that was proven to be the tested one, when that was asked for. */
  provenVersion?: string | undefined;
  app?: App | undefined;
  /** The run that the verdict rests on, or the last one that is known. */
  run?: Task | undefined;
  /** Which policy governs, with its branch and commit. */
  policy?: string | undefined;
}

/**
 * Tests the app and decides. It always decides: whatever is thrown on the way becomes `not-tested` or
 * `error`.
 * @param progress is kept up to date meanwhile
 */
export async function decide(options: GateOptions, progress = noProgress()): Promise<Decision> {
  const tell = (event: GateEvent) => {
    note(event, progress);
    options.tell(event);
  };
  const gate = { ...options, tell };
  const proof = options.deployment && proveVersion(gate, options.deployment);
  const decision = await testAndAssess({ ...gate, proof }).catch((error: unknown) => ({
    verdict: verdictOfFailure(error),
  }));
  const { app, run, policy } = progress;
  return { ...decision, app, run, policy };
}

async function testAndAssess(gate: GateContext): Promise<Decision> {
  const { settings } = gate;
  const [found, files] = await Promise.all([findApp(gate), gate.governing]);
  if ('verdict' in files) return files;
  if ('verdict' in found) return found;
  const { app } = found;
  const { policy, policyOrigin } = files;
  gate.tell({ kind: 'governed', policy, policyOrigin });
  const known = await readBaseline(gate, app, files);
  if ('verdict' in known) return known;
  if (settings.dryRun) return { verdict: await verdictOnDryRun(gate, app) };

  const begun = await beginRun(gate, app);
  if ('verdict' in begun) return begun;
  if (!settings.waitForCompletion) {
    const message = 'A run was triggered and not waited for (`wait-for-completion: false`).';
    return { verdict: notTested('not-awaited', message) };
  }

  const completed = await completeRun(gate, app, begun);
  if ('verdict' in completed) return completed;
  const untied = await requireTie(gate, app, completed.run);
  if (untied) return { verdict: untied };
  const read = await readFindings(gate, app);
  if ('verdict' in read) return read;
  const readAt = momentOf(gate.clock);
  const unproven = await gate.proof?.afterRun();
  if (unproven) return { verdict: unproven };
  const decision = judge(gate, app, { ...files, ...known }, read.findings);
  if (gate.proof || decision.verdict.verdict !== 'passed') return decision;
  const superseded = await supersededBy(gate, app, completed, readAt);
  return superseded ? { verdict: superseded } : decision;
}

/**
 * The verdict on findings that were read whole, of a run that is known to have tested what it
 * should.
 */
function judge(
  { settings, proof, today }: GateContext,
  { appId }: App,
  { policy, sources, baseline }: Pick<GoverningFiles, 'policy' | 'sources' | 'baseline'>,
  findings: Finding[],
): Decision {
  const threshold = settings.threshold ?? policy?.threshold ?? defaultThreshold;
  const { newOnly } = settings;
  const rules = { threshold, policy, newOnly, baseline, today: today(), appId };
  const assessment = assess(findings, rules);
  const verdict = verdictOnFindings(assessment);
  return { verdict, assessment, threshold, sources, provenVersion: proof?.expected };
}

const noRole = 'app; the token does not tell the role';

/** The role is the one thing that reading the app does not prove: every role may read. */
async function verdictOnDryRun(gate: GateContext, app: App): Promise<Verdict> {
  const { client, proof, settings } = gate;
  const roles = await client.roles();
  if (roles.length > 0 && roles.every((role) => role.toLowerCase() === 'viewer'))
    return setupError('forbidden', 'The login has the role Viewer, which may not start tests.');
  const { taskId } = settings;
  const found = taskId === undefined ? undefined : await findRun(gate, app, taskId);
  if (found && 'verdict' in found) return found.verdict;
  const unproven = await proof?.beforeTrigger();
  if (unproven) return unproven;
  const role = roles.length > 0 ? `role (${roles.join(', ')})` : noRole;
  const build = proof ? ', the expected version is deployed' : '';
  const message = `Inputs, login, app and ${role} are in order${build}; nothing was triggered (\`dry-run\`).`;
  return notTested('dry-run', message);
}
