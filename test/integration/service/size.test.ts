import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { expectFailure, serve } from './support/connection.ts';

const mebibyte = 1024 * 1024;
const json = { 'content-type': 'application/json' };
/** An app as text of so many bytes. */
const appOf = (bytes: number) => {
  const head = '{"appId":"a","registrationStatus":"COMPLETED","padding":"';
  return `${head}${'x'.repeat(bytes - head.length - 2)}"}`;
};

/**
 * Writes the same bytes over and over until the client has had enough; gives how many left the
 * server.
 */
async function pour(response: ServerResponse, bytes: Buffer): Promise<number> {
  const { socket } = response;
  const closed = once(response, 'close');
  while (!response.destroyed) {
    const isReady = response.write(bytes);
    await (isReady ? setImmediate() : Promise.race([once(response, 'drain'), closed]));
  }
  return socket?.bytesWritten ?? 0;
}

/** A service whose answer to everything has no end, and how much of it left the server. */
async function serveEndless(status: number, headers: Record<string, string>, bytes: Buffer) {
  const poured = Promise.withResolvers<number>();
  const service = await serve((_, response) => {
    response.writeHead(status, headers);
    poured.resolve(pour(response, bytes));
    return undefined;
  });
  return { ...service, poured: poured.promise };
}

describe('an answer of 32 MiB and more', () => {
  const tooLarge = {
    code: 'unexpected-response',
    transient: false,
    message: 'The answer is larger than 32 MiB',
  };

  it('is read up to that size', async () => {
    const { client } = await serve({ body: appOf(32 * mebibyte) });
    expect(await client.apps.get('a')).toMatchObject({ appId: 'a' });
  });

  it('is refused one byte beyond, and not asked for again', async () => {
    const { client, apiCalls } = await serve({ body: appOf(32 * mebibyte + 1) });
    await expectFailure(client.apps.get('a'), tooLarge);
    expect(apiCalls()).toHaveLength(1);
  });

  it('is left in the middle when it has no end', async () => {
    const blanks = Buffer.alloc(256 * 1024, ' ');
    const { client, apiCalls, poured } = await serveEndless(200, json, blanks);
    await expectFailure(client.apps.get('a'), tooLarge);
    expect(await poured).toBeLessThan(64 * mebibyte);
    expect(apiCalls()).toHaveLength(1);
  });

  it('is measured after it was inflated: of a gzip bomb no more is read than makes 32 MiB', async () => {
    // One MiB that shrinks to a tenth: 32 of them are 3.2 MiB on the wire, and what the sockets
    // hold beside that.
    const member = gzipSync(
      Buffer.concat([randomBytes(mebibyte / 10), Buffer.alloc(0.9 * mebibyte, ' ')]),
    );
    const headers = { ...json, 'content-encoding': 'gzip' };
    const { client, apiCalls, poured } = await serveEndless(200, headers, member);
    const before = process.memoryUsage().arrayBuffers;
    await expectFailure(client.apps.get('a'), tooLarge);
    expect(await poured).toBeLessThan(20 * mebibyte);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(128 * mebibyte);
    expect(apiCalls()).toHaveLength(1);
  });
});

it('a problem without end is no word of the API', async () => {
  const headers = { 'content-type': 'application/problem+json' };
  const { client, poured } = await serveEndless(404, headers, Buffer.alloc(64 * 1024, ' '));
  await expectFailure(client.apps.get('a'), { code: 'unexpected-response', transient: true });
  expect(await poured).toBeLessThan(32 * mebibyte);
});
