import { describe, expect, it, vi } from 'vitest';
import { readStatusContext, statusOf } from '../../../src/actions/gate/commit-status.ts';
import { InputReader } from '../../../src/actions/inputs/input-reader.ts';
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
    ['x'.repeat(256), 1],
    ['two\nlines', 1],
    ['two\u2028lines', 1],
    ['\u{1f600}'.repeat(255), 0],
    ['x'.repeat(255), 0],
    ['security / test', 0],
  ])('has a name of one line that GitHub takes: %j', (context, problems) => {
    vi.stubEnv('INPUT_COMMIT-STATUS', context);
    const reader = new InputReader();
    expect(readStatusContext(reader)).toBe(problems === 0 ? context : undefined);
    expect(reader.problems).toHaveLength(problems);
  });
});
