import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { withoutReport } from './support/expectations.ts';

it.each([
  ['is not given', ''],
  ['does not exist', '/missing/summary'],
  ['is on a full disk', '/dev/full'],
])('warns and lets the verdict stand when GITHUB_STEP_SUMMARY %s', async (_, file) => {
  const result = await runScenario({
    app: 'clean.test',
    inputs: withoutReport,
    env: { GITHUB_STEP_SUMMARY: file },
  });
  expect(result).toMatchObject({ exitCode: 0, outputs: { verdict: 'passed' } });
  expect(result.annotations).toEqual([expect.objectContaining({ level: 'warning' })]);
  expect(result.shownLog).toContain('Verdict: passed');
});
