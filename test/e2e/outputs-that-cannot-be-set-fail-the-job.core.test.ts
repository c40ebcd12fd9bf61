import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { withoutReport } from './support/expectations.ts';

it.each([
  ['does not exist', '/missing/output'],
  ['is a folder', '/tmp'],
  ['is on a full disk', '/dev/full'],
])(
  'fails the job of a clean app when GITHUB_OUTPUT %s, since nobody could read the verdict',
  async (_, file) => {
    const result = await runScenario({
      app: 'clean.test',
      inputs: withoutReport,
      env: { GITHUB_OUTPUT: file },
    });
    expect(result.exitCode, result.shownLog).toBe(1);
    expect(result.annotations.map(({ level }) => level)).toContain('error');
  },
);
