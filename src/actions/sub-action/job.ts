import { info, warning } from '@actions/core';
import type { Clock } from '../../clock.ts';
import type { Details } from '../../results/model/result.ts';
import type { ConnectionOptions } from '../../service/client.ts';
import type { ServiceError } from '../../service/errors.ts';
import { type Wait, type WaitEvent, wait } from '../../service/polling.ts';
import { formatDuration, formatProgress } from '../../text/duration.ts';
import { forMarkdown, messageForLog } from '../../text/untrusted.ts';
import type { ConnectionInputs } from '../inputs/connection-inputs.ts';
import type { Secrets } from '../opening/secrets.ts';
import { JobFailure } from '../output/failure-message.ts';
import { describeUnset, trySetOutputs } from '../output/runner-outputs.ts';
import type { TrustedFiles } from '../policy/trusted-files.ts';
import type { WorkflowRun } from '../workflow/workflow-run.ts';

/** While an action waits, it logs a line at least this often. */
export const heartbeatMs = 60_000;

/** A call that failed transiently, and will be retried. */
export type Retry = Parameters<ConnectionOptions['onRetry']>[0];

/** A wait of a job, whose cadence is that of the inputs unless another is given. */
export type JobWait<T> = Omit<Wait<T>, 'clock' | 'cadence' | 'onEvent'> &
  Partial<Pick<Wait<T>, 'cadence'>> & {
    /** The message with which the job fails at the deadline. */
    tooLate: string;
  };

/** Log and outputs of a sub-action. */
export type Journal<Output extends string> = ReturnType<typeof createJournal<Output>>;

/**
 * Log and outputs, which show untrusted texts on one harmless line and without secrets.
 * @param declared the outputs by name
 */
export function createJournal<Output extends string>(
  title: string,
  declared: Readonly<Record<Output, string>>,
  { redactors }: Secrets,
) {
  const outputs = new Map<string, string>(Object.keys(declared).map((name) => [name, '']));
  let underway: string | undefined;
  let problem: string | undefined;
  const set = (values: Readonly<Record<string, string>>) => {
    problem = trySetOutputs(values) ?? problem;
  };
  /** Makes a message one harmless line. */
  const line = (message: string) => messageForLog(redactors.text(message));
  const log = (message: string) => info(line(message));
  return {
    line,
    log,
    warn: (message: string) => warning(line(message), { title }),
    outputs: (): ReadonlyMap<string, string> => outputs,
    /** Sets every output to its initial value, or to empty, until the work sets it. */
    resetOutputs: (initial: Partial<Record<string, string>> = {}) => {
      for (const name of outputs.keys()) set({ [name]: initial[name] ?? '' });
    },
    /** Sets an output at once, so that it stands however the job ends; the last value counts. */
    setOutput: (name: Output, value: string) => {
      // The runner drops an output that holds a secret.
      const safe = redactors.id(value);
      outputs.set(name, safe);
      set({ [name]: safe });
    },
    /** Why an output could not be set, which fails the job; undefined if all were. */
    unsetOutputs: () => problem && describeUnset(problem),
    /** Sets the sentence that ends the message of every failure: what goes on at the service. */
    setUnderway: (sentence: string | undefined) => {
      underway = sentence;
    },
    underway: () => underway,
    /** The failure of a job after which nothing goes on at the service. */
    giveUp: (message: string) => {
      underway = undefined;
      return new JobFailure(message);
    },
    /** Removes secrets from an untrusted text. */
    redact: redactors.text,
    /** Untrusted text for a cell or a line of the summary. */
    markdown: (text: string) => forMarkdown(redactors.text(text)),
    retried: (event: Retry) => log(retryLine(event)),
  };
}

/** What a sub-action has at hand before it connects to the service. */
export type JobStart<Output extends string> = Journal<Output> & {
  clock: Clock;
  details: Details;
  workflowRun: WorkflowRun;
  files: TrustedFiles;
};

/** What the work of a sub-action has at hand: log, outputs, client, clock and waiting. */
export type Job<Output extends string> = Awaited<ReturnType<typeof connectJob<Output>>>;

export async function connectJob<Output extends string>(
  start: JobStart<Output>,
  connection: ConnectionInputs,
  secrets: Secrets,
) {
  const { clock, details, workflowRun, retried } = start;
  // Loaded only now, since an action with invalid inputs does not need it.
  const { connectToService } = await import('../opening/service-connection.ts');
  const { signal } = workflowRun;
  const options = { clock, signal, onRetry: retried, quotesProblems: details === 'full' };
  const client = connectToService(connection, secrets, options);
  const job = { ...start, ...connection, client };
  return {
    ...job,
    waitFor: <T>(options: JobWait<T>) => waitFor(job, options),
  };
}

/** A wait that logs what goes wrong, how long it may take and, each minute, that it goes on. */
async function waitFor<T>(
  { clock, cadence, log }: Pick<Wait<T>, 'clock' | 'cadence'> & { log: (line: string) => void },
  { tooLate, ...options }: JobWait<T>,
): Promise<T> {
  let loggedAtMs: number | undefined;
  const onEvent = (event: WaitEvent) => {
    if (event.kind === 'poll-failed') return log(failureLine(event.error));
    const { for: what, elapsedMs, limitMs } = event;
    if (loggedAtMs === undefined) log(`Waiting up to ${formatDuration(limitMs)} for ${what}`);
    else if (elapsedMs - loggedAtMs >= heartbeatMs) log(waitingLine(what, elapsedMs, limitMs));
    else return;
    loggedAtMs = elapsedMs;
  };
  const waited = await wait({ clock, cadence, ...options, onEvent });
  if (waited.kind === 'timed-out') throw new JobFailure(tooLate);
  return waited.seen;
}

/** The message for a {@link JobWait} whose deadline came first. */
export function didNotEnd(subject: string, timeoutMs: number, consequence = ''): string {
  return `${subject} did not end within ${formatDuration(timeoutMs)}${consequence}. Raise \`timeout-minutes\`.`;
}

export function waitingLine(awaited: string, elapsedMs: number, limitMs: number): string {
  return `Still waiting for ${awaited} (${formatProgress(elapsedMs, limitMs)})`;
}

export function failureLine({ message }: ServiceError): string {
  return `${message}; the next poll follows`;
}

export function retryLine({ error, waitMs }: Retry): string {
  return `${error.message}; retrying in ${formatDuration(waitMs)}`;
}
