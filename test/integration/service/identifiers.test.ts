import { describe, expect, it } from 'vitest';
import { registeredAppId } from '../../../src/service/apps.ts';
import { activeVisionTask } from '../../../src/service/vision-runs.ts';
import { connectTo, failureOf } from './support/connection.ts';
import { findings } from './support/paged-list.ts';
import { scriptService } from './support/scripted-service.ts';

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
  ['dots alone', '...'],
  ['nothing', ''],
  ['201 characters', 'a'.repeat(201)],
] as const;

const clientOf = async (body: unknown, status = 200) => {
  const service = await scriptService(() => ({ status, body: JSON.stringify(body) }));
  return connectTo(service.origin, { maxRetries: 0 }).client;
};
const unexpected = { code: 'unexpected-response' };

describe.each(hostile)('an identifier with %s', (_, id) => {
  it('makes an accepted trigger one that cannot be followed, and is not sent again', async () => {
    const client = await clientOf({ taskId: id, state: 'QUEUED' }, 202);
    expect(await failureOf(client.runs.trigger('a'))).toMatchObject({
      ...unexpected,
      status: 202,
      notAccepted: false,
    });
  });

  it('is refused where it is required, in each kind of answer', async () => {
    const app = { appId: id, appUrl: 'https://a.test', registrationStatus: 'COMPLETED' };
    const list = { total: 1 };
    for (const [body, call] of [
      [app, (client) => client.apps.get('a')],
      [{ ...list, data: [app] }, (client) => client.apps.ids()],
      [app, (client) => client.apps.register({ appUrl: 'https://a.test' })],
      [{ taskId: id }, (client) => client.visionRuns.start('a', 'map')],
      [{ taskId: id, state: 'RUNNING' }, (client) => client.tasks.get('a')],
      [{ appId: id, state: 'RUNNING' }, (client) => client.tasks.get('a')],
      [{ ...findings(1)[0], id }, (client) => client.findings.get('a')],
      [
        { ...list, status: 'COMPLETED', data: [{ ...findings(1)[0], id }] },
        (client) => client.findings.list('a'),
      ],
      [{ ...list, data: [{ reportId: id }] }, (client) => client.reports.list('a')],
    ] satisfies [object, (client: Awaited<ReturnType<typeof clientOf>>) => Promise<unknown>][])
      expect(await failureOf(call(await clientOf(body)))).toMatchObject(unexpected);
  });

  it('is read as absent where it is not', async () => {
    const run = await (await clientOf({ taskId: 't', appId: id, statusUrl: id })).runs.trigger('a');
    expect(run).toEqual({ taskId: 't', state: 'QUEUED' });
    const registration = {
      appId: 'a',
      taskId: id,
      replaced: { previousAppId: id },
      specExtraction: { visionRunId: id },
    };
    expect(
      await (await clientOf(registration)).apps.register({ appUrl: 'https://a.test' }),
    ).toEqual({
      appId: 'a',
      registrationStatus: 'IN_PROGRESS',
      specExtraction: {},
    });
    const conflict = { type: 'x/y', appId: id, activeVisionRunId: id };
    const refused = await failureOf(
      (await clientOf(conflict, 409)).apps.register({ appUrl: 'https://a.test' }),
    );
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
  it('is well-formed Unicode, with its beginning alone when it is long', async () => {
    const finding = {
      ...findings(1)[0],
      id: 'a',
      title: 'x\ud800y',
      label: 'l'.repeat(501),
      cwe: '\udfff',
    };
    const read = await (await clientOf(finding)).findings.get('a');
    expect(read).toMatchObject({ title: 'x\uFFFDy', label: `${'l'.repeat(500)}…`, cwe: '\uFFFD' });
  });

  it('that is compared is none when it is too long: a part of it would be another one', async () => {
    const finding = {
      ...findings(1)[0],
      id: 'a',
      path: `/${'p'.repeat(2048)}`,
      method: 'M'.repeat(51),
    };
    const read = await (await clientOf(finding)).findings.get('a');
    expect([read.path, read.method]).toEqual([undefined, undefined]);
    const app = {
      appId: 'a',
      appUrl: `https://${'a'.repeat(2048)}`,
      label: '\ud800',
      registrationStatus: 'COMPLETED',
    };
    expect(await (await clientOf(app)).apps.get('a')).toEqual({
      appId: 'a',
      label: '\uFFFD',
      registrationStatus: 'COMPLETED',
    });
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
