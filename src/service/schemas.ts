import { inspect } from 'node:util';
import * as z from 'zod/mini';

/**
 * A word of the API, such as a state. Outputs carry it to other steps: no shell, template or runner
 * reads it as anything but text.
 */
export const word = z.string().check(z.regex(/^(?!::)[\w.:-]{1,200}$/));

/** The id of an app, a task or a report. As a path segment it cannot be made of dots only. */
export const identifier = word.check(z.regex(/[^.]/));

/** The id of a finding: printable ASCII without blanks that is no workflow command. */
export const findingIdentifier = z
  .string()
  .check(z.regex(/^(?!::)(?!.*##\[)[\x21-\x7e]{1,200}$/), z.regex(/[^.]/));

/** An address that outputs and views show; it is never requested. */
export const address = z.string().check(z.regex(/^https?:\/\/(?!.*##\[)[\x21-\x7e]{1,2000}$/));

/** The number of a run; a service that writes it as text means the same. */
export const runNumber = z.union([
  z.int(),
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
]);

/** A text of which the first `maxLength` characters are kept, as well-formed Unicode. */
export function text(maxLength: number) {
  return z.pipe(
    z.string(),
    z.transform((whole: string) => beginningOf(whole, maxLength)),
  );
}

/** The texts of a list, each from its beginning; what is none is left out. */
export function texts(maxItems: number, maxLength: number) {
  const beginnings = (items: unknown[]) =>
    items
      .filter((item) => typeof item === 'string')
      .slice(0, maxItems)
      .map((item) => beginningOf(item, maxLength));
  return z.pipe(z.array(z.unknown()), z.transform(beginnings));
}

/** A value of any type, as text: what decides must not be lost for its type. */
export function anyAsText(maxLength: number) {
  return z.pipe(
    z.unknown(),
    z.transform((value: unknown) => beginningOf(describe(value), maxLength)),
  );
}

/** Unlike JSON, `inspect` copes with any depth. */
function describe(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value, { depth: 1, breakLength: Infinity });
}

/** A text that is compared, and so must not be cut: one that is too long is refused. */
export function wholeText(maxLength: number) {
  return z.pipe(
    z.string().check(z.maxLength(maxLength)),
    z.transform((whole: string) => whole.toWellFormed()),
  );
}

/**
 * An optional text that findings are compared by; null when it is too long or no text, which
 * equals nothing.
 */
export function comparable(maxLength: number) {
  const textOrNull = (value: unknown) => {
    if (value === undefined || value === null) return undefined;
    const isText = typeof value === 'string' && value.length <= maxLength;
    return isText ? value.toWellFormed() : null;
  };
  return z.optional(z.pipe(z.unknown(), z.transform(textOrNull)));
}

/**
 * The beginning of a text, copied, since a slice would keep the whole string in memory; encoding it
 * also makes it well-formed. A word that would be cut in two is left out, up to 200 characters or
 * half of the text: half of a secret would not be recognized.
 */
function beginningOf(whole: string, maxLength: number): string {
  if (whole.length <= maxLength) return whole.toWellFormed();
  const certain = maxLength - Math.min(200, Math.floor(maxLength / 2));
  const rest = whole.slice(certain, maxLength).replace(/\S+$/, '');
  return Buffer.from(`${whole.slice(0, certain)}${rest}…`).toString();
}

/** A field that may be absent: a missing, null or mistyped value is read as absent. */
export function lenient<S extends z.ZodMiniType>(schema: S) {
  return z.catch(z.optional(schema), undefined);
}
