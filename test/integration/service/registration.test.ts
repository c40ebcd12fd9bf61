import { describe, expect, it } from 'vitest';
import { htmlPage, problem } from '../../../harness/faults.ts';
import { registeredAppId } from '../../../src/service/apps.ts';
import { isUncertain } from '../../../src/service/errors.ts';
import { activeVisionTask, visionTaskId } from '../../../src/service/vision-runs.ts';
import { expectFailure, failureOf } from './support/connection.ts';
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
    const { client, id } = await emulateService();
    const error = await failureOf(client.apps.register({ appUrl: 'https://clean.test' }));
    expect(registeredAppId(error)).toBe(id);
    expect(isUncertain(error)).toBe(false);
  });

  it.each([
    ['app-registered-outside-api', 'https://a.test/e/app-registered-outside-api', undefined],
    ['app-already-registered', 'app-already-registered', 'a1'],
    ['app-already-registered', 'urn:problem:app-already-registered', 'a1'],
    ['app-already-registered', 'https://a.test/e#app-already-registered', 'a1'],
  ])('refused as %s, by the type %s, names %s to reuse', async (slug, type, appId) => {
    const fault = { ...problem(409), body: JSON.stringify({ type, appId: 'a1' }) };
    const { client } = await emulateService({ rules: [{ path: /apps$/, fault }] });
    const error = await expectFailure(client.apps.register({ appUrl }), { slug });
    expect(registeredAppId(error)).toBe(appId);
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
});

describe('an app', () => {
  it('is given credentials, and told whether onboarding had waited for them', async () => {
    const { client, pass } = await emulateService({ emulator: { onboardingSeconds: 2 } });
    const { appId } = await client.apps.register({ appUrl: 'https://captcha.test' });
    pass(1500);
    const credentials = { tenantOneCredentials: [{ role: 'Admin', username: 'a', password: 'b' }] };
    for (const onboardingResumed of [true, false])
      expect(await client.apps.supplyCredentials(appId, credentials)).toEqual({
        onboardingResumed,
      });
  });

  it('is deleted, and then is missing', async () => {
    const { client, id } = await emulateService();
    expect(await client.apps.delete(id)).toMatchObject({ previousRegistrationStatus: 'COMPLETED' });
    await expectFailure(client.apps.get(id), { code: 'not-found' });
    await expectFailure(client.apps.delete(id), { code: 'not-found' });
  });

  it('is not missing because of a page for people', async () => {
    const { client } = await emulateService({ rules: [{ path: /apps/, fault: htmlPage(404) }] });
    await expectFailure(client.apps.get('a1'), { code: 'unexpected-response', transient: true });
    expect(isUncertain(await failureOf(client.apps.delete('a1')))).toBe(true);
  });
});

describe('a vision run', () => {
  it('is started, and is the one that a second start is refused for', async () => {
    const { client, id } = await emulateService({ emulator: { runSeconds: 60 } });
    const run = await client.visionRuns.start(id, 'discover-roles');
    expect(run).toMatchObject({ state: 'QUEUED', operation: 'discover-roles' });
    const error = await failureOf(client.visionRuns.start(id, 'map'));
    expect(activeVisionTask(error)).toBe(run.taskId);
  });

  it('is named by no other refusal', async () => {
    const { client } = await emulateService();
    const refusedStart = await failureOf(client.visionRuns.start('unknown', 'map'));
    expect(activeVisionTask(refusedStart)).toBeUndefined();
    expect(registeredAppId(await failureOf(client.apps.get('unknown')))).toBeUndefined();
  });

  it('has a task whose id has the prefix once', () => {
    expect([visionTaskId('1'), visionTaskId('task_vr_1')]).toEqual(['task_vr_1', 'task_vr_1']);
  });
});
