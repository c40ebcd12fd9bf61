import { readEnvironment } from '../github/environment.ts';
import { createVisibilityCheck } from '../github/visibility.ts';
import type { WorkflowRun } from './policy/policy-reader.ts';

/** Decides whether names may be shown; `auto` shows them unless the repository may be public. */
export async function mayShowDetails(
  details: 'auto' | 'full' | 'counts',
  { event, token, signal }: WorkflowRun,
): Promise<boolean> {
  if (details !== 'auto') return details === 'full';
  const { visibility } = readEnvironment();
  return !(await createVisibilityCheck(visibility, event.repository, token, signal)());
}
