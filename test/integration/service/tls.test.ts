import tls from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAuthority, type Identity } from '../../../harness/certificates.ts';
import { createHttp } from '../../../src/http/connection.ts';
import { connectTo, failureOf } from './support/connection.ts';
import { startForwardProxy } from './support/forward-proxy.ts';
import { scriptService } from './support/scripted-service.ts';

const ours = await createAuthority('Our CA');
const theirs = await createAuthority('Another CA');
const app = { appId: 'a', registrationStatus: 'COMPLETED' };

async function serve(identity: Identity, extraCa?: string) {
  const service = await scriptService(() => ({ body: app }), identity);
  const http = createHttp(() => undefined, extraCa);
  return { ...service, ...connectTo(service.origin, { http }) };
}

describe('a service with a CA of its own', () => {
  it('is trusted once that CA was given', async () => {
    const { client, calls } = await serve(await ours.issue(), ours.cert);
    expect(await client.apps.get('a')).toMatchObject({ appId: 'a' });
    expect(calls()).toEqual(['POST /api/v1/auth/token', 'GET /v1/apps/a']);
  });

  it('is trusted when the CA is one of several in the file, whichever it is', async () => {
    for (const pem of [`${ours.cert}\n${theirs.cert}`, `${theirs.cert}\n${ours.cert}`]) {
      const { client } = await serve(await ours.issue(), pem);
      expect(await client.apps.get('a')).toMatchObject({ appId: 'a' });
    }
  });

  it('does not take the trust in others away', async () => {
    const before = tls.getCACertificates('default');
    onTestFinished(() => tls.setDefaultCACertificates(before));
    tls.setDefaultCACertificates([theirs.cert]);
    for (const authority of [ours, theirs]) {
      const { client } = await serve(await authority.issue(), ours.cert);
      expect(await client.apps.get('a')).toMatchObject({ appId: 'a' });
    }
  });

  it.each([
    ['is unknown', undefined],
    ['is another than the one given', theirs.cert],
  ])('is refused at once when its CA %s, and is sent nothing', async (_, extraCa) => {
    const { client, requests, retries } = await serve(await ours.issue(), extraCa);
    for (const call of [client.apps.get('a'), client.runs.trigger('a')]) {
      const error = await failureOf(call);
      expect(error).toMatchObject({ code: 'tls', transient: false, notAccepted: true });
      expect(error.message).toMatch(
        /POST \/api\/v1\/auth\/token to localhost:\d+ failed: The TLS certificate .* is signed by an authority .* as `ca-cert-file`/,
      );
    }
    expect(retries).toEqual([]);
    expect(requests).toEqual([]);
  });

  it.each([
    ['is for another host', { host: 'elsewhere.test' }, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['has expired', { expired: true }, 'CERT_HAS_EXPIRED'],
  ])('is refused when its certificate %s', async (_, options, code) => {
    const { client, requests } = await serve(await ours.issue(options), ours.cert);
    const error = await failureOf(client.apps.get('a'));
    expect(error).toMatchObject({ code: 'tls', transient: false });
    expect(error.message).toContain(`(${code})`);
    expect(error.message).not.toContain('ca-cert-file');
    expect(requests).toEqual([]);
  });
});

it('a service that speaks no TLS is refused as well, and told apart from one that is not trusted', async () => {
  const { origin, requests } = await scriptService(() => ({ body: app }));
  const { client } = connectTo(origin.replace('http:', 'https:'));
  const error = await failureOf(client.apps.get('a'));
  expect(error).toMatchObject({ code: 'tls', transient: false });
  expect(error.message).toContain(`${new URL(origin).host} does not speak TLS at this port`);
  expect(error.message).not.toContain('ca-cert-file');
  expect(requests).toEqual([]);
});

it('a service that speaks only an old version of TLS is told apart', async () => {
  const old = {
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT@SECLEVEL=0',
  } as const;
  const { client } = await serve({ ...(await ours.issue()), ...old }, ours.cert);
  const error = await failureOf(client.apps.get('a'));
  expect(error).toMatchObject({ code: 'tls', transient: false });
  expect(error.message).toMatch(/speaks only versions of TLS that are not supported/);
});

describe('the switch of Node.js that turns the checks of certificates off', () => {
  it('turns them off neither for the service nor behind a proxy', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    const untrusted = await theirs.issue();
    const { client, requests } = await serve(untrusted, ours.cert);
    expect(await failureOf(client.apps.get('a'))).toMatchObject({ code: 'tls' });
    for (const identity of [undefined, untrusted]) {
      const proxy = await startForwardProxy(identity ? { identity } : {});
      const http = createHttp(() => `http${identity ? 's' : ''}://${proxy.address}`, ours.cert);
      const service = await scriptService(() => ({ body: app }), untrusted);
      expect(
        await failureOf(connectTo(service.origin, { http }).client.apps.get('a')),
      ).toMatchObject({ code: 'tls' });
      expect(service.requests).toEqual([]);
    }
    expect(requests).toEqual([]);
  });
});
