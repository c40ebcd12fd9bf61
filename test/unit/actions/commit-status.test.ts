import { describe, expect, it } from 'vitest';
import { statusOf } from '../../../src/actions/gate/commit-status.ts';
import { statusContext } from '../../../src/actions/gate/schemas.ts';
import { notTested, setupError } from '../../../src/decision/verdict.ts';

const passed = { verdict: 'passed', message: '' } as const;
const message = '1 open finding blocks.';
const failed = { verdict: 'failed', reason: 'findings', message } as const;
const late = notTested('timed-out', 'x');

describe('a commit status', () => {
  it.each([
    [passed, 'success', 'success', 'Passed: no open finding blocks.'],
    [failed, 'failure', 'failure', 'Failed: 1 open finding blocks.'],
    [failed, 'warning', 'success', 'Failed: 1 open finding blocks, but the job succeeds.'],
    [late, 'failure', 'error', 'Not tested: timed-out.'],
    [late, 'warning', 'success', 'Not tested: timed-out, but the job succeeds.'],
    [notTested('cancelled', 'x'), 'failure', 'error', 'Not tested: cancelled.'],
    [setupError('forbidden', 'x'), 'failure', 'error', 'Error: forbidden.'],
  ] as const)('of %j in a job that ends as %s is %s', (verdict, job, state, description) => {
    expect(statusOf({ verdict, job })).toEqual({ state, description });
  });

  it.each(['not-awaited', 'dry-run'] as const)('says nothing of %s', (reason) => {
    expect(statusOf({ verdict: notTested(reason, ''), job: 'warning' })).toBeUndefined();
  });

  it.each([
    ['x'.repeat(256), false],
    ['two\nlines', false],
    ['two\u2028lines', false],
    ['\u{1f600}'.repeat(255), true],
    ['x'.repeat(255), true],
    ['security / test', true],
  ])('has a name of one line that GitHub accepts: %j', (context, isAccepted) => {
    expect(statusContext.safeParse(context).success).toBe(isAccepted);
  });
});
