import { describe, expect, it } from 'vitest';
import { startAsAcme } from './support/session.ts';

describe('a vision run', () => {
  it.each(['map', 'validate-login', 'discover-roles', 'verify-rbac'])(
    'can %s',
    async (operation) => {
      const { session, clock, appId, emulator } = await startAsAcme();
      const run = await session.post(`/apps/${appId('vulnerable.test')}/vision-agent`, {
        operation,
      });
      expect(run.status).toBe(202);
      expect(run.body).toEqual({
        taskId: expect.stringMatching(/^task_vr_/),
        appId: appId('vulnerable.test'),
        operation,
        state: 'QUEUED',
        createdAt: '2027-01-01T00:00:00.000Z',
        updatedAt: '2027-01-01T00:00:00.000Z',
        statusUrl: `${emulator.baseUrl}/tasks/${run.body.taskId}`,
      });
      clock.advance(5);
      expect((await session.get(`/tasks/${run.body.taskId}`)).body).toMatchObject({
        state: 'RUNNING',
        operation,
      });
      clock.advance(5);
      expect((await session.get(`/tasks/${run.body.taskId}`)).body).toMatchObject({
        state: 'COMPLETED',
        operation,
      });
    },
  );

  it('maps unless told otherwise, and refuses what it does not know', async () => {
    const { session, clock, appId } = await startAsAcme();
    const path = `/apps/${appId('vulnerable.test')}/vision-agent`;
    expect((await session.post(path)).body.operation).toBe('map');
    clock.advance(10);
    expect((await session.post(path, {})).body.operation).toBe('map');
    clock.advance(10);
    const refused = await session.post(path, { operation: 'attack' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'operation' }] } });
  });

  it('is alone among the vision runs of its app, but not among its security tests', async () => {
    const { session, clock, appId } = await startAsAcme();
    const path = `/apps/${appId('vulnerable.test')}/vision-agent`;
    const first = await session.post(path);
    const second = await session.post(path);
    expect(second.status).toBe(409);
    expect(second.body.type).toMatch(/vision-run-already-active$/);
    expect(`task_vr_${second.body.activeVisionRunId}`).toBe(first.body.taskId);
    expect((await session.post(`/apps/${appId('vulnerable.test')}/security-agent`)).status).toBe(
      202,
    );
    expect((await session.post(`/apps/${appId('clean.test')}/vision-agent`)).status).toBe(202);
    clock.advance(10);
    expect((await session.post(path)).status).toBe(202);
  });

  it.each([
    ['failed.test', 'FAILED'],
    ['cancelled.test', 'CANCELLED'],
    ['stuck.test', 'RUNNING'],
    ['interrupted.test', 'COMPLETED'],
  ])('on %s becomes %s: only security tests are interrupted', async (host, state) => {
    const { session, clock, appId } = await startAsAcme();
    const { taskId } = (await session.post(`/apps/${appId(host)}/vision-agent`)).body;
    clock.advance(1000);
    expect((await session.get(`/tasks/${taskId}`)).body.state).toBe(state);
  });

  it('can fail to be created, and be tried again', async () => {
    const { session } = await startAsAcme();
    const { appId } = (await session.post('/apps', { appUrl: 'https://vision-error.test' })).body;
    const first = await session.post(`/apps/${appId}/vision-agent`);
    expect(first).toMatchObject({
      status: 500,
      body: { type: expect.stringMatching(/vision-task-create-failed$/) },
    });
    expect((await session.post(`/apps/${appId}/vision-agent`)).status).toBe(202);
  });

  it('costs nothing', async () => {
    const { appId, logIn } = await startAsAcme();
    const broke = await logIn('appsec@broke.test');
    expect((await broke.post(`/apps/${appId('broke.test')}/vision-agent`)).status).toBe(202);
  });
});
