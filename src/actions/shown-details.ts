import { readEnvironment } from '../github/environment.ts';
import { createVisibilityCheck } from '../github/visibility.ts';
import type { WorkflowRun } from './policy/policy-reader.ts';

/** Whether names may be shown, without asking GitHub: `counts` if the visibility is unknown. */
export function detailsAtOnce(details: 'auto' | 'full' | 'counts'): 'full' | 'counts' {
  if (details !== 'auto') return details;
  return readEnvironment().visibility === 'private' ? 'full' : 'counts';
}

/** Decides whether names may be shown; `auto` shows them unless the repository may be public. */
export async function mayShowDetails(
  details: 'auto' | 'full' | 'counts',
  { event, token, signal }: WorkflowRun,
): Promise<boolean> {
  if (details !== 'auto') return details === 'full';
  const { visibility } = readEnvironment();
  return !(await createVisibilityCheck(visibility, event.repository, token, signal)());
}
