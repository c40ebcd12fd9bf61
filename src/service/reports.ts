import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import { ServiceError } from './errors.ts';
import { maxPageSize } from './pages.ts';
import type { CallLimits } from './retry.ts';
import { identifier, lenient } from './schemas.ts';

const maxReportBytes = 100 * 1024 * 1024;
const pdfSignature = '%PDF-';

/** A report; `runNumber` names the security run that it came from. */
const reportSchema = z.object({
  reportId: identifier,
  runNumber: lenient(z.int()),
  issuesCount: lenient(z.int().check(z.nonnegative())),
});
export type Report = z.infer<typeof reportSchema>;

const reportPageSchema = z.object({ data: z.array(reportSchema) });

export interface Reports {
  /** The newest hundred reports, newest first: `GET /apps/{appId}/reports`. */
  list(appId: string, limits?: CallLimits): Promise<Report[]>;
  /** `GET /reports/{reportId}`, streamed to `file`, which exists only once a whole PDF of at most 100 MiB is there. */
  download(reportId: string, file: string): Promise<void>;
}

export function createReports(caller: Caller): Reports {
  return {
    list: async (appId, limits) => {
      const query = { page: 1, pageSize: maxPageSize };
      const { data } = await caller.json({ path: ['apps', appId, 'reports'], query, ...limits }, reportPageSchema);
      return data;
    },
    download: (reportId, file) =>
      caller.pdf({ path: ['reports', reportId] }, { maxBytes: maxReportBytes, sink: (bytes) => writePdf(bytes, file) }),
  };
}

async function writePdf(bytes: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const partial = `${file}.partial`;
  const opened = await open(partial, 'w');
  try {
    await pipeline(requirePdf(bytes), opened.createWriteStream());
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Passes the bytes on once they are known to begin as a PDF does. */
async function* requirePdf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let checked = false;
  for await (const chunk of bytes) {
    if (checked) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < pdfSignature.length) continue;
    if (head.subarray(0, pdfSignature.length).toString('latin1') !== pdfSignature) throw notPdf();
    checked = true;
    yield head;
  }
  if (!checked) throw notPdf();
}

function notPdf(): ServiceError {
  return new ServiceError('unexpected-response', 'The downloaded report is not a PDF');
}
