import { describe, expect, it, onTestFinished } from 'vitest';
import { htmlPage, jsonText, type Mishap, problem } from '../../../harness/faults.ts';
import { startEmulator } from '../../../src/emulator/emulator.ts';
import type { ServiceErrorCode } from '../../../src/service/errors.ts';
import { clockWith, connectTo, expectFailure, serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';

const toTrigger = { method: 'POST', path: /security-agent$/ };
const triggersOf = (calls: string[]) => calls.filter((call) => call.includes('security-agent'));
/** A 202 whose headers say that it is compressed. */
const encoded = (encoding: string): Mishap => ({
  fault: { kind: 'rewrite', headers: { 'content-encoding': encoding } },
});
const rewritten = (json: unknown): Mishap => ({ fault: { kind: 'rewrite', edit: () => json } });
const drip: Mishap = { fault: { kind: 'drip', bytes: 1, everyMs: 60 } };

describe('a trigger', () => {
  it('is one POST with an empty object, and gives the run with its task, number and state', async () => {
    const { client, calls, requests, id } = await emulateService({ emulator: { runSeconds: 60 } });
    const run = await client.runs.trigger(id);
    expect(run).toEqual({
      taskId: expect.any(String),
      appId: id,
      state: 'QUEUED',
      runNumber: 1,
      statusUrl: expect.stringMatching(/^http.*\/v1\/tasks\//),
    });
    expect(calls()).toEqual([login, `POST /v1/apps/${id}/security-agent → 202`]);
    const headers = { 'content-type': 'application/json' };
    expect(requests[1]).toMatchObject({ body: '{}', headers });
    expect(await client.tasks.get(run.taskId)).toMatchObject(run);
  });

  it.each([
    ['429', problem(429, { headers: { 'retry-after': '3' } }), 3000],
    ['503', problem(503), 250],
  ])('that the service did not accept (%s) is sent again', async (_, fault, waitMs) => {
    const rules = [{ ...toTrigger, nth: [1], fault }];
    const { client, calls, clock, id } = await emulateService({ rules });
    expect(await client.runs.trigger(id)).toMatchObject({ runNumber: 1 });
    const outcomes = triggersOf(calls()).map((call) => call.split(' → ')[1]);
    expect(outcomes).toEqual([`${fault.status}`, '202']);
    expect(clock.sleeps).toEqual([waitMs]);
  });

  it('that the service keeps refusing transiently ends with that refusal', async () => {
    const rules = [{ ...toTrigger, fault: problem(503) }];
    const { client, calls } = await emulateService({ rules });
    await expectFailure(client.runs.trigger('x'), { code: 'server-error', notAccepted: true });
    expect(triggersOf(calls())).toHaveLength(3);
  });

  it('that found nobody at the address is sent again', async () => {
    const before = await startEmulator();
    const port = Number(new URL(before.baseUrl).port);
    const clock = clockWith(async () => {
      const after = await startEmulator({ port });
      onTestFinished(after.close);
      requests = after.requests;
    });
    let { requests } = before;
    const { client, retries } = connectTo(before.authUrl, { clock });
    await client.roles();
    await before.close();
    const appId = before.apps[0]?.appId ?? '';
    expect(await client.runs.trigger(appId)).toMatchObject({ appId, runNumber: 1 });
    expect(retries).toEqual([{ code: 'network', waitMs: 250 }]);
    const trigger = `POST /v1/apps/${appId}/security-agent`;
    expect(requests.map(({ method, path, status }) => `${method} ${path} → ${status}`)).toEqual([
      `${trigger} → 401`, // the token of the service that is gone
      login,
      `${trigger} → 202`,
    ]);
  });

  it.each<[string, Mishap, ServiceErrorCode, status?: number]>([
    ['500', { fault: problem(500), forwarded: true }, 'server-error'],
    ['502', { fault: problem(502), forwarded: true }, 'server-error'],
    ['503 for people', { fault: htmlPage(503), forwarded: true }, 'server-error'],
    ['504', { fault: problem(504), forwarded: true }, 'server-error'],
    ['408', { fault: problem(408), forwarded: true }, 'request-timeout'],
    ['a reset', { fault: { kind: 'reset' }, forwarded: true }, 'network'],
    ['a closed connection', { fault: { kind: 'refuse' }, forwarded: true }, 'network'],
    ['no answer in time', { fault: { kind: 'hang' }, forwarded: true }, 'timeout'],
    ['a 202 that drips', drip, 'timeout', 202],
    ['half of a 202', { fault: { kind: 'close-early' } }, 'network', 202],
    ['a 202 cut to half', { fault: { kind: 'truncate' } }, 'unexpected-response', 202],
    ['a 202 without a task', rewritten({}), 'unexpected-response', 202],
    ['a 202 of null', rewritten(null), 'unexpected-response', 202],
    ['a 202 for people', { fault: htmlPage(202), forwarded: true }, 'unexpected-response', 202],
    ['a 202 that is no gzip', encoded('gzip'), 'unexpected-response', 202],
    ['a 202 compressed otherwise', encoded('br'), 'unexpected-response', 202],
    ['a 200 for people', { fault: htmlPage(), forwarded: true }, 'unexpected-response'],
    ['an empty 200', { fault: jsonText(''), forwarded: true }, 'unexpected-response'],
  ])('that may have been accepted (%s) is never sent again', async (_, mishap, code, status) => {
    const rules = [{ ...toTrigger, ...mishap }];
    const connection = { requestTimeoutMs: 1000 };
    const { client, calls, retries, id } = await emulateService({ rules, connection });
    const fields = { code, transient: true, notAccepted: false, ...(status && { status }) };
    await expectFailure(client.runs.trigger(id), fields);
    expect(triggersOf(calls())).toHaveLength(1);
    expect(retries).toEqual([]);
  });

  it('tolerates a record without what the specification does not promise', async () => {
    const { client } = await serve({
      status: 201,
      body: { taskId: 't', state: 5, runNumber: 'x' },
    });
    expect(await client.runs.trigger('a')).toEqual({ taskId: 't', state: 'QUEUED' });
  });
});

describe('a task', () => {
  const taskOf = async (body: unknown) =>
    (await serve({ body }, { maxRetries: 0 })).client.tasks.get('t');

  it.each(['AWAITING_INPUT', 'INTERRUPTED', 'PAUSED', 'completed'])(
    'keeps its state %s as it came',
    async (state) => {
      expect(await taskOf({ state })).toEqual({ taskId: 't', state });
    },
  );

  it('needs only a state, and recognizes a vision run by its operation', async () => {
    const task = { state: 'RUNNING', operation: 'map' };
    expect(await taskOf({ ...task, taskId: null, appId: null })).toEqual({ taskId: 't', ...task });
  });

  it.each([
    ['without a state', {}],
    ['with an empty state', { state: '' }],
    ['with a state that is none', { state: 3 }],
    ['of another id', { state: 'COMPLETED', taskId: 'other' }],
    ['of an app that is none', { state: 'COMPLETED', appId: 7 }],
  ])('%s is refused', async (_, body) => {
    await expectFailure(taskOf(body), { code: 'unexpected-response' });
  });
});
