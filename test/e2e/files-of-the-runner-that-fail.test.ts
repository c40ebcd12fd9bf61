import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { withoutReport } from './support/expectations.ts';
import { amid } from './support/mishaps.ts';

const run = (env: Record<string, string>, inputs: Record<string, string> = {}) =>
  runScenario({ app: 'clean.test', inputs: { ...withoutReport, ...inputs }, env });

it.each([
  ['does not exist', '/missing/output'],
  ['is a folder', '/tmp'],
  ['is on a full disk', '/dev/full'],
])(
  'fail the job before anything is paid for when GITHUB_OUTPUT %s, and end the status',
  async (...row) => {
    const result = await run({ GITHUB_OUTPUT: row[1] }, { 'commit-status': 'security-test' });
    expect(result.exitCode, result.shownLog).toBe(1);
    expect(result.runsStarted).toBe(0);
    for (const view of [result.shownLog, result.summary])
      expect(view).toContain('`GITHUB_OUTPUT` cannot be written (');
    expect(result.shownLog).not.toMatch(/internal error|\n\s+at /);
    expect(result.github.statuses.at(-1)).toMatchObject({ state: 'error' });
  },
);

it('fail the job of a paid run when GITHUB_OUTPUT is removed, and the verdict is told all the same', async () => {
  const inputs = { ...withoutReport, 'commit-status': 'security-test' };
  const scenario = amid(/\/tasks\//, (file) => rmSync(file));
  const result = await runScenario({ ...scenario, app: 'clean.test', inputs });
  expect(result.exitCode, result.shownLog).toBe(1);
  expect(result.shownLog).toContain('Verdict: passed');
  expect(result.summary).toMatch(/GITHUB_OUTPUT.* cannot be written/);
  expect(result.github.statuses.at(-1)).toMatchObject({ state: 'error' });
});

it('fail the job of a cancelled gate in the same way', async () => {
  const scenario = amid(/\/security-agent/, (file) => rmSync(file));
  const cancel = { after: /^Triggered run/ };
  const inputs = { 'commit-status': 'security-test' };
  const result = await runScenario({ ...scenario, app: 'stuck.test', inputs, cancel });
  expect(result.exitCode).toBe(1);
  expect(result.shownLog).toContain('Verdict: not-tested (cancelled)');
  expect(result.summary).toMatch(/GITHUB_OUTPUT.* cannot be written/);
  expect(result.github.statuses.at(-1)).toMatchObject({ state: 'error' });
});

it.each([
  ['is not given', ''],
  ['does not exist', '/missing/summary'],
  ['is on a full disk', '/dev/full'],
])('are a warning, and let the verdict stand, when GITHUB_STEP_SUMMARY %s', async (_, file) => {
  const result = await run({ GITHUB_STEP_SUMMARY: file });
  expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed' } });
  expect(result.annotations).toEqual([
    expect.objectContaining({
      level: 'warning',
      message: expect.stringContaining('summary (GITHUB_STEP_SUMMARY) could not be written'),
    }),
  ]);
  expect(result.shownLog).toContain('Verdict: passed');
});
