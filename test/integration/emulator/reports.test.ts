import { describe, expect, it } from 'vitest';
import { oddLabel, startAsAcme, testApp } from '../../support/emulator-session.ts';

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

  it('is safely named whatever the app is called', async () => {
    const { session, clock } = await startAsAcme();
    const { appId } = (await session.register('https://odd.test', { label: oddLabel })).body;
    clock.advance(20);
    const [report] = (await session.reports(appId)).data;
    const download = await session.raw(`/reports/${report.reportId}`);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
  });

  it('is the same at every download, and one a run, newest first', async () => {
    const { session, id, test, download } = await reportOf('vulnerable.test');
    const before = await (await download()).bytes();
    await test();
    expect(await (await download()).bytes()).toEqual(before);
    const first = { total: 2, page: 1, pageSize: 1, data: [{ runNumber: 2 }] };
    expect(await session.reports(id, 'pageSize=1')).toMatchObject(first);
    const last = await session.reports(id, 'pageSize=1&page=2');
    expect(last.data).toMatchObject([{ runNumber: 1 }]);
  });

  it.each(['failed.test', 'cancelled.test', 'interrupted.test', 'stuck.test'])(
    'does not come of a run that did not complete (%s)',
    async (host) => {
      const { session, id } = await testApp(host);
      expect(await session.reports(id)).toMatchObject({ data: [], total: 0 });
    },
  );
});
