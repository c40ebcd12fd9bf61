import type { GivenApp } from '../../decision/context.ts';
import { optional, type ValidOf } from './declaration.ts';
import type { InputReader } from './input-reader.ts';
import { identifier, webAddress } from './schemas.ts';

/** Declares `app-id` and `app-url`, of which exactly one must be given. */
export function appInputs(descriptions: { id: string; url: string }) {
  const choice = 'Give exactly one of `app-id` and `app-url`.';
  return {
    'app-id': optional(identifier, `${descriptions.id} ${choice}`),
    'app-url': optional(webAddress(), `${descriptions.url} ${choice}`),
  };
}

type AppValues = ValidOf<ReturnType<typeof appInputs>>;

/** Returns the app that the workflow names; neither or both of the inputs are a problem. */
export function appInputOf(valid: AppValues, reader: InputReader): GivenApp | undefined {
  if (!reader.isGiven('app-id') && !reader.isGiven('app-url'))
    reader.addProblem('app-id', 'is missing: give either `app-id` or `app-url`');
  return optionalAppOf(valid, reader);
}

/** Returns the app that the workflow names, if it names one; both of the inputs are a problem. */
export function optionalAppOf(
  { 'app-id': id, 'app-url': url }: AppValues,
  reader: InputReader,
): GivenApp | undefined {
  if (reader.isGiven('app-id') && reader.isGiven('app-url'))
    reader.addProblem('app-url', 'must not be given together with `app-id`: give one of them');
  if (reader.hasProblem('app-id') || reader.hasProblem('app-url')) return undefined;
  if (id !== undefined) return { id };
  return url === undefined ? undefined : { url };
}
