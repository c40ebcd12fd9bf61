import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createAuthority } from '../../../harness/certificates.ts';
import { node24 } from '../../../harness/step-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { startForwardProxy } from '../service/support/forward-proxy.ts';
import { commentsPath, connectToGitHub, messageOfFailure } from './support/github.ts';

/**
 * Writes a comment in a process with only these variables; returns what was done, or the error's
 * output.
 */
async function commentWith(variables: Record<string, string>): Promise<string> {
  const script = join(import.meta.dirname, 'support/comment-once.ts');
  const child = promisify(execFile)(node24, [script], { env: variables, timeout: 100_000 });
  return child.then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }) => String(stderr),
  );
}

it('GitHub Enterprise Server is asked below its path, on all pages', async () => {
  const { github, comment } = await connectToGitHub({ basePath: '/api/v3' });
  for (let index = 0; index < 149; index += 1) github.addComment({ body: `Comment ${index}` });
  await comment('red');
  expect(await comment('green')).toMatchObject({ change: 'updated' });
  for (const { path } of github.requests)
    expect(path).toMatch(/^\/(repos\/octo-org\/shop\/issues|user$|graphql$)/);
});

it('the address is that of the runner', async () => {
  const { github } = await connectToGitHub({ basePath: '/api/v3' });
  expect(await commentWith({ GITHUB_API_URL: github.url })).toBe('created');
  expect(github.comments).toHaveLength(1);
});

it.each(['HTTPS_PROXY', 'https_proxy'])(
  '%s leads to it, through a tunnel that hides token and path',
  async (name) => {
    const authority = await createAuthority('Enterprise CA');
    const identity = await authority.issue({ host: 'github.test' });
    const { github } = await connectToGitHub({ basePath: '/api/v3', identity });
    const host = `github.test:${new URL(github.url).port}`;
    const proxy = await startForwardProxy();
    const change = await commentWith({
      GITHUB_API_URL: `https://${host}/api/v3`,
      [name]: `http://${proxy.address}`,
      NODE_EXTRA_CA_CERTS: join(temporaryFolder({ 'ca.pem': authority.cert }), 'ca.pem'),
    });
    expect(change).toBe('created');
    expect(new Set(proxy.asked)).toEqual(new Set([`CONNECT ${host}`]));
    expect(github.calls()).toEqual([`GET ${commentsPath}?per_page=100`, `POST ${commentsPath}`]);
  },
);

it.each(['', '0'])(
  'a certificate of an unknown authority is refused, with NODE_TLS_REJECT_UNAUTHORIZED=%j, too',
  async (check) => {
    const identity = await (await createAuthority('Unknown CA')).issue();
    const { github } = await connectToGitHub({ basePath: '/api/v3', identity });
    const change = await commentWith({
      GITHUB_API_URL: `https://localhost:${new URL(github.url).port}/api/v3`,
      NODE_TLS_REJECT_UNAUTHORIZED: check,
    });
    expect(change).toMatch(/certificate/);
    expect(github.calls()).toEqual([]);
  },
);

it('NO_PROXY leads past the proxy', async () => {
  const { github } = await connectToGitHub();
  const proxy = await startForwardProxy();
  const url = `http://github.test:${new URL(github.url).port}`;
  const variables = { GITHUB_API_URL: url, HTTP_PROXY: `http://${proxy.address}` };
  const direct = await commentWith({ ...variables, NO_PROXY: 'elsewhere.test,github.test' });
  expect(direct).toMatch(/could not be reached/); // no such host
  expect(proxy.asked).toEqual([]);
  expect(await commentWith({ ...variables, NO_PROXY: 'elsewhere.test' })).toBe('created');
  expect(proxy.asked).toEqual([
    `GET ${url}${commentsPath}?per_page=100`,
    `POST ${url}${commentsPath}`,
  ]);
});

describe('a repository that was renamed', () => {
  const [listing, posting] = [/^GET .*comments/, /^POST .*comments/];

  it.each([
    ['read', listing, 301],
    ['written to', posting, 307],
  ])('is %s at its new address', async (_, call, status) => {
    const { github, comment, bodies } = await connectToGitHub();
    const location = `${github.url}${commentsPath}`;
    github.fail(call, { status, headers: { location } });
    await comment('red');
    expect(bodies()).toEqual(['red']);
  });

  it('takes the token to no other host', async () => {
    const { github: elsewhere } = await connectToGitHub();
    const { github, comment } = await connectToGitHub();
    const location = `${elsewhere.url}${commentsPath}`;
    github.fail(listing, { status: 301, headers: { location } });
    await comment('red');
    expect(elsewhere.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it.each([listing, posting])('is given up when the way leads in a circle: %s', async (call) => {
    const { github, comment } = await connectToGitHub({}, { maxRetries: 0 });
    const location = `${github.url}${commentsPath}`;
    github.fail(call, { status: 307, headers: { location } }, 1000);
    expect(await messageOfFailure(comment('red'))).toMatch(/GitHub sends too many redirects/);
  });
});

it.each(['application/problem+json', 'application/xml', 'application/octet-stream'])(
  'a refusal of the type %s keeps its status, and is not asked for again',
  async (type) => {
    const { github, comment } = await connectToGitHub();
    github.fail(/^GET/, { status: 422, headers: { 'content-type': type }, body: 'no' }, 10);
    expect(await messageOfFailure(comment('red'))).toMatch(/GitHub's answer: 422: /);
    expect(github.requests).toHaveLength(1);
  },
);

it('headers that repeat count together', async () => {
  const { github, comment } = await connectToGitHub();
  const page = `<${github.url}${commentsPath}?page=2>`;
  const headers = { link: [`${page}; rel="next"`, `${page}; rel="last"`] };
  github.fail(/^GET/, { status: 200, headers, body: [] });
  expect(await comment('red')).toMatchObject({ change: 'created' });
  expect(github.requests.map(({ method }) => method).slice(0, 2)).toEqual(['GET', 'GET']);
});
