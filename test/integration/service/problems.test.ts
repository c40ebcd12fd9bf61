import { describe, expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import type { ServiceErrorCode } from '../../../src/service/errors.ts';
import { expectFailure, failureOf, serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import type { ScriptedAnswer } from './support/scripted-service.ts';

const answerOf = async (answer: ScriptedAnswer) =>
  failureOf((await serve(answer, { maxRetries: 0 })).client.apps.get('a'));

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
    const rules = [{ path: /\/apps\//, fault: problem(status) }];
    const { client, calls } = await emulateService({ rules });
    await expectFailure(client.apps.get('x'), {
      name: 'ServiceError',
      code,
      status,
      transient: false,
      notAccepted: true,
      message: `GET /v1/apps/x was answered ${status} (Problem ${status})`,
    });
    expect(calls()).toEqual([login, `GET /v1/apps/x → ${status}`]);
  });

  it('is classified by its type before its status', async () => {
    const active = { slug: 'run-already-active', detail: 'A run is in flight' };
    const rules = [{ path: /security-agent$/, fault: problem(400, active) }];
    const { client, id } = await emulateService({ rules });
    await expectFailure(client.runs.trigger(id), {
      code: 'run-already-active',
      status: 400,
      message: expect.stringMatching(/was answered 400 \(Problem 400: A run is in flight\)$/),
    });
  });
});

describe('a refusal whose texts must not be shown', () => {
  const answerTo = async (answer: ScriptedAnswer) => {
    const { client } = await serve(answer, { maxRetries: 0, quotesProblems: false });
    return failureOf(client.apps.get('a'));
  };
  const texts = { title: 'No app of ACME', detail: 'Shop of ACME', errors: ['ACME: unknown'] };

  it('is described by its status and its type', async () => {
    const body = { ...texts, type: 'https://errors.test/app-is-gone' };
    const { message, problem } = await answerTo({ status: 409, body });
    expect(message).toBe('GET /v1/apps/a was answered 409 (app-is-gone)');
    expect(problem?.errors).toBeUndefined();
  });

  it.each(['about:blank Shop of ACME', 'https://errors.test/a b', `x/${'a'.repeat(61)}`, ''])(
    'is described by its status when its type (%j) is no plain word',
    async (type) => {
      const { message } = await answerTo({ status: 409, body: { ...texts, type } });
      expect(message).toBe('GET /v1/apps/a was answered 409');
    },
  );
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
    ['only a slug', { type: 'run-already-active' }, 'run-already-active'],
    ['a relative type', { type: '/errors/run-already-active' }, 'run-already-active'],
    ['a type of another base', { type: 'urn:x/not-found' }, 'not-found'],
  ])('that holds %s leaves a typed error', async (_, body, code) => {
    const error = await answerOf({ status: 409, body });
    expect(error).toMatchObject({ code, status: 409, transient: false });
  });

  it('is read whatever its content type is', async () => {
    const headers = { 'content-type': 'text/plain' };
    const error = await answerOf({ status: 409, headers, body: { type: 'x/run-already-active' } });
    expect(error.code).toBe('run-already-active');
  });

  it('keeps the fields that are texts, and further members', async () => {
    const body = { title: 'Invalid', detail: 7, errors: [{ field: 'a' }], appId: 'b' };
    const { message, problem } = await answerOf({ status: 400, body });
    expect(message).toBe('GET /v1/apps/a was answered 400 (Invalid)');
    expect(problem).toEqual({ title: 'Invalid', errors: [{ field: 'a' }], appId: 'b' });
  });

  it('that is larger than 64 KiB is not read: the status has to do', async () => {
    const body = { type: 'x', detail: 'a'.repeat(70_000) };
    const { code, problem } = await answerOf({ status: 409, body });
    expect({ code, problem }).toEqual({ code: 'conflict', problem: undefined });
  });

  it('is well-formed Unicode, whatever the service sends', async () => {
    const body = '{"title":"a\\ud800","errors":["\\udfffb"]}';
    const { message, problem } = await answerOf({ status: 400, body });
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
