import { describe, expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import { registeredAppId } from '../../../src/service/apps.ts';
import { ServiceError } from '../../../src/service/errors.ts';
import { activeVisionTask } from '../../../src/service/vision-runs.ts';
import { expectFailure, failureOf } from './support/connection.ts';
import { emulateService } from './support/emulated-service.ts';

const appUrl = 'https://shop.test';

describe('a registration', () => {
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

it('a vision run is the one that a second start is refused for', async () => {
  const { client, id } = await emulateService({ emulator: { runSeconds: 60 } });
  const run = await client.visionRuns.start(id, 'discover-roles');
  expect(run).toMatchObject({ state: 'QUEUED', operation: 'discover-roles' });
  const refused = await failureOf(client.visionRuns.start(id, 'map'));
  expect(activeVisionTask(refused)).toBe(run.taskId);
  const problem = { activeVisionRunId: run.taskId }; // with the prefix of tasks
  expect(activeVisionTask(new ServiceError('conflict', '', { problem }))).toBe(run.taskId);
});

it('another refusal names neither an app to reuse nor an active vision run', async () => {
  const { client } = await emulateService();
  const refusedStart = await failureOf(client.visionRuns.start('unknown', 'map'));
  expect(activeVisionTask(refusedStart)).toBeUndefined();
  expect(registeredAppId(await failureOf(client.apps.get('unknown')))).toBeUndefined();
});
