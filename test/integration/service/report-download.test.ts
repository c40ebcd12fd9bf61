import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { htmlPage, type Mishap, problem } from '../../../harness/faults.ts';
import type { ServiceClient } from '../../../src/service/client.ts';
import type { ServiceErrorCode } from '../../../src/service/errors.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { expectFailure, serve } from './support/connection.ts';
import { emulateService } from './support/emulated-service.ts';
import { pageOf } from './support/paged-list.ts';
import type { Script, ScriptedAnswer } from './support/scripted-service.ts';

const mebibyte = 1024 * 1024;
const pdf = { 'content-type': 'application/pdf' };

async function download(answer: Script | ScriptedAnswer) {
  const folder = temporaryFolder();
  const { client, apiCalls } = await serve(answer);
  const file = `${folder}/report.pdf`;
  return { outcome: client.reports.download('r', file), folder, file, apiCalls };
}

/** Runs a test of an app and gives the id of its report. */
async function reportOf(client: ServiceClient, appId: string): Promise<string> {
  const { runNumber } = await client.runs.trigger(appId);
  const reports = await client.reports.list(appId);
  const report = reports.find((listed) => listed.runNumber === runNumber);
  if (!report?.reportId) throw new Error('The report is not listed.');
  return report.reportId;
}

describe('a download', () => {
  it('is the PDF as the service sent it, byte for byte', async () => {
    const folder = temporaryFolder();
    const { client, calls, requests, origin, tokens, appId } = await emulateService();
    const report = await reportOf(client, appId('vulnerable.test'));
    await client.reports.download(report, `${folder}/report.pdf`);
    expect(calls().at(-1)).toBe(`GET /v1/reports/${report} → 200`);
    expect(requests.at(-1)?.headers.accept).toMatch(/^application\/pdf/);
    const headers = { authorization: `Bearer ${tokens[0]}` };
    const sent = await (await fetch(`${origin}/v1/reports/${report}`, { headers })).arrayBuffer();
    expect(readFileSync(`${folder}/report.pdf`).equals(Buffer.from(sent))).toBe(true);
    expect(readdirSync(folder)).toEqual(['report.pdf']);
  });

  it('takes the place of an older file', async () => {
    const { outcome, file } = await download(async () => {
      writeFileSync(file, 'old');
      return { headers: pdf, body: '%PDF-new %%EOF' };
    });
    await outcome;
    expect(readFileSync(file, 'utf8')).toBe('%PDF-new %%EOF');
  });

  it('may be compressed', async () => {
    const body = gzipSync('%PDF-1.7 compressed %%EOF\n');
    const { outcome, file } = await download({
      headers: { ...pdf, 'content-encoding': 'gzip' },
      body,
    });
    await outcome;
    expect(readFileSync(file, 'utf8')).toBe('%PDF-1.7 compressed %%EOF\n');
  });

  it('is known for a PDF however its first bytes are cut, and is not the final file before its end', async () => {
    let early = true;
    const { outcome, file } = await download(async (_, response) => {
      response.writeHead(200, pdf);
      for (const piece of ['%', 'P', 'DF', '-1.7', ' and more %', '%EO', 'F\r\n']) {
        response.write(piece);
        await delay(20);
      }
      early = existsSync(file);
      response.end();
      return undefined;
    });
    await outcome;
    expect(early).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('%PDF-1.7 and more %%EOF\r\n');
  });

  const noPdf = 'The downloaded report is not a PDF';
  const noEnd = 'The downloaded report has no end (%%EOF): it is incomplete';
  it.each([
    ['is a page for people', '<!doctype html><p>Sign in', noPdf],
    ['is nothing', '', noPdf],
    ['is less than a signature', '%PD', noPdf],
    ['has a signature that comes late', ' %PDF-1.7', noPdf],
    ['has a signature in another case', '%pdf-1.7', noPdf],
    ['has a signature without its dash', '%PDF 1.7', noPdf],
    ['ends in the middle', '%PDF-1.7 1 0 obj', noEnd],
    ['ends with half of its mark', '%PDF-1.7 %%EO', noEnd],
    ['goes on for long after its mark', `%PDF-1.7 %%EOF${'x'.repeat(1024)}`, noEnd],
  ])(
    'that %s, whatever its content type, is tried again, and leaves no file',
    async (_, body, message) => {
      const { outcome, folder, apiCalls } = await download({ headers: pdf, body });
      await expectFailure(outcome, { code: 'unexpected-response', transient: true, message });
      expect(apiCalls()).toHaveLength(3);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it.each([
    'application/json',
    'text/html',
    'application/octet-stream',
    'application/pdf-portfolio',
  ])('with the content type %s is refused', async (type) => {
    const headers = { 'content-type': type };
    const { outcome, folder } = await download({ headers, body: '%PDF-1.7 %%EOF' });
    await expectFailure(outcome, { code: 'unexpected-response' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each<[string, Mishap, ServiceErrorCode]>([
    ['breaks off', { fault: { kind: 'close-early' } }, 'network'],
    ['is too slow', { fault: { kind: 'drip', bytes: 10, everyMs: 30 } }, 'timeout'],
    ['is a page for people', { fault: htmlPage() }, 'unexpected-response'],
    ['fails', { fault: problem(500) }, 'server-error'],
  ])(
    'that %s is tried again, and leaves no file when it fails at last',
    async (_, mishap, code) => {
      const folder = temporaryFolder();
      const { client, calls, retries, id } = await emulateService({
        rules: [{ path: /\/reports\/\w+$/, ...mishap }],
        connection: { requestTimeoutMs: 1000, maxRetries: 1 },
      });
      const report = await reportOf(client, id);
      await expectFailure(client.reports.download(report, `${folder}/r.pdf`), { code });
      expect(retries).toEqual([{ code, waitMs: 250 }]);
      expect(calls().filter((call) => /reports\/\w+ /.test(call))).toHaveLength(2);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('that broke off once is whole after the next attempt, without what came before', async () => {
    let attempts = 0;
    const { outcome, file } = await download((_, response) => {
      attempts += 1;
      if (attempts > 1) return { headers: pdf, body: '%PDF-whole %%EOF' };
      response.writeHead(200, { ...pdf, 'content-length': '100000' });
      response.write(`%PDF-${'x'.repeat(50_000)}`, () => response.destroy());
      return undefined;
    });
    await outcome;
    expect(readFileSync(file, 'utf8')).toBe('%PDF-whole %%EOF');
  });

  it('is on disk while it comes, not in memory', async () => {
    const { outcome, file } = await download(async (_, response) => {
      response.writeHead(200, pdf).write('%PDF-1.7');
      response.write(Buffer.alloc(4 * mebibyte, 'x'));
      while ((statSync(`${file}.partial`, { throwIfNoEntry: false })?.size ?? 0) < 3 * mebibyte)
        await delay(5);
      response.end('\n%%EOF\n');
      return undefined;
    });
    await outcome;
    expect(statSync(file).size).toBe(4 * mebibyte + 15);
  });
});

describe('a report of 100 MiB', () => {
  const signature = '%PDF-1.7';
  const piece = Buffer.alloc(mebibyte, 'x%%EOF\n');
  const sendPdf = (bytes: number): Script => {
    return async (_, response) => {
      response.writeHead(200, pdf).write(signature);
      for (let left = bytes - signature.length; left > 0 && !response.destroyed; left -= mebibyte) {
        const isReady = response.write(piece.subarray(0, Math.min(left, mebibyte)));
        if (!isReady) await new Promise((resolve) => response.once('drain', resolve));
      }
      response.end();
      return undefined;
    };
  };

  it('is taken', async () => {
    const { outcome, file } = await download(sendPdf(100 * mebibyte));
    await outcome;
    expect(statSync(file).size).toBe(100 * mebibyte);
  });

  it('and one byte is refused, once, and leaves no file', async () => {
    const { outcome, folder, apiCalls } = await download(sendPdf(100 * mebibyte + 1));
    await expectFailure(outcome, {
      code: 'unexpected-response',
      transient: false,
      message: 'The answer is larger than 100 MiB',
    });
    expect(apiCalls()).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the reports of an app', () => {
  it('need no more than an id; a number may be text, and what is none is read as absent', async () => {
    const numbers = [8, undefined, '7', '7.5', 'seven', '', '9'.repeat(16), 7.5];
    const data = numbers.map((runNumber, index) => ({ reportId: `r${index}`, runNumber }));
    const { client } = await serve({ body: { data, total: data.length } });
    const read = (await client.reports.list('a')).map(({ runNumber }) => runNumber);
    expect(read).toEqual([8, undefined, 7, ...Array(5).fill(undefined)]);
  });

  it('that change while they are read are not returned', async () => {
    let asked = 0;
    const { client } = await serve((request) => {
      asked += 1;
      return pageOf(request, { items: [{ reportId: 'a' }], total: asked + 1 });
    });
    await expectFailure(client.reports.list('a'), {
      code: 'unexpected-response',
      transient: true,
      message: 'The list of reports kept changing while it was read',
    });
  });

  it.each([
    ['no list', {}],
    ['no total', { data: [] }],
  ])('are not read from an answer with %s', async (_, body) => {
    const { client } = await serve({ body });
    await expectFailure(client.reports.list('a'), { code: 'unexpected-response' });
  });
});
