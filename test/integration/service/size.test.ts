import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { connectTo, failureOf } from './support/connection.ts';
import { scriptService } from './support/scripted-service.ts';

const mebibyte = 1024 * 1024;
const json = { 'content-type': 'application/json' };
const head = '{"appId":"a","registrationStatus":"COMPLETED","padding":"';

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

describe('an answer of 32 MiB and more', () => {
  it('is read up to that size', async () => {
    const padding = 'x'.repeat(32 * mebibyte - head.length - 2);
    const service = await scriptService(() => ({ body: `${head}${padding}"}` }));
    expect(await connectTo(service.origin).client.apps.get('a')).toMatchObject({ appId: 'a' });
  });

  it('is refused one byte beyond, and not asked for again', async () => {
    const padding = 'x'.repeat(32 * mebibyte - head.length - 1);
    const service = await scriptService(() => ({ body: `${head}${padding}"}` }));
    const error = await failureOf(connectTo(service.origin).client.apps.get('a'));
    expect(error).toMatchObject({ code: 'unexpected-response', transient: false });
    expect(error.message).toBe('The answer is larger than 32 MiB');
    expect(service.apiCalls()).toHaveLength(1);
  });

  it('is left in the middle when it has no end', async () => {
    const poured = Promise.withResolvers<number>();
    const service = await scriptService((_, response) => {
      response.writeHead(200, json);
      poured.resolve(pour(response, Buffer.alloc(256 * 1024, ' ')));
      return undefined;
    });
    const error = await failureOf(connectTo(service.origin).client.apps.get('a'));
    expect(error).toMatchObject({ code: 'unexpected-response', transient: false });
    expect(await poured.promise).toBeLessThan(64 * mebibyte);
    expect(service.apiCalls()).toHaveLength(1);
  });

  it('is measured after it was inflated: of a gzip bomb no more is read than makes 32 MiB', async () => {
    // One MiB that shrinks to a tenth: 32 of them are 3.2 MiB on the wire, and what the sockets
    // hold beside that.
    const member = gzipSync(
      Buffer.concat([randomBytes(mebibyte / 10), Buffer.alloc(0.9 * mebibyte, ' ')]),
    );
    const poured = Promise.withResolvers<number>();
    const service = await scriptService((_, response) => {
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' });
      poured.resolve(pour(response, member));
      return undefined;
    });
    const before = process.memoryUsage().arrayBuffers;
    const error = await failureOf(connectTo(service.origin).client.apps.get('a'));
    expect(error).toMatchObject({ code: 'unexpected-response', transient: false });
    expect(error.message).toMatch(/larger than 32 MiB/);
    expect(await poured.promise).toBeLessThan(20 * mebibyte);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(128 * mebibyte);
    expect(service.apiCalls()).toHaveLength(1);
  });
});

it('a problem without end is no word of the API', async () => {
  const poured = Promise.withResolvers<number>();
  const service = await scriptService((_, response) => {
    response.writeHead(404, { 'content-type': 'application/problem+json' });
    poured.resolve(pour(response, Buffer.alloc(64 * 1024, ' ')));
    return undefined;
  });
  expect(await failureOf(connectTo(service.origin).client.apps.get('a'))).toMatchObject({
    code: 'unexpected-response',
    transient: true,
  });
  expect(await poured.promise).toBeLessThan(32 * mebibyte);
});
