import { lastLookMs } from '../service/polling.ts';
import type { Task } from '../service/tasks.ts';
import { isCommit } from '../text/commit.ts';
import { capitalized } from '../text/sentences.ts';
import { excerpt } from '../text/untrusted.ts';
import type { Deployment, GateOptions, VersionProof } from './context.ts';
import type { NextStep } from './reasons/texts.ts';
import { notTested, Stopped } from './verdict.ts';
import { wait } from './wait.ts';

/** What the app reported at one look; `seen` continues a sentence that begins with "it". */
interface ReportedVersion {
  kind: 'expected' | 'other' | 'unreadable';
  seen: string;
}

const oldBuild = 'the old build still answers';
const noVersion = 'the version of the app cannot be read';

/** Creates the proof. A dry run looks once, and does not wait for the version. */
export function proveVersion(gate: GateOptions, deployment: Deployment): VersionProof {
  const build = deployment.expected;
  let wasSeen = false;

  const waitForBuild = async () => {
    const timeoutMs = gate.settings.dryRun ? 0 : deployment.timeoutMs;
    const { kind, seen } = await lookUntil(['expected'], gate, deployment, timeoutMs);
    if (kind !== 'expected') {
      const message = `The app does not report the expected build ${build}: it ${seen}.`;
      throw wrongVersion(message, { heading: kind === 'other' ? oldBuild : noVersion });
    }
    wasSeen = true;
    gate.onEvent({ kind: 'version-seen', build });
  };
  const lookAgain = async (when: string) => {
    const { timeoutMs } = deployment;
    const lookOnce = () => lookUntil(['expected', 'other'], gate, deployment, timeoutMs);
    let { kind, seen } = await lookOnce();
    if (kind === 'other') {
      // One odd answer must not lose a run that was paid for.
      await gate.clock.sleep(gate.settings.cadence.intervalMs);
      ({ kind, seen } = await lookOnce());
    }
    const reported = `the app reported the expected build ${build}, but ${when} it ${seen}`;
    if (kind === 'unreadable')
      throw wrongVersion(`${capitalized(reported)}.`, { heading: noVersion });
    if (kind === 'other')
      throw new Stopped(notTested('version-changed', `The deployment changed: ${reported}.`));
  };

  return {
    beforeTrigger: () => (wasSeen ? lookAgain('before the trigger') : waitForBuild()),
    beforeAdopting: async (run) => {
      if (run.state === 'INTERRUPTED') return; // it will be triggered again
      requireQueued(run, build);
      await waitForBuild();
    },
    atFirstLook: (run) => requireQueued(run, build),
    afterRun: async () => {
      if (!wasSeen) throw wrongVersion(`The expected build ${build} was not seen before the run.`);
      await lookAgain('after the run');
      gate.onEvent({ kind: 'version-proven', build });
      return build;
    },
  };
}

/** Looks at once, and again in the gate's cadence; returns what was seen last. */
async function lookUntil(
  settled: ReportedVersion['kind'][],
  gate: GateOptions,
  deployment: Deployment,
  timeoutMs: number,
): Promise<ReportedVersion> {
  const { clock, onEvent } = gate;
  const deadline = clock.now() + timeoutMs;
  const build = deployment.expected;
  let last = await lookAtVersion(deployment, Math.max(deadline, clock.now() + lastLookMs));
  if (settled.includes(last.kind) || timeoutMs === 0) return last;
  onEvent({ kind: 'version-awaited', build, seen: last.seen, timeoutMs });
  await wait(gate, {
    what: `the app to report build ${build}`,
    deadline,
    look: async (limits) => {
      const current = await lookAtVersion(deployment, limits.deadline);
      if (current.seen !== last.seen && current.kind !== 'expected')
        onEvent({ kind: 'version-differs', seen: current.seen });
      last = current;
      return settled.includes(last.kind) || undefined;
    },
  });
  return last;
}

async function lookAtVersion(
  deployment: Deployment,
  deadline: number | undefined,
): Promise<ReportedVersion> {
  const { readVersion, expected } = deployment;
  const reading = await readVersion({ deadline });
  if ('fault' in reading)
    return { kind: 'unreadable', seen: `could not be read (${reading.fault})` };
  const seen = `answers "${excerpt(reading.text)}"`;
  if (reading.text.includes(expected)) return { kind: 'expected', seen };
  return { kind: 'other', seen: `${seen}${explainMismatch(reading.text, deployment)}` };
}

/** Explains a common mistake: a short commit, or the merge commit, in place of the expected one. */
function explainMismatch(text: string, { expected, mergeCommit }: Deployment): string {
  const commits = text.match(/[\da-f]{7,}/gi) ?? [];
  const form = (commit: string) =>
    commits.find((each) => commit.toLowerCase().startsWith(each.toLowerCase()));
  const short = isCommit(expected) ? form(expected) : undefined;
  if (short !== undefined && short.length < expected.length)
    return `, where ${short} is the short form of the expected commit; let it report the whole commit`;
  const merge = mergeCommit === undefined ? undefined : form(mergeCommit);
  if (merge === undefined) return '';
  return `, where ${merge} is the merge commit of the pull request, which \`actions/checkout\` takes by default; deploy \`github.event.pull_request.head.sha\`, or set \`expected-version\` to \`github.sha\``;
}

/** Nothing says since when a version is deployed, so the task's times prove nothing. */
function requireQueued({ taskId, state }: Task, build: string): void {
  if (state === 'QUEUED') return;
  const message = `Task ${taskId} (\`task-id\`) is ${state}: it may have begun before build ${build} was deployed, and proves nothing about it.`;
  throw wrongVersion(message, {
    heading: 'the adopted run may have tested another build',
    nextStep: {},
    remedy:
      'Let one job start the run and wait for it. An adopted run can be judged without `version-url`, and then proves nothing about the build.',
  });
}

function wrongVersion(
  message: string,
  details?: { heading: string; nextStep?: NextStep; remedy?: string },
): Stopped {
  return new Stopped(notTested('wrong-version', message, details));
}
