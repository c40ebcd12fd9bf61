import * as z from 'zod/mini';

/** Adds a description to a schema, which its JSON Schema shows. */
export const described = <S extends z.ZodMiniType>(schema: S, description: string): S =>
  schema.check(z.describe(description));
