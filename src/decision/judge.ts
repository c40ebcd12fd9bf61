import type { Task } from '../service/tasks.ts';
import { confirmFindings } from './confirm-findings.ts';
import type { GateContext, ObservedRun, PolicyFiles, SourceFile } from './context.ts';
import { doubtOf } from './failure.ts';
import { type Assessment, assess } from './findings/assessment.ts';
import type { Baseline } from './findings/baseline.ts';
import type { Threshold } from './findings/severity.ts';
import type { Progress } from './progress.ts';
import { type Reading, readFindingsOfRun } from './read-findings.ts';
import { Stopped, type Verdict, verdictOnFindings } from './verdict.ts';

/** A verdict, with the assessment that it rests on when the build was tested. */
export interface Decision extends Pick<Progress, 'app' | 'policy'> {
  verdict: Verdict;
  run?: Task | undefined;
  assessment?: Assessment | undefined;
  threshold?: Threshold | undefined;
  /** The policy file, if there is one. */
  policySource?: SourceFile | undefined;
  /** The version that was proven to be the tested one, when that was asked for. */
  provenVersion?: string | undefined;
}

/** What findings are judged by. */
interface PolicyAndBaseline {
  files: PolicyFiles;
  baseline: Baseline | undefined;
}

/** Reads the findings of a run, proves as much as the verdict needs, and judges them. */
export async function judge(
  gate: GateContext,
  completed: ObservedRun,
  { files, baseline }: PolicyAndBaseline,
): Promise<Decision> {
  const { app, settings, clock } = gate;
  const { policy, source, now } = files;
  const threshold = settings.threshold ?? policy?.threshold ?? 'high';
  const rules = { threshold, policy, baseline, now, appId: app.appId };
  const assessReading = ({ findings }: Reading) => assess(findings, rules);
  const blocks = (reading: Reading) => assessReading(reading).blocking.length > 0;
  const deadline = clock.now() + settings.timeoutMs;
  const first = await readFindingsOfRun(gate, completed.run, { expectsRows: false, deadline });
  const reading = await confirmFindings(gate, completed, first, { blocks, deadline });
  const assessment = assessReading(reading);
  const proven = await proveBuild(gate, reading);
  return {
    verdict: verdictOnFindings(assessment, proven.doubt),
    assessment,
    threshold,
    policySource: source,
    provenVersion: proven.version,
  };
}

/** Proves the build, when that is asked for, once the findings themselves are certain. */
async function proveBuild(
  { proof }: GateContext,
  { flaw }: Reading,
): Promise<{ version?: string | undefined; doubt?: Stopped }> {
  if (flaw) return { doubt: new Stopped(flaw) };
  try {
    return { version: await proof?.afterRun() };
  } catch (error) {
    return { doubt: doubtOf(error) };
  }
}
