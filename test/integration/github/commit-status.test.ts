import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createStatusWriter } from '../../../src/github/commit-status.ts';
import { connectToGitHub, failing, repository } from './support/github.ts';

const target = {
  token: 'ghs_token',
  repository,
  sha: 'a'.repeat(40),
  context: 'security-test',
  isFork: false,
};

it('a status that was overtaken is sent no more, and so cannot come last', async () => {
  const { github } = await connectToGitHub();
  vi.stubEnv('GITHUB_API_URL', github.url);
  const write = createStatusWriter({
    ...target,
    attemptUrl: undefined,
  });
  github.fail(/statuses/, failing(503, 1));
  const overtaken = write({ state: 'success', description: 'Passed.' }).catch(() => 'given up');
  await vi.waitFor(() => expect(github.requests).toHaveLength(1), 10_000);
  await write({ state: 'error', description: 'Cancelled.' }, { patienceMs: 50 });
  expect(await overtaken).toBe('given up');
  await delay(1500);
  expect(github.statuses.map(({ state }) => state)).toEqual(['error']);
});

it('a failure stands when another job of the same attempt passes at the same time', async () => {
  const { github } = await connectToGitHub();
  vi.stubEnv('GITHUB_API_URL', github.url);
  const attemptUrl = 'https://github.test/octo-org/shop/actions/runs/1/attempts/1';
  const write = () => createStatusWriter({ ...target, attemptUrl });
  const passing = write()({ state: 'success', description: 'Passed.' });
  // The look before it.
  await vi.waitFor(() => expect(github.requests).not.toHaveLength(0), 10_000);
  await write()({ state: 'failure', description: 'Failed.' });
  await passing;
  expect(github.statuses.at(-1)).toMatchObject({ state: 'failure', description: 'Failed.' });
});

it('a failure stands when a pass that GitHub put off is sent once more', async () => {
  const { github } = await connectToGitHub();
  vi.stubEnv('GITHUB_API_URL', github.url);
  const attemptUrl = 'https://github.test/octo-org/shop/actions/runs/1/attempts/1';
  const write = () => createStatusWriter({ ...target, attemptUrl });
  github.fail(/POST .*statuses/, { ...failing(429, 1), headers: { 'retry-after': '1' } });
  const passing = write()({ state: 'success', description: 'Passed.' });
  // The look before it, and the attempt that is put off.
  await vi.waitFor(() => expect(github.requests).toHaveLength(2), 10_000);
  await write()({ state: 'failure', description: 'Failed.' });
  await passing;
  expect(github.statuses.map(({ state }) => state)).toEqual(['failure', 'failure']);
});
