import { describe, expect, it } from 'vitest';
import { type FaultRule, htmlPage, jsonText, problem } from '../../../harness/faults.ts';
import type { ServiceErrorCode } from '../../../src/service/errors.ts';
import { appsec } from '../../support/test-client.ts';
import { connectTo, failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { scriptService } from './support/scripted-service.ts';

const tokenPath = /\/auth\/token$/;
const firstAndThird = { path: tokenPath, nth: [1, 3] };
const refusedLogin = (status: number) => `POST /api/v1/auth/token → ${status}`;

describe('a session', () => {
  it('sends nothing until the first call, which logs in', async () => {
    const { client, calls, requests, appId } = await emulateService();
    expect(calls()).toEqual([]);
    const id = appId('clean.test');
    await client.apps.get(id);
    expect(calls()).toEqual([login, `GET /v1/apps/${id} → 200`]);
    expect(requests[0]).toMatchObject({ body: JSON.stringify(appsec) });
    expect(requests[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      accept: expect.any(String),
    });
  });

  it('sends the token as a bearer token, names its program, and keeps the token from the login', async () => {
    const { client, requests, tokens, appId } = await emulateService();
    await client.apps.get(appId('clean.test'));
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      `Bearer ${tokens[0]}`,
    ]);
    expect(requests.map(({ headers }) => headers['user-agent'])).toEqual(
      Array(2).fill('security-test-gate/test'),
    );
  });

  it('logs in once for calls that begin side by side, and once for calls that follow each other', async () => {
    const { client, calls, appId } = await emulateService();
    const id = appId('clean.test');
    await Promise.all(Array.from({ length: 6 }, () => client.apps.get(id)));
    await client.apps.get(id);
    expect(calls().filter((call) => call === login)).toHaveLength(1);
    expect(calls()).toHaveLength(8);
  });

  it('tells of every token before it is used', async () => {
    const told: string[] = [];
    const service = await scriptService(({ headers }) => {
      expect(told).toContain(headers.authorization?.replace('Bearer ', ''));
      return told.length < 3
        ? { status: 401 }
        : { body: { appId: 'a', registrationStatus: 'COMPLETED' } };
    });
    const credentials = { ...appsec, token: 'token-0' };
    const { client } = connectTo(service.origin, {
      credentials,
      onToken: (token) => told.push(token),
    });
    expect(told).toEqual(['token-0']);
    expect(await failureOf(client.apps.get('a', { retries: 0 }))).toMatchObject({
      code: 'unauthenticated',
    });
    await client.apps.get('a');
    expect(told).toEqual(['token-0', 'token-1', 'token-2']);
  });

  it('knows the roles that the token names', async () => {
    const { client, calls } = await emulateService();
    expect(await client.roles()).toEqual(['AppSec']);
    expect(calls()).toEqual([login]);
  });

  it('speaks to a token endpoint elsewhere, below a path, and sends it nothing else', async () => {
    const auth = await scriptService(() => ({ body: { id_token: 'elsewhere' } }));
    const api = await scriptService(() => ({
      body: { appId: 'a', registrationStatus: 'COMPLETED' },
    }));
    const { client } = connectTo(api.origin, { authUrl: new URL(`${auth.origin}/login/`) });
    await client.apps.get('a');
    expect(auth.calls()).toEqual(['POST /login/api/v1/auth/token']);
    expect(api.calls()).toEqual(['GET /v1/apps/a']);
    expect(api.requests[0]?.headers.authorization).toBe('Bearer elsewhere');
  });
});

describe('a login', () => {
  it.each([400, 401, 402, 403])(
    'that is refused with %i is rejected at once, for all who wait for it',
    async (status) => {
      const { client, calls } = await emulateService({
        rules: [{ path: tokenPath, fault: problem(status) }],
      });
      const errors = await Promise.all(
        [client.apps.get('x'), client.tasks.get('y'), client.roles()].map(failureOf),
      );
      expect(errors.map(({ code }) => code)).toEqual(Array(3).fill('login-rejected'));
      expect(errors[0]?.message).toMatch(/Check `username` and `password`/);
      expect(calls()).toEqual([refusedLogin(status)]);
    },
  );

  it.each([
    ['HTML', htmlPage(403)],
    ['HTML', htmlPage(404)],
    ['HTML', htmlPage(400)],
    ['JSON of somebody else', { ...jsonText('{"message":"Forbidden"}'), status: 403 }],
    ['nothing', { ...jsonText(''), status: 404 }],
  ])(
    'that meets the page of a gateway (%s, %o) is tried again, and never rejected',
    async (_, fault) => {
      const once = await emulateService({ rules: [{ path: tokenPath, nth: [1], fault }] });
      const id = once.appId('clean.test');
      expect(await once.client.apps.get(id)).toMatchObject({ appId: id });
      const forever = await emulateService({ rules: [{ path: tokenPath, fault }] });
      const error = await failureOf(forever.client.runs.trigger('x'));
      expect(error).toMatchObject({
        code: 'unexpected-response',
        transient: true,
        notAccepted: true,
      });
      expect(forever.calls()).toEqual(Array(3).fill(refusedLogin(fault.status)));
      if (fault.status === 404)
        expect(error.message).toMatch(/There is no token endpoint at `auth-url`: .* 404/);
    },
  );

  it('that meets a 401 without the words of the API is tried again before it counts as refused', async () => {
    const { client, calls } = await emulateService({
      rules: [{ path: tokenPath, fault: htmlPage(401) }],
    });
    expect(await failureOf(client.apps.get('x'))).toMatchObject({
      code: 'unauthenticated',
      notAccepted: true,
    });
    expect(calls()).toEqual(Array(3).fill(refusedLogin(401)));
  });

  it('with a wrong password is rejected by the service itself', async () => {
    const { client, calls } = await emulateService({
      connection: { credentials: { ...appsec, password: 'wrong' } },
    });
    expect(await failureOf(client.apps.get('x'))).toMatchObject({ code: 'login-rejected' });
    expect(calls()).toEqual([refusedLogin(401)]);
  });

  it('at an address without a token endpoint says so and is not tried again', async () => {
    const { client, calls, origin } = await emulateService();
    const { client: lost } = connectTo(origin, { authUrl: new URL(`${origin}/nowhere`) });
    const error = await failureOf(lost.apps.get('x'));
    expect(error).toMatchObject({ code: 'unexpected-response', transient: false });
    expect(error.message).toMatch(/no token endpoint at `auth-url`/);
    expect(calls()).toEqual(['POST /nowhere/api/v1/auth/token → 404']);
    await client.roles();
  });

  it.each<[string, FaultRule, ServiceErrorCode]>([
    ['500', { ...firstAndThird, fault: problem(500) }, 'server-error'],
    ['429', { ...firstAndThird, fault: problem(429) }, 'rate-limited'],
    ['408', { ...firstAndThird, fault: problem(408) }, 'request-timeout'],
    ['a page for people', { ...firstAndThird, fault: htmlPage() }, 'unexpected-response'],
    ['broken JSON', { ...firstAndThird, fault: jsonText('{"id_token":"a') }, 'unexpected-response'],
    ['no token', { ...firstAndThird, fault: jsonText('{"token":"a"}') }, 'unexpected-response'],
    [
      'an empty token',
      { ...firstAndThird, fault: jsonText('{"id_token":""}') },
      'unexpected-response',
    ],
    [
      'a token with a line break',
      { ...firstAndThird, fault: jsonText('{"id_token":"a\\r\\nx-evil: 1"}') },
      'unexpected-response',
    ],
    [
      'a token with a blank',
      { ...firstAndThird, fault: jsonText('{"id_token":"a b"}') },
      'unexpected-response',
    ],
    ['a reset', { ...firstAndThird, fault: { kind: 'reset' } }, 'network'],
    ['half an answer', { ...firstAndThird, fault: { kind: 'close-early' } }, 'network'],
  ])(
    'that fails in passing with %s is tried again, before reads and triggers alike',
    async (_, rule, code) => {
      const { client, clock, retries, requests, appId } = await emulateService({ rules: [rule] });
      await client.apps.get(appId('clean.test'));
      expect(retries).toEqual([{ code, waitMs: 250 }]);
      const again = connectTo(
        requests[0]?.headers.host ? `http://${requests[0].headers.host}` : '',
      );
      await again.client.runs.trigger(appId('clean.test'));
      expect(again.retries).toEqual([{ code, waitMs: 250 }]);
      expect(clock.sleeps).toEqual([250]);
      const paths = requests.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
      expect(paths.filter((path) => path === 'POST token')).toHaveLength(4);
      expect(paths.filter((path) => path === 'POST security-agent')).toHaveLength(1);
    },
  );

  it('that keeps failing ends the call with its own failure, and nothing else was sent', async () => {
    const { client, calls } = await emulateService({
      rules: [{ path: tokenPath, fault: problem(500) }],
    });
    expect(await failureOf(client.runs.trigger('x'))).toMatchObject({
      code: 'server-error',
      notAccepted: true,
    });
    expect(calls()).toEqual(Array(3).fill(refusedLogin(500)));
  });

  it('that fails in passing when a trigger met a 401 does not keep the trigger from being sent again', async () => {
    const rules = [{ path: tokenPath, nth: [1], fault: problem(500) }];
    const credentials = { ...appsec, token: 'stale' };
    const { client, calls, appId } = await emulateService({ rules, connection: { credentials } });
    const id = appId('clean.test');
    await client.runs.trigger(id);
    const trigger = `POST /v1/apps/${id}/security-agent`;
    expect(calls()).toEqual([
      `${trigger} → 401`,
      refusedLogin(500),
      `${trigger} → 401`,
      login,
      `${trigger} → 202`,
    ]);
  });
});
