import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { withoutReport } from './support/expectations.ts';
import { amid } from './support/mishaps.ts';
import { appOf } from './support/setting.ts';

/** What happens to the file for outputs while the run goes on. */
const mishaps: [string, (file: string) => void][] = [
  ['is removed', (file) => rmSync(file)],
  ['gives way to a folder', (file) => [rmSync(file), mkdirSync(file)]],
  ['is on a disk that is full by then', (file) => [rmSync(file), symlinkSync('/dev/full', file)]],
  ['loses its folder', (file) => rmSync(join(file, '..'), { recursive: true })],
];
it.each(mishaps)(
  'fail the job of a paid run when GITHUB_OUTPUT %s, and the verdict is told everywhere else',
  async (_, happen) => {
    const inputs = {
      ...withoutReport,
      'commit-status': 'security-test',
      'comment-summary-in-pr': 'always',
      'findings-file': 'findings.json',
      details: 'full',
    };
    const failed = await runScenario({ ...amid(/\/tasks\//, happen), inputs });
    expect(failed.exitCode, failed.shownLog).toBe(1);
    expect(failed.runsStarted).toBe(1);
    expect(failed.shownLog).toContain('Error: CRITICAL ');
    const fault = /the file of the runner in `?GITHUB_OUTPUT`? cannot be written \(/;
    for (const view of [failed.shownLog, failed.summary, failed.github.comments[0]?.body])
      expect(view).toMatch(fault);
    expect(failed.shownLog).toContain('Verdict: failed (findings)');
    expect(failed.summary).toContain('findings block');
    expect(failed.shownLog).not.toMatch(/internal error|\n\s+at /);
    expect(failed.github.statuses.at(-1)).toMatchObject({ state: 'failure' });

    const passed = await runScenario({ ...amid(/\/tasks\//, happen), app: 'clean.test', inputs });
    expect(passed.exitCode, passed.shownLog).toBe(1);
    expect(passed.summary).toContain('⚠️ Passed');
    expect(passed.github.statuses.at(-1)).toMatchObject({
      state: 'error',
      description: expect.stringContaining('but the outputs could not be set'),
    });
  },
);

it.each([
  ['warn-only', { 'warn-only': 'true' }],
  ['on-not-tested', { 'on-not-tested': 'warn' }],
])('fail even a job that `%s` would let succeed', async (_, lenient) => {
  const app = 'warn-only' in lenient ? 'vulnerable.test' : 'failed.test';
  const scenario = amid(/\/tasks\//, (file) => rmSync(file));
  const inputs = { ...withoutReport, ...lenient };
  const result = await runScenario({ ...scenario, app, inputs });
  expect(result.exitCode, result.shownLog).toBe(1);
});

it.each<[string, RegExp, Record<string, string>, string]>([
  ['vision-run', /vision-agent/, {}, 'Vision run map is COMPLETED'],
  ['list-apps', /\/v1\/apps\/\w+$/, {}, 'apps found'],
  ['overview', /\/v1\/apps\/\w+$/, {}, 'apps'],
  ['delete-app', /\/v1\/apps\/\w+$/, { 'confirm-label': 'clean' }, 'is deleted'],
])('fail the job of %s, which tells its end all the same', async (action, path, inputs, end) => {
  const app = ['list-apps', 'overview'].includes(action) ? {} : { app: 'clean.test' };
  const scenario = amid(path, (file) => rmSync(file));
  const prepared = action === 'vision-run' ? { prepare: appOf('clean.test') } : app;
  const result = await runScenario({ ...scenario, action, ...prepared, inputs });
  expect(result.exitCode, result.shownLog).toBe(1);
  for (const view of [result.shownLog, result.summary]) {
    expect(view).toContain(end);
    expect(view).toMatch(/GITHUB_OUTPUT.* cannot be written/);
  }
  expect(result.shownLog).not.toContain('internal error');
});

it.each(['vision-run', 'list-apps', 'overview', 'delete-app', 'triage', 'register-app', 'doctor'])(
  'fail the job of %s before it changes anything',
  async (action) => {
    const result = await runScenario({ action, env: { GITHUB_OUTPUT: '/dev/full' } });
    expect(result.exitCode).toBe(1);
    expect(result.shownLog).toContain('`GITHUB_OUTPUT` cannot be written (');
    expect(result.shownLog).not.toContain('internal error');
    expect(result.requests.filter((request) => /^(POST|DELETE) \/v1/.test(request))).toEqual([]);
  },
);
