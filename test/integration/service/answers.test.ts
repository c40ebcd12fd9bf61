import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { htmlPage, jsonText, type Mishap } from '../../../harness/faults.ts';
import type { ServiceErrorCode } from '../../../src/service/errors.ts';
import { expectFailure, serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import type { ScriptedAnswer } from './support/scripted-service.ts';

const toApp = { method: 'GET', path: /\/apps\/\w+$/ };
const app = { appId: 'a', registrationStatus: 'COMPLETED' };
const text = JSON.stringify(app);

type Headers = Record<string, string>;
const reply = (body: string | Buffer, headers: Headers, status = 200): Mishap => ({
  fault: { kind: 'answer', status, headers, body },
});
const withoutType: Mishap = { fault: { kind: 'answer', status: 200, body: text } };
const json = { 'content-type': 'application/json' };
const encoded = (body: string | Buffer, encoding = 'gzip') =>
  reply(body, { ...json, 'content-encoding': encoding });
/** A header can hold any text, and anybody may read the message. */
const uncommon = (what: string) => new RegExp(`^(?!.*falcon).*has an uncommon ${what}`);
const said = (body: string): Mishap => ({ fault: jsonText(body) });

describe('an answer to a read', () => {
  it.each<[string, Mishap, RegExp, ServiceErrorCode?]>([
    ['broken JSON', said('{"appId":'), /is not valid JSON/],
    ['JSON cut to half', { fault: { kind: 'truncate' } }, /is not valid JSON/],
    ['nothing', said(''), /is not valid JSON/],
    ['null', said('null'), /at "its top level"/],
    ['a list', said('[]'), /at "its top level"/],
    ['no fields', said('{}'), /at "appId"/],
    ['a field of another type', said('{"appId":1}'), /at "appId"/],
    ['a missing field', said('{"appId":"a"}'), /at "registrationStatus"/],
    ['a page for people', { fault: htmlPage() }, /content type "text\/html"/],
    ['JSON as text', reply(text, { 'content-type': 'text/plain' }), /"text\/plain"/],
    ['JSON as a PDF', reply(text, { 'content-type': 'application/pdf' }), /"application\/pdf"/],
    [
      'a type that few use',
      reply(text, { 'content-type': 'text/falcon' }),
      uncommon('content type'),
    ],
    ['no content type', withoutType, /content type "none"/],
    ['no content', reply('', {}, 204), /status 204/],
    ['a part', reply(text, json, 206), /\(status 206\) is not the 200 that a read requires/],
    ['a changed one', reply(text, json, 203), /\(status 203\) is not the 200 that a read requires/],
    [
      'what is yet to be done',
      reply(text, json, 202),
      /\(status 202\) is not the 200 that a read requires/,
    ],
    ['a cache', reply(text, { ...json, age: '1' }), /came from a cache \(Age: 1\)/],
    ['half a body', { fault: { kind: 'close-early' } }, /\w+ to 127\S+:\d+ failed: /, 'network'],
    ['a closed connection', { fault: { kind: 'refuse' } }, /failed: other side closed/, 'network'],
    ['a reset connection', { fault: { kind: 'reset' } }, /failed: ECONNRESET/, 'network'],
    ['gzip that is none', encoded(text), /is not valid gzip \(Z_DATA_ERROR\)/],
    ['half a gzip', encoded(gzipSync(text).subarray(0, 20)), /gzip \(Z_BUF_ERROR\)/],
    ['an empty gzip', encoded(''), /gzip \(Z_BUF_ERROR\)/],
    ['brotli that is none', encoded(text, 'br'), /is not valid br \(ERR_/],
    [
      'too many cookies',
      reply(text, { ...json, 'set-cookie': 'x'.repeat(24_000) }),
      /of more than 16 KiB/,
    ],
    ['gzip twice', encoded(text, 'gzip, gzip'), /"gzip, gzip"/],
    ['a coding that few use', encoded(text, 'gzip, falcon'), uncommon('encoding')],
  ])('of %s is asked for again, and at last a typed failure', async (_, mishap, message, code) => {
    const wanted = code ?? 'unexpected-response';
    const { client, calls, retries, id } = await emulateService({
      rules: [{ ...toApp, ...mishap }],
    });
    const fields = { code: wanted, transient: true, notAccepted: false };
    const error = await expectFailure(client.apps.get(id), fields);
    expect(error.message).toMatch(message);
    const [first, ...others] = calls();
    expect(first).toBe(login);
    expect(others).toHaveLength(3);
    expect(new Set(others).size).toBe(1);
    expect(retries).toEqual([250, 500].map((waitMs) => ({ code: wanted, waitMs })));
  });

  it('about another app than the one asked for is refused', async () => {
    const { client } = await serve({ body: app });
    await expectFailure(client.apps.get('b'), {
      code: 'unexpected-response',
      message: 'Asked for app b, the service answered with app a',
    });
  });
});

describe('an answer is read', () => {
  const typed = (type: string) => ({ headers: { 'content-type': type }, body: app });
  const coded = (encoding: string, body: unknown = gzipSync(text)) => ({
    headers: { 'content-encoding': encoding },
    body,
  });

  it.each<[string, ScriptedAnswer]>([
    ['as JSON', typed('application/json')],
    ['as UTF-8', typed('application/json; charset=utf-8')],
    ['in any letters', typed('Application/JSON ;charset=UTF-8')],
    ['as a kind of JSON', typed('application/hal+json')],
    ['compressed', coded('gzip')],
    ['compressed as "GZip "', coded('GZip ')],
    ['not compressed, as it says', coded('identity', app)],
    ['with a byte order mark', { body: `\uFEFF${text}` }],
    ['with an Age of 0, which is of no cache', { headers: { age: '0' }, body: app }],
    ['with an Age that is none', { headers: { age: 'soon' }, body: app }],
    [
      'without what is unknown or has another type',
      { body: { ...app, label: 7, appUrl: null, x: 1 } },
    ],
  ])('%s; only gzip was accepted, and no cached answer', async (_, answer) => {
    const { client, apiCalls } = await serve(answer);
    expect(await client.apps.get('a')).toEqual(app);
    expect(apiCalls()[0]?.headers).toMatchObject({
      'accept-encoding': 'gzip',
      'cache-control': 'no-cache',
    });
  });

  it('with an unknown value of a known field', async () => {
    const { client } = await serve({ body: { ...app, registrationStatus: 'ARCHIVED' } });
    expect(await client.apps.get('a')).toMatchObject({ registrationStatus: 'ARCHIVED' });
  });

  it('whatever its success status is, when it is one to a write', async () => {
    const { client } = await serve({ status: 203, headers: { age: '9' }, body: { taskId: 't' } });
    expect(await client.runs.trigger('a')).toMatchObject({ taskId: 't' });
  });
});
