import { error, info } from '@actions/core';
import { systemClock } from '../../clock.ts';
import { paragraphs } from '../../results/layout/sections.ts';
import { renderTable } from '../../results/layout/table.ts';
import { describeSeenApps } from '../../results/model/seen-apps.ts';
import { messageForMarkdown } from '../../text/untrusted.ts';
import type { ActionDeclaration, githubToken, InputShape } from '../inputs/declaration.ts';
import { describeProblems } from '../inputs/input-reader.ts';
import { unlessCancelled } from '../opening/cancellation.ts';
import { type Opened, readAppsToName } from '../opening/missing-app.ts';
import { type Interpretation, openAction } from '../opening/open-action.ts';
import { messageOfFailure } from '../output/failure-message.ts';
import { replaceSummary } from '../output/job-summary.ts';
import { type DetailsInput, detailsOfRun } from '../workflow/shown-details.ts';
import { connectJob, createJournal, type Job, type JobStart, type Journal } from './job.ts';

export interface Ending {
  succeeded: boolean;
  /** One or two sentences for log and summary; after a failure they say what to do. */
  message: string;
  /** Markdown for the summary, in place of the outputs; untrusted text has passed `markdown`. */
  details?: string;
}

/** What is reported of an action. */
interface Reported<Output extends string> {
  declaration: Pick<ActionDeclaration, 'name'> & { outputs: Readonly<Record<Output, string>> };
  /** Values of outputs until the work sets them; default: empty. */
  initialOutputs?: Partial<Record<Output, string>>;
}

export interface SubAction<Shape extends InputShape, Output extends string, Inputs>
  extends Reported<Output> {
  /** The inputs are those that the action does not share with all others. */
  declaration: ActionDeclaration & {
    inputs: Shape & Record<'github-token', ReturnType<typeof githubToken>>;
    outputs: Readonly<Record<Output, string>>;
  };
  /** Checks inputs against each other, and returns what the work needs unless one has a problem. */
  interpret: (given: Interpretation<Shape>) => Inputs | undefined | Promise<Inputs | undefined>;
  /** The input that decides whether log and summary may quote the service; default: `auto`. */
  detailsOf?: (inputs: Inputs) => DetailsInput;
  /** Whatever it throws fails the job: a `JobFailure` with its message, others with a remedy. */
  work: (job: Job<Output>, inputs: Inputs) => Promise<Ending>;
}

/** Runs a sub-action, which reports its end even if the job is cancelled. True if it succeeds. */
export async function runSubAction<Shape extends InputShape, Output extends string, Inputs>(
  action: SubAction<Shape, Output, Inputs>,
  signal: AbortSignal,
): Promise<boolean> {
  const opened = await openAction(action.declaration, signal, action.interpret);
  const { reader, connection, inputs, missing, secrets } = opened;
  const hasProblems = reader.problems.length > 0 || missing !== undefined;
  if (hasProblems || !connection || !inputs) return runJob(action, opened, undefined);
  const work = async (start: JobStart<Output>) =>
    action.work(await connectJob(start, connection, secrets), inputs);
  return runJob(action, opened, work, action.detailsOf?.(inputs));
}

/**
 * Does the work of an action, and reports how it ended. Without any, it fails for what is wrong with
 * the inputs.
 */
export async function runJob<Output extends string>(
  { declaration, initialOutputs }: Reported<Output>,
  opened: Opened,
  work: ((start: JobStart<Output>) => Promise<Ending>) | undefined,
  details: DetailsInput = 'auto',
): Promise<boolean> {
  const { name, outputs } = declaration;
  const { secrets, workflowRun, files } = opened;
  const { signal } = workflowRun;
  const journal = createJournal(name, outputs, secrets);
  journal.resetOutputs(initialOutputs);
  if (!work)
    return finish(name, journal, {
      succeeded: false,
      message: await describeProblemsAndApps(opened),
    });
  const ending = await untilCancelled(signal, journal, async () => {
    const shown = await detailsOfRun(details, workflowRun);
    return work({ ...journal, clock: systemClock(signal), details: shown, workflowRun, files });
  });
  return finish(name, journal, withUnsetOutputs(ending, journal));
}

/** All problems, and the apps to choose from where none is named. */
async function describeProblemsAndApps(opened: Opened): Promise<string> {
  const { reader, missing, workflowRun } = opened;
  const problems = missing ? [...reader.problems, missing] : reader.problems;
  const seen = await readAppsToName(opened);
  const apps = seen && describeSeenApps(seen, await detailsOfRun('auto', workflowRun));
  return [describeProblems(problems), apps].filter(Boolean).join(' ');
}

/** What was done stands, but no later step can read it. */
function withUnsetOutputs<Output extends string>(
  ending: Ending,
  { unsetOutputs }: Journal<Output>,
): Ending {
  const unset = unsetOutputs();
  if (unset === undefined) return ending;
  return { ...ending, succeeded: false, message: `${ending.message} ${unset}` };
}

/** Reports how the action ended. A summary that cannot be written is only a warning. */
async function finish<Output extends string>(
  title: string,
  journal: Journal<Output>,
  { succeeded, message, details = renderOutputs(journal) }: Ending,
): Promise<boolean> {
  const line = journal.line(message);
  const result = `${succeeded ? '✅' : '❌'} ${messageForMarkdown(line)}`;
  await replaceSummary(`${paragraphs(`## ${title}`, result, details)}\n`, journal.warn);
  if (succeeded) info(line);
  else error(line, { title });
  return succeeded;
}

/** Runs the work until the job is cancelled. A failure says what goes on at the service. */
async function untilCancelled<Output extends string>(
  signal: AbortSignal,
  journal: Journal<Output>,
  work: () => Promise<Ending>,
): Promise<Ending> {
  const failed = (message: string): Ending => ({
    succeeded: false,
    message: [message, journal.underway()].filter(Boolean).join(' '),
  });
  const working = work().catch((cause: unknown) => failed(messageOfFailure(cause)));
  return (await unlessCancelled(signal, working)) ?? failed('The job was cancelled.');
}

function renderOutputs<Output extends string>({ outputs, markdown }: Journal<Output>): string {
  const rows = [...outputs()]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [`\`${name}\``, markdown(value)]);
  return renderTable('| Output | Value |', rows);
}
