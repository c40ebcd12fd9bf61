import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ServiceError } from './errors.ts';
import type { HttpResponse } from './http.ts';
import { MemberFilter, type MemberRule } from './member-filter.ts';

/** The decoded bytes of an answer; identity and gzip are understood. Ends with an error once more than `maxBytes` were decoded. */
export async function* decodedBody(response: HttpResponse, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of decode(response)) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(response, maxBytes);
    yield chunk;
  }
}

export interface TextLimits {
  maxBytes: number;
  /** Of a JSON text: leaves out the members that this rule does not name. */
  members?: MemberRule | undefined;
}

/** Reads a whole answer as UTF-8 text of at most `maxBytes` bytes. */
export async function readText(response: HttpResponse, { maxBytes, members }: TextLimits): Promise<string> {
  const filter = members && new MemberFilter(members);
  const chunks: Uint8Array[] = [];
  for await (const chunk of decodedBody(response, maxBytes)) filter ? filter.push(chunk) : chunks.push(chunk);
  return filter ? filter.text() : Buffer.concat(chunks).toString('utf8');
}

/** A header's value; of several equal headers the first. */
export function headerOf(response: HttpResponse, name: string): string | undefined {
  const value = response.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function decode(response: HttpResponse): AsyncIterable<Uint8Array> {
  const encoding = headerOf(response, 'content-encoding')?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return response.body;
  if (encoding !== 'gzip')
    throw new ServiceError(
      'unexpected-response',
      `The answer has the content encoding "${encoding}", which was not asked for`,
      { status: response.status },
    );
  // A failure of either stream reaches the reader as the error of the iteration.
  return pipeline(Readable.from(response.body), createGunzip(), () => {});
}

function tooLarge({ status }: HttpResponse, maxBytes: number): ServiceError {
  return new ServiceError('unexpected-response', `The answer is larger than ${maxBytes / 1024 / 1024} MiB`, {
    status,
    transient: false,
  });
}
