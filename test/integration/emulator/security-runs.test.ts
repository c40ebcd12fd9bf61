import { describe, expect, it } from 'vitest';
import { startAsAcme, testApp } from '../../support/emulator-session.ts';

describe('a security test', () => {
  it('is accepted as queued, runs, and completes as time goes by', async () => {
    const { session, clock, id, run, emulator } = await testApp('vulnerable.test', { seconds: 0 });
    const { taskId } = run.body;
    expect(run.status).toBe(202);
    expect(run.body).toEqual({
      taskId: expect.stringMatching(/^task_/),
      appId: id,
      state: 'QUEUED',
      createdAt: '2027-01-01T00:00:00.000Z',
      updatedAt: '2027-01-01T00:00:00.000Z',
      statusUrl: `${emulator.baseUrl}/tasks/${taskId}`,
      runNumber: 1,
    });
    const states: string[] = [];
    for (let second = 0; second <= 10; second += 1) {
      const state = await session.stateOf(taskId);
      if (states.at(-1) !== state) states.push(state);
      clock.advance(1);
    }
    expect(states).toEqual(['QUEUED', 'RUNNING', 'COMPLETED']);
  });

  it.each([
    ['failed.test', 'FAILED'],
    ['cancelled.test', 'CANCELLED'],
    ['interrupted.test', 'INTERRUPTED'],
    ['interrupted-once.test', 'INTERRUPTED'],
  ])('on %s ends %s and leaves the findings list at NO_RUNS', async (host, state) => {
    const { session, id, run } = await testApp(host);
    expect(await session.stateOf(run.body.taskId)).toBe(state);
    expect(await session.findings(id)).toMatchObject({ status: 'NO_RUNS', total: 0 });
  });

  it('costs one credit, and none while billing is off', async () => {
    const { appId, logIn } = await startAsAcme();
    const broke = await logIn('appsec@broke.test');
    const body = { current_balance: 0, action_type: 'security_test' };
    expect(await broke.trigger(appId('broke.test'))).toMatchObject({ status: 402, body });
    const free = await startAsAcme({ billing: false });
    const other = await free.logIn('appsec@broke.test');
    expect((await other.trigger(free.appId('broke.test'))).status).toBe(202);
  });
});
