import { readEnvironment } from '../../github/environment.ts';
import { createVisibilityCheck } from '../../github/visibility.ts';
import type { Details } from '../../results/model/result.ts';
import type { WorkflowRun } from './workflow-run.ts';

export type DetailsInput = 'auto' | Details;

/** What the event lets us show: with `auto` only counts, unless the repository is private. */
export function detailsByEvent(details: DetailsInput): Details {
  if (details !== 'auto') return details;
  return readEnvironment().visibility === 'private' ? 'full' : 'counts';
}

/** What may be shown: with `auto` only counts, if the repository is public or may be. */
export async function shownDetails(
  details: DetailsInput,
  isPublic: () => Promise<boolean>,
): Promise<Details> {
  if (details !== 'auto') return details;
  return (await isPublic()) ? 'counts' : 'full';
}

/** What a sub-action may show, decided in the same way. */
export function detailsOfRun(details: DetailsInput, workflowRun: WorkflowRun): Promise<Details> {
  return shownDetails(details, createVisibilityCheck(workflowRun));
}
