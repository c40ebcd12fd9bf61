import { expect, test } from 'vitest';
import { verdictOfFailure } from '../../../src/decision/failure.ts';
import { assess } from '../../../src/decision/findings/assessment.ts';
import { reasons } from '../../../src/decision/reasons.ts';
import {
  jobResult,
  notTested,
  reasonOf,
  setupError,
  verdictOnFindings,
  whatHappened,
} from '../../../src/decision/verdict.ts';
import { ServiceError } from '../../../src/service/errors.ts';
import { byThreshold } from '../../support/policy.ts';

const lenient = { warnOnly: true, onNotTested: 'warn' } as const;
const strict = { warnOnly: false, onNotTested: 'fail' } as const;
const failed = { verdict: 'failed', reason: 'findings', message: '' } as const;

test('a verdict on findings says how many are open, and how many block', () => {
  const found = (...severities: string[]) =>
    severities.map((severity, index) => ({ id: `f${index}`, label: 'BOLA', severity }));
  const said = (...severities: string[]) =>
    verdictOnFindings(assess(found(...severities), byThreshold('high'))).message;
  expect(said()).toBe('The app was tested, and no finding is open.');
  expect(said('Low')).toBe('The app was tested: 1 open finding, none of which blocks.');
  expect(said('High', 'Low')).toBe('1 open finding blocks.');
  expect(said('High', 'Critical')).toBe('2 open findings block.');
});

test('a build that was tested clean succeeds and has no reason', () => {
  const passed = verdictOnFindings(assess([], byThreshold('high')));
  expect([passed.verdict, reasonOf(passed)]).toEqual(['passed', '']);
  expect(jobResult(passed, strict)).toBe('success');
});

const warnOnly = { ...strict, warnOnly: true };
const warn = { ...strict, onNotTested: 'warn' } as const;

/** The job by a verdict: with all defaults, with `warn-only`, with `on-not-tested: warn`, with both. */
test.each([
  ['findings', failed, 'failure warning failure warning'],
  ['what was not tested', notTested('timed-out', ''), 'failure failure warning warning'],
  ['a cancelled job', notTested('cancelled', ''), 'failure failure failure failure'],
  ['a setup that is wrong', setupError('forbidden', ''), 'failure failure failure failure'],
  ['what is not awaited', notTested('not-awaited', ''), 'warning warning warning warning'],
  ['a dry run', notTested('dry-run', ''), 'warning warning warning warning'],
  ['nothing to test', notTested('nothing-to-test', ''), 'success success success success'],
] as const)('leniency softens one verdict and nothing else: %s', (_, verdict, jobs) => {
  const settings = [strict, warnOnly, warn, lenient];
  expect(settings.map((each) => jobResult(verdict, each)).join(' ')).toBe(jobs);
});

test.each([
  ['network', 'not-tested', 'service-unavailable'],
  ['tls', 'not-tested', 'service-unavailable'],
  ['timeout', 'not-tested', 'service-unavailable'],
  ['server-error', 'not-tested', 'service-unavailable'],
  ['rate-limited', 'not-tested', 'service-unavailable'],
  ['request-timeout', 'not-tested', 'service-unavailable'],
  ['unexpected-response', 'not-tested', 'unexpected-response'],
  ['invalid-request', 'not-tested', 'unexpected-response'],
  ['conflict', 'not-tested', 'unexpected-response'],
  ['run-already-active', 'not-tested', 'run-already-active'],
  ['payment-required', 'not-tested', 'no-credits'],
  ['login-rejected', 'error', 'login-rejected'],
  ['unauthenticated', 'error', 'login-rejected'],
  ['forbidden', 'error', 'forbidden'],
  ['not-found', 'error', 'app-not-found'],
] as const)('a call that fails with %s is %s: %s', (code, verdict, reason) => {
  const failed = verdictOfFailure(new ServiceError(code, 'It failed'));
  expect(failed).toMatchObject({ verdict, reason });
  expect([failed.message, failed.cause]).toContain('It failed.');
  expect(failed.message).toMatch(/^(?:The|Another|Your) .*\.$/);
});

test('what happened is said by the verdict, or else by its reason', () => {
  expect(whatHappened(notTested('timed-out', '', { heading: 'it is slow' }))).toBe('it is slow');
  expect(whatHappened(notTested('timed-out', ''))).toBe(reasons['timed-out'].heading);
});

test.each([new Error('broken'), 'broken', undefined, null, { message: 'broken' }])(
  'a thrown %o is not tested, and a defect of the gate',
  (thrown) => {
    const heading = 'the gate failed with an internal error';
    const unexpected = { verdict: 'not-tested', reason: 'unexpected-response', heading };
    expect(verdictOfFailure(thrown)).toMatchObject(unexpected);
  },
);
