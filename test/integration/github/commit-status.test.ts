import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, test, vi } from 'vitest';
import type { GitHubApi } from '../../../harness/github-api.ts';
import { type CommitStatus, createStatusWriter } from '../../../src/github/commit-status.ts';
import { connectToGitHub, failing, messageOfFailure, repository } from './support/github.ts';

const target = {
  token: 'ghs_token',
  repository,
  sha: 'a'.repeat(40),
  context: 'security-test',
  isFork: false,
};
const attemptOf = (attempt: number) =>
  `https://github.test/octo-org/shop/actions/runs/1/attempts/${attempt}`;

/** GitHub, and what a job of an attempt writes there, with a writer of its own. */
async function prepare() {
  const { github } = await connectToGitHub();
  vi.stubEnv('GITHUB_API_URL', github.url);
  const writeAs = (state: CommitStatus['state'], attemptUrl = attemptOf(1)) =>
    createStatusWriter({ ...target, attemptUrl })({ state, description: `Own ${state}.` });
  return { github, writeAs };
}

const last = ({ statuses }: GitHubApi) => statuses.at(-1)?.state;

it('a status that was overtaken is sent no more, and so cannot come last', async () => {
  const { github } = await prepare();
  const write = createStatusWriter({ ...target, attemptUrl: undefined });
  github.fail(/statuses/, failing(503, 1));
  const overtaken = write({ state: 'success', description: 'Passed.' }).catch(() => 'given up');
  await vi.waitFor(() => expect(github.requests).toHaveLength(1), 10_000);
  await write({ state: 'error', description: 'Cancelled.' }, { patienceMs: 50 });
  expect(await overtaken).toBe('given up');
  await delay(1500);
  expect(github.statuses.map(({ state }) => state)).toEqual(['error']);
});

describe('in one attempt of a workflow run', () => {
  test.each([
    ['failure', 'pending', 'failure'],
    ['failure', 'success', 'failure'],
    ['failure', 'error', 'failure'],
    ['error', 'success', 'error'],
    ['error', 'failure', 'failure'],
    ['success', 'pending', 'pending'],
  ] as const)('%s, followed by %s of another job, stands as %s', async (first, second, stands) => {
    const { github, writeAs } = await prepare();
    await writeAs(first);
    await writeAs(second);
    expect(last(github)).toBe(stands);
  });

  it('a worse status is written again after a better one that a killed job has left', async () => {
    const { github, writeAs } = await prepare();
    await writeAs('failure');
    const left = { ...target, state: 'pending', description: '', target_url: attemptOf(1) };
    github.statuses.push(left);
    await writeAs('pending');
    expect(last(github)).toBe('failure');
  });

  it.each([
    ['success', 'failure'],
    ['pending', 'failure'],
    ['error', 'failure'],
  ] as const)(
    '%s and %s that are written at the same moment leave the worse',
    async (...states) => {
      const { github, writeAs } = await prepare();
      const [better, worse] = states;
      const writing = writeAs(better);
      // The look before it.
      await vi.waitFor(() => expect(github.requests).not.toHaveLength(0), 10_000);
      await Promise.all([writing, writeAs(worse)]);
      expect(last(github)).toBe(worse);
    },
  );

  it('a failure stands when a pass that GitHub put off is sent once more', async () => {
    const { github, writeAs } = await prepare();
    github.fail(/POST .*statuses/, { ...failing(429, 1), headers: { 'retry-after': '1' } });
    const passing = writeAs('success');
    // The look before it, and the attempt that is put off.
    await vi.waitFor(() => expect(github.requests).toHaveLength(2), 10_000);
    await Promise.all([passing, writeAs('failure')]);
    expect(new Set(github.statuses.map(({ state }) => state))).toEqual(new Set(['failure']));
  });

  it('no description is repeated, since anybody may have written it', async () => {
    const { github, writeAs } = await prepare();
    const description = 'Ask mallory to merge this.';
    github.statuses.push({ ...target, state: 'error', description, target_url: attemptOf(1) });
    await writeAs('pending');
    expect(github.statuses.at(-1)).toMatchObject({
      state: 'error',
      description: 'Not tested in another job of this workflow run.',
    });
  });
});

it('a status of another attempt, or of another name, does not count', async () => {
  const { github, writeAs } = await prepare();
  await writeAs('failure', attemptOf(1));
  const other = { ...target, context: 'other', description: '', target_url: attemptOf(2) };
  github.statuses.push({ ...other, state: 'failure' });
  await writeAs('success', attemptOf(2));
  expect(last(github)).toBe('success');
});

it('a list of statuses of another form is called that, and nothing is written', async () => {
  const { github, writeAs } = await prepare();
  github.fail(/^GET .*statuses/, { status: 200, body: [{ state: 'success' }] });
  expect(await messageOfFailure(writeAs('success'))).toMatch(
    /answer about the statuses of a{40} does not have the documented form/,
  );
  expect(github.statuses).toEqual([]);
});
