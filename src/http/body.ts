import { pipeline, Readable } from 'node:stream';
// Zstandard as a member: the demo's Node.js 20 has no such export.
import zlib, { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { nestedText } from '../text/nested-value.ts';
import type { HttpResponse } from './connection.ts';
import { AnswerTooLarge, TransportError } from './transport-error.ts';

/** Content codings; static hosts send files as they are stored, whatever was asked for. */
const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip], // RFC 9110, section 8.4.1.3
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  // RFC 9659 limits the window to 8 MiB.
  ['zstd', () => zlib.createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } })],
]);

/** Anybody may read a message, so it quotes only common values of a header, which say nothing. */
const commonCodings = new Set([...decoders.keys(), 'compress', 'dcb', 'dcz', 'aws-chunked']);
const commonTypes =
  /^(none|application\/(json|problem\+json|pdf|xml|xhtml\+xml|yaml|javascript|octet-stream)|text\/(html|plain|xml|yaml|css|javascript))$/;

/** The errors of all decoders have codes like these. */
const decodingCodes = /^(Z_|ERR__|ZSTD_)/;

/**
 * Yields the bytes of an answer, decoded.
 * @throws {AnswerTooLarge} once more than `maxBytes` were decoded
 */
export async function* decodedBody(
  response: HttpResponse,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of decode(response)) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new AnswerTooLarge(`is larger than ${maxBytes / 1024 / 1024} MiB`, response.status);
    yield chunk;
  }
}

/** Reads a whole answer of at most `maxBytes` bytes as UTF-8 text, without a byte order mark. */
export async function readText(response: HttpResponse, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of decodedBody(response, maxBytes)) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

type WithHeaders = Pick<HttpResponse, 'headers'>;

/** Returns a header's value; the first if the header was sent several times. */
export function headerOf({ headers }: WithHeaders, name: string): string | undefined {
  return [headers[name]].flat()[0];
}

/** Names a content type, as `mediaTypeOf` returns it, for a message. */
export function nameOfMediaType(type: string): string {
  return commonTypes.test(type) ? `the content type "${type}"` : 'an uncommon content type';
}

/** Returns the content type without its parameters, or `none`. */
export function mediaTypeOf(response: WithHeaders): string {
  return headerOf(response, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'none';
}

async function* decode(response: HttpResponse): AsyncGenerator<Uint8Array> {
  const { body, status } = response;
  const coding = headerOf(response, 'content-encoding')?.trim().toLowerCase() || 'identity';
  if (coding === 'identity') return yield* body;
  const createDecoder = decoders.get(coding);
  if (!createDecoder) {
    const isCommon = coding.split(/, */).every((each) => commonCodings.has(each));
    const named = isCommon ? `the unknown content encoding "${coding}"` : 'an uncommon encoding';
    throw undecodable(`has ${named}`, status);
  }
  try {
    // The reader gets a failure of either stream as an error of the iteration.
    yield* pipeline(Readable.from(body), createDecoder(), () => {});
  } catch (cause) {
    const code = nestedText(cause, 'code') ?? '';
    if (!decodingCodes.test(code)) throw cause;
    throw undecodable(`is not valid ${coding} (${code})`, status, cause);
  }
}

function undecodable(why: string, status: number, cause?: unknown): TransportError {
  return new TransportError('unexpected-response', `The answer ${why}`, { status, cause });
}

/**
 * Returns for how many seconds a cache has kept the answer (RFC 9111, section 5.1): the longest of
 * several ages, 0 when there is none or none is a number.
 */
export function cacheAgeOf({ headers }: WithHeaders): number {
  const ages = [headers.age].flat().join(',').split(',').map(Number);
  return Math.max(0, ...ages.filter(Number.isFinite));
}
