import { describe, expect, it } from 'vitest';
import { startAsAcme } from './support/session.ts';

async function runOn(host: string, seconds = 10) {
  const started = await startAsAcme();
  const id = started.appId(host);
  const run = await started.session.post(`/apps/${id}/security-agent`);
  started.clock.advance(seconds);
  const task = await started.session.get(`/tasks/${run.body.taskId}`);
  return { ...started, id, run, task };
}

describe('a security test', () => {
  it('is accepted as queued, runs, and completes as time goes by', async () => {
    const { session, clock, appId, emulator } = await startAsAcme();
    const id = appId('vulnerable.test');
    const run = await session.post(`/apps/${id}/security-agent`, {});
    expect(run.status).toBe(202);
    expect(run.body).toEqual({
      taskId: expect.stringMatching(/^task_/),
      appId: id,
      state: 'QUEUED',
      createdAt: '2027-01-01T00:00:00.000Z',
      updatedAt: '2027-01-01T00:00:00.000Z',
      statusUrl: `${emulator.baseUrl}/tasks/${run.body.taskId}`,
      runNumber: 1,
    });
    const states: string[] = [];
    for (let second = 0; second <= 10; second += 1) {
      const { body } = await session.get(`/tasks/${run.body.taskId}`);
      if (states.at(-1) !== body.state) states.push(body.state);
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
    const { session, id, task } = await runOn(host);
    expect(task.body.state).toBe(state);
    expect((await session.get(`/apps/${id}/vulnerabilities`)).body).toMatchObject({
      status: 'NO_RUNS',
      total: 0,
    });
  });

  it('on interrupted-once.test completes the second time, as run 2', async () => {
    const { session, clock, id } = await runOn('interrupted-once.test');
    const second = await session.post(`/apps/${id}/security-agent`);
    expect(second.body.runNumber).toBe(2);
    clock.advance(10);
    expect((await session.get(`/tasks/${second.body.taskId}`)).body.state).toBe('COMPLETED');
    expect((await session.get(`/apps/${id}/vulnerabilities`)).body.status).toBe('COMPLETED');
  });

  it('on stuck.test stays RUNNING for ever and keeps others out', async () => {
    const { session, id, task } = await runOn('stuck.test', 1e6 - 1);
    expect(task.body.state).toBe('RUNNING');
    expect((await session.post(`/apps/${id}/security-agent`)).status).toBe(409);
  });

  it("on busy.test is refused while somebody else's run is under way, and accepted after it", async () => {
    const { session, clock, appId } = await startAsAcme();
    const id = appId('busy.test');
    const refused = await session.post(`/apps/${id}/security-agent`);
    expect(refused.status).toBe(409);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(refused.body).toMatchObject({
      status: 409,
      type: expect.stringMatching(/\/run-already-active$/),
    });
    expect((await session.get(`/apps/${id}/vulnerabilities`)).body.status).toBe('RUN_IN_PROGRESS');
    clock.advance(10);
    const accepted = await session.post(`/apps/${id}/security-agent`);
    expect(accepted).toMatchObject({ status: 202, body: { runNumber: 2 } });
  });

  it('costs one credit, and none while billing is off', async () => {
    const { session, clock, appId, logIn } = await startAsAcme();
    const broke = await logIn('appsec@broke.test');
    const refused = await broke.post(`/apps/${appId('broke.test')}/security-agent`);
    expect(refused).toMatchObject({
      status: 402,
      body: { current_balance: 0, action_type: 'security_test' },
    });
    for (let run = 0; run < 100; run += 1) {
      await session.post(`/apps/${appId('clean.test')}/security-agent`);
      clock.advance(10);
    }
    expect((await session.post(`/apps/${appId('clean.test')}/security-agent`)).status).toBe(402);
    const free = await startAsAcme({ billing: false });
    const other = await free.logIn('appsec@broke.test');
    expect((await other.post(`/apps/${appId('broke.test')}/security-agent`)).status).toBe(202);
  });
});

describe('findings and reports of a security test', () => {
  it('come late on late-findings.test and late-report.test', async () => {
    const { session, clock, id } = await runOn('late-findings.test');
    expect((await session.get(`/apps/${id}/vulnerabilities`)).body.status).toBe('RUN_IN_PROGRESS');
    clock.advance(15);
    expect((await session.get(`/apps/${id}/vulnerabilities`)).body).toMatchObject({
      status: 'COMPLETED',
      total: 9,
    });
    const late = await runOn('late-report.test');
    expect((await late.session.get(`/apps/${late.id}/reports`)).body).toMatchObject({
      data: [],
      total: 0,
    });
    late.clock.advance(20);
    expect((await late.session.get(`/apps/${late.id}/reports`)).body.total).toBe(1);
  });

  it('are fixed on fixed-next.test once the second run no longer detects them', async () => {
    const { session, clock, id } = await runOn('fixed-next.test');
    const first = (await session.get(`/apps/${id}/vulnerabilities`)).body.data;
    await session.post(`/apps/${id}/security-agent`);
    clock.advance(10);
    const second = (await session.get(`/apps/${id}/vulnerabilities`)).body.data;
    const ids = (findings: { id: string }[]) => findings.map((finding) => finding.id);
    expect(ids(second)).toEqual(ids(first));
    const open = second.filter((finding: { isFixed: boolean; isDismissed: boolean }) => {
      return !finding.isFixed && !finding.isDismissed;
    });
    expect(open).toEqual([]);
  });

  it('on many.test fill 24 pages, none lost and none twice', async () => {
    const { session, id } = await runOn('many.test');
    const ids = new Set<string>();
    for (let page = 1; page <= 24; page += 1) {
      const { body } = await session.get(`/apps/${id}/vulnerabilities?page=${page}&pageSize=100`);
      expect(body).toMatchObject({ status: 'COMPLETED', total: 2350, page, pageSize: 100 });
      for (const finding of body.data) ids.add(finding.id);
    }
    expect(ids.size).toBe(2350);
  });

  it('on vulnerable.test cover every state a finding can have', async () => {
    const { session, id } = await runOn('vulnerable.test');
    const { data } = (await session.get(`/apps/${id}/vulnerabilities`)).body;
    const count = (matches: (finding: Record<string, unknown>) => unknown) =>
      data.filter(matches).length;
    expect(count((f) => f.isDismissed)).toBe(1);
    expect(count((f) => f.isFixed)).toBe(1);
    expect(count((f) => f.fixClaimed)).toBe(1);
    expect(count((f) => !('path' in f) && !('method' in f))).toBe(1);
    expect(count((f) => f.updated_severity)).toBe(1);
    const open = data.filter((f: Record<string, unknown>) => !f.isFixed && !f.isDismissed);
    expect(new Set(open.map((f: { severity: string }) => f.severity)).size).toBe(4);
    for (const finding of data) expect(Object.values(finding)).not.toContain(null);
  });
});
