import { callRemedies } from '../results/remedies.ts';
import { isServiceError, type ServiceError } from '../service/errors.ts';
import { messageOf, sentence } from '../text/sentences.ts';

/** What keeps an action from its work, for people: what happened, and what to do about it. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}

/** One message for whatever was thrown on the way. */
export function messageOfFailure(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  if (isServiceError(error)) return `${sentence(describe(error))} ${callRemedies[error.code]}`;
  return `The action failed with an internal error: ${messageOf(error)}`;
}

/** The message with those of single fields that it does not quote already. */
function describe({ message, problem }: ServiceError): string {
  const unsaid = (problem?.errors ?? [])
    .map(textOf)
    .filter((text) => text !== '' && !message.includes(text));
  return [message, ...unsaid].join('; ');
}

/** How `errors` of a validation problem are written is not specified: texts, or records of them. */
function textOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const values: unknown[] = typeof error === 'object' && error !== null ? Object.values(error) : [];
  return values.filter((value) => typeof value === 'string').join(': ');
}
