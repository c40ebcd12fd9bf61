import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { oddLabel, startAsAcme, testApp, typed } from '../../support/emulator-session.ts';

describe('a security test', () => {
  it('is queued, runs, and completes', async () => {
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
    ['failed.test', 'FAILED', 'NO_RUNS'],
    ['cancelled.test', 'CANCELLED', 'NO_RUNS'],
    ['interrupted.test', 'INTERRUPTED', 'NO_RUNS'],
    ['interrupted-once.test', 'INTERRUPTED', 'NO_RUNS'],
    ['stuck.test', 'RUNNING', 'RUN_IN_PROGRESS'],
  ])('on %s gets to %s, leaves the findings list at %s, and no report', async (...row) => {
    const [host, state, status] = row;
    const { session, id, run } = await testApp(host);
    expect(await session.stateOf(run.body.taskId)).toBe(state);
    expect(await session.findings(id)).toMatchObject({ status, total: 0 });
    expect(await session.reports(id)).toMatchObject({ data: [], total: 0 });
  });

  it('is refused when another starts before its request has fully arrived', async () => {
    const { session, clock, appId } = await startAsAcme();
    const path = `/apps/${appId('stuck.test')}/security-agent`;
    const { readable, writable } = new TextEncoderStream();
    const body = writable.getWriter();
    body.write('{');
    const headers = { 'Content-Type': 'application/json' };
    const late = session.raw(path, { method: 'POST', headers, body: readable, duplex: 'half' });
    await delay(50);
    clock.advance(1);
    expect((await session.post(path)).status).toBe(202);
    body.write('}');
    await body.close();
    expect((await late).status).toBe(409);
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

  it('maps by default, and refuses unknown operations', async () => {
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

  it('on vision-error.test is not created at the first attempt, and is at the second', async () => {
    const { session } = await startAsAcme();
    const { appId } = (await session.register('https://vision-error.test', { spec: '{}' })).body;
    const failed = { status: 500, body: typed('vision-task-create-failed') };
    expect(await session.map(appId)).toMatchObject(failed);
    expect((await session.map(appId)).status).toBe(202);
  });

  it('costs nothing', async () => {
    const { appId, logIn } = await startAsAcme();
    const broke = await logIn('appsec@broke.test');
    expect((await broke.map(appId('broke.test'))).status).toBe(202);
  });
});

async function reportOf(host: string) {
  const started = await testApp(host);
  const { session, id } = started;
  const [report] = (await session.reports(id)).data;
  const download = () => session.raw(`/reports/${report.reportId}`);
  return { ...started, report, download };
}

describe('a report', () => {
  it('is a PDF sent as an attachment', async () => {
    const { emulator, id, report, download } = await reportOf('vulnerable.test');
    expect(report).toEqual({
      reportId: expect.any(String),
      appId: id,
      reportType: 'security',
      format: 'pdf',
      issuesCount: 7,
      apiName: 'vulnerable',
      runNumber: 1,
      createdAt: '2027-01-01T00:00:10.000Z',
      createdByEmail: 'appsec@acme.test',
      downloadUrl: `${emulator.baseUrl}/reports/${report.reportId}`,
    });
    const answer = await download();
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const disposition = 'attachment; filename="vulnerable-run-1.pdf"';
    expect(answer.headers.get('content-disposition')).toBe(disposition);
    expect(await answer.text()).toMatch(/^%PDF-/);
  });

  it('has a safe file name, whatever the app is called', async () => {
    const { session, clock } = await startAsAcme();
    const { appId } = (await session.register('https://odd.test', { label: oddLabel })).body;
    clock.advance(20);
    const [report] = (await session.reports(appId)).data;
    const download = await session.raw(`/reports/${report.reportId}`);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
  });

  it('is the same at every download; reports are listed newest first, one per run', async () => {
    const { session, id, test, download } = await reportOf('vulnerable.test');
    const before = await (await download()).bytes();
    await test();
    expect(await (await download()).bytes()).toEqual(before);
    const first = { total: 2, page: 1, pageSize: 1, data: [{ runNumber: 2 }] };
    expect(await session.reports(id, 'pageSize=1')).toMatchObject(first);
    const last = await session.reports(id, 'pageSize=1&page=2');
    expect(last.data).toMatchObject([{ runNumber: 1 }]);
  });
});
