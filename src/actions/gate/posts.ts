import type { GivenApp } from '../../decision/context.ts';
import type { InputReader, ReadInputs } from '../inputs/input-reader.ts';
import { hasCertificateProblem } from '../workflow/certificate-variables.ts';
import type { inputs } from './inputs.ts';

/** Comment and issue of a gate, and what tells them from those of another one. */
export type Posts = NonNullable<ReturnType<typeof postsOf>>;

/** Undefined if an input that they rest on has a problem, or may be misspelt. */
export function postsOf(
  { valid, accepted }: ReadInputs<typeof inputs>,
  app: GivenApp | undefined,
  reader: InputReader,
) {
  const place = accepted('comment-summary-in-pr', 'open-issue', 'matrix', 'pull-request-number');
  if (!place || reader.hasUndeclared || hasCertificateProblem(reader)) return undefined;
  return {
    /** Undefined if the jobs that say which app it is did not succeed. */
    app,
    comment: place['comment-summary-in-pr'],
    /** Keep an issue for scheduled runs. */
    openIssue: place['open-issue'],
    /** The leg that this job is, in a matrix. */
    matrix: place.matrix,
    needsJobs: valid.needs !== undefined,
  };
}
