import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type FaultRule, htmlPage, jsonText } from '../../../harness/faults.ts';
import type { ServiceErrorCode } from '../../../src/service/errors.ts';
import { connectTo, failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { type ScriptedAnswer, scriptService } from './support/scripted-service.ts';

const toApp = { method: 'GET', path: /\/apps\/\w+$/ };
const app = { appId: 'a', registrationStatus: 'COMPLETED' };
const text = JSON.stringify(app);

const reply = (
  body: string | Buffer,
  headers: Record<string, string>,
  status = 200,
): FaultRule => ({
  ...toApp,
  fault: { kind: 'answer', status, headers, body },
});
const withoutType: FaultRule = { ...toApp, fault: { kind: 'answer', status: 200, body: text } };
const json = { 'content-type': 'application/json' };
const gzip = { ...json, 'content-encoding': 'gzip' };

describe('an answer to a read', () => {
  it.each<[string, FaultRule, ServiceErrorCode, RegExp]>([
    [
      'broken JSON',
      { ...toApp, fault: jsonText('{"appId":') },
      'unexpected-response',
      /is not valid JSON/,
    ],
    [
      'JSON cut to half',
      { ...toApp, fault: { kind: 'truncate' } },
      'unexpected-response',
      /is not valid JSON/,
    ],
    ['nothing', { ...toApp, fault: jsonText('') }, 'unexpected-response', /is not valid JSON/],
    ['null', { ...toApp, fault: jsonText('null') }, 'unexpected-response', /at "its top level"/],
    ['a list', { ...toApp, fault: jsonText('[]') }, 'unexpected-response', /at "its top level"/],
    ['no fields', { ...toApp, fault: jsonText('{}') }, 'unexpected-response', /at "appId"/],
    [
      'a field of another type',
      { ...toApp, fault: jsonText('{"appId":1}') },
      'unexpected-response',
      /at "appId"/,
    ],
    [
      'a missing field',
      { ...toApp, fault: jsonText('{"appId":"a"}') },
      'unexpected-response',
      /at "registrationStatus"/,
    ],
    [
      'a page for people',
      { ...toApp, fault: htmlPage() },
      'unexpected-response',
      /content type "text\/html"/,
    ],
    [
      'JSON as text',
      reply(text, { 'content-type': 'text/plain' }),
      'unexpected-response',
      /"text\/plain"/,
    ],
    [
      'JSON as a PDF',
      reply(text, { 'content-type': 'application/pdf' }),
      'unexpected-response',
      /"application\/pdf"/,
    ],
    ['no content type', withoutType, 'unexpected-response', /content type "none"/],
    ['no content', reply('', {}, 204), 'unexpected-response', /status 204/],
    [
      'a part of what there is',
      reply(text, json, 206),
      'unexpected-response',
      /\(status 206\) is not the 200 of a read/,
    ],
    [
      'what somebody has changed',
      reply(text, json, 203),
      'unexpected-response',
      /\(status 203\) is not the 200 of a read/,
    ],
    [
      'what is yet to be done',
      reply(text, json, 202),
      'unexpected-response',
      /\(status 202\) is not the 200 of a read/,
    ],
    [
      'a cache',
      reply(text, { ...json, age: '1' }),
      'unexpected-response',
      /came from a cache \(Age: 1\)/,
    ],
    [
      'half a body',
      { ...toApp, fault: { kind: 'close-early' } },
      'network',
      /GET \/v1\/apps\/\w+ to 127\.0\.0\.1:\d+ failed: /,
    ],
    [
      'a closed connection',
      { ...toApp, fault: { kind: 'refuse' } },
      'network',
      /failed: other side closed/,
    ],
    ['a reset connection', { ...toApp, fault: { kind: 'reset' } }, 'network', /failed: ECONNRESET/],
    [
      'gzip that is none',
      reply(text, gzip),
      'unexpected-response',
      /is not valid gzip \(Z_DATA_ERROR\)/,
    ],
    [
      'half a gzip',
      reply(gzipSync(text).subarray(0, 20), gzip),
      'unexpected-response',
      /gzip \(Z_BUF_ERROR\)/,
    ],
    ['an empty gzip', reply('', gzip), 'unexpected-response', /gzip \(Z_BUF_ERROR\)/],
    [
      'brotli',
      reply(text, { ...json, 'content-encoding': 'br' }),
      'unexpected-response',
      /encoding "br"/,
    ],
    [
      'gzip twice',
      reply(text, { ...json, 'content-encoding': 'gzip, gzip' }),
      'unexpected-response',
      /"gzip, gzip"/,
    ],
  ])('of %s is asked for again, and at last a typed failure', async (_, rule, code, message) => {
    const { client, calls, retries, appId } = await emulateService({ rules: [rule] });
    const error = await failureOf(client.apps.get(appId('clean.test')));
    expect(error).toMatchObject({ code, transient: true, notAccepted: false });
    expect(error.message).toMatch(message);
    const [first, ...others] = calls();
    expect(first).toBe(login);
    expect(others).toHaveLength(3);
    expect(new Set(others).size).toBe(1);
    expect(retries).toEqual([
      { code, waitMs: 250 },
      { code, waitMs: 500 },
    ]);
  });

  it('that was spoiled once does no harm', async () => {
    const { client, calls, appId } = await emulateService({
      rules: [
        { ...toApp, nth: [1], fault: htmlPage() },
        { ...toApp, nth: [2], fault: { kind: 'close-early' } },
      ],
    });
    const id = appId('clean.test');
    expect(await client.apps.get(id)).toMatchObject({ appId: id, appUrl: 'https://clean.test' });
    const call = `GET /v1/apps/${id}`;
    expect(calls()).toEqual([login, `${call} → 200`, `${call} → 200 close-early`, `${call} → 200`]);
  });

  it('about another app than the one asked for is refused', async () => {
    const { client } = await emulateService({ rules: [{ ...toApp, fault: jsonText(text) }] });
    const error = await failureOf(client.apps.get('b'));
    expect(error).toMatchObject({ code: 'unexpected-response' });
    expect(error.message).toBe('Asked for app b, the service answered with app a');
  });
});

describe('an answer is read', () => {
  const read = async (answer: ScriptedAnswer) => {
    const service = await scriptService(() => answer);
    const found = await connectTo(service.origin).client.apps.get('a');
    return { found, headers: service.apiCalls()[0]?.headers };
  };

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON ;charset=UTF-8',
    'application/hal+json',
  ])('with the content type "%s"', async (type) => {
    expect((await read({ headers: { 'content-type': type }, body: app })).found).toEqual(app);
  });

  it.each(['gzip', 'GZip '])(
    'when it is compressed as "%s", which alone was offered',
    async (encoding) => {
      const { found, headers } = await read({
        headers: { 'content-encoding': encoding },
        body: gzipSync(text),
      });
      expect(found).toEqual(app);
      expect(headers?.['accept-encoding']).toBe('gzip');
    },
  );

  it('when it begins with a byte order mark', async () => {
    expect((await read({ body: `\uFEFF${text}` })).found).toEqual(app);
  });

  it('when it says that it is not compressed', async () => {
    expect((await read({ headers: { 'content-encoding': 'identity' }, body: app })).found).toEqual(
      app,
    );
  });

  it('with unknown fields and unknown values of known ones, and fields of the wrong type read as absent', async () => {
    const odd = { ...app, registrationStatus: 'ARCHIVED', label: 7, appUrl: null, colour: 'red' };
    expect((await read({ body: odd })).found).toEqual({
      appId: 'a',
      registrationStatus: 'ARCHIVED',
    });
  });

  it.each(['0', 'soon'])('with the header Age: %s, which is of no cache', async (age) => {
    expect((await read({ headers: { age }, body: app })).found).toEqual(app);
  });

  it('that no cache was to give', async () => {
    expect((await read({ body: app })).headers?.['cache-control']).toBe('no-cache');
  });

  it('whatever its success status is, when it is one to a write', async () => {
    const service = await scriptService(() => ({
      status: 203,
      headers: { age: '9' },
      body: { taskId: 't' },
    }));
    expect(await connectTo(service.origin).client.runs.trigger('a')).toMatchObject({ taskId: 't' });
  });
});
