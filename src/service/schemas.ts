import * as z from 'zod/mini';

/** Identifiers become path segments and keys: they hold at least one character that is not a dot. */
export const identifier = z.string().check(z.regex(/[^.]/));

/** A field that the specification allows to be absent: a missing, null or mistyped value is read as absent. */
export function lenient<S extends z.ZodMiniType>(schema: S) {
  return z.catch(z.optional(schema), undefined);
}
