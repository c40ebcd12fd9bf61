import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/decision/findings/assessment.ts';
import { notTested, setupError } from '../../../src/decision/verdict.ts';
import { finalStatusOf } from '../../../src/results/model/final-status.ts';
import { byThreshold, finding } from '../../support/policy.ts';

const said = 'the app said: all is well';
const passed = { verdict: 'passed', message: '' } as const;
const failed = { verdict: 'failed', reason: 'findings', message: said } as const;
const doubtful = { ...failed, unproven: { reason: 'superseded', message: said } } as const;
const late = notTested('timed-out', said, { cause: said });
const queued = notTested('queue-timed-out', said, { heading: 'another test was running' });
const cancelled = notTested('cancelled', said);
const denied = setupError('forbidden', said, { cause: said });

/** An assessment with so many findings that block. */
const blocking = (count: number) => {
  const findings = Array.from({ length: count }, (_, index) => finding({ id: `f${index}` }));
  return assess(findings, byThreshold('low'));
};

describe('a commit status', () => {
  it.each([
    [passed, 'success', 'success', 'Passed: no open finding blocks.'],
    [failed, 'failure', 'failure', 'Failed: 2 open findings block.'],
    [failed, 'warning', 'success', 'Failed: 2 open findings block, but the job succeeds.'],
    [doubtful, 'failure', 'failure', 'Failed: 2 open findings block (not all is proven).'],
    [late, 'failure', 'error', 'Not tested: the test did not end in time.'],
    [late, 'warning', 'success', 'Not tested: the test did not end in time, but the job succeeds.'],
    [queued, 'failure', 'error', 'Not tested: another test was running.'],
    [cancelled, 'failure', 'error', 'Not tested: the job was cancelled.'],
    [
      denied,
      'failure',
      'error',
      "Error: the workflow's account at the testing service may not do this.",
    ],
  ] as const)('of %j in a job that ends as %s is %s', (verdict, job, state, description) => {
    expect(finalStatusOf({ verdict, job, assessment: blocking(2) })).toEqual({
      state,
      description,
    });
  });

  it('is cut to the length that GitHub takes', () => {
    const verdict = notTested('timed-out', '', { heading: 'x'.repeat(200) });
    expect(finalStatusOf({ verdict, job: 'warning' })?.description).toHaveLength(140);
  });

  it.each(['not-awaited', 'dry-run'] as const)('says nothing of %s', (reason) => {
    expect(finalStatusOf({ verdict: notTested(reason, ''), job: 'warning' })).toBeUndefined();
  });
});
