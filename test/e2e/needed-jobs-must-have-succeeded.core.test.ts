import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';

const failed = JSON.stringify({
  build: { result: 'success' },
  deploy: { result: 'failure', outputs: { url: 'x' } },
});

it('is not tested when a job that it needs failed, tells so everywhere, and asks the service nothing', async () => {
  const result = await expectGate('not-tested (not-deployed)', {
    inputs: { needs: failed, 'findings-file': 'findings.json' },
  });
  expect(result.requests).toEqual([]);
  expect(result.github.comments.map(({ body }) => body)).toEqual([
    expect.stringContaining('deploy (failure)'),
  ]);
  const file = readFileSync(join(result.tempDir, 'workspace/findings.json'), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    verdict: 'not-tested',
    reason: 'not-deployed',
    findings: [],
  });
  await expectStory(result);
});

it('is softened by `on-not-tested: warn`, as not tested always is', async () => {
  const needs = JSON.stringify({ deploy: { result: 'skipped', outputs: {} } });
  const result = await expectGate(
    'not-tested (not-deployed)',
    {
      inputs: { needs, 'on-not-tested': 'warn', 'warn-only': 'true' },
    },
    'succeeds with a warning',
  );
  expect(result.requests).toEqual([]);
});

it('is not tested either with `dry-run`, or without waiting: neither says that all is well', async () => {
  for (const input of [{ 'dry-run': 'true' }, { 'wait-for-completion': 'false' }]) {
    const result = await expectGate('not-tested (not-deployed)', {
      inputs: { needs: failed, ...input },
    });
    expect(result.requests).toEqual([]);
  }
});

it('is an error first when the credentials are missing, too, which nothing softens', async () => {
  const inputs = { needs: failed, username: '', password: '', 'on-not-tested': 'warn' };
  await expectGate('error (missing-credentials)', { inputs });
});

it.each(['{}', '[]', 'success', '{"deploy":"success"}'])(
  'is an error when `needs` is %s',
  async (needs) => {
    const result = await expectGate('error (invalid-input)', { inputs: { needs } });
    expect(result.shownLog).toContain('Input `needs` ');
    expect(result.requests).toEqual([]);
  },
);

it('tests once every job that it needs has succeeded', async () => {
  const needs = JSON.stringify(
    { build: { result: 'success' }, deploy: { result: 'success', outputs: {} } },
    null,
    2,
  );
  await expectGate('passed', { app: 'clean.test', inputs: { ...withoutReport, needs } });
});
