import { readEnvironment } from '../github/environment.ts';
import { createVisibilityCheck } from '../github/visibility.ts';
import type { WorkflowRun } from './policy/policy-reader.ts';

/** What the event allows to show: with `auto` only counts, unless it says `private`. */
export function detailsByEvent(details: 'auto' | 'full' | 'counts'): 'full' | 'counts' {
  if (details !== 'auto') return details;
  return readEnvironment().visibility === 'private' ? 'full' : 'counts';
}

/** What may be shown: with `auto` only counts, if the repository is public or may be. */
export async function shownDetails(
  details: 'auto' | 'full' | 'counts',
  isPublic: () => Promise<boolean>,
): Promise<'full' | 'counts'> {
  if (details !== 'auto') return details;
  return (await isPublic()) ? 'counts' : 'full';
}

/** Whether names may be shown, decided in the same way. */
export async function mayShowDetails(
  details: 'auto' | 'full' | 'counts',
  { event, token, signal }: WorkflowRun,
): Promise<boolean> {
  const { visibility } = readEnvironment();
  const isPublic = createVisibilityCheck(visibility, event.repository, token, signal);
  return (await shownDetails(details, isPublic)) === 'full';
}
