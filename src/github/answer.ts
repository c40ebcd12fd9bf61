import type * as z from 'zod/mini';
import { UnexpectedAnswer } from './failure.ts';

/**
 * Parses an answer of GitHub's API. One of another form is no outage: asking again does not help.
 * @param subject what the answer is about: `the branch main`
 * @throws UnexpectedAnswer
 */
export function parseAnswer<T>(schema: z.ZodMiniType<T>, data: unknown, subject: string): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`,
  );
  throw new UnexpectedAnswer(
    `GitHub's answer about ${subject} does not have the documented form (${problems.join('; ')}).`,
  );
}
