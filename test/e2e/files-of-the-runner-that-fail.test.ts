import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { withoutReport } from './support/expectations.ts';

const run = (env: Record<string, string>) =>
  runScenario({ app: 'clean.test', inputs: withoutReport, env });

it.each([
  ['does not exist', '/missing/output'],
  ['is a folder', '/tmp'],
  ['is on a full disk', '/dev/full'],
])(
  'fail the job of a clean app when GITHUB_OUTPUT %s, since nobody could read the verdict',
  async (...row) => {
    const result = await run({ GITHUB_OUTPUT: row[1] });
    expect(result.exitCode, result.shownLog).toBe(1);
    expect(result.annotations.map(({ level }) => level)).toContain('error');
  },
);

it.each([
  ['is not given', ''],
  ['does not exist', '/missing/summary'],
  ['is on a full disk', '/dev/full'],
])('are a warning, and let the verdict stand, when GITHUB_STEP_SUMMARY %s', async (_, file) => {
  const result = await run({ GITHUB_STEP_SUMMARY: file });
  expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed' } });
  expect(result.annotations).toEqual([expect.objectContaining({ level: 'warning' })]);
  expect(result.shownLog).toContain('Verdict: passed');
});
