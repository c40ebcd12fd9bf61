import { error, info, summary } from '@actions/core';
import { paragraphs } from '../../results/layout/sections.ts';
import { renderTable } from '../../results/layout/table.ts';
import { describeSeenApps } from '../../results/model/seen-apps.ts';
import { messageOf } from '../../text/sentences.ts';
import { messageForMarkdown } from '../../text/untrusted.ts';
import type { ActionDeclaration, githubToken, InputShape } from '../inputs/declaration.ts';
import { describeProblems } from '../inputs/input-reader.ts';
import { unlessCancelled } from '../opening/cancellation.ts';
import { type Opened, readAppsToName } from '../opening/missing-app.ts';
import { type Interpretation, openAction } from '../opening/open-action.ts';
import { messageOfFailure } from '../output/failure-message.ts';
import { logSummary } from '../output/summary-log.ts';
import { certificateVariables } from '../workflow/certificate-variables.ts';
import { type DetailsInput, detailsOfRun } from '../workflow/shown-details.ts';
import { createJob, createJournal, type Job, type Journal } from './job.ts';

export interface Ending {
  succeeded: boolean;
  /** One or two sentences for log and summary; after a failure they say what to do. */
  message: string;
  /** Markdown for the summary, in place of the outputs; untrusted text has passed `markdown`. */
  details?: string;
}

export interface SubAction<Shape extends InputShape, Output extends string, Inputs> {
  /** The inputs are those that the action does not share with all others. */
  declaration: ActionDeclaration & {
    inputs: Shape & Record<'github-token', ReturnType<typeof githubToken>>;
    outputs: Readonly<Record<Output, string>>;
  };
  /** Checks inputs against each other, and returns what the work needs. */
  interpret: (given: Interpretation<Shape>) => Inputs | Promise<Inputs>;
  /** Values of outputs until the work sets them; default: empty. */
  initialOutputs?: Partial<Record<Output, string>>;
  /** The input that decides whether log and summary may quote the service; default: `auto`. */
  detailsOf?: (inputs: Inputs) => DetailsInput;
  /** The work itself reports invalid inputs; otherwise it does not begin if there are any. */
  reportsProblems?: boolean;
  /** Whatever it throws fails the job: a `JobFailure` with its message, others with a remedy. */
  work: (job: Job<Output>, inputs: Inputs) => Promise<Ending>;
}

/** Runs a sub-action, which reports its end even if the job is cancelled. True if it succeeds. */
export async function runSubAction<Shape extends InputShape, Output extends string, Inputs>(
  action: SubAction<Shape, Output, Inputs>,
  signal: AbortSignal,
): Promise<boolean> {
  const { name, outputs } = action.declaration;
  const opened = await openAction(action.declaration, signal, action.interpret);
  const { reader, connection, inputs, missing } = opened;
  const journal = createJournal(name, outputs, opened.secrets);
  const problems = missing ? [...reader.problems, missing] : reader.problems;
  const mayConnect = !certificateVariables.some((variable) => reader.isRefused(variable));
  journal.resetOutputs(action.initialOutputs);
  if (problems.length > 0 && !(action.reportsProblems && mayConnect))
    return finish(name, journal, {
      succeeded: false,
      message: await describeRefusal(problems, opened),
    });
  const ending = await untilCancelled(signal, journal, async () => {
    const details = await detailsOfRun(action.detailsOf?.(inputs) ?? 'auto', opened.workflowRun);
    const job = await createJob({ ...connection, details }, journal, opened);
    return action.work(job, inputs);
  });
  return finish(name, journal, withUnsetOutputs(ending, journal));
}

/** All problems, and the apps to choose from where none is named. */
async function describeRefusal(problems: readonly string[], opened: Opened): Promise<string> {
  const seen = await readAppsToName(opened);
  const apps = seen && describeSeenApps(seen, await detailsOfRun('auto', opened.workflowRun));
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
  const text = `${paragraphs(`## ${title}`, result, details)}\n`;
  const writing = summary.emptyBuffer().addRaw(text).write({ overwrite: true });
  await writing.catch((cause: unknown) =>
    journal.warn(`The job summary (GITHUB_STEP_SUMMARY) could not be written: ${messageOf(cause)}`),
  );
  logSummary(text);
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
