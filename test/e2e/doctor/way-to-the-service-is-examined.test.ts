import { expect, it } from 'vitest';
import { createAuthority } from '../../../harness/certificates.ts';
import { startForwardProxy } from '../../integration/service/support/forward-proxy.ts';
import { expectStory } from '../support/expectations.ts';
import { overTls } from '../support/tls-service.ts';
import { examine } from './support/examine.ts';

const authority = await createAuthority('CA of the deployment');
const behind = ['login', 'clock', 'role', 'contract', 'app', 'reports'];

it.each([
  ['https://security.example.com', '`/v1`'],
  ['https://security.example.com/v1/apps', '`/v1`'],
  ['http://security.example.com/v1', 'https://'],
  ['security.example.com/v1', 'URL'],
])(
  'says what is wrong with the address %s, asks nobody, and checks what does not need it',
  async (address, what) => {
    const result = await examine({ inputs: { 'base-url': address } });
    expect(result.ids('failed')).toEqual(['base-url']);
    expect(result.checks.get('base-url')?.message).toContain(what);
    expect(result.ids('skipped')).toEqual(['proxy', 'dns', 'connection', 'tls', ...behind]);
    expect(result.requests).toEqual([]);
    expect(result.checks.get('artifacts')?.status).toBe('ok');
  },
);

it('reports all invalid inputs and a missing login beside each other', async () => {
  const result = await examine({
    inputs: { 'base-url': '', 'max-retries': 'many', username: '', password: '', 'app-id': '../x' },
  });
  expect(result.ids('failed')).toEqual(['base-url', 'inputs', 'credentials']);
  const inputs = result.checks.get('inputs')?.message;
  expect(inputs).toContain('`max-retries`');
  expect(inputs).toContain('`app-id`');
  await expectStory(result);
});

it('says that the name of the host is not known', async () => {
  const { ids, checks } = await examine({ inputs: { 'base-url': 'https://nowhere.invalid/v1' } });
  expect(ids('failed')).toEqual(['dns']);
  expect(checks.get('dns')?.message).toContain('nowhere.invalid');
});

it('says that nothing listens there', async () => {
  const { ids, checks } = await examine({ inputs: { 'base-url': 'http://127.0.0.1:1/v1' } });
  expect(ids('failed')).toEqual(['connection']);
  expect(checks.get('connection')?.remedy).toContain('firewall');
});

it('checks the host of the token endpoint as well', async () => {
  const { ids, checks } = await examine({ inputs: { 'auth-url': 'http://127.0.0.1:1' } });
  expect(ids('failed')).toEqual(['connection']);
  expect(checks.get('connection')?.message).toContain('127.0.0.1:1');
});

it('says that the authority of the certificate is not trusted, and how to trust it', async () => {
  const { ids, checks } = await examine({ prepare: overTls(await authority.issue()) });
  expect(ids('failed')).toEqual(['tls']);
  expect(checks.get('tls')?.remedy).toContain('`ca-cert-file`');
  expect(ids('skipped')).toEqual(behind);
});

it('trusts it with the certificate of the authority', async () => {
  const { ids, checks } = await examine({
    inputs: { 'ca-cert-file': 'ca.pem' },
    base: { 'ca.pem': authority.cert },
    prepare: overTls(await authority.issue()),
  });
  expect(ids('failed')).toEqual([]);
  expect(checks.get('tls')?.message).toContain('trusted');
});

it('says that the certificate has expired', async () => {
  const { checks } = await examine({
    inputs: { 'ca-cert-file': 'ca.pem' },
    base: { 'ca.pem': authority.cert },
    prepare: overTls(await authority.issue({ expired: true })),
  });
  expect(checks.get('tls')).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('expired'),
  });
});

it('says that the certificate is one of another host', async () => {
  const { checks } = await examine({
    inputs: { 'ca-cert-file': 'ca.pem' },
    base: { 'ca.pem': authority.cert },
    prepare: overTls(await authority.issue({ host: 'elsewhere.test' })),
  });
  expect(checks.get('tls')).toMatchObject({
    status: 'failed',
    remedy: expect.stringContaining('host name'),
  });
});

it('says that the port does not speak TLS', async () => {
  const { checks } = await examine({
    prepare: async ({ baseUrl }) => ({ 'base-url': baseUrl.replace('http:', 'https:') }),
  });
  const failed = [...checks.values()].find(({ status }) => status === 'failed');
  expect(failed).toMatchObject({ id: 'tls', remedy: expect.stringContaining('speaks TLS') });
});

it('says which proxy applies, without its password', async () => {
  const proxy = await startForwardProxy();
  const result = await examine({ env: { HTTP_PROXY: `http://user:pAssw0rd@${proxy.address}` } });
  expect(result.checks.get('proxy')?.message).toContain(`the proxy ${proxy.address} (HTTP_PROXY)`);
  expect(result.log).not.toContain('pAssw0rd');
  expect(result.ids('failed')).toEqual([]);
  expect(proxy.asked.length).toBeGreaterThan(0);
});

it('says which variable exempts the host', async () => {
  const { checks } = await examine({
    env: { HTTP_PROXY: 'http://127.0.0.1:1', NO_PROXY: '127.0.0.1' },
  });
  expect(checks.get('proxy')).toMatchObject({
    status: 'ok',
    message: expect.stringContaining('NO_PROXY'),
  });
});

it('says that the proxy cannot be reached', async () => {
  const { ids, checks } = await examine({
    env: { HTTP_PROXY: 'http://127.0.0.1:1', GITHUB_API_URL: 'http://127.0.0.1:2' },
  });
  expect(ids('failed')).toEqual(['connection']);
  expect(checks.get('connection')).toMatchObject({ remedy: expect.stringContaining('NO_PROXY') });
});

it('says that a proxy is given without a scheme, and so is spoken to over TLS', async () => {
  const { address } = await startForwardProxy();
  const { checks } = await examine({
    env: { HTTPS_PROXY: address, NO_PROXY: '' },
    prepare: async ({ baseUrl }) => ({ 'base-url': baseUrl.replace('http:', 'https:') }),
  });
  const advice = { remedy: expect.stringContaining(`\`http://${address}\``) };
  expect(checks.get('proxy')).toMatchObject({ status: 'warning', ...advice });
  expect(checks.get('tls')).toMatchObject({ status: 'failed', ...advice });
});

it('says that a proxy variable names no proxy', async () => {
  const { ids } = await examine({ env: { HTTP_PROXY: 'socks5://127.0.0.1:1', NO_PROXY: '' } });
  expect(ids('failed')).toContain('proxy');
});
