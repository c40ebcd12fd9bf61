import { callRemedies } from '../../results/advice/remedies.ts';
import { isServiceError, type ServiceError } from '../../service/errors.ts';
import { messageOf, sentence } from '../../text/sentences.ts';

/** Ends an action; its message says what happened and what to do about it. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}

/** Ends an action with the message of an error that says what to do. */
export function failJob(error: unknown): never {
  throw new JobFailure(sentence(messageOf(error)));
}

/** The message for anything that the work of an action throws. */
export function messageOfFailure(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  if (isServiceError(error))
    return `${sentence(withFieldErrors(error))} ${callRemedies[error.code]}`;
  return `The action failed with an internal error: ${messageOf(error)}`;
}

/** The message, then what it does not say yet of the messages about single fields. */
function withFieldErrors({ message, problem }: ServiceError): string {
  const unsaid = (problem?.errors ?? [])
    .map(textOf)
    .filter((text) => text !== '' && !message.includes(text));
  return [message, ...unsaid].join('; ');
}

/** The API does not specify the entries of `errors`: they are texts, or records of texts. */
function textOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const values: unknown[] = typeof error === 'object' && error !== null ? Object.values(error) : [];
  return values.filter((value) => typeof value === 'string').join(': ');
}
