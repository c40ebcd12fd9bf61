import tls from 'node:tls';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAuthority, type Identity } from '../../../harness/certificates.ts';
import { createHttp } from '../../../src/http/connection.ts';
import { connectTo, expectFailure } from './support/connection.ts';
import { startForwardProxy } from './support/forward-proxy.ts';
import { scriptService } from './support/scripted-service.ts';

const ours = await createAuthority('Our CA');
const theirs = await createAuthority('Another CA');
const app = { appId: 'a', registrationStatus: 'COMPLETED' };
const refused = { code: 'tls', transient: false };

async function serve(identity: Identity, extraCa?: string) {
  const service = await scriptService(() => ({ body: app }), identity);
  const http = createHttp(() => undefined, extraCa);
  return { ...service, ...connectTo(service.origin, { http }) };
}

describe('a service with a CA of its own', () => {
  it.each([
    ['was given', ours.cert],
    ['is the first of several in the file', `${ours.cert}\n${theirs.cert}`],
    ['is the last of them', `${theirs.cert}\n${ours.cert}`],
  ])('is trusted once that CA %s', async (_, extraCa) => {
    const { client, calls } = await serve(await ours.issue(), extraCa);
    expect(await client.apps.get('a')).toMatchObject({ appId: 'a' });
    expect(calls()).toEqual(['POST /api/v1/auth/token', 'GET /v1/apps/a']);
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
    const message = expect.stringMatching(
      /POST \/api\/v1\/auth\/token to localhost:\d+ failed: The TLS certificate .* is signed by an authority .* as `ca-cert-file`/,
    );
    const calls = [client.apps.get('a'), client.runs.trigger('a')];
    const fields = { ...refused, notAccepted: true, message };
    await Promise.all(calls.map((call) => expectFailure(call, fields)));
    expect(retries).toEqual([]);
    expect(requests).toEqual([]);
  });

  it.each([
    ['is for another host', { host: 'elsewhere.test' }, '(ERR_TLS_CERT_ALTNAME_INVALID)'],
    ['has expired', { expired: true }, '(CERT_HAS_EXPIRED)'],
  ])('is refused when its certificate %s', async (_, options, code) => {
    const { client, requests } = await serve(await ours.issue(options), ours.cert);
    const { message } = await expectFailure(client.apps.get('a'), refused);
    expect(message).toContain(code);
    expect(message).not.toContain('ca-cert-file');
    expect(requests).toEqual([]);
  });
});

it('a service that speaks only an old version of TLS fails with the version that it needs', async () => {
  const versions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' } as const;
  const old = { ...(await ours.issue()), ...versions, ciphers: 'DEFAULT@SECLEVEL=0' };
  const { client } = await serve(old, ours.cert);
  const message = expect.stringMatching(/speaks TLS 1\.2 or later/);
  await expectFailure(client.apps.get('a'), { ...refused, message });
});

it('NODE_TLS_REJECT_UNAUTHORIZED=0 counts neither for the service nor for a proxy', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  const untrusted = await theirs.issue();
  const plain = await startForwardProxy();
  const secure = await startForwardProxy({ identity: untrusted });
  for (const proxy of [undefined, `http://${plain.address}`, `https://${secure.address}`]) {
    const http = createHttp(() => proxy, ours.cert);
    const service = await scriptService(() => ({ body: app }), untrusted);
    await expectFailure(connectTo(service.origin, { http }).client.apps.get('a'), refused);
    expect(service.requests).toEqual([]);
  }
});
