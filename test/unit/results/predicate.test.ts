import { describe, expect, test } from 'vitest';
import { assess } from '../../../src/gate/findings/assessment.ts';
import { notTested, setupError, verdictOnFindings } from '../../../src/gate/verdict.ts';
import { predicateOf } from '../../../src/results/predicate.ts';
import type { Result } from '../../../src/results/result.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { version } from '../../../src/version.ts';
import { accepting, finding, today } from '../../support/policy.ts';

const run = {
  taskId: 'task-1',
  state: 'COMPLETED',
  runNumber: 3,
  statusUrl: 'https://service.test/v1/tasks/task-1',
};
const commit = '1c002dd4b536e7479fe34593e72e6c6c1819e53b';

function proven(findings: Finding[], fields: Partial<Result> = {}): Result {
  const policy = accepting('{ label: Accepted }');
  const assessment = assess(findings, { threshold: 'high', today, appId: 'app-1', policy });
  const verdict = verdictOnFindings(assessment);
  return {
    verdict,
    job: verdict.verdict === 'passed' ? 'success' : 'failure',
    app: { appId: 'app-1', registrationStatus: 'COMPLETED' },
    run,
    assessment,
    threshold: 'high',
    newOnly: false,
    provenVersion: commit,
    details: 'counts',
    runUrl: 'https://github.com/octo-org/shop/actions/runs/1',
    ...fields,
  };
}

const high = finding({ severity: 'High' });
const low = finding({ id: 'f2', severity: 'Low' });
const strange = finding({ id: 'f3', severity: 'Severe' });
const everySeverity = ['critical', 'high', 'medium', 'low'];

describe('the predicate of a proven build', () => {
  test.each([
    ['passed is PASSED', proven([]), 'PASSED', everySeverity, [], []],
    [
      'what does not block warns',
      proven([low]),
      'PASSED',
      ['critical', 'high', 'medium'],
      ['low'],
      [],
    ],
    ['failed is FAILED', proven([high, low]), 'FAILED', ['critical', 'medium'], ['low'], ['high']],
    [
      'failed with `warn-only` is WARNED, and tells what would have blocked',
      proven([high], { job: 'warning' }),
      'WARNED',
      ['critical', 'medium', 'low'],
      [],
      ['high'],
    ],
    [
      'an unknown severity is none of the four',
      proven([strange]),
      'FAILED',
      everySeverity,
      [],
      ['unknown'],
    ],
    [
      'what is accepted is not open',
      proven([{ ...high, label: 'Accepted' }]),
      'PASSED',
      everySeverity,
      [],
      [],
    ],
    [
      'what is fixed is not open',
      proven([{ ...high, isFixed: true }]),
      'PASSED',
      everySeverity,
      [],
      [],
    ],
  ])('%s', (_, result, outcome, passedTests, warnedTests, failedTests) => {
    const tests = { passedTests, warnedTests, failedTests };
    expect(predicateOf(result)).toMatchObject({ result: outcome, ...tests });
  });

  test('says what was tested, and by what it was judged', () => {
    const sources = {
      policy: { uri: 'git+https://github.com/octo-org/shop@1c0#policy.yml', sha256: 'ab' },
      baseline: { uri: undefined, sha256: 'cd' },
    };
    const written = JSON.parse(JSON.stringify(predicateOf(proven([], { sources }))));
    expect(written).toEqual({
      result: 'PASSED',
      configuration: [
        {
          name: 'security-test',
          uri: run.statusUrl,
          annotations: {
            gateVersion: version,
            appId: 'app-1',
            taskId: 'task-1',
            runNumber: 3,
            version: commit,
            failOnSeverity: 'high',
            failOnNewOnly: false,
          },
        },
        { name: 'policy', uri: sources.policy.uri, digest: { sha256: 'ab' } },
        { name: 'baseline', digest: { sha256: 'cd' } },
      ],
      url: 'https://github.com/octo-org/shop/actions/runs/1',
      passedTests: everySeverity,
      warnedTests: [],
      failedTests: [],
    });
    const other = proven([], { baselineAppId: 'app-0', newOnly: true });
    expect(predicateOf(other)?.configuration[0]).toMatchObject({
      annotations: { baselineAppId: 'app-0', failOnNewOnly: true },
    });
  });

  test('names no finding, since it is for everybody to read', () => {
    const telling = {
      ...high,
      id: 'telling',
      label: 'telling',
      title: 'telling',
      path: '/telling',
    };
    expect(JSON.stringify(predicateOf(proven([telling], { details: 'full' })))).not.toContain(
      'telling',
    );
  });
});

describe('there is no predicate', () => {
  test.each([
    ['of a build that nothing proves', proven([], { provenVersion: undefined })],
    ['without an assessment', proven([], { assessment: undefined })],
    ['of a build that was not tested', proven([], { verdict: notTested('version-changed', '') })],
    ['of a cancelled job', proven([], { verdict: notTested('cancelled', '') })],
    ['where the gate is not set up right', proven([], { verdict: setupError('forbidden', '') })],
  ])('%s', (_, result) => {
    expect(predicateOf(result)).toBeUndefined();
  });
});
