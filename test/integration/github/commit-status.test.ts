import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createStatusWriter } from '../../../src/github/commit-status.ts';
import { connectToGitHub, failing, repository } from './support/github.ts';

const target = {
  repository,
  sha: 'a'.repeat(40),
  context: 'security-test',
  attemptUrl: 'https://github.test/octo-org/shop/actions/runs/1/attempts/1',
  isFork: false,
};
async function prepare() {
  const { github, gitHub } = await connectToGitHub();
  const states = () => github.statuses.map(({ state }) => state);
  return { github, states, write: createStatusWriter({ gitHub, ...target }) };
}

it('a status takes one request', async () => {
  const { github, write } = await prepare();
  await write({ state: 'pending', description: 'Begun.' });
  expect(github.calls()).toEqual([`POST /repos/octo-org/shop/statuses/${target.sha}`]);
  const { sha, context, attemptUrl: target_url } = target;
  const written = { sha, context, target_url, state: 'pending', description: 'Begun.' };
  expect(github.statuses).toMatchObject([written]);
});

it('a status waits until the one before it was answered', async () => {
  const { github, states, write } = await prepare();
  github.fail(/statuses/, failing(503, 1));
  await Promise.all([
    write({ state: 'pending', description: 'Begun.' }),
    write({ state: 'success', description: 'Passed.' }),
  ]);
  expect(states()).toEqual(['pending', 'success']);
});

it('a status follows one that GitHub refused', async () => {
  const { github, states, write } = await prepare();
  github.fail(/statuses/, { status: 422, body: { message: 'Validation Failed' } });
  const refused = write({ state: 'pending', description: 'Begun.' });
  await Promise.all([
    expect(refused).rejects.toThrow(/422/),
    write({ state: 'success', description: 'Passed.' }),
  ]);
  expect(states()).toEqual(['success']);
});

it('a status that was overtaken is sent no more, and so cannot come last', async () => {
  const { github, states, write } = await prepare();
  github.fail(/statuses/, failing(503, 1));
  const overtaken = write({ state: 'success', description: 'Passed.' }).catch(() => 'given up');
  await vi.waitFor(() => expect(github.requests).toHaveLength(1), 10_000);
  await write({ state: 'error', description: 'Cancelled.' }, { patienceMs: 50 });
  expect(await overtaken).toBe('given up');
  await delay(1500);
  expect(states()).toEqual(['error']);
});

it.each([
  ['nothing', 200, {}],
  ['a list', 200, []],
  ['another status', 201, { state: 'success' }],
  ['a choice', 300, {}],
])('a status that is answered by %s counts as not written', async (_, status, body) => {
  const { github, write } = await prepare();
  github.fail(/statuses/, { status, body });
  await expect(write({ state: 'pending', description: 'Begun.' })).rejects.toThrow(
    /^The status .* could not be set to pending\. GitHub's answer about the status "security-test" does not/,
  );
});
