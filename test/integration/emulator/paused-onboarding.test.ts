import { describe, expect, it } from 'vitest';
import { credential, startAsAcme } from '../../support/emulator-session.ts';

const appUrl = 'https://captcha.test';

describe('onboarding that cannot sign up', () => {
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

  it('goes on when account-setup brings credentials', async () => {
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

  it('gives way to a registration with credentials', async () => {
    const { session, clock, app } = await paused();
    const second = await session.register(appUrl, { tenantOneCredentials: [credential] });
    const replaced = { previousAppId: app.appId, previousStatus: 'IN_PROGRESS' };
    expect(second.body.replaced).toEqual(replaced);
    clock.advance(20);
    expect(await session.statusOf(second.body.appId)).toBe('COMPLETED');
  });

  it('is answered as before when the same is asked again', async () => {
    const { session, app } = await paused();
    const again = await session.register(appUrl);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(app);
  });
});
