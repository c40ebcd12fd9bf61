import { describe, expect, it, onTestFinished } from 'vitest';
import { type FaultRule, htmlPage, jsonText, problem } from '../../../harness/faults.ts';
import { startEmulator } from '../../../src/emulator/emulator.ts';
import type { ServiceErrorCode } from '../../../src/service/errors.ts';
import { clockWith, connectTo, failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { scriptService } from './support/scripted-service.ts';

const toTrigger = { method: 'POST', path: /security-agent$/ };
const lost = { ...toTrigger, forwarded: true } as const;
const triggersOf = (calls: string[]) => calls.filter((call) => call.includes('security-agent'));

describe('a trigger', () => {
  it('is one POST with an empty object, and gives the run with its task, number and state', async () => {
    const { client, calls, requests, appId } = await emulateService({
      emulator: { runSeconds: 60 },
    });
    const id = appId('clean.test');
    const run = await client.runs.trigger(id);
    expect(run).toEqual({
      taskId: expect.any(String),
      appId: id,
      state: 'QUEUED',
      runNumber: 1,
      statusUrl: expect.stringMatching(/^http.*\/v1\/tasks\//),
    });
    expect(calls()).toEqual([login, `POST /v1/apps/${id}/security-agent → 202`]);
    expect(requests[1]).toMatchObject({
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await client.tasks.get(run.taskId)).toMatchObject(run);
  });

  it.each([
    ['429', problem(429, { headers: { 'retry-after': '3' } }), 3000],
    ['503', problem(503), 250],
    ['503 with a page for people', htmlPage(503), 250],
  ])('that the service did not accept (%s) is sent again', async (_, fault, waitMs) => {
    const { client, calls, clock, appId } = await emulateService({
      rules: [{ ...toTrigger, nth: [1], fault }],
    });
    const run = await client.runs.trigger(appId('clean.test'));
    expect(run.runNumber).toBe(1);
    expect(triggersOf(calls())).toEqual([
      expect.stringMatching(/ → (429|503)$/),
      `POST /v1/apps/${appId('clean.test')}/security-agent → 202`,
    ]);
    expect(clock.sleeps).toEqual([waitMs]);
  });

  it('that the service keeps refusing in passing ends with that refusal', async () => {
    const { client, calls } = await emulateService({
      rules: [{ ...toTrigger, fault: problem(503) }],
    });
    expect(await failureOf(client.runs.trigger('x'))).toMatchObject({
      code: 'server-error',
      notAccepted: true,
    });
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

  it.each<[string, FaultRule, ServiceErrorCode]>([
    ['500', { ...lost, fault: problem(500) }, 'server-error'],
    ['502', { ...lost, fault: problem(502) }, 'server-error'],
    ['504', { ...lost, fault: problem(504) }, 'server-error'],
    ['408', { ...lost, fault: problem(408) }, 'request-timeout'],
    ['a reset', { ...lost, fault: { kind: 'reset' } }, 'network'],
    ['a closed connection', { ...lost, fault: { kind: 'refuse' } }, 'network'],
    ['no answer in time', { ...lost, fault: { kind: 'hang' } }, 'timeout'],
    [
      'an answer that drips',
      { ...toTrigger, fault: { kind: 'drip', bytes: 1, everyMs: 60 } },
      'timeout',
    ],
    ['half of a 202', { ...toTrigger, fault: { kind: 'close-early' } }, 'network'],
    ['a 202 cut to half', { ...toTrigger, fault: { kind: 'truncate' } }, 'unexpected-response'],
    [
      'a 202 without a task',
      { ...toTrigger, fault: { kind: 'rewrite', edit: () => ({}) } },
      'unexpected-response',
    ],
    [
      'a 202 of null',
      { ...toTrigger, fault: { kind: 'rewrite', edit: () => null } },
      'unexpected-response',
    ],
    ['a 200 for people', { ...lost, fault: htmlPage() }, 'unexpected-response'],
    ['an empty 200', { ...lost, fault: jsonText('') }, 'unexpected-response'],
  ])('that may have been accepted (%s) is never sent again', async (_, rule, code) => {
    const { client, calls, retries, appId } = await emulateService({
      rules: [rule],
      connection: { requestTimeoutMs: 1000 },
    });
    const error = await failureOf(client.runs.trigger(appId('clean.test')));
    expect(error).toMatchObject({ code, transient: true, notAccepted: false });
    expect(triggersOf(calls())).toHaveLength(1);
    expect(retries).toEqual([]);
  });

  it.each<[string, FaultRule]>([
    ['breaks off', { ...toTrigger, fault: { kind: 'close-early' } }],
    ['is cut to half', { ...toTrigger, fault: { kind: 'truncate' } }],
    ['drips', { ...toTrigger, fault: { kind: 'drip', bytes: 1, everyMs: 60 } }],
    ['is a page for people', { ...lost, fault: htmlPage(202) }],
    [
      'is no gzip',
      { ...toTrigger, fault: { kind: 'rewrite', headers: { 'content-encoding': 'gzip' } } },
    ],
    [
      'is compressed otherwise',
      { ...toTrigger, fault: { kind: 'rewrite', headers: { 'content-encoding': 'br' } } },
    ],
  ])(
    'that was accepted by a 202 which %s can be told by that status from an uncertain one',
    async (_, rule) => {
      const { client, calls, appId } = await emulateService({
        rules: [rule],
        connection: { requestTimeoutMs: 1000 },
      });
      expect(await failureOf(client.runs.trigger(appId('clean.test')))).toMatchObject({
        status: 202,
        notAccepted: false,
      });
      expect(triggersOf(calls())).toHaveLength(1);
    },
  );

  it('tolerates a record without what the specification does not promise', async () => {
    const service = await scriptService(() => ({
      status: 201,
      body: { taskId: 't', state: 5, runNumber: 'x' },
    }));
    expect(await connectTo(service.origin).client.runs.trigger('a')).toEqual({
      taskId: 't',
      state: 'QUEUED',
    });
  });
});

describe('a task', () => {
  const taskOf = async (body: unknown) => {
    const service = await scriptService(() => ({ body }));
    return connectTo(service.origin, { maxRetries: 0 }).client.tasks.get('t');
  };

  it.each(['AWAITING_INPUT', 'INTERRUPTED', 'PAUSED', 'completed'])(
    'keeps its state %s as it came',
    async (state) => {
      expect(await taskOf({ state })).toEqual({ taskId: 't', state });
    },
  );

  it('needs no more than a state, and tells a vision run by its operation', async () => {
    expect(await taskOf({ state: 'RUNNING', taskId: null, appId: null, operation: 'map' })).toEqual(
      {
        taskId: 't',
        state: 'RUNNING',
        operation: 'map',
      },
    );
  });

  it.each([
    ['without a state', {}],
    ['with an empty state', { state: '' }],
    ['with a state that is none', { state: 3 }],
    ['of another id', { state: 'COMPLETED', taskId: 'other' }],
    ['of an app that is none', { state: 'COMPLETED', appId: 7 }],
  ])('%s is refused', async (_, body) => {
    expect(await failureOf(taskOf(body))).toMatchObject({ code: 'unexpected-response' });
  });
});
