import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('warns and leaves the report on the runner on GitHub Enterprise Server', async () => {
  const result = await runScenario({
    app: 'clean.test',
    env: { GITHUB_SERVER_URL: 'https://ghes.example.com' },
  });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  const warnings = result.annotations
    .filter(({ level }) => level === 'warning')
    .map(({ message }) => message);
  expect(warnings).toEqual([expect.stringContaining('GitHub Enterprise Server')]);
  expect(warnings[0]).toContain('only github.com and ghe.com take this kind of artifact');
  expect(existsSync(result.outputs['report-path'] ?? '')).toBe(true);
  expect(result.outputs['report-artifact-id']).toBe('');
  await expectStory(result);
});
