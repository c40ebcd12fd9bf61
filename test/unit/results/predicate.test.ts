import { describe, expect, test } from 'vitest';
import { notTested, setupError } from '../../../src/decision/verdict.ts';
import { predicateOf } from '../../../src/results/json/predicate.ts';
import type { Result } from '../../../src/results/model/result.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { version } from '../../../src/version.ts';
import { accepting, finding, policyOf } from '../../support/policy.ts';
import { app, everyTextField, run, tested } from './tested.ts';

const commit = '1c002dd4b536e7479fe34593e72e6c6c1819e53b';
const versionUrl = 'https://shop.test/version';
const runUrl = 'https://github.com/octo-org/shop/actions/runs/1';

function proven(findings: Finding[], fields: Partial<Result> = {}): Result {
  const policy = accepting('{ label: Accepted }');
  const judgement = { provenVersion: commit, versionUrl, runUrl } as const;
  return tested(findings, { ...judgement, details: 'counts', ...fields }, { policy });
}

const high = finding({ severity: 'High' });
const low = finding({ id: 'f2', severity: 'Low' });
const strange = finding({ id: 'f3', severity: 'Severe' });
const accepted = { ...high, label: 'Accepted' };
const fixed = { ...high, isFixed: true };
const warned = proven([high], { job: 'warning' });
const all = ['critical', 'high', 'medium', 'low'];
const allButLow = ['critical', 'high', 'medium'];
const allButHigh = ['critical', 'medium', 'low'];

describe('the predicate of a proven build', () => {
  test.each([
    ['passed is PASSED', proven([]), 'PASSED', all, [], []],
    ['what does not block warns', proven([low]), 'PASSED', allButLow, ['low'], []],
    ['failed is FAILED', proven([high, low]), 'FAILED', ['critical', 'medium'], ['low'], ['high']],
    ['`warn-only` names what would have blocked', warned, 'WARNED', allButHigh, [], ['high']],
    ['an unknown severity is none of the four', proven([strange]), 'FAILED', all, [], ['unknown']],
    ['what is accepted is not open', proven([accepted]), 'PASSED', all, [], []],
    ['what is fixed is not open', proven([fixed]), 'PASSED', all, [], []],
  ])('%s', (_, result, outcome, passedTests, warnedTests, failedTests) => {
    const tests = { passedTests, warnedTests, failedTests };
    expect(predicateOf(result)).toMatchObject({ result: outcome, ...tests });
  });

  test('says what was tested, and by what it was judged', () => {
    const uri = 'git+https://github.com/octo-org/policies@1c0#p.yml';
    const policySource = { uri, blob: 'ab', ref: 'v1' };
    const written = JSON.parse(JSON.stringify(predicateOf(proven([], { policySource }))));
    const ids = { appId: 'app-1', appUrl: app.appUrl, taskId: 'task-1', runNumber: 3 };
    const rules = { failOnSeverity: 'high' };
    const annotations = { gateVersion: version, version: commit, versionUrl, ...ids, ...rules };
    expect(written).toEqual({
      result: 'PASSED',
      configuration: [
        { name: 'security-test', uri: run.statusUrl, annotations },
        {
          name: 'policy',
          uri,
          digest: { gitBlob: 'ab' },
          annotations: { ref: 'v1' },
        },
      ],
      url: runUrl,
      passedTests: all,
      warnedTests: [],
      failedTests: [],
    });
    const policy = policyOf('new-since: 2026-11-01');
    const { assessment } = tested([], {}, { policy });
    const other = proven([], { baselineAppId: 'app-0', assessment });
    expect(predicateOf(other)?.configuration[0]).toMatchObject({
      annotations: { baselineAppId: 'app-0', newSince: '2026-11-01' },
    });
  });

  test('names no finding, since it is for everybody to read', () => {
    const written = JSON.stringify(predicateOf(proven([everyTextField('telling')])));
    expect(written).toContain('FAILED');
    expect(written).not.toContain('telling');
  });
});

test.each([
  ['of a build that nothing proves', proven([], { provenVersion: undefined })],
  ['without an assessment', proven([], { assessment: undefined })],
  ['of a build that was not tested', proven([], { verdict: notTested('version-changed', '') })],
  ['of a cancelled job', proven([], { verdict: notTested('cancelled', '') })],
  ['where the gate is not set up right', proven([], { verdict: setupError('forbidden', '') })],
])('there is no predicate %s', (_, result) => {
  expect(predicateOf(result)).toBeUndefined();
});
