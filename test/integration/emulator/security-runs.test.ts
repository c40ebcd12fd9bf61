import { describe, expect, it } from 'vitest';
import { startAsAcme, testApp, typed } from '../../support/emulator-session.ts';

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

  it('on interrupted-once.test completes the second time, as run 2', async () => {
    const { session, test, id } = await testApp('interrupted-once.test');
    const { runNumber, taskId } = (await test()).body;
    expect(runNumber).toBe(2);
    expect(await session.stateOf(taskId)).toBe('COMPLETED');
    expect(await session.findings(id)).toMatchObject({ status: 'COMPLETED', total: 9 });
  });

  it('on stuck.test stays RUNNING for ever and keeps others out', async () => {
    const { session, id, run } = await testApp('stuck.test', { seconds: 1e6 - 1 });
    expect(await session.stateOf(run.body.taskId)).toBe('RUNNING');
    expect((await session.trigger(id)).status).toBe(409);
  });

  it("on busy.test is refused while somebody else's run is under way, and accepted after it", async () => {
    const { session, clock, id, run: refused } = await testApp('busy.test', { seconds: 0 });
    expect(refused).toMatchObject({ status: 409, body: typed('run-already-active') });
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect((await session.findings(id)).status).toBe('RUN_IN_PROGRESS');
    clock.advance(10);
    expect(await session.trigger(id)).toMatchObject({ status: 202, body: { runNumber: 2 } });
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

  it('has its findings late on late-findings.test', async () => {
    const { session, clock, id } = await testApp('late-findings.test');
    expect((await session.findings(id)).status).toBe('RUN_IN_PROGRESS');
    clock.advance(15);
    expect(await session.findings(id)).toMatchObject({ status: 'COMPLETED', total: 9 });
  });

  it('has its report late on late-report.test', async () => {
    const { session, clock, id } = await testApp('late-report.test');
    expect(await session.reports(id)).toMatchObject({ data: [], total: 0 });
    clock.advance(20);
    expect((await session.reports(id)).total).toBe(1);
  });
});
