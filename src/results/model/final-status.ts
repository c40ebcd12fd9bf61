import {
  describeBlocking,
  isUntestedByChoice,
  type Verdict,
  whatHappened,
} from '../../decision/verdict.ts';
import type { Result } from './result.ts';

/** GitHub refuses a longer one, and the status would stay `pending`. */
const maxDescriptionLength = 140;

/**
 * What the status of the judged commit says in the end: `success` exactly when the job succeeds;
 * undefined when there is nothing to say. In our own words only: a message may quote the service or
 * the app.
 */
export function finalStatusOf({
  verdict,
  job,
  assessment,
  unsetOutputs,
}: Pick<Result, 'verdict' | 'job' | 'assessment' | 'unsetOutputs'>):
  | { state: 'success' | 'failure' | 'error'; description: string }
  | undefined {
  if (isUntestedByChoice(verdict)) return undefined;
  const unmet = verdict.verdict === 'failed' ? 'failure' : 'error';
  const description = `${describeVerdict(verdict, assessment?.blocking.length ?? 0)}${unsetOutputs === undefined ? leniencyOf(job) : ', but the outputs could not be set'}.`;
  return {
    state: job === 'failure' ? unmet : 'success',
    description: description.slice(0, maxDescriptionLength),
  };
}

/** Says that the job succeeds all the same, if it does. */
export function leniencyOf(job: Result['job']): string {
  return job === 'warning' ? ', but the job succeeds' : '';
}

function describeVerdict(verdict: Verdict, blockingCount: number): string {
  switch (verdict.verdict) {
    case 'passed':
      return 'Passed: no open finding blocks';
    case 'failed':
      return `Failed: ${describeBlocking(blockingCount)}${verdict.unproven ? ' (not all is proven)' : ''}`;
    case 'not-tested':
      return `Not tested: ${whatHappened(verdict)}`;
    case 'error':
      return `Error: ${whatHappened(verdict)}`;
  }
}
