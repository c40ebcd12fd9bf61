import { Readable } from 'node:stream';
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  createVersionReader,
  type VersionReaderOptions,
} from '../../../src/deployment/version-reader.ts';
import { createHttp, type Http } from '../../../src/http/connection.ts';
import { virtualClock } from '../../support/virtual-clock.ts';
import {
  type Script,
  type ScriptedAnswer,
  scriptService,
} from '../service/support/scripted-service.ts';

const mebibyte = 1024 * 1024;
const version = { text: 'v1' };
const failureLike = (why: RegExp) => ({ failure: expect.stringMatching(why) });

interface Look extends Partial<VersionReaderOptions> {
  deadline?: number | undefined;
}

/** Looks once at the version at an address. */
function look(url: string, { deadline, ...overrides }: Look = {}) {
  const read = createVersionReader({
    url: new URL(url),
    http: createHttp(() => undefined),
    clock: virtualClock(),
    requestTimeoutMs: 10_000,
    signal: new AbortController().signal,
    ...overrides,
  });
  return read({ deadline });
}

/** The same at an app that answers by a script, or always the same. */
async function readFrom(answer: Script | ScriptedAnswer, overrides: Look = {}) {
  const app = await scriptService(typeof answer === 'function' ? answer : () => answer);
  const reading = await look(`${app.origin}/version?full=1`, overrides);
  return { reading, requests: app.requests };
}

describe('the version', () => {
  it('is the text of the answer, whatever its type', async () => {
    const headers = { 'content-type': 'text/html' };
    const { reading } = await readFrom({ body: '<p>3f2c1a9</p>', headers });
    expect(reading).toEqual({ text: '<p>3f2c1a9</p>' });
  });

  it('is asked for without credentials, past caches, by its whole address', async () => {
    const { requests } = await readFrom({ body: '1' });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', path: '/version', body: '' });
    expect(requests[0]?.query.toString()).toBe('full=1');
    expect(requests[0]?.headers).toEqual({
      host: expect.stringMatching(/^127\.0\.0\.1:/),
      connection: 'keep-alive',
      accept: '*/*',
      'accept-encoding': 'gzip',
      'cache-control': 'no-cache',
      'user-agent': 'security-test-gate',
    });
  });

  it('is asked for with the header that leads past a login, also after a redirect on its host', async () => {
    const header = { name: 'X-Bypass', value: 'let me in' };
    const answers = [{ status: 302, headers: { location: '/v' } }, { body: 'v1' }];
    const { reading, requests } = await readFrom(() => answers.shift(), { header });
    expect(reading).toEqual(version);
    expect(requests.map(({ headers }) => headers['x-bypass'])).toEqual(['let me in', 'let me in']);
  });

  it('sends that header to no other host, and replaces none of its own by it', async () => {
    const other = await scriptService(() => ({ body: 'v1' }));
    const location = other.origin.replace('127.0.0.1', 'localhost');
    const header = { name: 'Cache-Control', value: 'max-age=60' };
    const { requests } = await readFrom({ status: 302, headers: { location } }, { header });
    expect(requests.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache']);
    expect(other.requests).toEqual([]);
  });

  it.each([200, 203, 299])('counts with status %i', async (status) => {
    expect((await readFrom({ status, body: 'v1' })).reading).toEqual(version);
  });

  it.each([206, 302, 304, 400, 401, 404, 429, 500, 503])(
    'does not count with status %i',
    async (status) => {
      const { reading } = await readFrom({ status, body: status === 304 ? '' : 'v1' });
      expect(reading).toEqual({ failure: `GET /version was answered with status ${status}` });
    },
  );

  it('does not count when it comes from a cache, which shows what was deployed earlier', async () => {
    const from = async (age: string) => (await readFrom({ body: 'v1', headers: { age } })).reading;
    expect(await from('12')).toEqual({
      failure: 'GET /version was answered from a cache, 12 s old',
      isCached: true,
    });
    expect(await from('0')).toEqual(version);
  });

  it('is said to be missing by its status, also when a cache says so', async () => {
    const { reading } = await readFrom({ status: 404, headers: { age: '12' } });
    expect(reading).toEqual({ failure: 'GET /version was answered with status 404' });
  });

  it('does not follow a redirect that a cache kept', async () => {
    const headers = { location: '/v1/version', age: '12' };
    const { reading, requests } = await readFrom({ status: 302, headers });
    expect(reading).toMatchObject({ isCached: true });
    expect(requests).toHaveLength(1);
  });

  it('does not count when the answer breaks off', async () => {
    const { reading } = await readFrom((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('v1', () => response.destroy());
      return undefined;
    });
    expect(reading).toEqual(failureLike(/^GET \/version to 127\.0\.0\.1:\d+ failed/));
  });
});

const tooLarge = { failure: 'The answer is larger than 1 MiB' };
const largest = 'x'.repeat(mebibyte);

it.each([
  ['one MiB is read', { body: largest }, { text: largest }],
  ['more than one MiB is refused', { body: `v1${'x'.repeat(mebibyte - 1)}` }, tooLarge],
])('of an answer %s', async (_, answer, reading) => {
  expect((await readFrom(answer)).reading).toEqual(reading);
});

const encoders = {
  gzip: gzipSync,
  'x-gzip': gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
};
describe.each(Object.entries(encoders))('an answer in %s', (coding, encode) => {
  const readEncoded = async (body: Buffer | string, name = coding) =>
    (await readFrom({ headers: { 'content-encoding': name }, body })).reading;

  it('is read, in whatever letters it is called so', async () => {
    expect(await readEncoded(encode('v1'))).toEqual(version);
    expect(await readEncoded(encode('v1'), coding.toUpperCase())).toEqual(version);
  });

  it('is refused when it is decoded to more than one MiB', async () => {
    expect(await readEncoded(encode(Buffer.alloc(64 * mebibyte)))).toEqual(tooLarge);
  });

  it.each([
    ['none', 'v1 without any encoding'],
    ['cut off', encode('v1').subarray(0, -2)],
    ['empty', ''],
  ])('is refused when it is %s', async (_, body) => {
    expect(await readEncoded(body)).toEqual(failureLike(new RegExp(`is not valid ${coding} \\(`)));
  });
});

it('an answer whose decoder would take more than 8 MiB is refused', async () => {
  const params = { [constants.ZSTD_c_windowLog]: 27 };
  const body = zstdCompressSync(Buffer.alloc(16 * mebibyte), { params });
  const { reading } = await readFrom({ headers: { 'content-encoding': 'zstd' }, body });
  expect(reading).toEqual(failureLike(/is not valid zstd \(ZSTD_\w+windowTooLarge\)/));
});

it.each(['compress', 'gzip, br', 'aws-chunked'])('an answer in %s is refused', async (coding) => {
  const { reading } = await readFrom({ headers: { 'content-encoding': coding }, body: 'v1' });
  expect(reading).toEqual({ failure: `The answer has the unknown content encoding "${coding}"` });
});

it('a text of the app in place of an encoding is not quoted', async () => {
  const headers = { 'content-encoding': 'log in at evil.test' };
  const { reading } = await readFrom({ headers, body: 'v1' });
  expect(reading).toEqual({ failure: 'The answer has an uncommon encoding' });
});

it('an answer with too many cookies is refused, with the reason', async () => {
  const headers = { 'set-cookie': 'x'.repeat(24_000) };
  expect((await readFrom({ body: 'v1', headers })).reading).toEqual(
    failureLike(
      /^The answer to GET \/version from 127\S+ has headers of more than 16 KiB.*cookies/,
    ),
  );
});

describe('a redirect', () => {
  const to = (location: string, status = 302) => ({ status, headers: { location } });

  it.each([301, 302, 303, 307, 308])(
    'with status %i is followed on the same host',
    async (status) => {
      const { reading, requests } = await readFrom(({ path }) =>
        path === '/version' ? to('/v/current?x=1', status) : { body: 'v1' },
      );
      expect(reading).toEqual(version);
      expect(requests.map(({ path }) => path)).toEqual(['/version', '/v/current']);
    },
  );

  it('is followed five times', async () => {
    const hops = (last: number): Script => {
      let asked = 0;
      return () => {
        asked += 1;
        return asked > last ? { body: 'v1' } : to('/version');
      };
    };
    expect((await readFrom(hops(5))).reading).toEqual(version);
    const { reading, requests } = await readFrom(hops(6));
    expect(reading).toEqual({ failure: 'GET /version was redirected more than 5 times' });
    expect(requests).toHaveLength(6);
  });

  it('to another host, port or protocol is refused, and that host is not asked', async () => {
    const { origin, requests } = await scriptService(() => ({ body: 'v1' }));
    const { port } = new URL(origin);
    const others = [origin, `http://localhost:${port}/`, `//127.0.0.1:${port}/version`, 'ftp://x/'];
    for (const location of others)
      expect((await readFrom(to(location))).reading).toEqual(
        failureLike(/which is refused: only the same host is followed/),
      );
    expect(requests).toEqual([]);
  });

  it.each([
    [{ status: 404 }, 'was answered with status 404'],
    [{ body: 'v1', headers: { age: '9' } }, 'was answered from a cache, 9 s old'],
    [to('http://other.test/'), 'was redirected to http://other.test, which is refused'],
  ])('shows no path that only the app names: %j', async (answer, said) => {
    const { reading } = await readFrom(({ path }) =>
      path === '/version' ? to('/falcon') : answer,
    );
    expect(reading).toMatchObject(failureLike(new RegExp(`^GET /version, redirected, ${said}`)));
  });

  it.each(['http://', 'http://:1'])('to no address (%s) is refused', async (location) => {
    const { reading } = await readFrom(to(location));
    expect(reading).toEqual(failureLike(/was redirected to no valid address/));
  });

  it('with a login in its address sends none', async () => {
    const { reading, requests } = await readFrom(({ path, headers }) =>
      path === '/version' ? to(`http://me:secret@${headers.host}/login`) : { body: 'v1' },
    );
    expect(reading).toEqual(version);
    expect(requests.at(-1)).toMatchObject({ path: '/login' });
    expect(requests.at(-1)?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['http://shop.test/version', 'https://shop.test/version', true],
    ['https://shop.test/version', 'http://shop.test/version', false],
    ['http://shop.test/version', 'https://www.shop.test/version', false],
    ['http://shop.test/version', 'https://shop.test:8443/version', false],
    ['http://shop.test:8080/version', 'https://shop.test/version', false],
  ])('from %s to %s: followed is %s', async (from, location, followed) => {
    const http: Http = async ({ url }) => ({
      status: url.href === from ? 301 : 200,
      headers: { location },
      body: Readable.from([Buffer.from('v1')]),
    });
    expect('text' in (await look(from, { http }))).toBe(followed);
  });
});

describe('a look ends', () => {
  const hanging: Script = () => undefined;
  const dripping: Script = (_, response) => {
    response.writeHead(200);
    response.write('v1');
    return undefined;
  };
  const clock = virtualClock();
  clock.pass(1000);

  it.each([
    ['no answer at the limit of a request', hanging, { requestTimeoutMs: 100 }],
    ['half of an answer at the limit of a request', dripping, { requestTimeoutMs: 100 }],
    ['no answer at the deadline, if that comes first', hanging, { clock, deadline: 1100 }],
  ])('with %s', async (_, script, limits) => {
    const { reading } = await readFrom(script, limits);
    expect(reading).toEqual(
      failureLike(/^GET \/version failed: .* did not (end its )?answer within 0\.1 s/),
    );
  });

  it('with the reason of a cancelled job', async () => {
    const cancellation = new AbortController();
    const reason = new Error('The job was cancelled.');
    const script: Script = () => {
      cancellation.abort(reason);
      return undefined;
    };
    const reading = readFrom(script, { signal: cancellation.signal });
    await expect(reading).rejects.toBe(reason);
  });
});
