import { lastLookMs } from '../service/polling.ts';
import type { Task } from '../service/tasks.ts';
import type { GateContext, ObservedRun, PolicyFiles, SourceFile } from './context.ts';
import { verdictOfFailure } from './failure.ts';
import { type Assessment, assess } from './findings/assessment.ts';
import type { Baseline } from './findings/baseline.ts';
import type { Threshold } from './findings/severity.ts';
import { countInOwnReport, findingsCountedFor, requireNoLaterRun } from './later-runs.ts';
import type { Progress } from './progress.ts';
import { type Reading, readFindingsOfRun } from './read-findings.ts';
import { Stopped, type Verdict, verdictOnFindings } from './verdict.ts';

/** A verdict, with the assessment that it rests on when the build was tested. */
export interface Decision extends Pick<Progress, 'app' | 'policy'> {
  verdict: Verdict;
  run?: Task | undefined;
  assessment?: Assessment | undefined;
  /** The list did not hold still: the app may have more findings than were assessed. */
  isPartial?: boolean;
  threshold?: Threshold | undefined;
  /** The policy file, if there is one. */
  policySource?: SourceFile | undefined;
  /** The version that was proven to be the tested one, when that was asked for. */
  provenVersion?: string | undefined;
}

interface CompletedRun extends ObservedRun {
  /** How many findings its report counts, if that was read already. */
  reported: number | undefined;
}

interface Proven {
  /** The version that was proven to be tested, when that was asked for. */
  version?: string;
  /** How many findings the report of the run counts, where it was looked at. */
  counted?: number | undefined;
}

/** What findings are judged by. */
interface PolicyAndBaseline {
  files: PolicyFiles;
  baseline: Baseline | undefined;
}

/**
 * Judges the findings of a run. A list without a row, when its report counts findings, is not
 * ready: it is read again until it has one.
 */
export async function judge(
  gate: GateContext,
  completed: CompletedRun,
  rules: PolicyAndBaseline,
): Promise<Decision> {
  const { run, reported } = completed;
  const deadline = gate.clock.now() + gate.settings.timeoutMs;
  const reading = await readFindingsOfRun(gate, run, { expectsRows: false, deadline });
  const { decision, counted = reported } = await judgeReading(gate, completed, reading, rules);
  if (!counted || reading.findings.length > 0) return decision;
  const lastLook = gate.clock.now() + lastLookMs;
  const again = { expectsRows: true, deadline: Math.max(deadline, lastLook) };
  const complete = await readFindingsOfRun(gate, run, again);
  return (await judgeReading(gate, completed, complete, rules)).decision;
}

async function judgeReading(
  gate: GateContext,
  completed: ObservedRun,
  reading: Reading,
  { files, baseline }: PolicyAndBaseline,
): Promise<{ decision: Decision; counted: number | undefined }> {
  const { app, settings } = gate;
  const { policy, source, now } = files;
  const threshold = settings.threshold ?? policy?.threshold ?? 'high';
  const rules = { threshold, policy, baseline, now, appId: app.appId };
  const assessment = assess(reading.findings, rules);
  const fails = assessment.blocking.length > 0 && !settings.warnOnly;
  let doubt: Stopped | undefined;
  const proving = proveRun(gate, completed, reading, fails);
  const { version, counted } = await proving.catch((error: unknown): Proven => {
    doubt = error instanceof Stopped ? error : new Stopped(verdictOfFailure(error));
    return {};
  });
  const verdict = verdictOnFindings(assessment, doubt);
  const isPartial = reading.flaw !== undefined;
  const facts = { assessment, isPartial, threshold, policySource: source, provenVersion: version };
  return { decision: { verdict, ...facts }, counted };
}

/** Proves that the findings are all those of our run. A job that fails anyway needs no proof. */
async function proveRun(
  gate: GateContext,
  completed: ObservedRun,
  { findings, flaw, readAt }: Reading,
  fails: boolean,
): Promise<Proven> {
  if (flaw) throw new Stopped(flaw);
  const { proof } = gate;
  if (proof) {
    const isEmpty = findings.length === 0;
    const counted = isEmpty ? await countInOwnReport(gate, completed, readAt) : undefined;
    return { version: await proof.afterRun(), counted };
  }
  const reports = fails ? [] : await requireNoLaterRun(gate, completed, readAt);
  return { counted: findingsCountedFor(completed.run, reports) };
}
