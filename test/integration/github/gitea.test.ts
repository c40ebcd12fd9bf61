import { describe, expect, it, vi } from 'vitest';
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
    const { connect } = await connectToGitHub({ isGitea: true, files: { [path]: text } });
    const octokit = await connect();
    const read = createRepositoryReader(repository);
    const { commit } = await readDefaultBranchTip(
      octokit,
      { repository, defaultBranch: 'main' },
      read,
    );
    expect(commit).toBe(baseSha);
    expect((await readRepositoryFile({ ...tip, octokit }))?.text === text).toBe(true);
  });

  it('a file that is absent is told from a commit that the token cannot see', async () => {
    const { connect } = await connectToGitHub({ isGitea: true });
    const read = async (commit: string) =>
      readRepositoryFile({ ...tip, commit, octokit: await connect() });
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
    const { github, apiUrl } = await connectToGitHub({ isGitea: true });
    vi.stubEnv('GITHUB_API_URL', apiUrl);
    const write = createStatusWriter({
      ...{ token: 'ghs_token', repository, sha: baseSha, context: 'security-test' },
      ...{ attemptUrl: undefined, isFork: false },
    });
    await write({ state: 'pending', description: 'The security test has begun.' });
    await write({ state: 'success', description: 'Passed.' });
    expect(github.statuses.map(({ state }) => state)).toEqual(['pending', 'success']);
    expect(github.calls().filter((call) => call.startsWith('GET'))).toEqual([]);
  });
});
