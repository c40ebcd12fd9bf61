import { describe, expect, it } from 'vitest';
import { baseSha } from '../../../harness/github-event.ts';
import { createStatusWriter } from '../../../src/github/commit-status.ts';
import { readDefaultBranchTip } from '../../../src/github/default-branch.ts';
import { createRepositoryReader } from '../../../src/github/repository-facts.ts';
import { readRepositoryFile } from '../../../src/github/repository-file.ts';
import { connectToGitHub, ofComment, repository } from './support/github.ts';

const path = '.github/security-gate.yml';
const tip = { repository, commit: baseSha, maxBytes: 3 * 1024 * 1024, path };

describe('on a Gitea server', () => {
  it('the policy is read at the tip of the default branch, however large it is', async () => {
    const text = `# ${'x'.repeat(1024 * 1024)}\n`;
    const { ask } = await connectToGitHub({ isGitea: true, files: { [path]: text } });
    const event = { repository, defaultBranch: 'main' };
    const read = createRepositoryReader(repository);
    const { commit } = await ask((octokit) => readDefaultBranchTip(octokit, event, read));
    expect(commit).toBe(baseSha);
    const file = await ask((octokit) => readRepositoryFile({ ...tip, octokit }));
    expect(file?.text === text).toBe(true);
  });

  it('a file that is absent is told from a commit that the token cannot see', async () => {
    const { ask } = await connectToGitHub({ isGitea: true });
    const read = (commit: string) =>
      ask((octokit) => readRepositoryFile({ ...tip, commit, octokit }));
    expect(await read(baseSha)).toBeUndefined();
    await expect(read('a'.repeat(40))).rejects.toThrow('there is no such commit');
  });

  it('one comment is kept, though there is no GraphQL', async () => {
    const { comment, bodies, github } = await connectToGitHub({ isGitea: true });
    github.addComment({
      body: `${ofComment}\nforged`,
      user: { id: 7, login: 'mallory', type: 'User' },
    });
    for (const body of ['red', 'green'])
      expect(await comment(body)).toMatchObject({
        change: /red/.test(body) ? 'created' : 'updated',
      });
    expect(bodies()).toEqual(['forged', 'green']);
  });

  it('a status ends, and none is listed for it', async () => {
    const { github, gitHub } = await connectToGitHub({ isGitea: true });
    const write = createStatusWriter({
      ...{ gitHub, repository, sha: baseSha, context: 'security-test' },
      ...{ attemptUrl: undefined, isFork: false },
    });
    await write({ state: 'pending', description: 'The security test has begun.' });
    await write({ state: 'success', description: 'Passed.' });
    expect(github.statuses.map(({ state }) => state)).toEqual(['pending', 'success']);
    expect(github.calls().filter((call) => call.startsWith('GET'))).toEqual([]);
  });
});
