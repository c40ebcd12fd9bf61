import { describe, expect, it } from 'vitest';
import { credential, startAsAcme, statusOf } from './support/session.ts';

describe('onboarding that cannot sign up', () => {
  async function paused() {
    const started = await startAsAcme();
    const { body } = await started.session.post('/apps', { appUrl: 'https://captcha.test' });
    started.clock.advance(10);
    expect((await started.session.get(`/tasks/${body.taskId}`)).body.state).toBe('AWAITING_INPUT');
    started.clock.advance(10_000);
    expect((await started.session.get(`/tasks/${body.taskId}`)).body.state).toBe('AWAITING_INPUT');
    expect(await statusOf(started.session, body.appId)).toBe('IN_PROGRESS');
    return { ...started, app: body };
  }

  it('goes on when account-setup brings credentials', async () => {
    const { session, clock, app, emulator } = await paused();
    const body = {
      tenantOneCredentials: [credential, { ...credential, role: 'User' }],
      tenantTwoCredentials: [credential],
    };
    const setUp = await session.post(`/apps/${app.appId}/account-setup`, body);
    expect(setUp).toMatchObject({ status: 200 });
    expect(setUp.body).toEqual({
      appId: app.appId,
      taskId: app.taskId,
      accountsSaved: 3,
      onboardingResumed: true,
      statusUrl: `${emulator.baseUrl}/tasks/${app.taskId}`,
    });
    expect((await session.get(`/tasks/${app.taskId}`)).body.state).toBe('RUNNING');
    const again = await session.post(`/apps/${app.appId}/account-setup`, {
      tenantOneCredentials: [credential],
    });
    expect(again.body).toMatchObject({ accountsSaved: 1, onboardingResumed: false });
    expect((await session.post('/apps', { appUrl: 'https://captcha.test' })).status).toBe(409);
    clock.advance(20);
    expect(await statusOf(session, app.appId)).toBe('COMPLETED');
    expect((await session.get(`/apps/${app.appId}/vulnerabilities`)).body.status).toBe('COMPLETED');
  });

  it('gives way to a registration with credentials', async () => {
    const { session, clock, app } = await paused();
    const body = { appUrl: 'https://captcha.test', tenantOneCredentials: [credential] };
    const second = (await session.post('/apps', body)).body;
    expect(second.replaced).toEqual({ previousAppId: app.appId, previousStatus: 'IN_PROGRESS' });
    clock.advance(20);
    expect(await statusOf(session, second.appId)).toBe('COMPLETED');
  });

  it('is answered as before when the same is asked again', async () => {
    const { session, app } = await paused();
    const again = await session.post('/apps', { appUrl: 'https://captcha.test' });
    expect(again.status).toBe(201);
    expect(again.body).toEqual(app);
  });
});
