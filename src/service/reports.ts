import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Caller } from './caller.ts';
import { ServiceError } from './errors.ts';
import { isRequestedPage, pageItemsOf, pagingFields, readAllPages } from './pages.ts';
import type { CallLimits } from './retry.ts';
import { identifier, lenient, runNumber, text } from './schemas.ts';

const pdfSignature = '%PDF-';
/** Ends a PDF; readers look for it in the last bytes. */
const pdfEnd = '%%EOF';
const pdfTailBytes = 1024;

/** A report of the security run with this `runNumber`. */
const reportSchema = z.object({
  /** Undefined when it is missing or malformed: the report counts, but cannot be downloaded. */
  reportId: lenient(identifier),
  appId: lenient(identifier),
  runNumber: lenient(runNumber),
  issuesCount: lenient(z.int().check(z.nonnegative())),
  createdAt: lenient(text(100)),
});
export type Report = z.infer<typeof reportSchema>;

const reportPageSchema = z.object({ data: pageItemsOf(reportSchema), ...pagingFields });

export function createReports(caller: Caller, clock: Clock) {
  return {
    /** Reads all reports of the app, newest first: all pages of `GET /apps/{appId}/reports`. */
    list: async (appId: string, limits?: CallLimits): Promise<Report[]> => {
      const listing = await readAllPages<Report>({
        clock,
        idOf: (report) => report.reportId ?? JSON.stringify(report),
        readPage: (query) => {
          const call = { path: ['apps', appId, 'reports'], query, ...limits };
          return caller.json(call, reportPageSchema.check(isRequestedPage(query.page)));
        },
      });
      if (listing.kind !== 'complete')
        throw unexpectedReport('The list of reports kept changing while it was read');
      if (listing.items.some((report) => report.appId !== undefined && report.appId !== appId))
        throw unexpectedReport(`The reports of app ${appId} contain one of another app`);
      return listing.items;
    },
    /** `GET /reports/{reportId}`. `file` exists only once a whole PDF was downloaded. */
    download: (reportId: string, file: string): Promise<void> =>
      caller.pdf({ path: ['reports', reportId] }, (bytes) => writePdf(bytes, file)),
  };
}

async function writePdf(bytes: AsyncIterable<Uint8Array>, file: string): Promise<void> {
  const partial = `${file}.partial`;
  const handle = await open(partial, 'w');
  try {
    await pipeline(requirePdf(bytes), handle.createWriteStream());
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Passes the bytes on; throws when they do not begin or end like a PDF. */
async function* requirePdf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (head.length < pdfSignature.length) {
      head = Buffer.concat([head, chunk.subarray(0, pdfSignature.length - head.length)]);
      if (!pdfSignature.startsWith(head.toString('latin1'))) throw unexpectedReport(notPdf);
    }
    tail = Buffer.concat([tail, chunk.subarray(-pdfTailBytes)]).subarray(-pdfTailBytes);
    yield chunk;
  }
  if (head.length < pdfSignature.length) throw unexpectedReport(notPdf);
  if (!tail.includes(pdfEnd))
    throw unexpectedReport(`The downloaded report has no end (${pdfEnd}): it is incomplete`);
}

const notPdf = 'The downloaded report is not a PDF';

function unexpectedReport(message: string): ServiceError {
  return new ServiceError('unexpected-response', message);
}
