import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createAuthority } from '../../../harness/certificates.ts';
import { createHttp } from '../../../src/http/connection.ts';
import type { ConnectionOptions } from '../../../src/service/client.ts';
import { connectTo, expectFailure } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { startForwardProxy } from './support/forward-proxy.ts';
import { scriptService } from './support/scripted-service.ts';
import { startSocketServer } from './support/socket-server.ts';

const authority = await createAuthority('Our CA');
const app = { appId: 'a', registrationStatus: 'COMPLETED' };
const secureService = async (host?: string) =>
  scriptService(() => ({ body: app }), await authority.issue(host === undefined ? {} : { host }));
const through = (proxy: string, extraCa?: string) => createHttp(() => proxy, extraCa);
/** A client that trusts our CA and goes through a proxy. */
const connectThrough = (
  proxy: string,
  origin = 'https://service.test',
  overrides: Partial<ConnectionOptions> = {},
) => connectTo(origin, { http: through(proxy, authority.cert), ...overrides });

describe('a proxy', () => {
  it('is handed plain HTTP as it is, without a tunnel', async () => {
    const proxy = await startForwardProxy();
    const { client, calls, requests, origin, id } = await emulateService({
      connection: { http: through(`http://${proxy.address}`) },
    });
    await client.apps.get(id);
    await client.runs.trigger(id);
    expect(proxy.asked).toEqual([
      `POST ${origin}/api/v1/auth/token`,
      `GET ${origin}/v1/apps/${id}`,
      `POST ${origin}/v1/apps/${id}/security-agent`,
    ]);
    const [read, trigger] = [`GET /v1/apps/${id}`, `POST /v1/apps/${id}/security-agent`];
    expect(calls()).toEqual([login, `${read} → 200`, `${trigger} → 202`]);
    for (const { headers } of requests) expect(headers.host).toBe(new URL(origin).host);
  });

  it('tunnels https, and sees neither paths nor tokens', async () => {
    const proxy = await startForwardProxy();
    const service = await secureService();
    const { client } = connectThrough(`http://${proxy.address}`, service.origin);
    await client.apps.get('a');
    await client.apps.get('a');
    expect(new Set(proxy.asked)).toEqual(new Set([`CONNECT ${new URL(service.origin).host}`]));
    expect(proxy.headers[0]).not.toHaveProperty('authorization');
    const read = 'GET /v1/apps/a';
    expect(service.calls()).toEqual(['POST /api/v1/auth/token', read, read]);
    expect(service.requests[1]?.headers.authorization).toBe('Bearer token-1');
  });

  it('that itself speaks TLS is trusted by the same CA', async () => {
    const proxy = await startForwardProxy({ identity: await authority.issue() });
    const service = await secureService();
    const { client } = connectThrough(`https://${proxy.address}`, service.origin);
    expect(await client.apps.get('a')).toMatchObject({ appId: 'a' });
    const asked = proxy.asked.length;
    const distrustful = connectTo(service.origin, { http: through(`https://${proxy.address}`) });
    await expectFailure(distrustful.client.apps.get('a'), { code: 'tls' });
    expect(proxy.asked).toHaveLength(asked);
  });

  it('is used only for the addresses that it is meant for', async () => {
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

  it.each([
    ['whose CA is unknown', undefined, undefined],
    ['with the certificate of another host', 'elsewhere.test', authority.cert],
  ])('does not vouch for a service %s', async (_, host, extraCa) => {
    const proxy = await startForwardProxy();
    const service = await secureService(host);
    const http = through(`http://${proxy.address}`, extraCa);
    const { client, retries } = connectTo(service.origin, { http });
    await expectFailure(client.apps.get('a'), { code: 'tls', transient: false });
    expect(retries).toEqual([]);
    expect(proxy.asked).toHaveLength(1);
    expect(service.requests).toEqual([]);
  });
});

describe('a proxy with a login', () => {
  const credentials = 'us@er:pa:ss/word';

  it('is given the name and password of its URL, for plain HTTP and for tunnels', async () => {
    const proxy = await startForwardProxy({ credentials });
    const plain = await scriptService(() => ({ body: app }));
    const secure = await secureService();
    const address = `http://us%40er:pa%3Ass%2Fword@${proxy.address}`;
    for (const { origin, requests } of [plain, secure]) {
      const { client } = connectThrough(address, origin);
      expect(await client.apps.get('a')).toMatchObject({ appId: 'a' });
      expect(requests.some(({ headers }) => 'proxy-authorization' in headers)).toBe(false);
    }
    const methods = proxy.asked.map((asked) => asked.split(' ')[0]);
    expect(new Set(methods)).toEqual(new Set(['POST', 'GET', 'CONNECT']));
  });

  it.each([
    ['plain HTTP', false],
    ['a tunnel', true],
  ])('that was not given, or wrong, says so when %s is refused', async (_, tunnelled) => {
    const proxy = await startForwardProxy({ credentials });
    const service = tunnelled ? await secureService() : await scriptService(() => ({ body: app }));
    for (const url of [`http://${proxy.address}`, `http://us%40er:wrong@${proxy.address}`]) {
      const { client } = connectThrough(url, service.origin, { maxRetries: 0 });
      const message = expect.stringMatching(/Proxy.*407/);
      await expectFailure(client.apps.get('a'), { code: 'network', message });
    }
    expect(proxy.asked).toHaveLength(2);
    expect(service.requests).toEqual([]);
  });
});

describe('a proxy that is broken', () => {
  it.each(['https://service.test', 'http://service.test'])(
    'fails as network and is named, and the request to %s was certainly not accepted when nobody is there',
    async (origin) => {
      const { client, retries } = connectThrough('http://us:er@127.0.0.1:1', origin);
      await expectFailure(client.runs.trigger('a'), {
        code: 'network',
        notAccepted: true,
        message:
          'POST /api/v1/auth/token to service.test through the proxy http://127.0.0.1:1 failed: ECONNREFUSED',
      });
      expect(retries).toHaveLength(2);
    },
  );

  it.each(['socks5://user:secret@proxy.test:1080', 'http://', 'http://user:secret@proxy test'])(
    'is named, without its login, when it is no proxy that can be used: %s',
    async (proxy) => {
      const { client } = connectThrough(proxy, undefined, { maxRetries: 0 });
      const { message } = await expectFailure(client.apps.get('a'), { code: 'network' });
      expect(message).toMatch(
        /through the proxy (socks5:\/\/proxy\.test:1080|of the environment) failed/,
      );
      expect(message).not.toContain('secret');
    },
  );

  it.each([
    ['drops', (socket: Socket) => void socket.destroy()],
    ['resets', (socket: Socket) => void socket.resetAndDestroy()],
  ])('is asked once an attempt when it %s the tunnel', async (_, onData) => {
    const proxy = await startSocketServer(onData);
    const { client } = connectThrough(`http://${proxy.address}`, undefined, { maxRetries: 1 });
    await expectFailure(client.apps.get('a'), { code: 'network', transient: true });
    await delay(100);
    expect(proxy.connections()).toBe(2);
  });

  it('does not outlive the time limit by never answering', async () => {
    const { address } = await startSocketServer();
    const limits = { requestTimeoutMs: 150, maxRetries: 0 };
    const { client } = connectThrough(`http://${address}`, undefined, limits);
    await expectFailure(client.apps.get('a'), { code: 'timeout' });
  });

  it('that opens the tunnel too late does not get a request through that was given up', async () => {
    const service = await secureService();
    const late = Promise.withResolvers<void>();
    const { port } = new URL(service.origin);
    const { address } = await startSocketServer(async (socket) => {
      await delay(400);
      const tunnel = connect(Number(port), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        socket.pipe(tunnel).pipe(socket);
        setTimeout(late.resolve, 300);
      });
    });
    const { client } = connectThrough(`http://${address}`, service.origin, {
      credentials: { token: 'ready' },
      requestTimeoutMs: 150,
    });
    await expectFailure(client.runs.trigger('a'), { code: 'timeout' });
    await late.promise;
    expect(service.requests).toEqual([]);
  });
});
