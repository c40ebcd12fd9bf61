import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startGitHubApi } from '../../../harness/github-api.ts';
import { createStatusWriter } from '../../../src/github/commit-status.ts';

it('a status that was overtaken is sent no more, and so cannot come last', async () => {
  const github = await startGitHubApi();
  onTestFinished(github.close);
  vi.stubEnv('GITHUB_API_URL', github.url);
  const write = createStatusWriter({
    token: 'ghs_token',
    repository: { owner: 'octo-org', name: 'shop' },
    sha: 'a'.repeat(40),
    context: 'security-test',
    runUrl: undefined,
    isFork: false,
  });
  github.fail(/statuses/, {
    status: 503,
    headers: { 'retry-after': '1' },
    body: { message: 'No' },
  });
  const overtaken = write({ state: 'success', description: 'Passed.' }).catch(() => 'given up');
  await vi.waitFor(() => expect(github.requests).toHaveLength(1));
  await write({ state: 'error', description: 'Cancelled.' }, { patienceMs: 50 });
  expect(await overtaken).toBe('given up');
  await delay(1500);
  expect(github.statuses.map(({ state }) => state)).toEqual(['error']);
});
