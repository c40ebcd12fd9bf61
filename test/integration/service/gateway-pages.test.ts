import { describe, expect, it } from 'vitest';
import { htmlPage, jsonText, type MadeUpAnswer, problem } from '../../../harness/faults.ts';
import type { ServiceClient } from '../../../src/service/client.ts';
import { isUncertain } from '../../../src/service/errors.ts';
import { failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';

type Call = [
  name: string,
  path: RegExp,
  call: (client: ServiceClient, appId: string) => Promise<unknown>,
];

const reads: Call[] = [
  ['an app', /\/apps\/\w+$/, ({ apps }, appId) => apps.get(appId)],
  ['the apps', /\/apps\?/, ({ apps }) => apps.ids()],
  ['a task', /\/tasks\//, ({ tasks }, appId) => tasks.get(`task_reg_${appId}`)],
  ['findings', /\/vulnerabilities/, ({ findings }, appId) => findings.list(appId)],
  ['the reports', /\/reports/, ({ reports }, appId) => reports.list(appId)],
  ['the contract', /openapi/, ({ contract }) => contract.version()],
];

const writes: Call[] = [
  ['a trigger', /security-agent/, ({ runs }, appId) => runs.trigger(appId)],
  ['a vision run', /vision-agent/, ({ visionRuns }, appId) => visionRuns.start(appId, 'map')],
  ['a deletion', /\/apps\/\w+$/, ({ apps }, appId) => apps.delete(appId)],
  ['triage', /\/dismiss$/, ({ findings }) => findings.triage('f', 'dismiss')],
  ['a registration', /\/apps$/, ({ apps }) => apps.register({ appUrl: 'https://new.test' })],
];

const json = (status: number, body: string): MadeUpAnswer => ({ ...jsonText(body), status });
const pages: [string, MadeUpAnswer][] = [
  ...[400, 403, 404, 405, 410, 421].map((status): [string, MadeUpAnswer] => [
    `HTML with ${status}`,
    htmlPage(status),
  ]),
  ['no words with 403', json(403, '')],
  ['JSON of a gateway with 403', json(403, '{"message":"Forbidden"}')],
  ['JSON of a gateway with 404', json(404, '{"kind":"Status","status":"Failure","code":404}')],
  ['a list with 404', json(404, '[]')],
];

describe.each(reads)('the page of a gateway in place of %s', (_, path, call) => {
  it.each(pages)('(%s) is passing', async (_name, fault) => {
    const { client, appId, retries } = await emulateService({ rules: [{ path, nth: [1], fault }] });
    await call(client, appId('clean.test'));
    expect(retries).toEqual([{ code: 'unexpected-response', waitMs: 250 }]);
  });

  it.each([403, 404])(
    'that stays (%i) ends as what it is, and never as a word of the API',
    async (status) => {
      const { client, appId, calls } = await emulateService({
        rules: [{ path, fault: htmlPage(status) }],
      });
      const error = await failureOf(call(client, appId('clean.test')));
      expect(error).toMatchObject({ code: 'unexpected-response', status, transient: true });
      expect(error.message).toMatch(
        new RegExp(`was answered ${status} without a problem document`),
      );
      expect(calls()).toHaveLength(4);
    },
  );
});

describe.each(writes)('the page of a gateway in answer to %s', (_, path, call) => {
  it.each([403, 404])(
    '(%i) leaves open what the service did, so that it is not sent again unlooked',
    async (status) => {
      const { client, appId, calls } = await emulateService({
        rules: [{ path, fault: htmlPage(status) }],
      });
      const error = await failureOf(call(client, appId('clean.test')));
      expect(error).toMatchObject({ code: 'unexpected-response', status });
      expect(isUncertain(error)).toBe(true);
      expect(calls()).toEqual([login, expect.stringContaining(`→ ${status}`)]);
    },
  );

  it.each([
    ['HTML', htmlPage(401)],
    ['JSON of a gateway', json(401, '{"message":"Unauthorized"}')],
  ])(
    '(401, %s) leaves it open, too: a new token is no reason to send it again',
    async (_name, fault) => {
      const { client, appId, calls } = await emulateService({ rules: [{ path, fault }] });
      const error = await failureOf(call(client, appId('clean.test')));
      expect(error).toMatchObject({ code: 'unauthenticated', status: 401 });
      expect(isUncertain(error)).toBe(true);
      expect(calls()).toEqual([login, expect.stringContaining('→ 401')]);
    },
  );

  it('(401) leaves it open after a refusal in the words of the service and a new token, too', async () => {
    const rules = [
      { path, nth: [1], fault: problem(401) },
      { path, fault: htmlPage(401) },
    ];
    const { client, appId, calls } = await emulateService({ rules });
    expect(isUncertain(await failureOf(call(client, appId('clean.test'))))).toBe(true);
    expect(calls()).toEqual([
      login,
      expect.stringContaining('→ 401'),
      login,
      expect.stringContaining('→ 401'),
    ]);
  });

  it.each([403, 404])('is told from a refusal (%i) in the words of the service', async (status) => {
    const { client, appId } = await emulateService({ rules: [{ path, fault: problem(status) }] });
    const error = await failureOf(call(client, appId('clean.test')));
    expect(error).toMatchObject({
      code: status === 403 ? 'forbidden' : 'not-found',
      transient: false,
    });
  });
});

describe('the words of the API', () => {
  it.each([
    [
      'the media type of a problem',
      { ...json(404, '{}'), headers: { 'content-type': 'application/problem+json' } },
    ],
    ['a type', json(404, '{"type":"https://errors.test/not-found"}')],
    ['a title', json(404, '{"title":"Not Found","status":404}')],
    [
      'a type behind a byte order mark',
      json(404, '\uFEFF{"type":"https://errors.test/not-found"}'),
    ],
  ])('are known by %s', async (_, fault) => {
    const { client, calls } = await emulateService({ rules: [{ path: /\/apps\//, fault }] });
    expect(await failureOf(client.apps.get('x'))).toMatchObject({
      code: 'not-found',
      transient: false,
    });
    expect(calls()).toHaveLength(2);
  });
});
