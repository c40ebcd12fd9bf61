import * as z from 'zod/mini';

/** Identifiers become path segments and keys: they hold at least one character that is not a dot. */
export const identifier = z.string().check(z.regex(/[^.]/));

const maxTextLength = 1000;

/** A text for people of any length, of which the beginning is kept: thousands of findings are held in memory at once. */
export const passage = lenient(z.pipe(z.string(), z.transform(beginningOf)));

/** A copy, since a part of a string would keep the whole string in memory. */
function beginningOf(text: string): string {
  return text.length <= maxTextLength ? text : Buffer.from(`${text.slice(0, maxTextLength)}…`).toString();
}

/** A field that the specification allows to be absent: a missing, null or mistyped value is read as absent. */
export function lenient<S extends z.ZodMiniType>(schema: S) {
  return z.catch(z.optional(schema), undefined);
}
