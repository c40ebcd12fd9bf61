import { describe, expect, it } from 'vitest';
import { htmlPage, jsonText, type Mishap, problem } from '../../../harness/faults.ts';
import type { ServiceErrorCode } from '../../../src/service/errors.ts';
import { appsec } from '../../support/test-client.ts';
import { connectTo, expectFailure, serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { scriptService } from './support/scripted-service.ts';

const tokenPath = /\/auth\/token$/;
const app = { appId: 'a', registrationStatus: 'COMPLETED' };
const refusedLogin = (status: number) => `POST /api/v1/auth/token → ${status}`;

describe('a session', () => {
  it('sends nothing until the first call, which logs in; then the token, which it keeps from the login', async () => {
    const { client, calls, requests, tokens, id } = await emulateService();
    expect(calls()).toEqual([]);
    await client.apps.get(id);
    expect(calls()).toEqual([login, `GET /v1/apps/${id} → 200`]);
    const named = { 'user-agent': expect.stringMatching(/^security-test-gate\/\d/) };
    expect(requests).toMatchObject([
      {
        body: JSON.stringify(appsec),
        headers: { ...named, 'content-type': 'application/json', accept: expect.any(String) },
      },
      { headers: { ...named, authorization: `Bearer ${tokens[0]}` } },
    ]);
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('logs in once for calls that begin side by side, and once for calls that follow each other', async () => {
    const { client, calls, id } = await emulateService();
    await Promise.all(Array.from({ length: 6 }, () => client.apps.get(id)));
    await client.apps.get(id);
    expect(calls().filter((call) => call === login)).toHaveLength(1);
    expect(calls()).toHaveLength(8);
  });

  it('keeps its connections and uses them again', async () => {
    const sockets = new Set<unknown>();
    const { client } = await serve((_, response) => {
      sockets.add(response.socket);
      return { body: app };
    });
    for (let call = 0; call < 20; call += 1) await client.apps.get('a');
    expect(sockets.size).toBeLessThanOrEqual(3);
  });

  it('reports every token before it is used', async () => {
    const reported: string[] = [];
    const service = await scriptService(({ headers }) => {
      expect(reported).toContain(headers.authorization?.replace('Bearer ', ''));
      return reported.length < 3 ? { status: 401 } : { body: app };
    });
    const { client } = connectTo(service.origin, {
      credentials: { ...appsec, token: 'token-0' },
      onToken: (token) => reported.push(token),
    });
    expect(reported).toEqual(['token-0']);
    await expectFailure(client.apps.get('a', { retries: 0 }), { code: 'unauthenticated' });
    await client.apps.get('a');
    expect(reported).toEqual(['token-0', 'token-1', 'token-2']);
  });

  it('speaks to a token endpoint elsewhere, below a path, and sends it nothing else', async () => {
    const auth = await scriptService(() => ({ body: { id_token: 'elsewhere' } }));
    const api = await scriptService(() => ({ body: app }));
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
      const rules = [{ path: tokenPath, fault: problem(status) }];
      const { client, calls } = await emulateService({ rules });
      const message = expect.stringMatching(/Check `username` and `password`/);
      const waiting = [client.apps.get('x'), client.tasks.get('y'), client.roles()];
      await Promise.all(
        waiting.map((call) => expectFailure(call, { code: 'login-rejected', message })),
      );
      expect(calls()).toEqual([refusedLogin(status)]);
    },
  );

  const unexpected = 'unexpected-response';
  const said = (body: string): Mishap => ({ fault: jsonText(body) });
  const saying = (status: number, body: string): Mishap => ({
    fault: { ...jsonText(body), status },
  });

  it.each<[string, Mishap, ServiceErrorCode]>([
    ['the page of a gateway with 400', { fault: htmlPage(400) }, unexpected],
    ['the page of a gateway with 401', { fault: htmlPage(401) }, 'unauthenticated'],
    ['the page of a gateway with 403', { fault: htmlPage(403) }, unexpected],
    ['the page of a gateway with 404', { fault: htmlPage(404) }, unexpected],
    ['JSON of somebody else with 403', saying(403, '{"message":"Forbidden"}'), unexpected],
    ['no words with 404', saying(404, ''), unexpected],
    ['500', { fault: problem(500) }, 'server-error'],
    ['429', { fault: problem(429) }, 'rate-limited'],
    ['408', { fault: problem(408) }, 'request-timeout'],
    ['a page for people', { fault: htmlPage() }, unexpected],
    ['broken JSON', said('{"id_token":"a'), unexpected],
    ['no token', said('{"token":"a"}'), unexpected],
    ['an empty token', said('{"id_token":""}'), unexpected],
    ['a line break', said('{"id_token":"a\\r\\nx-evil: 1"}'), unexpected],
    ['a token with a blank', said('{"id_token":"a b"}'), unexpected],
    ['a reset', { fault: { kind: 'reset' } }, 'network'],
    ['half an answer', { fault: { kind: 'close-early' } }, 'network'],
  ])(
    'that meets %s is tried again, before reads and triggers alike, and never rejected',
    async (what, mishap, code) => {
      const rules = [{ path: tokenPath, nth: [1, 3], ...mishap }];
      const { client, clock, retries, origin, calls, id } = await emulateService({ rules });
      expect(await client.apps.get(id)).toMatchObject({ appId: id });
      const again = connectTo(origin);
      await again.client.runs.trigger(id);
      for (const reported of [retries, again.retries])
        expect(reported).toEqual([{ code, waitMs: 250 }]);
      expect(clock.sleeps).toEqual([250]);
      const posts = calls().map((call) => /^POST \S+(token|security-agent)/.exec(call)?.[1]);
      expect(posts).toEqual(['token', 'token', undefined, 'token', 'token', 'security-agent']);

      const forever = await emulateService({ rules: [{ path: tokenPath, ...mishap }] });
      const fields = { code, transient: true, notAccepted: true };
      const { message } = await expectFailure(forever.client.runs.trigger('x'), fields);
      expect(forever.calls()).toHaveLength(3);
      if (what.endsWith('404'))
        expect(message).toMatch(/is no token endpoint at `auth-url`: .* 404/);
    },
  );

  it('at an address without a token endpoint says so and is not tried again', async () => {
    const { client, calls, origin } = await emulateService();
    const { client: lost } = connectTo(origin, { authUrl: new URL(`${origin}/nowhere`) });
    await expectFailure(lost.apps.get('x'), {
      code: 'unexpected-response',
      transient: false,
      message: expect.stringMatching(/no token endpoint at `auth-url`/),
    });
    expect(calls()).toEqual(['POST /nowhere/api/v1/auth/token → 404']);
    await client.roles();
  });

  it('that fails transiently when a trigger met a 401 does not keep the trigger from being sent again', async () => {
    const rules = [{ path: tokenPath, nth: [1], fault: problem(500) }];
    const credentials = { ...appsec, token: 'stale' };
    const { client, calls, id } = await emulateService({ rules, connection: { credentials } });
    await client.runs.trigger(id);
    const refused = `POST /v1/apps/${id}/security-agent → 401`;
    const accepted = `POST /v1/apps/${id}/security-agent → 202`;
    expect(calls()).toEqual([refused, refusedLogin(500), refused, login, accepted]);
  });
});
