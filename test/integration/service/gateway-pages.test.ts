import { describe, expect, it } from 'vitest';
import { htmlPage, jsonText, type MadeUpAnswer, problem } from '../../../harness/faults.ts';
import type { ServiceClient } from '../../../src/service/client.ts';
import { isUncertain } from '../../../src/service/errors.ts';
import { expectFailure, failureOf } from './support/connection.ts';
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
const answered = (status: number) => expect.stringContaining(`→ ${status}`);

describe.each(reads)('the page of a gateway in place of %s', (_, path, call) => {
  it.each(pages)('(%s) is passing', async (_name, fault) => {
    const { client, id, retries } = await emulateService({ rules: [{ path, nth: [1], fault }] });
    await call(client, id);
    expect(retries).toEqual([{ code: 'unexpected-response', waitMs: 250 }]);
  });

  it.each([403, 404])('that stays (%i) is never taken for a refusal of the API', async (status) => {
    const rules = [{ path, fault: htmlPage(status) }];
    const { client, id, calls } = await emulateService({ rules });
    await expectFailure(call(client, id), {
      code: 'unexpected-response',
      status,
      transient: true,
      message: expect.stringContaining(`was answered ${status} without a problem document`),
    });
    expect(calls()).toHaveLength(4);
  });
});

describe.each(writes)('the page of a gateway in answer to %s', (_, path, call) => {
  it.each([
    ['403', htmlPage(403), 'unexpected-response'],
    ['404', htmlPage(404), 'unexpected-response'],
    ['401', htmlPage(401), 'unauthenticated'],
    ['401, in JSON', json(401, '{"message":"Unauthorized"}'), 'unauthenticated'],
  ])('(%s) leaves open what the service did: it is not sent again', async (_name, fault, code) => {
    const { client, id, calls } = await emulateService({ rules: [{ path, fault }] });
    const error = await expectFailure(call(client, id), { code, status: fault.status });
    expect(isUncertain(error)).toBe(true);
    expect(calls()).toEqual([login, answered(fault.status)]);
  });

  it('(401) leaves it open, also after a refusal of the service and a new token', async () => {
    const rules = [
      { path, nth: [1], fault: problem(401) },
      { path, fault: htmlPage(401) },
    ];
    const { client, id, calls } = await emulateService({ rules });
    expect(isUncertain(await failureOf(call(client, id)))).toBe(true);
    expect(calls()).toEqual([login, answered(401), login, answered(401)]);
  });

  it.each([
    [403, 'forbidden'],
    [404, 'not-found'],
  ])('differs from a refusal (%i) of the service', async (status, code) => {
    const { client, id } = await emulateService({ rules: [{ path, fault: problem(status) }] });
    await expectFailure(call(client, id), { code, transient: false });
  });
});

const mediaType = { 'content-type': 'application/problem+json' };
const type = '{"type":"https://errors.test/not-found"}';
it.each([
  ['the media type of a problem', { ...json(404, '{}'), headers: mediaType }],
  ['a type', json(404, type)],
  ['a title', json(404, '{"title":"Not Found","status":404}')],
  ['a type behind a byte order mark', json(404, `\uFEFF${type}`)],
])('a refusal of the API is recognized by %s', async (_, fault) => {
  const { client, calls } = await emulateService({ rules: [{ path: /\/apps\//, fault }] });
  await expectFailure(client.apps.get('x'), { code: 'not-found', transient: false });
  expect(calls()).toHaveLength(2);
});
