import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('fails without credentials, as in a workflow of a fork, and asks the service nothing', async () => {
  const result = await runScenario({
    inputs: { username: '', password: '', 'findings-file': 'findings.json' },
  });
  expectVerdict(result, { verdict: 'error (missing-credentials)', job: 'fails' });
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
  const result = await runScenario({ inputs });
  expectVerdict(result, { verdict: 'error (missing-credentials)', job: 'fails' });
  expect(result.shownLog).toContain(`\`${name}\` is missing`);
});
