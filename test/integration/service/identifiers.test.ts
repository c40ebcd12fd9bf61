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
      [{ appId: id, state: 'RUNNING' }, ({ tasks }) => tasks.get('a')],
      [finding, (client) => client.findings.get('a')],
      [{ ...page, data: [finding] }, (client) => client.findings.list('a')],
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
    const { reports } = await clientOf({ data: [{ reportId: id, runNumber: 1 }], total: 1 });
    expect(await reports.list('a')).toEqual([{ runNumber: 1 }]);
    const refusing = await clientOf({ type: 'x/y', appId: id, activeVisionRunId: id }, 409);
    const refused = await failureOf(refusing.apps.register({ appUrl }));
    expect([registeredAppId(refused), activeVisionTask(refused)]).toEqual([undefined, undefined]);
  });
});

it.each(['a', 'a'.repeat(200), 'task_sec_6650f0c2a1', 'a::b', 'A-b_c.9'])(
  'the identifier %s is taken as it is',
  async (taskId) => {
    expect(await (await clientOf({ taskId })).runs.trigger('a')).toMatchObject({ taskId });
  },
);

describe.each(['task_$(touch${IFS}PWNED)', 'a;b', 'a/b', '`a`', '{{a}}', 'a"b', "a'b", '#[a]'])(
  'the identifier %s, which a shell or a template could read as more than text,',
  (id) => {
    it('is refused for an app, a task and a finding, and as a state', async () => {
      const finding = { ...findings(1)[0], id };
      for (const [body, call] of [
        [{ appId: id, registrationStatus }, ({ apps }) => apps.get('a')],
        [{ taskId: id }, ({ runs }) => runs.trigger('a')],
        [{ appId: 'a', registrationStatus: id }, ({ apps }) => apps.get('a')],
        [{ taskId: 't', state: id }, ({ tasks }) => tasks.get('t')],
        [finding, (client) => client.findings.get('a')],
        [{ status: 'COMPLETED', total: 1, data: [finding] }, (client) => client.findings.list('a')],
      ] satisfies [object, (client: ServiceClient) => Promise<unknown>][])
        await expectFailure(call(await clientOf(body)), { code: 'unexpected-response' });
    });

    it('is read as absent for a report', async () => {
      const { reports } = await clientOf({ data: [{ reportId: id, runNumber: 1 }], total: 1 });
      expect(await reports.list('a')).toEqual([{ runNumber: 1 }]);
    });
  },
);

it.each([undefined, null, '', 5, 'task_sec_6650-F0C2', '6650f0c2', 'TASK_SEC_6650F0C2'])(
  'a task record whose id is %o is that of the task that was asked for',
  async (taskId) => {
    const client = await clientOf({ taskId, state: 'RUNNING' });
    const task = await client.tasks.get('task_sec_6650f0c2');
    expect(task).toMatchObject({ taskId: 'task_sec_6650f0c2', state: 'RUNNING' });
  },
);

it('a task record of another task is refused', async () => {
  const client = await clientOf({ taskId: 'task_sec_6650f0c3', state: 'COMPLETED' });
  await expectFailure(client.tasks.get('task_sec_6650f0c2'), { code: 'unexpected-response' });
});

describe('a text of an answer', () => {
  const given = { ...findings(1)[0], id: 'a' };

  it('is well-formed Unicode, and only its beginning when it is long', async () => {
    const label = `${'l '.repeat(250)}l`;
    const finding = { ...given, title: 'x\ud800y', label, cwe: '\udfff' };
    const read = await (await clientOf(finding)).findings.get('a');
    expect(read).toMatchObject({ title: 'x\uFFFDy', label: `${'l '.repeat(250)}…`, cwe: '\uFFFD' });
  });

  it('is not cut within a word, which may be a secret', async () => {
    const title = `{"${'a'.repeat(470)}","password":"correct-horse-battery-staple"}`;
    const read = await (await clientOf({ ...given, title })).findings.get('a');
    expect(read.title).toBe(`{"${'a'.repeat(298)}…`);
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
