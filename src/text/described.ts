import * as z from 'zod/mini';

/** Gives a schema a description, which its JSON Schema shows. */
export const described = <S extends z.ZodMiniType>(schema: S, description: string): S =>
  schema.check(z.describe(description));
