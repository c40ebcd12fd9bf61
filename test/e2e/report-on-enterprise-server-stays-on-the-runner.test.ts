import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { expectGate, expectStory, messages } from './support/expectations.ts';

it('warns and leaves the report on the runner on GitHub Enterprise Server', async () => {
  const result = await expectGate('passed', {
    app: 'clean.test',
    env: { GITHUB_SERVER_URL: 'https://ghes.example.com' },
  });
  const warnings = messages(result, 'warning');
  expect(warnings).toEqual([expect.stringContaining('GitHub Enterprise Server')]);
  expect(warnings[0]).toContain('only github.com and ghe.com take this kind of artifact');
  expect(existsSync(result.outputs['report-path'] ?? '')).toBe(true);
  expect(result.outputs['report-artifact-id']).toBe('');
  await expectStory(result);
});
