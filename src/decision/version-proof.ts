import { lastLookMs } from '../service/polling.ts';
import type { Task } from '../service/tasks.ts';
import { isCommit } from '../text/commit.ts';
import { excerpt } from '../text/untrusted.ts';
import type { Deployment, GateOptions, VersionProof } from './context.ts';
import { type NotTested, notTested } from './verdict.ts';
import { awaitIn } from './wait.ts';

/** What one look at the app gave; `seen` continues a sentence that begins with "it". */
interface Sighting {
  kind: 'expected' | 'other' | 'unreadable';
  seen: string;
}

/** Creates the proof. A dry run looks once, and does not wait for the version. */
export function proveVersion(gate: GateOptions, deployment: Deployment): VersionProof {
  const build = deployment.expected;
  let wasSeen = false;

  const awaitFirst = async () => {
    const timeoutMs = gate.settings.dryRun ? 0 : deployment.timeoutMs;
    const { kind, seen } = await lookUntil(['expected'], gate, deployment, timeoutMs);
    if (kind !== 'expected')
      return missing(`The app does not report the expected build ${build}: it ${seen}.`);
    wasSeen = true;
    gate.tell({ kind: 'version-seen', build });
    return undefined;
  };
  const lookAgain = async (when: string) => {
    const { timeoutMs } = deployment;
    const { kind, seen } = await lookUntil(['expected', 'other'], gate, deployment, timeoutMs);
    if (kind === 'unreadable')
      return missing(`The app reported the expected build ${build}, but ${when} it ${seen}.`);
    const message = `The deployment changed: the app reported the expected build ${build}, but ${when} it ${seen}.`;
    return kind === 'other' ? notTested('version-changed', message) : undefined;
  };

  return {
    expected: deployment.expected,
    beforeTrigger: () => (wasSeen ? lookAgain('before the trigger') : awaitFirst()),
    beforeAdopting: async (run) => {
      if (run.state === 'INTERRUPTED') return undefined; // it will be triggered again
      const unproven = run.state === 'QUEUED' ? await awaitFirst() : begunTooEarly(run, build);
      if (unproven) return unproven;
      const current = await gate.client.tasks.get(run.taskId);
      return current.state === 'QUEUED' ? undefined : begunTooEarly({ ...run, ...current }, build);
    },
    afterRun: async () => {
      if (!wasSeen) return missing(`The expected build ${build} was not seen before the run.`);
      const unproven = await lookAgain('after the run');
      if (!unproven) gate.tell({ kind: 'version-proven', build });
      return unproven;
    },
  };
}

/** Looks at once, and again in the gate's cadence; gives what was seen last. */
async function lookUntil(
  settled: Sighting['kind'][],
  gate: GateOptions,
  deployment: Deployment,
  timeoutMs: number,
): Promise<Sighting> {
  const { clock, tell } = gate;
  const deadline = clock.now() + timeoutMs;
  const build = deployment.expected;
  let last = await look(deployment, Math.max(deadline, clock.now() + lastLookMs));
  if (settled.includes(last.kind) || timeoutMs === 0) return last;
  tell({ kind: 'version-awaited', build, seen: last.seen, timeoutMs });
  await awaitIn(gate, {
    what: `the app to report build ${build}`,
    deadline,
    look: async (limits) => {
      const current = await look(deployment, limits.deadline);
      if (current.seen !== last.seen && current.kind !== 'expected')
        tell({ kind: 'version-differs', seen: current.seen });
      last = current;
      return settled.includes(last.kind) || undefined;
    },
  });
  return last;
}

async function look(deployment: Deployment, deadline: number | undefined): Promise<Sighting> {
  const { readVersion, expected } = deployment;
  const reading = await readVersion({ deadline });
  if ('fault' in reading)
    return { kind: 'unreadable', seen: `could not be read (${reading.fault})` };
  const seen = `answers "${excerpt(reading.text)}"`;
  if (reading.text.includes(expected)) return { kind: 'expected', seen };
  return { kind: 'other', seen: `${seen}${slipIn(reading.text, deployment)}` };
}

/** Explains a common mistake: a short commit, or the merge commit, in place of the expected one. */
function slipIn(text: string, { expected, mergeCommit }: Deployment): string {
  const commits = text.match(/[\da-f]{7,}/gi) ?? [];
  const form = (commit: string) =>
    commits.find((each) => commit.toLowerCase().startsWith(each.toLowerCase()));
  const short = isCommit(expected) ? form(expected) : undefined;
  if (short !== undefined && short.length < expected.length)
    return `, where ${short} is the short form of the expected commit; let it report the whole commit`;
  const merge = mergeCommit === undefined ? undefined : form(mergeCommit);
  if (merge === undefined) return '';
  return `, where ${merge} is the merge commit of the pull request, which \`actions/checkout\` takes unless told otherwise; deploy \`github.event.pull_request.head.sha\`, or set \`expected-version\` to \`github.sha\``;
}

/** Nothing tells since when a version is deployed, so the task's times prove nothing. */
function begunTooEarly({ taskId, state }: Task, build: string): NotTested {
  const message = `Task ${taskId} (\`task-id\`) is ${state}: it may have begun before build ${build} was deployed, and proves nothing of it.`;
  const step =
    'Leave out `task-id`, so that one job starts the run and awaits it; or leave out `version-url`, and do without the proof.';
  return { ...missing(message), step };
}

function missing(message: string): NotTested {
  return notTested('wrong-version', message);
}
