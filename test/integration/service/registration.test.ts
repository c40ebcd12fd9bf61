import { describe, expect, it } from 'vitest';
import { htmlPage, problem } from '../../../harness/faults.ts';
import { registeredAppId } from '../../../src/service/apps.ts';
import { isUncertain } from '../../../src/service/errors.ts';
import { activeVisionTask, visionTaskId } from '../../../src/service/vision-runs.ts';
import { failureOf } from './support/connection.ts';
import { emulateService } from './support/emulated-service.ts';

const appUrl = 'https://shop.test';

describe('a registration', () => {
  it('gives the app, and the run that maps it when there are no accounts', async () => {
    const { client } = await emulateService();
    const registration = await client.apps.register({ appUrl, createTestAccounts: false });
    expect(registration).toMatchObject({
      taskId: `task_reg_${registration.appId}`,
      registrationStatus: 'IN_PROGRESS',
      specExtraction: { visionRunId: expect.any(String) },
    });
    expect(registration.replaced).toBeUndefined();
  });

  it('of a URL that is taken is refused with the id of its app', async () => {
    const { client, appId } = await emulateService();
    const error = await failureOf(client.apps.register({ appUrl: 'https://clean.test' }));
    expect(registeredAppId(error)).toBe(appId('clean.test'));
    expect(isUncertain(error)).toBe(false);
  });

  it('of a URL whose app was made outside of the API names none to reuse, even if the refusal does', async () => {
    const fault = problem(409, { slug: 'app-registered-outside-api', appId: 'a1' });
    const { client } = await emulateService({ rules: [{ path: /apps$/, fault }] });
    const error = await failureOf(client.apps.register({ appUrl }));
    expect(registeredAppId(error)).toBeUndefined();
    expect(error.slug).toBe('app-registered-outside-api');
  });

  it('is sent again when the service says that it has registered nothing', async () => {
    const { client, calls } = await emulateService();
    await client.apps.register({ appUrl: 'https://registration-error.test' });
    expect(calls().slice(1)).toEqual(['POST /v1/apps → 500', 'POST /v1/apps → 201']);
  });

  it.each([
    ['an unknown 500', problem(500)],
    ['a deployment that cannot onboard', problem(503, { slug: 'onboarding-unavailable' })],
  ])('is not sent again by itself after %s', async (_, fault) => {
    const { client, calls } = await emulateService({ rules: [{ path: /apps$/, fault }] });
    await failureOf(client.apps.register({ appUrl }));
    expect(calls()).toHaveLength(2);
  });

  it('is known by the last part of the type, whatever stands before it', async () => {
    for (const type of [
      'app-already-registered',
      'urn:problem:app-already-registered',
      'https://a.test/e#app-already-registered',
    ]) {
      const fault = { ...problem(409), body: JSON.stringify({ type, appId: 'a1' }) };
      const { client } = await emulateService({ rules: [{ path: /apps$/, fault }] });
      const error = await failureOf(client.apps.register({ appUrl }));
      expect([error.slug, registeredAppId(error)]).toEqual(['app-already-registered', 'a1']);
    }
  });
});

describe('an app', () => {
  it('is given credentials, and told whether onboarding had waited for them', async () => {
    const { client, pass } = await emulateService({ emulator: { onboardingSeconds: 2 } });
    const { appId } = await client.apps.register({ appUrl: 'https://captcha.test' });
    pass(1500);
    const credentials = { tenantOneCredentials: [{ role: 'Admin', username: 'a', password: 'b' }] };
    expect(await client.apps.supplyCredentials(appId, credentials)).toEqual({
      onboardingResumed: true,
    });
    expect(await client.apps.supplyCredentials(appId, credentials)).toEqual({
      onboardingResumed: false,
    });
  });

  it('is deleted, and then is missing', async () => {
    const { client, appId } = await emulateService();
    const id = appId('clean.test');
    expect(await client.apps.delete(id)).toMatchObject({ previousRegistrationStatus: 'COMPLETED' });
    expect(await failureOf(client.apps.get(id))).toMatchObject({ code: 'not-found' });
    expect(await failureOf(client.apps.delete(id))).toMatchObject({ code: 'not-found' });
  });

  it('is not missing because of a page for people', async () => {
    const { client } = await emulateService({ rules: [{ path: /apps/, fault: htmlPage(404) }] });
    expect(await failureOf(client.apps.get('a1'))).toMatchObject({
      code: 'unexpected-response',
      transient: true,
    });
    expect(isUncertain(await failureOf(client.apps.delete('a1')))).toBe(true);
  });
});

describe('a vision run', () => {
  it('is started, and is the one that a second start is refused for', async () => {
    const { client, appId } = await emulateService({ emulator: { runSeconds: 60 } });
    const run = await client.visionRuns.start(appId('clean.test'), 'discover-roles');
    expect(run).toMatchObject({ state: 'QUEUED', operation: 'discover-roles' });
    const error = await failureOf(client.visionRuns.start(appId('clean.test'), 'map'));
    expect(activeVisionTask(error)).toBe(run.taskId);
  });

  it('is named by no other refusal', async () => {
    const { client } = await emulateService();
    expect(
      activeVisionTask(await failureOf(client.visionRuns.start('unknown', 'map'))),
    ).toBeUndefined();
    expect(registeredAppId(await failureOf(client.apps.get('unknown')))).toBeUndefined();
  });

  it('has a task whose id has the prefix once', () => {
    expect([visionTaskId('1'), visionTaskId('task_vr_1')]).toEqual(['task_vr_1', 'task_vr_1']);
  });
});
