import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { assess } from '../../../src/gate/findings/assessment.ts';
import { notTested, setupError, verdictOnFindings } from '../../../src/gate/verdict.ts';
import { outputsOf } from '../../../src/results/outputs.ts';
import { nextStep } from '../../../src/results/remedies.ts';
import type { Result } from '../../../src/results/result.ts';
import { renderSummary } from '../../../src/results/summary.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { formatDuration } from '../../../src/text/duration.ts';
import { byThreshold } from '../../support/rules.ts';

const app = {
  appId: 'app-1',
  label: 'shop',
  appUrl: 'https://shop.test',
  registrationStatus: 'COMPLETED',
};
const run = {
  taskId: 'task-1',
  state: 'COMPLETED',
  runNumber: 3,
  statusUrl: 'https://service.test/v1/tasks/task-1',
};

function tested(findings: Finding[], details: Result['details'] = 'full'): Result {
  const assessment = assess(findings, byThreshold('high'));
  return {
    verdict: verdictOnFindings(assessment),
    job: 'failure',
    app,
    run,
    assessment,
    threshold: 'high',
    details,
  };
}

const hostile: Finding = {
  id: 'f|1',
  label: '<img src=x onerror=alert(1)>',
  severity: 'Critical',
  title: '](https://evil.test) | @everyone\n# Heading',
  method: 'GET',
  path: '/a`b`|c',
};

describe('outputs', () => {
  test('are exactly those of action.yml', () => {
    const action: { outputs: object } = parse(readFileSync('action.yml', 'utf8'));
    expect(Object.keys(outputsOf(tested([])))).toEqual(Object.keys(action.outputs));
  });

  test('have no count, not even 0, when nothing was tested', () => {
    const outputs = outputsOf({
      verdict: notTested('timed-out', ''),
      job: 'failure',
      details: 'full',
      app,
      run,
    });
    for (const [name, value] of Object.entries(outputs))
      if (name.endsWith('-count')) expect([name, value]).toEqual([name, '']);
    expect(outputs).toMatchObject({
      verdict: 'not-tested',
      reason: 'timed-out',
      'app-id': 'app-1',
      'task-id': 'task-1',
    });
  });

  test('count open findings once the build was tested', () => {
    expect(outputsOf(tested([]))).toMatchObject({
      reason: '',
      'findings-count': '0',
      'blocking-count': '0',
      'low-count': '0',
    });
  });
});

describe('the summary', () => {
  test('shows what blocks, made harmless', () => {
    const summary = renderSummary(tested([hostile]));
    expect(summary).toMatch(/^<details><summary><b>Critical<\/b> · .* · GET .*<\/summary>$/m);
    expect(summary).not.toContain('<img');
    expect(summary).not.toContain('](https://evil');
    expect(summary).not.toMatch(/@everyone|^# /m);
  });

  test('stays far under 1 MiB with thousands of large findings, and says what it left out', () => {
    const findings = Array.from({ length: 3000 }, (_, index) => ({
      ...hostile,
      id: `f${index}`,
      title: '*'.repeat(200_000),
    }));
    const summary = renderSummary(tested(findings));
    expect(Buffer.byteLength(summary)).toBeLessThan(900_000);
    expect(summary).toContain('… and 2950 more');
  });

  test('says why nothing was tested and what to do', () => {
    const verdict = notTested('timed-out', 'The run did not end in time.');
    const summary = renderSummary({ verdict, job: 'failure', app, run, details: 'full' });
    expect(summary).toContain('Not tested');
    expect(summary).toContain('`not-tested` (`timed-out`)');
    expect(summary).toContain('`task-id: task-1`');
    expect(summary).not.toContain('Open findings');
  });

  test('tells when a severity is none of the four', () => {
    expect(renderSummary(tested([{ ...hostile, severity: 'Severe' }]))).toContain(
      'Unknown severities: Severe.',
    );
  });

  test('links no address of the service: a browser has no token for it', () => {
    const statusUrl = 'https://service.test/v1/tasks/1';
    expect(renderSummary({ ...tested([]), run: { ...run, statusUrl } })).not.toContain(statusUrl);
  });

  test.each([
    ['no open finding reaches high', {}],
    ['no open finding reaches high in this build', { provenVersion: '1c002dd' }],
    ['no new open finding reaches high', { newOnly: true }],
    ['findings never fail this job', { threshold: 'none' as const }],
  ])('says of a pass no more than was proven: %s', (claim, given) => {
    const [, , heading] = renderSummary({ ...tested([]), job: 'success', ...given }).split('\n');
    expect(heading).toMatch(new RegExp(`^### ✅ Passed: ${claim}(?! in this build)`));
  });

  test.each([
    [setupError('forbidden', ''), 'failure', '⛔ Error'],
    [notTested('dry-run', ''), 'warning', 'ℹ️ Dry run: all is in order'],
    [notTested('not-awaited', ''), 'warning', 'ℹ️ Started'],
    [notTested('timed-out', ''), 'warning', '⚠️ Not tested, but the job succeeds'],
    [notTested('timed-out', ''), 'failure', '⚠️ Not tested: nothing is known'],
  ] as const)('heads %j of a job that ends as %s with %s', (verdict, job, heading) => {
    expect(renderSummary({ verdict, job, details: 'full' })).toContain(`\n### ${heading}`);
  });

  test('says that the job succeeds in spite of findings', () => {
    expect(renderSummary({ ...tested([hostile]), job: 'warning' })).toContain(
      '### ⚠️ Failed, but the job succeeds (`warn-only`): 1 open finding blocks\n',
    );
  });

  test('links the explanation of the reason where the release is known', () => {
    const docsUrl = 'https://github.com/OWNER/security-test-gate/blob/v1/docs';
    const verdict = notTested('timed-out', '');
    const summary = renderSummary({ verdict, job: 'failure', details: 'full', docsUrl });
    expect(summary).toContain(`[More on \`timed-out\`](${docsUrl}/troubleshooting.md#timed-out)`);
  });

  test('says who can see findings that it does not show', () => {
    expect(renderSummary(tested([hostile], 'counts'))).toContain('log in to the service');
    expect(renderSummary(tested([], 'counts'))).not.toContain('log in to the service');
  });

  test('has its charts last, folded, and only those that say something', () => {
    const low = { ...hostile, id: 'f2', severity: 'Low' };
    expect(renderSummary(tested([hostile]))).not.toContain('```mermaid');
    expect(renderSummary(tested([hostile, low]))).toMatch(
      /<details><summary>Charts<\/summary>[^<]*```mermaid[^<]*<\/details>\n$/,
    );
  });
});

describe('the next step', () => {
  const completed = { taskId: 'task-1', state: 'COMPLETED' };

  test('is none for a build that passed', () => {
    expect(nextStep({ verdict: 'passed', message: '' }, completed)).toBeUndefined();
  });

  test('names the task to adopt where a run goes on without the gate', () => {
    for (const reason of ['cancelled', 'superseded', 'timed-out', 'service-unavailable'] as const)
      expect(nextStep(notTested(reason, ''), completed)).toContain('`task-id: task-1`');
    expect(nextStep(setupError('login-rejected', ''), completed)).toContain('`task-id: task-1`');
    expect(nextStep(notTested('run-failed', ''), completed)).not.toContain('task-1');
    expect(
      nextStep(notTested('service-unavailable', ''), { ...completed, state: 'INTERRUPTED' }),
    ).not.toContain('task-1');
  });
});

test.each([
  [0, '0 s'],
  [440, '0.4 s'],
  [9949, '9.9 s'],
  [42_000, '42 s'],
  [59_600, '1 min 0 s'],
  [303_000, '5 min 3 s'],
  [3_720_000, '1 h 2 min'],
])('%i ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('a finding whose title names its category is named once', () => {
  const named = { ...hostile, label: 'BOLA', title: 'BOLA on GET /a' };
  expect(renderSummary(tested([named]))).toContain('· BOLA on GET /a ·');
  expect(renderSummary(tested([{ ...named, title: 'Orders leak' }]))).toContain(
    '· Orders leak (BOLA) ·',
  );
});
