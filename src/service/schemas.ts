import { inspect } from 'node:util';
import * as z from 'zod/mini';

/**
 * A word of the API, such as a state. Outputs pass it to other steps, so it contains nothing that a
 * shell, a template or the runner would interpret.
 */
export const word = z.string().check(z.regex(/^(?!::)[\w.:-]{1,200}$/));

/**
 * The id of an app, a task, a report or a finding; not only dots, since it is used as a path
 * segment.
 */
export const identifier = word.check(z.regex(/[^.]/));

/** A URL that outputs and views show; it is never requested. */
export const address = z.string().check(z.regex(/^https?:\/\/(?!.*##\[)[\x21-\x7e]{1,2000}$/));

/** The number of a run, as a number or as text. */
export const runNumber = z.union([
  z.int(),
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
]);

/** A text, cut to `maxLength` characters of well-formed Unicode. */
export function text(maxLength: number) {
  return z.pipe(
    z.string(),
    z.transform((whole: string) => truncate(whole, maxLength)),
  );
}

/** The first `maxItems` valid items of a list; an invalid one costs only itself. */
export function validItems<S extends z.ZodMiniType>(item: S, maxItems: number) {
  const firstValid = (items: unknown[]) => {
    const valid: z.output<S>[] = [];
    for (const given of items) {
      if (valid.length === maxItems) break;
      const parsed = item.safeParse(given);
      if (parsed.success) valid.push(parsed.data);
    }
    return valid;
  };
  return z.pipe(z.array(z.unknown()), z.transform(firstValid));
}

/** A value of any type, as text: what the verdict depends on must not be lost for its type. */
export function anyAsText(maxLength: number) {
  return z.pipe(
    z.unknown(),
    z.transform((value: unknown) => truncate(toText(value), maxLength)),
  );
}

/** Uses `inspect`, which handles any depth, unlike `JSON.stringify`. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value, { depth: 1, breakLength: Infinity });
}

/** A text that is compared and must not be cut: one that is too long is refused. */
export function wholeText(maxLength: number) {
  return z.pipe(
    z.string().check(z.maxLength(maxLength)),
    z.transform((whole: string) => whole.toWellFormed()),
  );
}

/**
 * An optional text by which findings are compared; null, which equals nothing, when it is too long
 * or no text.
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
 * Cuts a text. The result is a copy, since a slice would keep the whole string in memory; encoding
 * it also makes it well-formed. A word that would be cut in two is dropped (up to 200 characters or
 * half of the text), because half of a secret would not be recognized.
 */
function truncate(whole: string, maxLength: number): string {
  if (whole.length <= maxLength) return whole.toWellFormed();
  const certain = maxLength - Math.min(200, Math.floor(maxLength / 2));
  const rest = whole.slice(certain, maxLength).replace(/\S+$/, '');
  return Buffer.from(`${whole.slice(0, certain)}${rest}…`).toString();
}

/** A field that may be absent: a missing, null or mistyped value is read as absent. */
export function lenient<S extends z.ZodMiniType>(schema: S) {
  return z.catch(z.optional(schema), undefined);
}
