import { describe, expect, it } from 'vitest';
import { registeredAppId } from '../../../src/service/apps.ts';
import type { ServiceClient } from '../../../src/service/client.ts';
import { activeVisionTask } from '../../../src/service/vision-runs.ts';
import { expectFailure, failureOf, serve } from './support/connection.ts';
import { findings } from './support/paged-list.ts';

const hostile = [
  ['a line break', 'a\nb'],
  ['a carriage return', 'a\r::error::b'],
  ['a blank', 'a b'],
  ['a tab', 'a\tb'],
  ['a NUL', 'a\u0000'],
  ['an escape', '\u001b[31m'],
  ['half of a surrogate pair', 'a\ud800'],
  ['letters beyond ASCII', 'tâche'],
  ['a workflow command', '::error::a'],
  ['a command of the old form', 'a##[error]b'],
  ['one dot, which would be another resource', '.'],
  ['two dots', '..'],
  ['three dots', '...'],
  ['nothing', ''],
  ['201 characters', 'a'.repeat(201)],
] as const;

const clientOf = async (body: unknown, status = 200) =>
  (await serve({ status, body: JSON.stringify(body) }, { maxRetries: 0 })).client;
const appUrl = 'https://a.test';
const registrationStatus = 'COMPLETED';

describe.each(hostile)('an identifier with %s', (_, id) => {
  it('makes an accepted trigger one that cannot be followed, and is not sent again', async () => {
    const client = await clientOf({ taskId: id, state: 'QUEUED' }, 202);
    const fields = { code: 'unexpected-response', status: 202, notAccepted: false };
    await expectFailure(client.runs.trigger('a'), fields);
  });

  it('is refused where it is required, in each kind of answer', async () => {
    const app = { appId: id, appUrl, registrationStatus };
    const finding = { ...findings(1)[0], id };
    const page = { status: 'COMPLETED', total: 1 };
    for (const [body, call] of [
      [app, ({ apps }) => apps.get('a')],
      [{ ...page, data: [app] }, ({ apps }) => apps.ids()],
      [app, ({ apps }) => apps.register({ appUrl })],
      [{ taskId: id }, ({ visionRuns }) => visionRuns.start('a', 'map')],
      [{ taskId: id, state: 'RUNNING' }, ({ tasks }) => tasks.get('a')],
      [{ appId: id, state: 'RUNNING' }, ({ tasks }) => tasks.get('a')],
      [finding, (client) => client.findings.get('a')],
      [{ ...page, data: [finding] }, (client) => client.findings.list('a')],
      [{ ...page, data: [{ reportId: id }] }, ({ reports }) => reports.list('a')],
    ] satisfies [object, (client: ServiceClient) => Promise<unknown>][])
      await expectFailure(call(await clientOf(body)), { code: 'unexpected-response' });
  });

  it('is read as absent where it is not', async () => {
    const run = await (await clientOf({ taskId: 't', appId: id, statusUrl: id })).runs.trigger('a');
    expect(run).toEqual({ taskId: 't', state: 'QUEUED' });
    const extras = { replaced: { previousAppId: id }, specExtraction: { visionRunId: id } };
    const { apps } = await clientOf({ appId: 'a', taskId: id, ...extras });
    const read = { appId: 'a', registrationStatus: 'IN_PROGRESS', specExtraction: {} };
    expect(await apps.register({ appUrl })).toEqual(read);
    const refusing = await clientOf({ type: 'x/y', appId: id, activeVisionRunId: id }, 409);
    const refused = await failureOf(refusing.apps.register({ appUrl }));
    expect([registeredAppId(refused), activeVisionTask(refused)]).toEqual([undefined, undefined]);
  });
});

it.each([
  'a',
  'a'.repeat(200),
  'task_sec_6650f0c2a1',
  'a::b',
  '#[a]',
  '!"$%&/()=?*+-_.:,;<>|^~`@{}[]',
])('the identifier %s is taken as it is', async (taskId) => {
  expect(await (await clientOf({ taskId })).runs.trigger('a')).toMatchObject({ taskId });
});

describe('a text of an answer', () => {
  const given = { ...findings(1)[0], id: 'a' };

  it('is well-formed Unicode, with its beginning alone when it is long', async () => {
    const finding = { ...given, title: 'x\ud800y', label: 'l'.repeat(501), cwe: '\udfff' };
    const read = await (await clientOf(finding)).findings.get('a');
    expect(read).toMatchObject({ title: 'x\uFFFDy', label: `${'l'.repeat(500)}…`, cwe: '\uFFFD' });
  });

  it('that is compared equals nothing when it is too long: a part of it would be another one', async () => {
    const finding = { ...given, path: `/${'p'.repeat(2048)}`, method: 'M'.repeat(51) };
    const read = await (await clientOf(finding)).findings.get('a');
    expect([read.path, read.method]).toEqual([null, null]);
    const app = { appId: 'a', label: '\ud800', registrationStatus };
    const { apps } = await clientOf({ ...app, appUrl: `https://${'a'.repeat(2048)}` });
    expect(await apps.get('a')).toEqual({ ...app, label: '\uFFFD' });
  });

  it.each([
    'javascript:alert(1)',
    'https://a.test/##[error]',
    'https://a.test/a b',
    'https://a.test/\u0007',
    'a.test',
  ])('that is to be an address is none when it is %j', async (statusUrl) => {
    const run = await (await clientOf({ taskId: 't', statusUrl })).runs.trigger('a');
    expect(run.statusUrl).toBeUndefined();
  });
});

it('a run number given as text counts', async () => {
  const body = { taskId: 't', state: 'COMPLETED', runNumber: '7' };
  expect(await (await clientOf(body)).runs.trigger('a')).toMatchObject({ runNumber: 7 });
  expect(await (await clientOf(body)).tasks.get('t')).toMatchObject({ runNumber: 7 });
});
