import { expect, test } from 'vitest';
import { verdictOfFailure } from '../../../src/gate/failure.ts';
import { assess } from '../../../src/gate/findings/assessment.ts';
import {
  jobResult,
  notTested,
  reasonOf,
  setupError,
  verdictOnFindings,
} from '../../../src/gate/verdict.ts';
import { ServiceError } from '../../../src/service/errors.ts';
import { byThreshold } from '../../support/rules.ts';

const lenient = { warnOnly: true, onNotTested: 'warn' } as const;
const strict = { warnOnly: false, onNotTested: 'fail' } as const;
const failed = { verdict: 'failed', reason: 'findings', message: '' } as const;

test('a build that was tested clean succeeds and has no reason', () => {
  const passed = verdictOnFindings(assess([], byThreshold('high')));
  expect([passed.verdict, reasonOf(passed)]).toEqual(['passed', '']);
  expect(jobResult(passed, strict)).toBe('success');
});

test('warn-only softens findings and nothing else', () => {
  const warnOnly = { ...strict, warnOnly: true };
  expect(jobResult(failed, strict)).toBe('failure');
  expect(jobResult(failed, warnOnly)).toBe('warning');
  expect(jobResult(notTested('timed-out', ''), warnOnly)).toBe('failure');
  expect(jobResult(setupError('forbidden', ''), warnOnly)).toBe('failure');
});

test('on-not-tested: warn softens what was not tested, but for a cancelled job', () => {
  const warn = { ...strict, onNotTested: 'warn' } as const;
  expect(jobResult(notTested('timed-out', ''), strict)).toBe('failure');
  expect(jobResult(notTested('timed-out', ''), warn)).toBe('warning');
  expect(jobResult(notTested('cancelled', ''), lenient)).toBe('failure');
  expect(jobResult(setupError('login-rejected', ''), lenient)).toBe('failure');
  expect(jobResult(failed, warn)).toBe('failure');
});

test('what asked for no test succeeds with a warning', () => {
  expect(jobResult(notTested('not-awaited', ''), strict)).toBe('warning');
  expect(jobResult(notTested('dry-run', ''), strict)).toBe('warning');
});

test.each([
  ['network', 'service-unavailable'],
  ['tls', 'service-unavailable'],
  ['timeout', 'service-unavailable'],
  ['server-error', 'service-unavailable'],
  ['rate-limited', 'service-unavailable'],
  ['request-timeout', 'service-unavailable'],
  ['unexpected-response', 'unexpected-response'],
  ['invalid-request', 'unexpected-response'],
  ['conflict', 'unexpected-response'],
  ['run-already-active', 'run-already-active'],
  ['payment-required', 'no-credits'],
  ['login-rejected', 'login-rejected'],
  ['unauthenticated', 'login-rejected'],
  ['forbidden', 'forbidden'],
  ['not-found', 'app-not-found'],
] as const)('a call that fails with %s has the reason %s', (code, reason) => {
  const verdict = verdictOfFailure(new ServiceError(code, 'It failed'));
  expect(verdict).toMatchObject({ reason, message: 'It failed.' });
});

test.each([new Error('broken'), 'broken', undefined, null, { message: 'broken' }])(
  'a thrown %o is not tested',
  (thrown) => {
    const unexpected = { verdict: 'not-tested', reason: 'unexpected-response' };
    expect(verdictOfFailure(thrown)).toMatchObject(unexpected);
  },
);
