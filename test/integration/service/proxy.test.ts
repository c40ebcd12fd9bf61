import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAuthority } from '../../../harness/certificates.ts';
import { createHttp } from '../../../src/http/connection.ts';
import { connectTo, failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { startForwardProxy } from './support/forward-proxy.ts';
import { scriptService } from './support/scripted-service.ts';

const authority = await createAuthority('Our CA');
const app = { appId: 'a', registrationStatus: 'COMPLETED' };
const secureService = async (host?: string) =>
  scriptService(() => ({ body: app }), await authority.issue(host === undefined ? {} : { host }));
const through = (proxy: string, extraCa?: string) => createHttp(() => proxy, extraCa);

/**
 * A proxy that does what it likes with each connection; gives its address and how many connections
 * there were.
 */
async function startOddProxy(onRequest: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.once('data', () => onRequest(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { address: `http://127.0.0.1:${port}`, connections: () => sockets.length };
}

describe('a proxy', () => {
  it('is handed plain HTTP as it is, without a tunnel', async () => {
    const proxy = await startForwardProxy();
    const { client, calls, requests, origin, appId } = await emulateService({
      connection: { http: through(`http://${proxy.address}`) },
    });
    const id = appId('clean.test');
    await client.apps.get(id);
    await client.runs.trigger(id);
    expect(proxy.asked).toEqual([
      `POST ${origin}/api/v1/auth/token`,
      `GET ${origin}/v1/apps/${id}`,
      `POST ${origin}/v1/apps/${id}/security-agent`,
    ]);
    expect(calls()).toEqual([
      login,
      `GET /v1/apps/${id} → 200`,
      `POST /v1/apps/${id}/security-agent → 202`,
    ]);
    expect(requests.map(({ headers }) => headers.host)).toEqual(
      Array(3).fill(new URL(origin).host),
    );
  });

  it('tunnels https, and sees neither paths nor tokens', async () => {
    const proxy = await startForwardProxy();
    const service = await secureService();
    const { client } = connectTo(service.origin, {
      http: through(`http://${proxy.address}`, authority.cert),
    });
    await client.apps.get('a');
    await client.apps.get('a');
    expect(new Set(proxy.asked)).toEqual(new Set([`CONNECT ${new URL(service.origin).host}`]));
    expect(proxy.headers[0]).not.toHaveProperty('authorization');
    expect(service.calls()).toEqual([
      'POST /api/v1/auth/token',
      'GET /v1/apps/a',
      'GET /v1/apps/a',
    ]);
    expect(service.requests[1]?.headers.authorization).toBe('Bearer token-1');
  });

  it('that itself speaks TLS is trusted by the same CA', async () => {
    const proxy = await startForwardProxy({ identity: await authority.issue() });
    const service = await secureService();
    const { client } = connectTo(service.origin, {
      http: through(`https://${proxy.address}`, authority.cert),
    });
    expect(await client.apps.get('a')).toMatchObject({ appId: 'a' });
    const asked = proxy.asked.length;
    const distrustful = connectTo(service.origin, { http: through(`https://${proxy.address}`) });
    expect(await failureOf(distrustful.client.apps.get('a'))).toMatchObject({ code: 'tls' });
    expect(proxy.asked).toHaveLength(asked);
  });

  it('is used for the addresses that it is meant for alone', async () => {
    const proxy = await startForwardProxy();
    const auth = await scriptService(() => undefined);
    const api = await scriptService(() => ({ body: app }));
    const proxyFor = (url: URL) =>
      url.origin === auth.origin ? `http://${proxy.address}` : undefined;
    const { client } = connectTo(api.origin, {
      authUrl: new URL(auth.origin),
      http: createHttp(proxyFor),
    });
    await client.apps.get('a');
    expect(proxy.asked).toEqual([`POST ${auth.origin}/api/v1/auth/token`]);
    expect(api.calls()).toEqual(['GET /v1/apps/a']);
  });

  it('does not vouch for a service whose CA is unknown', async () => {
    const proxy = await startForwardProxy();
    const service = await secureService();
    const { client, retries } = connectTo(service.origin, {
      http: through(`http://${proxy.address}`),
    });
    expect(await failureOf(client.apps.get('a'))).toMatchObject({ code: 'tls', transient: false });
    expect(retries).toEqual([]);
    expect(proxy.asked).toHaveLength(1);
    expect(service.requests).toEqual([]);
  });

  it('does not vouch for a service with the certificate of another host', async () => {
    const proxy = await startForwardProxy();
    const service = await secureService('elsewhere.test');
    const { client } = connectTo(service.origin, {
      http: through(`http://${proxy.address}`, authority.cert),
    });
    expect(await failureOf(client.apps.get('a'))).toMatchObject({ code: 'tls', transient: false });
    expect(proxy.asked).toHaveLength(1);
    expect(service.requests).toEqual([]);
  });
});

describe('a proxy with a login', () => {
  const credentials = 'us@er:pa:ss/word';
  const address = (proxy: { address: string }) => `http://us%40er:pa%3Ass%2Fword@${proxy.address}`;

  it('is given the name and password of its URL, for plain HTTP and for tunnels', async () => {
    const proxy = await startForwardProxy({ credentials });
    const plain = await scriptService(() => ({ body: app }));
    const secure = await secureService();
    for (const { origin } of [plain, secure]) {
      const { client } = connectTo(origin, { http: through(address(proxy), authority.cert) });
      expect(await client.apps.get('a')).toMatchObject({ appId: 'a' });
    }
    expect(new Set(proxy.asked.map((asked) => asked.split(' ')[0]))).toEqual(
      new Set(['POST', 'GET', 'CONNECT']),
    );
    for (const { requests } of [plain, secure])
      expect(requests.some(({ headers }) => 'proxy-authorization' in headers)).toBe(false);
  });

  it.each([
    ['plain HTTP', false],
    ['a tunnel', true],
  ])('that was not given, or wrong, says so when %s is refused', async (_, tunnelled) => {
    const proxy = await startForwardProxy({ credentials });
    const service = tunnelled ? await secureService() : await scriptService(() => ({ body: app }));
    for (const url of [`http://${proxy.address}`, `http://us%40er:wrong@${proxy.address}`]) {
      const { client } = connectTo(service.origin, {
        http: through(url, authority.cert),
        maxRetries: 0,
      });
      const error = await failureOf(client.apps.get('a'));
      expect(error.code).toBe('network');
      expect(error.message).toMatch(/Proxy.*407/);
    }
    expect(proxy.asked).toHaveLength(2);
    expect(service.requests).toEqual([]);
  });
});

describe('a proxy that is broken', () => {
  it.each(['https://service.test', 'http://service.test'])(
    'fails as network and is named, and the request to %s was certainly not accepted when nobody is there',
    async (origin) => {
      const { client, retries } = connectTo(origin, { http: through('http://us:er@127.0.0.1:1') });
      const error = await failureOf(client.runs.trigger('a'));
      expect(error).toMatchObject({ code: 'network', notAccepted: true });
      expect(error.message).toBe(
        'POST /api/v1/auth/token to service.test through the proxy http://127.0.0.1:1 failed: ECONNREFUSED',
      );
      expect(retries).toHaveLength(2);
    },
  );

  it.each(['socks5://user:secret@proxy.test:1080', 'http://', 'http://user:secret@proxy test'])(
    'is named, without its login, when it is no proxy that can be used: %s',
    async (proxy) => {
      const { client } = connectTo('https://service.test', { http: through(proxy), maxRetries: 0 });
      const error = await failureOf(client.apps.get('a'));
      expect(error.code).toBe('network');
      expect(error.message).toMatch(
        /through the proxy (socks5:\/\/proxy\.test:1080|of the environment) failed/,
      );
      expect(error.message).not.toContain('secret');
    },
  );

  it('is named when it was given without a scheme, and so is spoken to over TLS', async () => {
    const { address } = await startForwardProxy();
    const { client } = connectTo('https://service.test', { http: through(`https://${address}`) });
    const error = await failureOf(client.apps.get('a'));
    expect(error.code).toBe('tls');
    expect(error.message).toContain(`give it as \`http://${address}\``);
  });

  it.each([
    ['drops', (socket: Socket) => void socket.destroy()],
    ['resets', (socket: Socket) => void socket.resetAndDestroy()],
  ])('is asked once an attempt when it %s the tunnel', async (_, onRequest) => {
    const proxy = await startOddProxy(onRequest);
    const { client } = connectTo('https://service.test', {
      http: through(proxy.address),
      maxRetries: 1,
    });
    expect(await failureOf(client.apps.get('a'))).toMatchObject({
      code: 'network',
      transient: true,
    });
    await delay(100);
    expect(proxy.connections()).toBe(2);
  });

  it('does not outlive the time limit by never answering', async () => {
    const proxy = await startOddProxy(() => {});
    const { client } = connectTo('https://service.test', {
      http: through(proxy.address),
      requestTimeoutMs: 150,
      maxRetries: 0,
    });
    expect(await failureOf(client.apps.get('a'))).toMatchObject({ code: 'timeout' });
  });

  it('that opens the tunnel too late does not get a request through that was given up', async () => {
    const service = await secureService();
    const late = Promise.withResolvers<void>();
    const { port } = new URL(service.origin);
    const proxy = await startOddProxy(async (socket) => {
      await delay(400);
      const tunnel = connect(Number(port), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        socket.pipe(tunnel).pipe(socket);
        setTimeout(late.resolve, 300);
      });
    });
    const { client } = connectTo(service.origin, {
      credentials: { token: 'ready' },
      http: through(proxy.address, authority.cert),
      requestTimeoutMs: 150,
    });
    expect(await failureOf(client.runs.trigger('a'))).toMatchObject({ code: 'timeout' });
    await late.promise;
    expect(service.requests).toEqual([]);
  });
});
