import { describe, expect, test } from 'vitest';
import { notTested, setupError } from '../../../src/gate/verdict.ts';
import { outputsOf } from '../../../src/results/outputs.ts';
import { nextStep } from '../../../src/results/remedies.ts';
import { renderSummary } from '../../../src/results/summary.ts';
import type { Finding } from '../../../src/service/findings.ts';
import { formatDuration } from '../../../src/text/duration.ts';
import { app, run, tested } from './tested.ts';

const hostile: Finding = {
  id: 'f|1',
  label: '<img src=x onerror=alert(1)>',
  severity: 'Critical',
  title: '](https://evil.test) | @everyone\n# Heading',
  method: 'GET',
  path: '/a`b`|c',
};

describe('outputs', () => {
  test('have no count, not even 0, when nothing was tested', () => {
    const verdict = notTested('timed-out', '');
    const outputs = outputsOf({ verdict, job: 'failure', details: 'full', app, run });
    for (const [name, value] of Object.entries(outputs))
      if (name.endsWith('-count')) expect([name, value]).toEqual([name, '']);
    const ids = { 'app-id': 'app-1', 'task-id': 'task-1' };
    expect(outputs).toMatchObject({ verdict: 'not-tested', reason: 'timed-out', ...ids });
  });

  test('count open findings once the build was tested', () => {
    const none = { 'findings-count': '0', 'blocking-count': '0', 'low-count': '0' };
    expect(outputsOf(tested([]))).toMatchObject({ reason: '', ...none });
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

  test('says why nothing was tested and what to do', () => {
    const verdict = notTested('timed-out', 'The run did not end in time.');
    const unnumbered = { taskId: 'task-1', state: 'COMPLETED' };
    const told = { verdict, job: 'failure', app, run: unnumbered, details: 'full' } as const;
    const summary = renderSummary(told);
    expect(summary).toContain('Not tested');
    expect(summary).toContain('** COMPLETED (task');
    expect(summary).toContain('`not-tested` (`timed-out`)');
    expect(summary).toContain('`task-id: task-1`');
    expect(summary).not.toContain('Open findings');
  });

  test('tells when a severity is none of the four', () => {
    const summary = renderSummary(tested([{ ...hostile, severity: 'Severe' }]));
    expect(summary).toContain('Unknown severities: Severe.');
  });

  test('links no address of the service: a browser has no token for it', () => {
    expect(renderSummary(tested([]))).not.toContain(run.statusUrl);
  });

  test.each([
    ['no open finding reaches high', {}],
    ['no open finding reaches high in this build', { provenVersion: '1c002dd' }],
    ['no new open finding reaches high', { newOnly: true }],
    ['findings never fail this job', { threshold: 'none' as const }],
  ])('says of a pass no more than was proven: %s', (claim, given) => {
    const [, , heading] = renderSummary(tested([], { job: 'success', ...given })).split('\n');
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
    expect(renderSummary(tested([hostile], { job: 'warning' }))).toContain(
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
    const details = 'counts';
    expect(renderSummary(tested([hostile], { details }))).toContain('log in to the service');
    expect(renderSummary(tested([], { details }))).not.toContain('log in to the service');
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
    const interrupted = { ...completed, state: 'INTERRUPTED' };
    expect(nextStep(notTested('service-unavailable', ''), interrupted)).not.toContain('task-1');
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
  const titled = (title: string) => renderSummary(tested([{ ...hostile, label: 'BOLA', title }]));
  expect(titled('BOLA on GET /a')).toContain('· BOLA on GET /a ·');
  expect(titled('Orders leak')).toContain('· Orders leak (BOLA) ·');
});
