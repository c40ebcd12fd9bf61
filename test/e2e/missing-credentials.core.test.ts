import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectGate, expectStory } from './support/expectations.ts';

it('fails without credentials, as in a workflow of a fork, and asks the service nothing', async () => {
  const result = await expectGate('error (missing-credentials)', {
    inputs: { username: '', password: '', 'findings-file': 'findings.json' },
  });
  expect(result.shownLog).toContain('forks');
  expect(result.requests).toEqual([]);
  expect(
    JSON.parse(readFileSync(join(result.tempDir, 'workspace/findings.json'), 'utf8')),
  ).toMatchObject({
    verdict: 'error',
    reason: 'missing-credentials',
  });
  await expectStory(result);
});

it.each([
  ['password', { password: '' }],
  ['username', { username: '' }],
])('fails when `%s` is missing beside the other', async (name, inputs) => {
  const result = await expectGate('error (missing-credentials)', { inputs });
  expect(result.shownLog).toContain(`\`${name}\` is missing`);
});
