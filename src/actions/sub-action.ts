import { error, info, summary } from '@actions/core';
import { messageOf } from '../text/sentences.ts';
import { messageForMarkdown } from '../text/untrusted.ts';
import { version } from '../version.ts';
import { awaitBriefly, unlessCancelled } from './cancellation.ts';
import { messageOfFailure } from './failure-message.ts';
import { missingCredentials, readConnectionInputs } from './inputs/connection-inputs.ts';
import { describeProblems, InputReader } from './inputs/input-reader.ts';
import { createJob, createJournal, type Job, type Journal } from './job.ts';
import { certificateVariables } from './policy/certificate-variables.ts';
import { openPolicyReader } from './policy/policy-reader.ts';
import { createSecrets } from './secrets.ts';
import { renderTable } from './table.ts';

export interface Ending {
  succeeded: boolean;
  /** One or two sentences for log and summary; what failed says what to do. */
  message: string;
  /** Markdown for the summary, in place of the outputs; foreign text has passed `markdown`. */
  details?: string;
}

export interface SubAction<Output extends string, Inputs> {
  /** For people: heads log, summary and annotations. */
  title: string;
  /** All outputs, as `action.yml` declares them. Each is empty until the work sets it. */
  outputs: readonly Output[];
  /** Reads the inputs beside the shared ones; `mask` keeps a secret out of all that is written. */
  readInputs: (
    reader: InputReader,
    mask: (secret: string | undefined) => void,
  ) => Inputs | Promise<Inputs>;
  /** The work tells what is wrong with the inputs; otherwise it does not begin with such. */
  tellsProblems?: boolean;
  /** What it throws fails the job: a `JobFailure` with its message, others with a remedy. */
  work: (job: Job<Output>, inputs: Inputs) => Promise<Ending>;
}

/** Runs a sub-action to its end, also when the job is cancelled. True when the job succeeds. */
export async function runSubAction<Output extends string, Inputs>(
  action: SubAction<Output, Inputs>,
  signal: AbortSignal,
): Promise<boolean> {
  const { title } = action;
  const secrets = createSecrets();
  const journal = createJournal<Output>(title, secrets);
  const reader = new InputReader();
  const policyReader = await openPolicyReader(reader, signal);
  const connection = await readConnectionInputs(reader, policyReader, secrets);
  const inputs = await action.readInputs(reader, secrets.mask);
  reader.refuseStrayVariables();
  const missing = missingCredentials(connection.credentials);
  const problems = missing ? [...reader.problems, missing] : reader.problems;
  const mayConnect = !certificateVariables.some((name) => reader.isRefused(name));
  info(`${title} ${version}`); // the first line of the log: the secrets are masked by now
  for (const name of action.outputs) journal.setOutput(name, '');
  const report =
    problems.length > 0 && !(action.tellsProblems && mayConnect)
      ? { succeeded: false, message: describeProblems(problems) }
      : await untilCancelled(signal, journal, async () => {
          const job = await createJob(connection, journal, secrets, policyReader);
          return action.work(job, inputs);
        });
  return finish(title, journal, report);
}

/** Tells how it ended. The outputs stand: a summary that cannot be written is a warning. */
async function finish<Output extends string>(
  title: string,
  journal: Journal<Output>,
  { succeeded, message, details = renderOutputs(journal) }: Ending,
): Promise<boolean> {
  const line = journal.line(message);
  const told = `${succeeded ? '✅' : '❌'} ${messageForMarkdown(line)}`;
  const text = `${[`## ${title}`, told, details].filter(Boolean).join('\n\n')}\n`;
  const writing = summary.emptyBuffer().addRaw(text).write({ overwrite: true });
  await writing.catch((cause: unknown) =>
    journal.warn(`The job summary could not be written: ${messageOf(cause)}`),
  );
  if (succeeded) info(line);
  else error(line, { title });
  return succeeded;
}

/** What comes of the work; a failure, as a cancelled job, tells what goes on at the service. */
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
  return unlessCancelled(signal, working, async () => {
    await awaitBriefly(working);
    return failed('The job was cancelled.');
  });
}

function renderOutputs<Output extends string>({ outputs, markdown }: Journal<Output>): string {
  const rows = [...outputs()]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [`\`${name}\``, markdown(value)]);
  return renderTable('| Output | Value |', rows);
}
