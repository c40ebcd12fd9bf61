import { describe, expect, it } from 'vitest';
import { forbidden, type GitHubFault } from '../../../harness/github-api.ts';
import type { WorkLimits } from '../../../src/github/octokit.ts';
import { readRepositoryFile } from '../../../src/github/repository-file.ts';
import {
  connectToGitHub,
  failing,
  gatewayPage,
  messageOfFailure,
  refusal,
  repository,
} from './support/github.ts';

const path = '.github/security-gate.yml';
const commit = 'a'.repeat(40);
const here = { [`${commit}:${path}`]: 'accept: []' };

async function prepare(files: Record<string, string> = {}, limits: Partial<WorkLimits> = {}) {
  const { github, ask } = await connectToGitHub({ files }, limits);
  const read = async (changes: { path?: string; maxBytes?: number } = {}) => {
    const file = { repository, path, commit, maxBytes: 3 * 1024 * 1024, ...changes };
    const found = await ask((octokit) => readRepositoryFile({ octokit, ...file }));
    return found?.text;
  };
  return { github, read };
}

describe('a file of the repository', () => {
  it('is read as it is at the commit', async () => {
    const text = 'accept: [] # ü 😀\n'.repeat(50);
    const { github, read } = await prepare({
      [`${commit}:${path}`]: text,
      [`main:${path}`]: 'other',
    });
    expect(await read()).toBe(text);
    expect(github.calls()).toEqual([
      `GET /repos/octo-org/shop/contents/.github/security-gate.yml?ref=${commit}`,
    ]);
  });

  it('may be empty, and have any name', async () => {
    const name = 'a b/{c}?#%&ü.yml';
    const { read } = await prepare({ [`${commit}:${name}`]: '' });
    expect(await read({ path: name })).toBe('');
  });

  it('that is larger than 1 MiB is read as a blob', async () => {
    const text = `# ${'x'.repeat(1024 * 1024)}\n`;
    const { github, read } = await prepare({ [`${commit}:${path}`]: text });
    expect((await read()) === text).toBe(true);
    expect(github.calls()).toEqual([
      expect.stringContaining('/contents/'),
      expect.stringMatching(/^GET \/repos\/octo-org\/shop\/git\/blobs\/[0-9a-f]{40}$/),
    ]);
  });

  it('that is too large is refused before it is read', async () => {
    const { github, read } = await prepare({ [`${commit}:${path}`]: 'x'.repeat(2 * 1024 * 1024) });
    expect(await messageOfFailure(read({ maxBytes: 2 * 1024 * 1024 - 1 }))).toBe(
      `GitHubFailure: The file ${path} could not be read at ${commit}: it has 2097152 bytes, more than 2097151.`,
    );
    expect(github.requests).toHaveLength(1);
    expect(await read({ maxBytes: 2 * 1024 * 1024 })).toHaveLength(2 * 1024 * 1024);
  });
});

describe('a file that does not exist', () => {
  it('is none', async () => {
    const { github, read } = await prepare({ [`main:${path}`]: 'other' });
    expect(await read()).toBeUndefined();
    expect(github.requests).toHaveLength(1);
  });

  it('is not taken for none when it is the commit that does not exist', async () => {
    const { github, read } = await prepare();
    github.fail(/contents/, refusal(404, `No commit found for the ref ${commit}`));
    expect(await messageOfFailure(read())).toMatch(
      /^GitHubFailure: The file .* could not be read at aaaa.*no such commit, or the token may not/,
    );
  });

  const otherWords = refusal(404, 'object does not exist [id: aaaa]');

  it('is missing, too, when another server says so in other words and has the commit', async () => {
    const { github, read } = await prepare();
    github.fail(/contents/, otherWords);
    github.fail(/git\/commits/, { status: 200, body: { sha: commit } });
    expect(await read()).toBeUndefined();
    expect(github.calls()).toEqual([
      expect.stringContaining('/contents/'),
      `GET /repos/octo-org/shop/git/commits/${commit}`,
    ]);
  });

  it.each<[string, GitHubFault, 'unreachable' | undefined]>([
    ['is not there', otherWords, undefined],
    ['may not be read', forbidden, undefined],
    ['cannot be asked for', failing(500), 'unreachable'],
  ])('is not taken for none where the commit %s', async (_, answer, outage) => {
    const { github, read } = await prepare();
    github.fail(/contents/, otherWords);
    github.fail(/git\/commits/, answer, 9);
    await expect(read()).rejects.toMatchObject({ name: 'GitHubFailure', outage });
  });
});

describe('a file that cannot be read', () => {
  const fileOf = (text: string, size: number) => {
    const content = Buffer.from(text).toString('base64');
    return { status: 200, body: { type: 'file', encoding: 'base64', size, sha: 'a', content } };
  };
  const ofType = (type: string) => ({ status: 200, body: { type, size: 3, sha: 'a' } });
  const limit = { 'x-ratelimit-remaining': '0', 'retry-after': '60' };

  it.each<[string, GitHubFault, RegExp]>([
    ['500 forever', failing(500), /The next run tries again\. GitHub's answer: 500/],
    ['429', failing(429, 60), /rate limit/],
    ['a limit', { ...forbidden, headers: limit }, /rate limit/],
    ['a gateway that forbids', gatewayPage(403), /could not be reached/],
    ['a gateway that finds nothing', gatewayPage(404), /could not be reached/],
    ['nothing, with status 404', { ...failing(404), body: '' }, /could not be reached/],
    ['somebody’s JSON', { ...failing(404), body: { error: 'x' } }, /could not be reached/],
    ['a page for people', gatewayPage(200), /not JSON/],
    ['an answer that was cut off', { status: 200, body: '{"type":"file","content":"' }, /not JSON/],
    ['less than its size', fileOf('accept: []', 11), /: 10 of 11 bytes came/],
    ['more than its size', fileOf('accept: []', 9), /: 10 of 9 bytes came/],
    ['nothing of it', fileOf('', 10), /: 0 of 10 bytes came/],
  ])('is an outage, and no refusal: %s', async (_, answer, why) => {
    const { github, read } = await prepare(here);
    github.fail(/contents/, answer, 9);
    const message = expect.stringMatching(why);
    const outage = why.source === 'rate limit' ? 'rate-limited' : 'unreachable';
    await expect(read()).rejects.toMatchObject({ name: 'GitHubFailure', outage, message });
  });

  it.each<[string, GitHubFault, RegExp]>([
    ['403', forbidden, /Add `permissions: contents: read` to the job\. GitHub's answer: 403/],
    ['401', refusal(401, 'Bad credentials'), /`github-token` is not valid/],
    ['a folder', { status: 200, body: [{ type: 'file', name: 'a' }] }, /is not about a file/],
    ['a link', ofType('symlink'), /is not about a file/],
    ['a submodule', ofType('submodule'), /is not about a file/],
  ])('is refused: %s', async (_, answer, why) => {
    const { github, read } = await prepare(here);
    github.fail(/contents/, answer, 9);
    const failure = { name: 'GitHubFailure', outage: undefined };
    const message = expect.stringMatching(why);
    await expect(read()).rejects.toMatchObject({ ...failure, message });
    expect(await messageOfFailure(read())).toContain(path);
  });

  it.each<[string, GitHubFault]>([
    ['is gone', refusal(404, 'Not Found')],
    ['holds less than the file', { status: 200, body: { encoding: 'base64', content: 'YQ==' } }],
    ['is no blob', { status: 200, body: {} }],
  ])('is a failure when its blob %s', async (_, answer) => {
    const { github, read } = await prepare({ [`${commit}:${path}`]: 'x'.repeat(1024 * 1024 + 1) });
    github.fail(/blobs/, answer, 9);
    expect(await messageOfFailure(read())).toMatch(/could not be read|the blob of .*content/);
  });
});
