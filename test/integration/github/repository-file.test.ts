import { describe, expect, it } from 'vitest';
import { forbidden } from '../../../harness/github-api.ts';
import type { OctokitOptions } from '../../../src/github/octokit.ts';
import { createOctokit } from '../../../src/github/octokit.ts';
import { readRepositoryFile } from '../../../src/github/repository-file.ts';
import { connectToGitHub, messageOfFailure } from './support/github.ts';

const path = '.github/security-gate.yml';
const ref = 'a'.repeat(40);
const notFound = { status: 404, body: { message: 'Not Found' } };

async function connect(files: Record<string, string> = {}, limits: Partial<OctokitOptions> = {}) {
  const { github } = await connectToGitHub({ files });
  const read = async (changes: { path?: string; maxBytes?: number } = {}) => {
    const octokit = await createOctokit({ token: 'ghs_token', apiUrl: github.url, ...limits });
    const repository = { owner: 'octo-org', name: 'shop' };
    return readRepositoryFile({
      octokit,
      repository,
      path,
      ref,
      maxBytes: 3 * 1024 * 1024,
      ...changes,
    });
  };
  return { github, read };
}

describe('a file of the repository', () => {
  it('is read as it is at the commit', async () => {
    const text = 'accept: [] # ü 😀\n'.repeat(50);
    const { github, read } = await connect({ [`${ref}:${path}`]: text, [`main:${path}`]: 'other' });
    expect(await read()).toBe(text);
    expect(github.calls()).toEqual([
      `GET /repos/octo-org/shop/contents/.github/security-gate.yml?ref=${ref}`,
    ]);
  });

  it('may be empty, and have any name', async () => {
    const name = 'a b/{c}?#%&ü.yml';
    const { read } = await connect({ [`${ref}:${name}`]: '' });
    expect(await read({ path: name })).toBe('');
  });

  it('that is larger than 1 MiB is read as a blob', async () => {
    const text = `# ${'x'.repeat(1024 * 1024)}\n`;
    const { github, read } = await connect({ [`${ref}:${path}`]: text });
    expect((await read()) === text).toBe(true);
    expect(github.calls()).toEqual([
      expect.stringContaining('/contents/'),
      expect.stringMatching(/^GET \/repos\/octo-org\/shop\/git\/blobs\/[0-9a-f]{40}$/),
    ]);
  });

  it('that is too large is refused before it is read', async () => {
    const { github, read } = await connect({ [`${ref}:${path}`]: 'x'.repeat(2 * 1024 * 1024) });
    expect(await messageOfFailure(read({ maxBytes: 2 * 1024 * 1024 - 1 }))).toBe(
      `GitHubFailure: The file ${path} could not be read at ${ref}: it has 2097152 bytes, more than 2097151.`,
    );
    expect(github.requests).toHaveLength(1);
    expect(await read({ maxBytes: 2 * 1024 * 1024 })).toHaveLength(2 * 1024 * 1024);
  });

  it('is read again when that fails in passing', async () => {
    const { github, read } = await connect({ [`${ref}:${path}`]: 'accept: []' });
    github.fail(/contents/, { status: 502, headers: { 'retry-after': '0' } }, 2);
    expect(await read()).toBe('accept: []');
  });
});

describe('a file that does not exist', () => {
  it('is none', async () => {
    const { github, read } = await connect({ [`main:${path}`]: 'other' });
    expect(await read()).toBeUndefined();
    expect(github.requests).toHaveLength(1);
  });

  it('is not taken for none when it is the commit that does not exist', async () => {
    const { github, read } = await connect();
    github.fail(/contents/, {
      status: 404,
      body: { message: `No commit found for the ref ${ref}` },
    });
    expect(await messageOfFailure(read())).toMatch(
      /^GitHubFailure: The file .* could not be read at aaaa.*no such commit, or the token may not/,
    );
  });

  const otherWords = { status: 404, body: { message: 'object does not exist [id: aaaa]' } };

  it('is none, too, where another server says it in other words, and has the commit', async () => {
    const { github, read } = await connect();
    github.fail(/contents/, otherWords);
    github.fail(/git\/commits/, { status: 200, body: { sha: ref } });
    expect(await read()).toBeUndefined();
    expect(github.calls()).toEqual([
      expect.stringContaining('/contents/'),
      `GET /repos/octo-org/shop/git/commits/${ref}`,
    ]);
  });

  it.each([
    ['is not there', otherWords, false],
    ['may not be read', forbidden, false],
    ['cannot be asked for', { status: 500, headers: { 'retry-after': '0' } }, true],
  ])('is not taken for none where the commit %s', async (_, answer, isOutage) => {
    const { github, read } = await connect();
    github.fail(/contents/, otherWords);
    github.fail(/git\/commits/, answer, 9);
    await expect(read()).rejects.toMatchObject({ name: 'GitHubFailure', isOutage });
  });

  it('is not taken for none when a gateway answers with a page for people', async () => {
    const { github, read } = await connect();
    github.fail(
      /contents/,
      { status: 404, body: '<html>Not Found', headers: { 'retry-after': '0' } },
      9,
    );
    expect(await messageOfFailure(read())).toMatch(
      /^GitHubFailure: The file .* could not be read at aaaa/,
    );
  });
});

describe('a failure is an outage, and no refusal,', () => {
  const page = { body: '<html>', headers: { 'content-type': 'text/html', 'retry-after': '0' } };

  it.each<[boolean, string, object]>([
    [true, '500', { status: 500, headers: { 'retry-after': '0' } }],
    [true, '429', { status: 429, headers: { 'retry-after': '60' } }],
    [
      true,
      'a limit',
      { ...forbidden, headers: { 'x-ratelimit-remaining': '0', 'retry-after': '60' } },
    ],
    [true, 'a gateway that forbids', { status: 403, ...page }],
    [true, 'a gateway that finds nothing', { status: 404, ...page }],
    [
      true,
      'nothing at all, with status 404',
      { status: 404, body: '', headers: { 'retry-after': '0' } },
    ],
    [
      true,
      'somebody’s JSON, with status 404',
      { status: 404, body: { error: 'x' }, headers: { 'retry-after': '0' } },
    ],
    [true, 'a page for people', { status: 200, ...page }],
    [true, 'less than the file', fileOf('accept: []', 11)],
    [false, '403', forbidden],
    [false, '401', { status: 401, body: { message: 'Bad credentials' } }],
    [false, 'a folder', { status: 200, body: [{ type: 'file', name: 'a' }] }],
  ])('%s: %s', async (isOutage, _, answer) => {
    const { github, read } = await connect({ [`${ref}:${path}`]: 'accept: []' });
    github.fail(/contents/, { status: 500, ...answer }, 9);
    await expect(read()).rejects.toMatchObject({ name: 'GitHubFailure', isOutage });
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['403', forbidden, /Add `permissions: contents: read` to the job\. GitHub's answer: 403/],
    ['401', { status: 401, body: { message: 'Bad credentials' } }, /`github-token` is not valid/],
    [
      '500 for ever',
      { status: 500, headers: { 'retry-after': '0' } },
      /The next run tries again\. GitHub's answer: 500/,
    ],
    ['a limit', { status: 429, headers: { 'retry-after': '60' } }, /rate limit/],
    [
      'a page for people',
      { status: 200, body: '<html>', headers: { 'content-type': 'text/html', 'retry-after': '0' } },
      /not JSON/,
    ],
    ['an answer that was cut off', { status: 200, body: '{"type":"file","content":"' }, /not JSON/],
    ['a folder', { status: 200, body: [{ type: 'file', name: 'a' }] }, /is not about a file/],
    [
      'a link',
      { status: 200, body: { type: 'symlink', target: '/etc/passwd', size: 3, sha: 'a' } },
      /is not about a file/,
    ],
    [
      'a submodule',
      { status: 200, body: { type: 'submodule', size: 0, sha: 'a' } },
      /is not about a file/,
    ],
    ['less than its size', fileOf('accept: []', 11), /: 10 of 11 bytes came/],
    ['more than its size', fileOf('accept: []', 9), /: 10 of 9 bytes came/],
    ['nothing of it', fileOf('', 10), /: 0 of 10 bytes came/],
  ])('is a failure: %s', async (_, answer, message) => {
    const { github, read } = await connect({ [`${ref}:${path}`]: 'accept: []' });
    github.fail(/contents/, answer, 9);
    const failure = await messageOfFailure(read());
    expect(failure).toMatch(/^GitHubFailure: /);
    expect(failure).toMatch(message);
    expect(failure).toContain(path);
  });

  it.each<[string, object | 'hang']>([
    ['is gone', notFound],
    ['holds less than the file', { status: 200, body: { encoding: 'base64', content: 'YQ==' } }],
    ['is no blob', { status: 200, body: {} }],
  ])('is a failure when its blob %s', async (_, answer) => {
    const { github, read } = await connect({ [`${ref}:${path}`]: 'x'.repeat(1024 * 1024 + 1) });
    github.fail(/blobs/, { status: 500, ...Object(answer) }, 9);
    expect(await messageOfFailure(read())).toMatch(/could not be read/);
  });

  it('is a failure when GitHub does not answer', async () => {
    const { github, read } = await connect({}, { timeLimitMs: 400, requestTimeoutMs: 150 });
    github.fail(/contents/, 'hang', 9);
    expect(await messageOfFailure(read())).toMatch(
      /could not be reached, or did not answer in time/,
    );
  });

  it('is a failure when GitHub is not there', async () => {
    const { github, read } = await connect({}, { timeLimitMs: 300 });
    await github.close();
    expect(await messageOfFailure(read())).toMatch(/could not be reached/);
  });
});

function fileOf(text: string, size: number) {
  const content = Buffer.from(text).toString('base64');
  return { status: 200, body: { type: 'file', encoding: 'base64', size, sha: 'a', content } };
}
