import { countOf } from '../text/sentences.ts';
import type { PolicyFiles } from './context.ts';
import { type NotTested, notTested } from './verdict.ts';

/**
 * The verdict when the policy says of every file of a change that it needs no test. Undefined when
 * it does not, and for a change without a file, of which nothing is known.
 * @param files both names of a renamed one
 */
export function judgeChange(
  { policy, policyOrigin }: Pick<PolicyFiles, 'policy' | 'policyOrigin'>,
  files: readonly string[],
): NotTested | undefined {
  const { needsNoTest } = policy ?? {};
  if (!needsNoTest || files.length === 0 || !files.every(needsNoTest)) return undefined;
  const count = new Set(files).size;
  const fit = `${countOf(count, 'file')} of this change ${count === 1 ? 'fits' : 'fit'}`;
  const message = `The ${fit} \`nothing-to-test\` in ${policyOrigin}. Nothing was sent to the service or to the app.`;
  return notTested('nothing-to-test', message);
}
