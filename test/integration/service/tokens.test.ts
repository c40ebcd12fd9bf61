import { describe, expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import type { Credentials } from '../../../src/service/session.ts';
import { appsec } from '../../support/test-client.ts';
import { connectTo, expectFailure, failureOf, serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import type { ScriptedAnswer } from './support/scripted-service.ts';

const app = { appId: 'a', registrationStatus: 'COMPLETED' };
const tokenPath = /\/auth\/token$/;
const refusedLogin = (status: number) => `POST /api/v1/auth/token → ${status}`;
const withToken = (token: string) => ({ connection: { credentials: { ...appsec, token } } });

describe('a token that has expired', () => {
  it('is renewed by one login, however many requests meet the 401', async () => {
    const { client, calls, id, pass, requests, tokens } = await emulateService();
    await client.apps.get(id);
    requests.length = 0;
    pass(3_600_000);
    await Promise.all(Array.from({ length: 6 }, () => client.apps.get(id)));
    const refused = Array(6).fill(`GET /v1/apps/${id} → 401`);
    const answered = Array(6).fill(`GET /v1/apps/${id} → 200`);
    expect(calls().sort()).toEqual([...answered, ...refused, login]);
    const renewed = requests.filter(({ status, method }) => status === 200 && method === 'GET');
    for (const { headers } of renewed) expect(headers.authorization).toBe(`Bearer ${tokens[1]}`);
  });

  it('is not renewed again for a request whose 401 comes after the new token', async () => {
    const late = { path: /\/apps\/x$/, nth: [1], fault: { kind: 'delay', ms: 300 } } as const;
    const { client, calls, id } = await emulateService({ rules: [late], ...withToken('old') });
    await Promise.all([client.apps.get('x').catch(() => {}), client.apps.get(id)]);
    expect(calls().filter((call) => call === login)).toHaveLength(1);
    expect(calls().slice(-1)).toEqual(['GET /v1/apps/x → 404']);
  });

  it('is renewed once an attempt, and a new one that is refused at once is tried again after a second', async () => {
    const rules = [{ path: /^\/v1/, nth: [1, 2], fault: problem(401) }];
    const { client, calls, retries, clock, id } = await emulateService({ rules });
    expect(await client.apps.get(id)).toMatchObject({ appId: id });
    const refused = `GET /v1/apps/${id} → 401`;
    expect(calls()).toEqual([login, refused, login, refused, `GET /v1/apps/${id} → 200`]);
    expect(retries).toEqual([{ code: 'unauthenticated', waitMs: 1000 }]);
    expect(clock.sleeps).toEqual([1000]);
  });

  it('is not refused for good while a login has worked: the call ends as often as it may be repeated', async () => {
    const rules = [{ path: /^\/v1/, fault: problem(401) }];
    const { client, calls, clock } = await emulateService({ rules });
    await expectFailure(client.apps.get('x'), {
      code: 'unauthenticated',
      status: 401,
      transient: true,
      notAccepted: true,
      message: expect.stringMatching(/refuses the token that it has just issued/),
    });
    expect(calls().filter((call) => call === 'GET /v1/apps/x → 401')).toHaveLength(6);
    expect(clock.sleeps).toEqual([1000, 1000]);
  });

  it('is renewed although the login is refused for a moment, once it has worked', async () => {
    const rules = [{ path: tokenPath, nth: [2], fault: problem(401, { detail: 'Locked' }) }];
    const { client, calls, id, pass, retries } = await emulateService({ rules });
    await client.apps.get(id);
    pass(3_600_000);
    expect(await client.apps.get(id)).toMatchObject({ appId: id });
    const refused = `GET /v1/apps/${id} → 401`;
    const answered = `GET /v1/apps/${id} → 200`;
    expect(calls().slice(2)).toEqual([refused, refusedLogin(401), refused, login, answered]);
    expect(retries).toEqual([{ code: 'unauthenticated', waitMs: 1000 }]);
  });

  it('is renewed by a refused login at most 12 times in 30 minutes, and once more at the end', async () => {
    const rules = [
      { path: tokenPath, nth: Array.from({ length: 99 }, (_, i) => i + 2), fault: problem(401) },
    ];
    const { client, calls, id, pass, clock } = await emulateService({ rules });
    await client.apps.get(id);
    pass(3_600_000);
    const logins = () => calls().filter((call) => call === refusedLogin(401)).length;
    const deadline = clock.now() + 30 * 60_000;
    while (clock.now() < deadline - 5000) {
      const { message } = await failureOf(client.apps.get(id, { retries: 0, deadline }));
      expect(message).not.toContain('Retry-After');
      clock.pass(4000);
    }
    expect(logins()).toBeGreaterThan(8);
    const before = logins();
    await failureOf(client.apps.get(id, { retries: 0, deadline }));
    expect(logins()).toBe(before + 1);
    for (let look = 0; look < 9; look += 1)
      await failureOf(client.apps.get(id, { retries: 0, deadline }));
    expect(logins()).toBeLessThanOrEqual(12);
  });

  it('is renewed at once by a login that works again, and is paced anew after it', async () => {
    const rules = [{ path: tokenPath, nth: [2, 3, 5], fault: problem(401) }];
    const { client, id, pass, clock, retries } = await emulateService({ rules });
    for (let call = 0; call < 3; call += 1) {
      await client.apps.get(id);
      pass(3_600_000);
    }
    expect(retries.map(({ waitMs }) => waitMs)).toEqual([1000, 2000, 1000]);
    expect(clock.sleeps).toEqual([1000, 2000, 1000]);
  });

  it('says that the service asks for a pause only where it does', async () => {
    const later = problem(401, { headers: { 'retry-after': '900' } });
    for (const [fault, said] of [
      [problem(401), false],
      [later, true],
    ] as const) {
      const rules = [{ path: tokenPath, nth: [2], fault }];
      const { client, id, pass, clock } = await emulateService({ rules });
      await client.apps.get(id);
      pass(3_600_000);
      const { message } = await failureOf(client.apps.get(id, { deadline: clock.now() + 900 }));
      expect(message.includes('`Retry-After`')).toBe(said);
    }
  });

  it('is renewed again in each later call', async () => {
    const { client, calls, id, pass } = await emulateService();
    for (let call = 0; call < 3; call += 1) {
      await client.apps.get(id);
      pass(3_600_000);
    }
    expect(calls().filter((call) => call === login)).toHaveLength(3);
  });
});

describe('a ready token', () => {
  it('is used without a login, and replaced by one once it is refused', async () => {
    const { client, calls, id, requests } = await emulateService(withToken('stale'));
    await client.apps.get(id);
    expect(calls()).toEqual([`GET /v1/apps/${id} → 401`, login, `GET /v1/apps/${id} → 200`]);
    expect(requests[0]?.headers.authorization).toBe('Bearer stale');
  });

  it('cannot be replaced on its own: when it never worked the first 401 is a rejected login that says what to give', async () => {
    const credentials = { token: 'stale' };
    const { client, calls } = await emulateService({ connection: { credentials } });
    await expectFailure(client.apps.get('x'), {
      code: 'login-rejected',
      transient: false,
      message: expect.stringMatching(/`api-token`.*Give `username` and `password`/),
    });
    expect(calls()).toEqual(['GET /v1/apps/x → 401']);
  });

  /** A service that accepts token and login until the test lets it refuse them. */
  async function refuseLater(credentials: Credentials) {
    let refuses = false;
    const connection = await serve(() => (refuses ? problem(401) : { body: app }), {
      credentials,
      maxRetries: 0,
    });
    await connection.client.apps.get('a');
    const refuse = (value: boolean) => {
      refuses = value;
    };
    return { ...connection, refuse };
  }

  it('is not given up at its first refusal when it has worked and a login can renew it', async () => {
    const { client, refuse } = await refuseLater({ ...appsec, token: 'opaque' });
    refuse(true);
    const call = client.apps.get('a', { retries: 0 });
    await expectFailure(call, { code: 'unauthenticated', transient: true });
  });

  it('that has worked is tried again for two minutes, counted anew once it was accepted', async () => {
    const { client, clock, refuse } = await refuseLater({ token: 'opaque' });
    const get = () => client.apps.get('a', { retries: 0 });
    const passing = { code: 'unauthenticated', transient: true, retryAfterMs: 1000 };
    for (let round = 0; round < 2; round += 1) {
      refuse(true);
      for (const ms of [0, 60_000, 59_999]) {
        clock.pass(ms);
        await expectFailure(get(), passing);
      }
      refuse(false);
      await get();
    }
    refuse(true);
    await expectFailure(get(), passing);
    clock.pass(120_000);
    await expectFailure(get(), { code: 'login-rejected', transient: false });
  });

  it.each([
    ['another failure of a request', [problem(401), problem(503), problem(401)]],
    ['a refusal for another reason', [problem(401), problem(403), problem(401)]],
  ])('that has worked is tried for two more minutes after %s', async (_, [first, ...others]) => {
    let answer: ScriptedAnswer | undefined;
    const { client, clock } = await serve(() => answer ?? { body: app }, {
      credentials: { token: 'opaque' },
      maxRetries: 0,
    });
    const get = () => client.apps.get('a', { retries: 0 });
    await get();
    answer = first;
    await expectFailure(get(), { code: 'unauthenticated' });
    for (answer of others) {
      clock.pass(65_000);
      const { code } = await failureOf(get());
      expect(code).not.toBe('login-rejected');
    }
    clock.pass(119_000);
    await expectFailure(get(), { code: 'unauthenticated', transient: true });
    clock.pass(1000);
    await expectFailure(get(), { code: 'login-rejected' });
  });

  it('that has worked is tried for two more minutes after its login failed for another reason', async () => {
    const rules = [
      { path: /^\/v1/, nth: [2, 3, 4], fault: problem(401) },
      { path: tokenPath, nth: [2, 4], fault: problem(401) },
      { path: tokenPath, nth: [3], fault: problem(500) },
    ];
    const { client: issuer, tokens, origin, id } = await emulateService({ rules });
    await issuer.roles();
    const credentials = { ...appsec, token: tokens[0] };
    const { client, clock } = connectTo(origin, { credentials, maxRetries: 0 });
    await client.apps.get(id);
    for (const code of ['unauthenticated', 'server-error', 'unauthenticated']) {
      await expectFailure(client.apps.get(id), { code });
      clock.pass(65_000);
    }
  });

  it('that has worked gives its login, should that be refused, the same chance', async () => {
    const rules = [
      { path: /^\/v1/, nth: [2, 3], fault: problem(401) },
      { path: tokenPath, nth: [2], fault: problem(401) },
    ];
    const { client: issuer, tokens, origin, id } = await emulateService({ rules });
    await issuer.roles();
    const { client, retries } = connectTo(origin, { credentials: { ...appsec, token: tokens[0] } });
    await client.apps.get(id);
    expect(await client.apps.get(id)).toMatchObject({ appId: id });
    expect(retries).toEqual([{ code: 'unauthenticated', waitMs: 1000 }]);
  });
});
