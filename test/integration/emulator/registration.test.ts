import { describe, expect, it } from 'vitest';
import { credential, startAsAcme, statusOf } from './support/session.ts';

describe('registering an app by its address alone', () => {
  it('answers at once, signs up, and completes with an initial security test', async () => {
    const { session, clock, emulator } = await startAsAcme();
    const { status, headers, body } = await session.post('/apps', {
      appUrl: 'https://onboarding.test',
    });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`${emulator.baseUrl}/apps/${body.appId}`);
    expect(body).toEqual({
      appId: expect.any(String),
      taskId: `task_reg_${body.appId}`,
      registrationStatus: 'IN_PROGRESS',
      createdAt: '2027-01-01T00:00:00.000Z',
      statusUrl: `${emulator.baseUrl}/apps/${body.appId}`,
      onboarding: { mode: 'auto-signup', message: expect.any(String) },
    });
    clock.advance(15);
    expect(await statusOf(session, body.appId)).toBe('IN_PROGRESS');
    expect((await session.get(`/apps/${body.appId}/vulnerabilities`)).body.status).toBe(
      'RUN_IN_PROGRESS',
    );
    clock.advance(5);
    expect(await statusOf(session, body.appId)).toBe('COMPLETED');
    expect((await session.get(`/tasks/${body.taskId}`)).body.state).toBe('COMPLETED');
    expect((await session.get(`/apps/${body.appId}/vulnerabilities`)).body).toMatchObject({
      status: 'COMPLETED',
      total: 9,
    });
    expect((await session.get(`/apps/${body.appId}/reports`)).body.data).toMatchObject([
      { runNumber: 1, createdByEmail: 'appsec@acme.test' },
    ]);
    const next = await session.post(`/apps/${body.appId}/security-agent`);
    expect(next).toMatchObject({ status: 202, body: { runNumber: 2 } });
  });

  it('costs no credit, but is refused without any', async () => {
    const { session, clock, appId, logIn } = await startAsAcme();
    await session.post('/apps', { appUrl: 'https://onboarding.test' });
    const app = appId('clean.test');
    for (let run = 0; run < 100; run += 1) {
      expect((await session.post(`/apps/${app}/security-agent`)).status).toBe(202);
      clock.advance(10);
    }
    const refused = await session.post('/apps', { appUrl: 'https://other.test' });
    expect(refused).toMatchObject({
      status: 402,
      body: { current_balance: 0, action_type: 'register_app' },
    });
    const broke = await logIn('appsec@broke.test');
    expect((await broke.post('/apps', { appUrl: 'https://other.test' })).status).toBe(402);
  });

  it('names the app after the host, or as it is told', async () => {
    const { session } = await startAsAcme();
    const labelOf = async (body: object) => {
      const { appId } = (await session.post('/apps', body)).body;
      return (await session.get(`/apps/${appId}`)).body.label;
    };
    expect(await labelOf({ appUrl: 'https://one.test:8443/base' })).toBe('one.test:8443');
    expect(await labelOf({ appUrl: 'https://two.test', label: 'The shop' })).toBe('The shop');
  });

  it('is not possible on a deployment without a sign-up engine, where credentials still are', async () => {
    const { session } = await startAsAcme();
    const refused = await session.post('/apps', { appUrl: 'https://no-engine.test' });
    expect(refused).toMatchObject({
      status: 503,
      body: { type: expect.stringMatching(/onboarding-unavailable$/) },
    });
    const body = { appUrl: 'https://no-engine.test', tenantOneCredentials: [credential] };
    expect((await session.post('/apps', body)).status).toBe(201);
  });

  it('can break down, and be tried again', async () => {
    const { session } = await startAsAcme();
    const first = await session.post('/apps', { appUrl: 'https://registration-error.test' });
    expect(first).toMatchObject({
      status: 500,
      body: { type: expect.stringMatching(/registration-failed$/) },
    });
    expect((await session.get('/apps?search=registration-error')).body.total).toBe(0);
    expect(
      (await session.post('/apps', { appUrl: 'https://registration-error.test' })).status,
    ).toBe(201);
  });
});

describe('registering an app with more than its address', () => {
  it.each([
    ['credentials', { tenantOneCredentials: [credential] }],
    ['a spec', { spec: 'https://supplied.test/openapi.json' }],
    [
      'credentials, whatever createTestAccounts says',
      { tenantOneCredentials: [credential], createTestAccounts: false },
    ],
  ])('with %s neither signs up nor maps nor tests', async (_case, extra) => {
    const { session, clock } = await startAsAcme();
    const { body } = await session.post('/apps', { appUrl: 'https://supplied.test', ...extra });
    expect(body).not.toHaveProperty('onboarding');
    expect(body).not.toHaveProperty('specExtraction');
    expect(JSON.stringify(body)).not.toContain(credential.password);
    clock.advance(20);
    expect(await statusOf(session, body.appId)).toBe('COMPLETED');
    expect((await session.get(`/apps/${body.appId}/vulnerabilities`)).body.status).toBe('NO_RUNS');
  });

  it('without accounts maps the API in a vision run, and does not test', async () => {
    const { session, clock, emulator } = await startAsAcme();
    const { body } = await session.post('/apps', {
      appUrl: 'https://open.test',
      createTestAccounts: false,
    });
    const { visionRunId } = body.specExtraction;
    const taskId = `task_vr_${visionRunId}`;
    expect(body).not.toHaveProperty('onboarding');
    expect(body.specExtraction).toEqual({
      visionRunId: expect.not.stringMatching(/^task_/),
      state: 'QUEUED',
      statusUrl: `${emulator.baseUrl}/tasks/${taskId}`,
    });
    const second = await session.post(`/apps/${body.appId}/vision-agent`);
    expect(second).toMatchObject({ status: 409, body: { activeVisionRunId: visionRunId } });
    clock.advance(20);
    expect((await session.get(`/tasks/${taskId}`)).body.state).toBe('COMPLETED');
    expect((await session.get(`/apps/${body.appId}/vulnerabilities`)).body.status).toBe('NO_RUNS');
  });

  it.each([
    ['a second tenant alone', { tenantTwoCredentials: [credential] }],
    ['empty lists of credentials', { tenantOneCredentials: [], tenantTwoCredentials: [] }],
    ['no spec', { spec: null }],
  ])('with %s is registering by address', async (_case, extra) => {
    const { session } = await startAsAcme();
    const { body } = await session.post('/apps', { appUrl: 'https://supplied.test', ...extra });
    expect(body.onboarding.mode).toBe('auto-signup');
  });
});

describe('an address that is registered already', () => {
  it('is refused with the id of the app while it is usable or becoming so, however it is written', async () => {
    const { session, appId } = await startAsAcme();
    for (const appUrl of ['https://vulnerable.test', 'HTTPS://Vulnerable.Test:443/']) {
      const refused = await session.post('/apps', { appUrl });
      expect(refused).toMatchObject({ status: 409, body: { appId: appId('vulnerable.test') } });
      expect(refused.body.type).toMatch(/app-already-registered$/);
    }
    const first = await session.post('/apps', { appUrl: 'https://onboarding.test' });
    const again = await session.post('/apps', { appUrl: 'https://onboarding.test' });
    expect(again).toMatchObject({ status: 409, body: { appId: first.body.appId } });
  });

  it('is free for every organization of its own', async () => {
    const { logIn } = await startAsAcme();
    const globex = await logIn('admin@globex.test');
    expect((await globex.post('/apps', { appUrl: 'https://vulnerable.test' })).status).toBe(201);
  });

  it('is never taken from an app made outside the API', async () => {
    const { session } = await startAsAcme();
    const refused = await session.post('/apps', { appUrl: 'https://outside.test' });
    expect(refused).toMatchObject({
      status: 409,
      body: { type: expect.stringMatching(/app-registered-outside-api$/) },
    });
  });

  it('is free again once the app made outside the API is removed', async () => {
    const { session, appId } = await startAsAcme();
    await session.delete(`/apps/${appId('outside.test')}`);
    const { status, body } = await session.post('/apps', { appUrl: 'https://outside.test' });
    expect(status).toBe(201);
    const again = await session.post('/apps', { appUrl: 'https://outside.test' });
    expect(again).toMatchObject({ status: 409, body: { appId: body.appId } });
  });

  it('is taken over from an app whose registration failed', async () => {
    const { session, clock } = await startAsAcme();
    const first = (await session.post('/apps', { appUrl: 'https://registration-failed.test' }))
      .body;
    expect(first).not.toHaveProperty('replaced');
    clock.advance(20);
    expect(await statusOf(session, first.appId)).toBe('FAILED');
    expect((await session.get(`/tasks/${first.taskId}`)).body.state).toBe('FAILED');
    expect((await session.post(`/apps/${first.appId}/security-agent`)).status).toBe(400);
    const second = (await session.post('/apps', { appUrl: 'https://registration-failed.test' }))
      .body;
    expect(second.replaced).toEqual({ previousAppId: first.appId, previousStatus: 'FAILED' });
    expect((await session.get(`/apps/${first.appId}`)).status).toBe(404);
  });

  it('is taken over from an app whose onboarding has been stuck for long', async () => {
    const { session, clock, appId } = await startAsAcme();
    await session.delete(`/apps/${appId('stuck.test')}`);
    const first = (await session.post('/apps', { appUrl: 'https://stuck.test' })).body;
    clock.advance(204);
    expect((await session.post('/apps', { appUrl: 'https://stuck.test' })).status).toBe(409);
    clock.advance(1);
    expect((await session.post('/apps', { appUrl: 'https://stuck.test' })).body.replaced).toEqual({
      previousAppId: first.appId,
      previousStatus: 'IN_PROGRESS',
    });
  });
});
