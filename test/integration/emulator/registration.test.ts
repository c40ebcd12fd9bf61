import { describe, expect, it } from 'vitest';
import { credential, startAsAcme, typed } from '../../support/emulator-session.ts';

describe('registering an app by its address only', () => {
  it('answers at once, signs up, and completes with an initial security test', async () => {
    const { session, clock, emulator } = await startAsAcme();
    const { status, headers, body } = await session.register('https://onboarding.test');
    const { appId, taskId } = body;
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`${emulator.baseUrl}/apps/${appId}`);
    expect(body).toEqual({
      appId: expect.any(String),
      taskId: `task_reg_${appId}`,
      registrationStatus: 'IN_PROGRESS',
      createdAt: '2027-01-01T00:00:00.000Z',
      statusUrl: `${emulator.baseUrl}/apps/${appId}`,
      onboarding: { mode: 'auto-signup', message: expect.any(String) },
    });
    clock.advance(15);
    expect(await session.statusOf(appId)).toBe('IN_PROGRESS');
    expect((await session.findings(appId)).status).toBe('RUN_IN_PROGRESS');
    clock.advance(5);
    expect(await session.statusOf(appId)).toBe('COMPLETED');
    expect(await session.stateOf(taskId)).toBe('COMPLETED');
    expect(await session.findings(appId)).toMatchObject({ status: 'COMPLETED', total: 9 });
    const reports = [{ runNumber: 1, createdByEmail: 'appsec@acme.test' }];
    expect((await session.reports(appId)).data).toMatchObject(reports);
    const next = await session.trigger(appId);
    expect(next).toMatchObject({ status: 202, body: { runNumber: 2 } });
  });

  it('costs no credit, but is refused when none are left', async () => {
    const { session, clock, appId, logIn } = await startAsAcme();
    await session.register('https://onboarding.test');
    for (let run = 0; run < 100; run += 1) {
      expect((await session.trigger(appId('clean.test'))).status).toBe(202);
      clock.advance(10);
    }
    expect((await session.trigger(appId('clean.test'))).status).toBe(402);
    const body = { current_balance: 0, action_type: 'register_app' };
    for (const unable of [session, await logIn('appsec@broke.test')])
      expect(await unable.register('https://other.test')).toMatchObject({ status: 402, body });
  });

  it.each([
    ['after the host', 'https://one.test:8443/base', {}, 'one.test:8443'],
    ['as requested', 'https://two.test', { label: 'The shop' }, 'The shop'],
  ])('names the app %s', async (_, appUrl, more, label) => {
    const { session } = await startAsAcme();
    const { appId } = (await session.register(appUrl, more)).body;
    expect((await session.get(`/apps/${appId}`)).body).toMatchObject({ label });
  });

  it('is refused by a deployment without a sign-up engine, which accepts credentials', async () => {
    const { session } = await startAsAcme();
    const refused = await session.register('https://no-engine.test');
    expect(refused).toMatchObject({ status: 503, body: typed('onboarding-unavailable') });
    const more = { tenantOneCredentials: [credential] };
    expect((await session.register('https://no-engine.test', more)).status).toBe(201);
  });
});

describe('registering an app with more than its address', () => {
  const accounts = { tenantOneCredentials: [credential] };

  it.each([
    ['credentials', accounts],
    ['a spec', { spec: 'https://supplied.test/openapi.json' }],
    ['credentials, even without test accounts', { ...accounts, createTestAccounts: false }],
  ])('with %s neither signs up nor maps nor tests', async (_case, more) => {
    const { session, clock } = await startAsAcme();
    const { body } = await session.register('https://supplied.test', more);
    expect(body).not.toHaveProperty('onboarding');
    expect(body).not.toHaveProperty('specExtraction');
    expect(JSON.stringify(body)).not.toContain(credential.password);
    clock.advance(20);
    expect(await session.statusOf(body.appId)).toBe('COMPLETED');
    expect((await session.findings(body.appId)).status).toBe('NO_RUNS');
  });

  it('without accounts maps the API in a vision run, and does not test', async () => {
    const { session, clock, emulator } = await startAsAcme();
    const { body } = await session.register('https://open.test', { createTestAccounts: false });
    const { visionRunId } = body.specExtraction;
    const taskId = `task_vr_${visionRunId}`;
    expect(body).not.toHaveProperty('onboarding');
    expect(body.specExtraction).toEqual({
      visionRunId: expect.not.stringMatching(/^task_/),
      state: 'QUEUED',
      statusUrl: `${emulator.baseUrl}/tasks/${taskId}`,
    });
    const second = await session.map(body.appId);
    expect(second).toMatchObject({ status: 409, body: { activeVisionRunId: visionRunId } });
    clock.advance(20);
    expect(await session.stateOf(taskId)).toBe('COMPLETED');
    expect((await session.findings(body.appId)).status).toBe('NO_RUNS');
  });

  it.each([
    ['a second tenant alone', { tenantTwoCredentials: [credential] }],
    ['empty lists of credentials', { tenantOneCredentials: [], tenantTwoCredentials: [] }],
    ['no spec', { spec: null }],
  ])('with %s is registering by address', async (_case, more) => {
    const { session } = await startAsAcme();
    const { body } = await session.register('https://supplied.test', more);
    expect(body.onboarding.mode).toBe('auto-signup');
  });
});

describe('an address that is registered already', () => {
  const taken = (appId: string) => ({
    status: 409,
    body: { ...typed('app-already-registered'), appId },
  });

  it('is refused with the ID of its usable or onboarding app, however it is spelled', async () => {
    const { session, appId } = await startAsAcme();
    for (const appUrl of ['https://vulnerable.test', 'HTTPS://Vulnerable.Test:443/'])
      expect(await session.register(appUrl)).toMatchObject(taken(appId('vulnerable.test')));
    const first = await session.register('https://onboarding.test');
    const again = await session.register('https://onboarding.test');
    expect(again).toMatchObject(taken(first.body.appId));
  });

  it('can be registered by each organization', async () => {
    const { logIn } = await startAsAcme();
    const globex = await logIn('admin@globex.test');
    expect((await globex.register('https://vulnerable.test')).status).toBe(201);
  });

  it('registered outside the API is never replaced, and free once that app is deleted', async () => {
    const { session, appId } = await startAsAcme();
    const refused = await session.register('https://outside.test');
    expect(refused).toMatchObject({ status: 409, body: typed('app-registered-outside-api') });
    expect((await session.get(`/tasks/task_reg_${appId('outside.test')}`)).status).toBe(404);
    await session.delete(`/apps/${appId('outside.test')}`);
    const { status, body } = await session.register('https://outside.test');
    expect(status).toBe(201);
    expect(await session.register('https://outside.test')).toMatchObject(taken(body.appId));
  });

  it('replaces an app whose onboarding has been stuck for long', async () => {
    const { session, clock, appId } = await startAsAcme();
    await session.delete(`/apps/${appId('stuck.test')}`);
    const first = (await session.register('https://stuck.test')).body;
    clock.advance(204);
    expect((await session.register('https://stuck.test')).status).toBe(409);
    clock.advance(1);
    const replaced = { previousAppId: first.appId, previousStatus: 'IN_PROGRESS' };
    expect((await session.register('https://stuck.test')).body).toMatchObject({ replaced });
  });
});

describe('onboarding that cannot sign up', () => {
  const appUrl = 'https://captcha.test';

  async function paused() {
    const started = await startAsAcme();
    const { session, clock } = started;
    const { body: app } = await session.register(appUrl);
    for (const seconds of [10, 10_000]) {
      clock.advance(seconds);
      expect(await session.stateOf(app.taskId)).toBe('AWAITING_INPUT');
    }
    expect(await session.statusOf(app.appId)).toBe('IN_PROGRESS');
    return { ...started, app };
  }

  it('resumes when account-setup supplies credentials', async () => {
    const { session, clock, app, emulator } = await paused();
    const path = `/apps/${app.appId}/account-setup`;
    const setUp = await session.post(path, {
      tenantOneCredentials: [credential, { ...credential, role: 'User' }],
      tenantTwoCredentials: [credential],
    });
    expect(setUp).toMatchObject({ status: 200 });
    expect(setUp.body).toEqual({
      appId: app.appId,
      taskId: app.taskId,
      accountsSaved: 3,
      onboardingResumed: true,
      statusUrl: `${emulator.baseUrl}/tasks/${app.taskId}`,
    });
    expect(await session.stateOf(app.taskId)).toBe('RUNNING');
    const again = await session.post(path, { tenantOneCredentials: [credential] });
    expect(again.body).toMatchObject({ accountsSaved: 1, onboardingResumed: false });
    expect((await session.register(appUrl)).status).toBe(409);
    clock.advance(20);
    expect(await session.statusOf(app.appId)).toBe('COMPLETED');
    expect((await session.findings(app.appId)).status).toBe('COMPLETED');
  });

  it('is replaced by a registration with credentials', async () => {
    const { session, clock, app } = await paused();
    const second = await session.register(appUrl, { tenantOneCredentials: [credential] });
    const replaced = { previousAppId: app.appId, previousStatus: 'IN_PROGRESS' };
    expect(second.body.replaced).toEqual(replaced);
    clock.advance(20);
    expect(await session.statusOf(second.body.appId)).toBe('COMPLETED');
  });

  it('returns the same answer when the registration is repeated', async () => {
    const { session, app } = await paused();
    const again = await session.register(appUrl);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(app);
  });
});
