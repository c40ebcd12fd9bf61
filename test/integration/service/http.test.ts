import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHttp } from '../../../src/http/connection.ts';
import { connectTo, failureOf } from './support/connection.ts';
import { scriptService } from './support/scripted-service.ts';

it('a request whose signal has been aborted already is not sent', async () => {
  const service = await scriptService(() => ({ body: 'x' }));
  const reason = new Error('enough');
  const http = createHttp(() => undefined);
  const request = {
    method: 'GET',
    url: new URL(service.origin),
    headers: {},
    signal: AbortSignal.abort(reason),
  } as const;
  await expect(http(request)).rejects.toBe(reason);
  expect(service.requests).toEqual([]);
});

it('of equal headers the first counts', async () => {
  const answer = [
    'HTTP/1.1 503 Busy',
    'Retry-After: 7',
    'Retry-After: 900',
    'Content-Length: 0',
    '',
    '',
  ].join('\r\n');
  const server = createServer(
    (socket) => void socket.on('error', () => {}).on('data', () => socket.write(answer)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { client, clock } = connectTo(`http://127.0.0.1:${port}`, { maxRetries: 1 });
  expect(await failureOf(client.apps.get('a'))).toMatchObject({
    code: 'server-error',
    retryAfterMs: 7000,
  });
  expect(clock.sleeps).toEqual([7000]);
});

it('connections are kept and used again', async () => {
  const sockets = new Set<unknown>();
  const service = await scriptService((_, response) => {
    sockets.add(response.socket);
    return { body: { appId: 'a', registrationStatus: 'COMPLETED' } };
  });
  const { client } = connectTo(service.origin);
  for (let call = 0; call < 20; call += 1) await client.apps.get('a');
  expect(sockets.size).toBeLessThanOrEqual(3);
});
