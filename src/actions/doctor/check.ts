import { callRemedies } from '../../results/advice/remedies.ts';
import { isServiceError } from '../../service/errors.ts';
import { messageOf, sentence } from '../../text/sentences.ts';
import type { Job, JobStart } from '../sub-action/job.ts';
import type { declaration } from './inputs.ts';

type Output = keyof (typeof declaration)['outputs'];
export type DoctorStart = JobStart<Output>;
export type DoctorJob = Job<Output>;

export type CheckStatus = 'ok' | 'warning' | 'failed' | 'skipped';

/** A text for people, and the same without what it quotes: outputs can execute in a `run:`. */
export interface Message {
  text: string;
  own: string;
}

/** What a check found, and what to do about a `warning` or a failure. */
export interface Diagnosis {
  status: CheckStatus;
  message: Message;
  remedy: Message;
}

export interface Check {
  id: string;
  /** Checks that must have succeeded, or this one would mean nothing. */
  needs?: readonly string[];
  /** Undefined if an input that it takes has a problem, which a check that it needs reports. */
  diagnose?: (() => Diagnosis | Promise<Diagnosis>) | undefined;
}

export type CheckResult = Diagnosis & { id: string };

/** What checks find out for later ones. */
export interface Facts {
  /** How far the clock of this machine is ahead of that of `source`; NaN if unknown. */
  skews: { source: string; skewMs: number }[];
  appIds: string[];
  /** The app that the inputs name. */
  appId?: string | undefined;
}

/** A message that quotes others: of the values, its own words keep only numbers. */
export function quoting(words: TemplateStringsArray, ...values: (Message | string | number)[]) {
  const join = (render: (value: Message | string | number) => string) =>
    String.raw({ raw: words }, ...values.map(render));
  return {
    text: join((value) => (typeof value === 'object' ? value.text : String(value))),
    own: join((value) => {
      if (typeof value === 'object') return value.own;
      return typeof value === 'number' ? String(value) : '…';
    }).replace(/…+/g, '…'),
  };
}

/** A text that quotes nobody, though the compiler cannot know it. */
export function ownWords(text: string): Message {
  return { text, own: text };
}

/** A literal; a text that is put together has to be a `Message`. */
type Words<T extends string> = Message | (string extends T ? never : T);

function diagnosis(status: CheckStatus, message: Message | string, remedy: Message | string = '') {
  const words = (given: Message | string) => (typeof given === 'string' ? ownWords(given) : given);
  return { status, message: words(message), remedy: words(remedy) };
}
export const ok = <T extends string>(message: Words<T>): Diagnosis => diagnosis('ok', message);
export const skipped = <T extends string>(message: Words<T>): Diagnosis =>
  diagnosis('skipped', message);
export const warning = <T extends string, R extends string>(
  message: Words<T>,
  remedy: Words<R>,
): Diagnosis => diagnosis('warning', message, remedy);
export const failed = <T extends string, R extends string>(
  message: Words<T>,
  remedy: Words<R>,
): Diagnosis => diagnosis('failed', message, remedy);

/** What an error says; of that, only its code is ours. */
export function errorMessage(error: unknown): Message {
  const own = isServiceError(error) ? `The call failed (${error.code}).` : 'The check failed.';
  return { text: sentence(messageOf(error)), own };
}

/** Runs the checks in order. After a failure, only those that need the failed check are skipped. */
export async function runChecks(
  checks: readonly Check[],
  signal: AbortSignal,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  /** For each check that failed or was skipped, the check that is to blame. */
  const causes = new Map<string, string>();
  for (const { id, needs = [], diagnose } of checks) {
    const cause = needs.map((need) => causes.get(need)).find((blamed) => blamed !== undefined);
    const diagnosis = cause
      ? skipped(ownWords(`Not checked, because of \`${cause}\`.`))
      : await runDiagnosis(diagnose, signal);
    if (diagnosis.status === 'failed' || diagnosis.status === 'skipped')
      causes.set(id, cause ?? id);
    results.push({ id, ...diagnosis });
  }
  return results;
}

const unexamined = failed(
  'An input that it takes is missing or invalid.',
  'Correct the inputs of the step.',
);

async function runDiagnosis(diagnose: Check['diagnose'], signal: AbortSignal): Promise<Diagnosis> {
  try {
    return (await diagnose?.()) ?? unexamined;
  } catch (error) {
    signal.throwIfAborted();
    return failed(errorMessage(error), ownWords(generalRemedy(error)));
  }
}

/** The remedy for errors that a check does not handle itself. */
function generalRemedy(error: unknown): string {
  if (isServiceError(error)) return callRemedies[error.code];
  return 'The action itself failed: please report it.';
}
