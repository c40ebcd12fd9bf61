import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { HttpResponse } from './connection.ts';
import { AnswerTooLarge, TransportError } from './transport-error.ts';

/**
 * Yields the bytes of an answer, decoded if it is encoded with gzip.
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

/** Returns the content type without its parameters, or `none`. */
export function mediaTypeOf(response: WithHeaders): string {
  return headerOf(response, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'none';
}

function decode(response: HttpResponse): AsyncIterable<Uint8Array> {
  const encoding = headerOf(response, 'content-encoding')?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return response.body;
  if (encoding !== 'gzip') {
    const message = `The answer has the content encoding "${encoding}", which was not asked for`;
    throw new TransportError('unexpected-response', message, { status: response.status });
  }
  // The reader gets a failure of either stream as an error of the iteration.
  return pipeline(Readable.from(response.body), createGunzip(), () => {});
}

/**
 * Returns for how many seconds a cache has kept the answer (RFC 9111, section 5.1): the longest of
 * several ages, 0 when there is none or none is a number.
 */
export function cacheAgeOf({ headers }: WithHeaders): number {
  const ages = [headers.age].flat().join(',').split(',').map(Number);
  return Math.max(0, ...ages.filter(Number.isFinite));
}
