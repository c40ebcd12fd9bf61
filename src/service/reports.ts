import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Caller } from './caller.ts';
import { ServiceError } from './errors.ts';
import { isPage, pageOf, pagingFields, readAllPages } from './pages.ts';
import type { CallLimits } from './retry.ts';
import { identifier, lenient, runNumber, text } from './schemas.ts';

const pdfSignature = '%PDF-';
/** Stands at the end of a PDF; readers look for it in so many last bytes. */
const pdfEnd = '%%EOF';
const pdfTailBytes = 1024;

/** A report; `runNumber` names the security run that it came from. */
const reportSchema = z.object({
  reportId: identifier,
  appId: lenient(identifier),
  runNumber: lenient(runNumber),
  issuesCount: lenient(z.int().check(z.nonnegative())),
  createdAt: lenient(text(100)),
});
export type Report = z.infer<typeof reportSchema>;

const reportPageSchema = z.object({ data: pageOf(reportSchema), ...pagingFields });

export function createReports(caller: Caller, clock: Clock) {
  return {
    /** All reports of the app, newest first, over all pages of `GET /apps/{appId}/reports`. */
    list: async (appId: string, limits?: CallLimits): Promise<Report[]> => {
      const listing = await readAllPages<Report>({
        clock,
        idOf: (report) => report.reportId,
        readPage: (query) => {
          const call = { path: ['apps', appId, 'reports'], query, ...limits };
          return caller.json(call, reportPageSchema.check(isPage(query.page)));
        },
      });
      if (listing.kind !== 'complete')
        throw unexpected('The list of reports kept changing while it was read');
      if (listing.items.some((report) => report.appId !== undefined && report.appId !== appId))
        throw unexpected(`The reports of app ${appId} hold one of another app`);
      return listing.items;
    },
    /** `GET /reports/{reportId}`, to `file`, which exists only once a whole PDF is there. */
    download: (reportId: string, file: string): Promise<void> =>
      caller.pdf({ path: ['reports', reportId] }, (bytes) => writePdf(bytes, file)),
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

/** Passes the bytes on as long as they begin as a PDF does, and fails unless they end as one. */
async function* requirePdf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (head.length < pdfSignature.length) {
      head = Buffer.concat([head, chunk.subarray(0, pdfSignature.length - head.length)]);
      if (!pdfSignature.startsWith(head.toString('latin1'))) throw unexpected(notPdf);
    }
    tail = Buffer.concat([tail, chunk.subarray(-pdfTailBytes)]).subarray(-pdfTailBytes);
    yield chunk;
  }
  if (head.length < pdfSignature.length) throw unexpected(notPdf);
  if (!tail.includes(pdfEnd))
    throw unexpected(`The downloaded report has no end (${pdfEnd}): it is only a part`);
}

const notPdf = 'The downloaded report is not a PDF';

function unexpected(message: string): ServiceError {
  return new ServiceError('unexpected-response', message);
}
