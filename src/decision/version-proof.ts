import { lastLookMs, wait } from '../service/polling.ts';
import type { Task } from '../service/tasks.ts';
import { formatMinutes } from '../text/duration.ts';
import { capitalized } from '../text/sentences.ts';
import { excerpt } from '../text/untrusted.ts';
import type { Deployment, GateContext } from './context.ts';
import { notTested, Stopped } from './verdict.ts';
import { cachedAnswer, diagnoseVersion, type VersionDiagnosis } from './version-diagnosis.ts';
import { containsVersion } from './version-match.ts';

/** What the app reported at one look; `seen` continues a sentence that begins with "it". */
interface ReportedVersion {
  kind: 'expected' | 'other' | 'unreadable';
  seen: string;
  /** What explains it, if that is known. */
  diagnosis?: VersionDiagnosis | undefined;
}

/**
 * Directly before each trigger: waits for the expected build, or looks once in a dry run. Once seen,
 * it must stay.
 */
export async function awaitBuild(gate: GateContext, wasSeen = false): Promise<void> {
  const { deployment, onEvent } = gate;
  if (!deployment) return;
  await requireBuild(gate, deployment, { when: 'before the trigger', wasSeen });
  onEvent({ kind: 'version-seen', build: deployment.expected });
}

/**
 * After the findings of a run were read whole; what an adopted run has tested is unknown.
 * @returns the version that was proven to be tested, if that is asked for
 */
export async function proveBuild(gate: GateContext, run: Task): Promise<string | undefined> {
  const { deployment, inputs, onEvent } = gate;
  if (!deployment) return undefined;
  const build = deployment.expected;
  if (run.taskId === inputs.taskId)
    throw wrongVersion(`The expected build ${build} was not seen before the run.`);
  await requireBuild(gate, deployment, { when: 'after the run', wasSeen: true });
  onEvent({ kind: 'version-proven', build });
  return build;
}

/** Whatever else the app answers is believed at the time limit: an odd answer costs no run. */
async function requireBuild(
  gate: GateContext,
  deployment: Deployment,
  { when, wasSeen }: { when: string; wasSeen: boolean },
): Promise<void> {
  const timeoutMs = gate.inputs.dryRun ? 0 : deployment.timeoutMs;
  const last = await lookUntilExpected(gate, deployment, timeoutMs);
  if (last.kind === 'expected') return;
  const { expected } = deployment;
  if (wasSeen) throw changed(expected, last, { when, timeoutMs });
  throw neverThere(expected, last, timeoutMs);
}

/** Looks at once, then in the gate's cadence until the time is over; returns what was seen last. */
async function lookUntilExpected(
  gate: GateContext,
  deployment: Deployment,
  timeoutMs: number,
): Promise<ReportedVersion> {
  const { clock, onEvent } = gate;
  const deadline = clock.now() + timeoutMs;
  const build = deployment.expected;
  let last = await lookAtVersion(deployment, Math.max(deadline, clock.now() + lastLookMs));
  if (last.kind === 'expected' || timeoutMs <= 0) return last;
  onEvent({ kind: 'version-awaited', build, seen: last.seen, timeoutMs });
  await wait({
    ...gate,
    cadence: gate.inputs.cadence,
    what: `the app to report build ${build}`,
    deadline,
    look: async (limits) => {
      const current = await lookAtVersion(deployment, limits.deadline);
      if (current.seen !== last.seen && current.kind !== 'expected')
        onEvent({ kind: 'version-differs', seen: current.seen });
      last = current;
      return last.kind === 'expected' || undefined;
    },
  });
  return last;
}

async function lookAtVersion(
  deployment: Deployment,
  deadline: number | undefined,
): Promise<ReportedVersion> {
  const { readVersion, expected, quotesAnswers } = deployment;
  const reading = await readVersion({ deadline });
  if ('failure' in reading) {
    const diagnosis = reading.isCached ? cachedAnswer : undefined;
    return { kind: 'unreadable', seen: `could not be read (${reading.failure})`, diagnosis };
  }
  const seen = quotesAnswers ? `answers "${excerpt(reading.text)}"` : 'answers with another text';
  if (containsVersion(reading.text, expected)) return { kind: 'expected', seen };
  const known = diagnoseVersion(reading.text, deployment);
  if (!known) return { kind: 'other', seen };
  return { kind: 'other', seen: `${seen}, where ${known.what}`, diagnosis: known.diagnosis };
}

/** The build that was seen is not there any more. */
function changed(
  build: string,
  last: ReportedVersion,
  { when, timeoutMs }: { when: string; timeoutMs: number },
): Stopped {
  const before = `the app reported the expected build ${build}, but ${when}`;
  if (last.kind === 'unreadable') {
    const message = `${capitalized(before)} it ${last.seen}${within(timeoutMs)}.`;
    return wrongVersion(message, unreadable(last));
  }
  const lasting =
    timeoutMs === 0 ? '' : `, for ${formatMinutes(timeoutMs)} (\`version-timeout-minutes\`),`;
  const message = `The deployment changed: ${before}${lasting} it ${last.seen}.`;
  return new Stopped(notTested('version-changed', message));
}

/** The expected build did not answer in time, or at once in a dry run. */
function neverThere(build: string, last: ReportedVersion, timeoutMs: number): Stopped {
  const { kind, seen, diagnosis } = last;
  const message = `The app did not report the expected build ${build}${within(timeoutMs)}: it ${seen}.`;
  if (kind === 'unreadable') return wrongVersion(message, unreadable(last));
  const after = timeoutMs === 0 ? 'answers' : `still answered after ${formatMinutes(timeoutMs)}`;
  return wrongVersion(message, diagnosis ?? { heading: `another build ${after}` });
}

function unreadable({ diagnosis }: ReportedVersion): Partial<VersionDiagnosis> {
  const nextStep = { once: '`version-url` can be read' };
  return diagnosis ?? { heading: 'the version of the app cannot be read', nextStep };
}

function within(timeoutMs: number): string {
  return timeoutMs === 0 ? '' : ` within ${formatMinutes(timeoutMs)} (\`version-timeout-minutes\`)`;
}

function wrongVersion(message: string, details?: Partial<VersionDiagnosis>): Stopped {
  return new Stopped(notTested('wrong-version', message, details));
}
