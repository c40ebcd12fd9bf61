import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestEmulator } from './support/session.ts';

let folder = '';
let stop = async () => {};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await stop();
});

const qpdfMissing = (() => {
  try {
    execFileSync('qpdf', ['--version']);
    return false;
  } catch {
    console.warn('qpdf is not installed: reports are not checked for being valid PDFs.');
    return true;
  }
})();

async function reportOf(host: string, options = {}) {
  const started = await startTestEmulator(options);
  stop = started.emulator.close;
  const session = await started.logIn();
  const id = started.appId(host);
  await session.post(`/apps/${id}/security-agent`);
  started.clock.advance(10);
  const [report] = (await session.get(`/apps/${id}/reports`)).body.data;
  const download = await session.raw(`/reports/${report.reportId}`);
  return { ...started, id, report, download, bytes: Buffer.from(await download.arrayBuffer()) };
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
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="vulnerable-run-1.pdf"');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.skipIf(qpdfMissing)('is valid whether a run found nothing, a few findings or thousands', async () => {
    for (const host of ['clean.test', 'vulnerable.test', 'many.test']) {
      const { bytes } = await reportOf(host);
      const file = join(folder, `${host}.pdf`);
      writeFileSync(file, bytes);
      expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain('No syntax');
      await stop();
    }
  });

  it('is withheld from the free tier, and unknown to other organizations', async () => {
    const { logIn, id, report, appId } = await reportOf('vulnerable.test');
    const free = await logIn('appsec@free.test');
    const refused = await free.get(`/apps/${appId('free.test')}/reports`);
    expect(refused).toMatchObject({ status: 402, body: { current_balance: 100, action_type: 'report' } });
    const globex = await logIn('admin@globex.test');
    for (const path of [`/apps/${id}/reports`, `/reports/${report.reportId}`, `/apps/${id}/vulnerabilities`]) {
      expect(await globex.get(path)).toMatchObject({
        status: 404,
        body: { type: expect.stringMatching(/not-found$/) },
      });
    }
  });
});
