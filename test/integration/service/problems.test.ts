import { describe, expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import type { ServiceErrorCode } from '../../../src/service/errors.ts';
import { connectTo, failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { type ScriptedAnswer, scriptService } from './support/scripted-service.ts';

const answerOf = async (answer: ScriptedAnswer) => {
  const service = await scriptService(() => answer);
  const { client } = connectTo(service.origin, { maxRetries: 0 });
  return failureOf(client.apps.get('a'));
};

describe('a refusal of the service', () => {
  it.each<[number, ServiceErrorCode]>([
    [400, 'invalid-request'],
    [402, 'payment-required'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [405, 'unexpected-response'],
    [410, 'unexpected-response'],
    [422, 'unexpected-response'],
  ])('with %i is an error of the code %s, and final', async (status, code) => {
    const { client, calls } = await emulateService({
      rules: [{ path: /\/apps\//, fault: problem(status) }],
    });
    const error = await failureOf(client.apps.get('x'));
    expect(error).toMatchObject({
      name: 'ServiceError',
      code,
      status,
      transient: false,
      notAccepted: true,
    });
    expect(error.message).toBe(`GET /v1/apps/x was answered ${status} (Problem ${status})`);
    expect(calls()).toEqual([login, `GET /v1/apps/x → ${status}`]);
  });

  it('is told by its type before its status', async () => {
    const active = { slug: 'run-already-active', detail: 'A run is in flight' };
    const { client, appId } = await emulateService({
      rules: [{ path: /security-agent$/, fault: problem(400, active) }],
    });
    const error = await failureOf(client.runs.trigger(appId('clean.test')));
    expect(error).toMatchObject({ code: 'run-already-active', status: 400 });
    expect(error.message).toMatch(/was answered 400 \(Problem 400: A run is in flight\)$/);
  });

  it('of the type run-already-active comes from a second trigger, which is sent once', async () => {
    const { client, calls, appId } = await emulateService({ emulator: { runSeconds: 60 } });
    const id = appId('clean.test');
    await client.runs.trigger(id);
    expect(await failureOf(client.runs.trigger(id))).toMatchObject({
      code: 'run-already-active',
      status: 409,
    });
    const trigger = `POST /v1/apps/${id}/security-agent`;
    expect(calls()).toEqual([login, `${trigger} → 202`, `${trigger} → 409`]);
  });

  it('comes for apps, tasks and reports that are unknown or of another organization', async () => {
    const { client, calls } = await emulateService();
    expect(await failureOf(client.apps.get('x'))).toMatchObject({ code: 'not-found', status: 404 });
    expect(await failureOf(client.tasks.get('x'))).toMatchObject({
      code: 'not-found',
      status: 404,
    });
    expect(await failureOf(client.findings.list('x'))).toMatchObject({
      code: 'not-found',
      status: 404,
    });
    expect(await failureOf(client.reports.download('x', '/nowhere'))).toMatchObject({
      code: 'not-found',
    });
    expect(calls().filter((call) => call.endsWith('404'))).toHaveLength(4);
  });

  it('to a Viewer, or without credits, is sent once', async () => {
    const { origin, appId, calls } = await emulateService();
    const id = appId('clean.test');
    const viewer = { username: 'viewer@acme.test', password: 'rehearse-acme-viewer' };
    const refused = await failureOf(
      connectTo(origin, { credentials: viewer }).client.runs.trigger(id),
    );
    expect(refused).toMatchObject({ code: 'forbidden', status: 403 });
    const broke = { username: 'appsec@broke.test', password: 'rehearse-broke-appsec' };
    const { client } = connectTo(origin, { credentials: broke });
    const [brokeApp = ''] = await client.apps.idsByUrl('https://broke.test');
    const unpaid = await failureOf(client.runs.trigger(brokeApp));
    expect(unpaid).toMatchObject({ code: 'payment-required', status: 402 });
    expect(unpaid.problem).toMatchObject({ current_balance: 0, action_type: 'security_test' });
    expect(calls().filter((call) => call.includes('security-agent'))).toHaveLength(2);
  });
});

describe('a body of a problem', () => {
  it.each<[string, unknown, ServiceErrorCode]>([
    ['nothing', '', 'conflict'],
    ['null', 'null', 'conflict'],
    ['a list', '[]', 'conflict'],
    ['a number', '3', 'conflict'],
    ['broken JSON', '{"type":', 'conflict'],
    ['a page for people', '<h1>409</h1>', 'conflict'],
    ['no type', {}, 'conflict'],
    ['a type that is no text', { type: 9, title: [], detail: {}, errors: 'many' }, 'conflict'],
    ['an unknown type', { type: 'https://errors.test/brand-new' }, 'conflict'],
    ['about:blank', { type: 'about:blank' }, 'conflict'],
    ['a type that any object has', { type: 'https://errors.test/constructor' }, 'conflict'],
    ['another such type', { type: '__proto__' }, 'conflict'],
    ['a slug alone', { type: 'run-already-active' }, 'run-already-active'],
    ['a relative type', { type: '/errors/run-already-active' }, 'run-already-active'],
    ['a type of another base', { type: 'urn:x/not-found' }, 'not-found'],
  ])('that holds %s leaves a typed error', async (_, body, code) => {
    expect(await answerOf({ status: 409, body })).toMatchObject({
      code,
      status: 409,
      transient: false,
    });
  });

  it('is read whatever its content type is', async () => {
    const headers = { 'content-type': 'text/plain' };
    const error = await answerOf({ status: 409, headers, body: { type: 'x/run-already-active' } });
    expect(error.code).toBe('run-already-active');
  });

  it('keeps the fields that are texts, and further members', async () => {
    const { message, problem } = await answerOf({
      status: 400,
      body: { title: 'Invalid', detail: 7, errors: [{ field: 'a' }], appId: 'b' },
    });
    expect(message).toBe('GET /v1/apps/a was answered 400 (Invalid)');
    expect(problem).toEqual({ title: 'Invalid', errors: [{ field: 'a' }], appId: 'b' });
  });

  it('that is larger than 64 KiB is not read: the status has to do', async () => {
    const { code, problem } = await answerOf({
      status: 409,
      body: { type: 'x', detail: 'a'.repeat(70_000) },
    });
    expect({ code, problem }).toEqual({ code: 'conflict', problem: undefined });
  });

  it('is well-formed Unicode, whatever the service sends', async () => {
    const { message, problem } = await answerOf({
      status: 400,
      body: '{"title":"a\\ud800","errors":["\\udfffb"]}',
    });
    expect(message).toBe('GET /v1/apps/a was answered 400 (a\uFFFD)');
    expect(problem?.errors).toEqual(['\uFFFDb']);
  });

  it.each([500, 502, 503, 599])(
    'of a failure (%i) cannot make it look like a refusal',
    async (status) => {
      const error = await answerOf({ status, body: { type: 'https://errors.test/not-found' } });
      expect(error).toMatchObject({ code: 'server-error', status, transient: true });
    },
  );
});
