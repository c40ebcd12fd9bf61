import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { briefLimits, type Octokit, type WorkLimits } from '../../../src/github/octokit.ts';
import { connectToGitHub, failing, messageOfFailure } from './support/github.ts';

const read = (repo: string) => (octokit: Octokit) =>
  octokit.rest.repos.get({ owner: 'octo-org', repo });

/** GitHub, and work to do there, all of it by one client. */
async function prepare() {
  const { github, gitHub } = await connectToGitHub();
  const { signal } = new AbortController();
  const work = (repo: string, limits: Partial<WorkLimits> = {}) =>
    gitHub.within({ signal, ...briefLimits, ...limits }, read(repo));
  return { github, gitHub, work };
}

describe('two pieces of work at once', () => {
  it('are each repeated as often as their own limits allow', async () => {
    const { github, work } = await prepare();
    github.fail(/shop/, failing(502), 3);
    github.fail(/other/, failing(502), 3);
    const [patient, hasty] = [work('shop'), work('other', { maxRetries: 1 })];
    expect(await messageOfFailure(hasty)).not.toBe('no failure');
    expect((await patient).status).toBe(200);
    expect(github.calls().filter((call) => call.endsWith('other'))).toHaveLength(2);
  });

  it('end each at their own time limit, or when they are cancelled', async () => {
    const { github, work } = await prepare();
    github.fail(/shop|other/, 'hang', 2);
    const cancelled = new AbortController();
    const ended: string[] = [];
    const note = (name: string, ending: Promise<unknown>) => ending.catch(() => ended.push(name));
    const ending = [
      note('late', work('shop', { timeLimitMs: 600 })),
      note('cancelled', work('other', { signal: cancelled.signal })),
    ];
    await delay(200);
    cancelled.abort();
    await Promise.all(ending);
    expect(ended).toEqual(['cancelled', 'late']);
  });
});

it('the time of each answer is told to the work that asked', async () => {
  const { work } = await prepare();
  const times: string[] = [];
  const tell = (name: string) => ({ onTime: () => times.push(name) });
  await Promise.all([work('shop', tell('first')), work('shop', tell('second'))]);
  expect(times.toSorted()).toEqual(['first', 'second']);
});

it('no request is sent without limits', async () => {
  const { github, gitHub } = await prepare();
  const { signal } = new AbortController();
  const octokit = await gitHub.within({ signal, ...briefLimits }, async (client) => client);
  await expect(read('shop')(octokit)).rejects.toThrow(/outside/);
  expect(github.requests).toEqual([]);
});
