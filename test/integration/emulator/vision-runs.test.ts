import { describe, expect, it } from 'vitest';
import { startAsAcme } from '../../support/emulator-session.ts';

describe('a vision run', () => {
  it.each(['map', 'validate-login', 'discover-roles', 'verify-rbac'])(
    'can %s',
    async (operation) => {
      const { session, clock, appId, emulator } = await startAsAcme();
      const run = await session.map(appId('vulnerable.test'), { operation });
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
      for (const state of ['RUNNING', 'COMPLETED']) {
        clock.advance(5);
        const { body } = await session.get(`/tasks/${run.body.taskId}`);
        expect(body).toMatchObject({ state, operation });
      }
    },
  );

  it('maps unless told otherwise, and refuses what it does not know', async () => {
    const { session, clock, appId } = await startAsAcme();
    const id = appId('vulnerable.test');
    for (const body of [undefined, {}]) {
      expect((await session.map(id, body)).body.operation).toBe('map');
      clock.advance(10);
    }
    const refused = await session.map(id, { operation: 'attack' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'operation' }] } });
  });

  it.each([
    ['failed.test', 'FAILED'],
    ['cancelled.test', 'CANCELLED'],
    ['stuck.test', 'RUNNING'],
    ['interrupted.test', 'COMPLETED'],
  ])('on %s becomes %s: only security tests are interrupted', async (host, state) => {
    const { session, clock, appId } = await startAsAcme();
    const { taskId } = (await session.map(appId(host))).body;
    clock.advance(1000);
    expect(await session.stateOf(taskId)).toBe(state);
  });

  it('costs nothing', async () => {
    const { appId, logIn } = await startAsAcme();
    const broke = await logIn('appsec@broke.test');
    expect((await broke.map(appId('broke.test'))).status).toBe(202);
  });
});
