import { lastLookMs } from '../service/polling.ts';
import type { GateContext, JudgedRun, PolicyFiles, SourceFiles } from './context.ts';
import { verdictOfFailure } from './failure.ts';
import { type Assessment, assess } from './findings/assessment.ts';
import type { Baseline } from './findings/baseline.ts';
import type { Threshold } from './findings/severity.ts';
import type { Progress } from './progress.ts';
import type { Reading, RepeatedRead } from './read-findings.ts';
import { Stopped, type Verdict, verdictOnFindings } from './verdict.ts';

/** A verdict, with the assessment that it rests on when the build was tested. */
export interface Decision extends Pick<Progress, 'app' | 'policy'> {
  verdict: Verdict;
  /** Which earlier result was judged, and what that does not prove. */
  basis?: string | undefined;
  run?: JudgedRun | undefined;
  assessment?: Assessment | undefined;
  /** The list did not hold still: the app may have more findings than were assessed. */
  isPartial?: boolean;
  threshold?: Threshold | undefined;
  sources?: SourceFiles | undefined;
  /** The version that was proven to be the tested one, when that was asked for. */
  provenVersion?: string | undefined;
}

/** How the findings of a run are read, and proven to be all of them. */
export interface Evidence {
  read(options: RepeatedRead): Promise<Reading>;
  /**
   * Proves what the findings themselves cannot show, as far as the verdict needs it, or throws.
   * @param fails whether the job fails whatever is proven
   */
  prove(reading: Reading, fails: boolean): Promise<Proven>;
}

export interface Proven {
  /** The version that was proven to be tested, when that was asked for. */
  version?: string;
  /** How many findings the report of the run counts, where it was looked at. */
  counted?: number | undefined;
}

/** What findings are judged by. */
export interface PolicyAndBaseline {
  files: PolicyFiles;
  baseline: Baseline | undefined;
}

/**
 * Judges the findings. A list without a row, of a run whose report counts findings, is not ready:
 * it is read again until it has one.
 */
export async function judge(
  gate: GateContext,
  evidence: Evidence,
  rules: PolicyAndBaseline,
): Promise<Decision> {
  const deadline = gate.clock.now() + gate.settings.timeoutMs;
  const reading = await evidence.read({ expectsRows: false, deadline });
  const { decision, counted = 0 } = await judgeReading(gate, reading, evidence, rules);
  if (counted === 0 || reading.findings.length > 0) return decision;
  const lastLook = gate.clock.now() + lastLookMs;
  const complete = await evidence.read({
    expectsRows: true,
    deadline: Math.max(deadline, lastLook),
  });
  return (await judgeReading(gate, complete, evidence, rules)).decision;
}

async function judgeReading(
  { app, settings, clock }: GateContext,
  reading: Reading,
  { prove }: Evidence,
  { files, baseline }: PolicyAndBaseline,
): Promise<{ decision: Decision; counted: number | undefined }> {
  const { policy, sources } = files;
  const threshold = settings.threshold ?? policy?.threshold ?? 'high';
  const { newOnly } = settings;
  const now = clock.wallNow();
  const rules = { threshold, policy, newOnly, baseline, now, appId: app.appId };
  const assessment = assess(reading.findings, rules);
  const fails = assessment.blocking.length > 0 && !settings.warnOnly;
  let doubt: Stopped | undefined;
  const { version, counted } = await prove(reading, fails).catch((error: unknown): Proven => {
    doubt = error instanceof Stopped ? error : new Stopped(verdictOfFailure(error));
    return {};
  });
  const verdict = verdictOnFindings(assessment, doubt);
  const isPartial = reading.flaw !== undefined;
  const facts = { assessment, isPartial, threshold, sources, provenVersion: version };
  return { decision: { verdict, ...facts }, counted };
}
