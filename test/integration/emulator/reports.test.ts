import { afterEach, describe, expect, it } from 'vitest';
import { oddLabel, startAsAcme, startTestEmulator } from './support/session.ts';

let stop = async () => {};
afterEach(() => stop());

async function reportOf(host: string, options = {}) {
  const started = await startTestEmulator(options);
  stop = started.emulator.close;
  const session = await started.logIn();
  const id = started.appId(host);
  await session.post(`/apps/${id}/security-agent`);
  started.clock.advance(10);
  const [report] = (await session.get(`/apps/${id}/reports`)).body.data;
  const download = await session.raw(`/reports/${report.reportId}`);
  return {
    ...started,
    session,
    id,
    report,
    download,
    bytes: Buffer.from(await download.arrayBuffer()),
  };
}

describe('a report', () => {
  it('is a PDF sent as an attachment', async () => {
    const { emulator, id, report, download, bytes } = await reportOf('vulnerable.test');
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
    expect(download.headers.get('content-type')).toBe('application/pdf');
    expect(download.headers.get('content-disposition')).toBe(
      'attachment; filename="vulnerable-run-1.pdf"',
    );
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is safely named whatever the app is called', async () => {
    const { session, clock } = await startAsAcme();
    const { appId } = (await session.post('/apps', { appUrl: 'https://odd.test', label: oddLabel }))
      .body;
    clock.advance(20);
    const [report] = (await session.get(`/apps/${appId}/reports`)).body.data;
    const download = await session.raw(`/reports/${report.reportId}`);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
  });

  it('is the same at every download, and one a run, newest first', async () => {
    const { session, id, clock, report, bytes } = await reportOf('vulnerable.test');
    await session.post(`/apps/${id}/security-agent`);
    clock.advance(10);
    const again = await session.raw(`/reports/${report.reportId}`);
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    const { body } = await session.get(`/apps/${id}/reports?pageSize=1`);
    expect(body).toMatchObject({ total: 2, page: 1, pageSize: 1, data: [{ runNumber: 2 }] });
    const last = await session.get(`/apps/${id}/reports?pageSize=1&page=2`);
    expect(last.body.data).toMatchObject([{ runNumber: 1 }]);
  });

  it('does not come of runs that did not complete', async () => {
    const { emulator, logIn, appId, clock } = await startTestEmulator();
    stop = emulator.close;
    const session = await logIn();
    for (const host of ['failed.test', 'cancelled.test', 'interrupted.test', 'stuck.test']) {
      await session.post(`/apps/${appId(host)}/security-agent`);
      clock.advance(10);
      expect((await session.get(`/apps/${appId(host)}/reports`)).body).toMatchObject({
        data: [],
        total: 0,
      });
    }
  });

  it('is withheld from the free tier, and unknown to other organizations', async () => {
    const { logIn, id, report, appId } = await reportOf('vulnerable.test');
    const free = await logIn('appsec@free.test');
    const refused = await free.get(`/apps/${appId('free.test')}/reports`);
    expect(refused).toMatchObject({
      status: 402,
      body: { current_balance: 100, action_type: 'report' },
    });
    const globex = await logIn('admin@globex.test');
    for (const path of [
      `/apps/${id}/reports`,
      `/reports/${report.reportId}`,
      `/apps/${id}/vulnerabilities`,
    ]) {
      expect(await globex.get(path)).toMatchObject({
        status: 404,
        body: { type: expect.stringMatching(/not-found$/) },
      });
    }
  });
});
