import { expect, it } from 'vitest';
import { createAuthority } from '../../../harness/certificates.ts';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import { startForwardProxy } from '../../integration/service/support/forward-proxy.ts';
import type { Scenario } from '../../support/scenario.ts';
import { expectStory } from '../support/expectations.ts';
import { overTls } from '../support/tls-service.ts';
import { examine, expectOne } from './support/examine.ts';

const authority = await createAuthority('CA of the deployment');
const trusting = { inputs: { 'ca-cert-file': 'ca.pem' }, base: { 'ca.pem': authority.cert } };
const certified = async (options?: Parameters<typeof authority.issue>[0]) =>
  overTls(await authority.issue(options));
/** Unlike those of loopback it can be reached through a proxy only. */
const host = 'service.test';
const behindProxy = async () => overTls(await authority.issue({ host }), host);
const behind = ['login', 'clock', 'role', 'contract', 'app', 'reports'];
const at = (address: string) => ({ inputs: { 'base-url': address } });
const nowhere = 'http://127.0.0.1:1';
const speaksNoTls = async ({ baseUrl }: Emulator) => ({
  'base-url': baseUrl.replace('http:', 'https:'),
});

it.each([
  ['https://security.example.com', '`/v1`'],
  ['https://security.example.com/v1/apps', '`/v1`'],
  ['http://security.example.com/v1', 'https://'],
  ['security.example.com/v1', 'URL'],
])(
  'says what is wrong with the address %s, asks nobody, and checks what does not need it',
  async (address, what) => {
    const result = await examine(at(address));
    expectOne(result, 'base-url', 'failed', what);
    expect(result.ids('skipped')).toEqual(['proxy', 'dns', 'connection', 'tls', ...behind]);
    expect(result.requests).toEqual([]);
    expect(result.checks.get('artifacts')?.status).toBe('ok');
  },
);

it('reports all invalid inputs and a missing login beside each other', async () => {
  const result = await examine({
    inputs: { 'base-url': '', 'max-retries': 'many', username: '', password: '', 'app-id': '../x' },
  });
  await expectStory(result);
});

const trusted = async (options: Parameters<typeof authority.issue>[0]) => ({
  ...trusting,
  prepare: await certified(options),
});
const throughNowhere = { HTTPS_PROXY: nowhere };

it.each<[string, string, string, Scenario]>([
  ['its name is not known', 'dns', 'nowhere.invalid', at('https://nowhere.invalid/v1')],
  ['nothing listens there', 'connection', 'firewall', at(`${nowhere}/v1`)],
  ['nothing listens to logins', 'connection', '127.0.0.1:1', { inputs: { 'auth-url': nowhere } }],
  [
    'the proxy cannot be reached',
    'connection',
    'NO_PROXY',
    { env: throughNowhere, prepare: await behindProxy() },
  ],
  ['its authority is not trusted', 'tls', '`ca-cert-file`', { prepare: await certified() }],
  ['its certificate has expired', 'tls', 'expired', await trusted({ expired: true })],
  ['its certificate is another’s', 'tls', 'host name', await trusted({ host: 'elsewhere.test' })],
  ['the port does not speak TLS', 'tls', 'speaks TLS', { prepare: speaksNoTls }],
])('says that %s', async (_, id, text, scenario) => {
  const result = await examine(scenario);
  expectOne(result, id, 'failed', text);
  expect(result.ids('skipped')).toEqual(expect.arrayContaining(behind));
});

it('says of each host whether it can be reached', async () => {
  const inputs = { 'auth-url': nowhere };
  const { checks } = await examine({ inputs, prepare: await certified() });
  expect(checks.get('connection')).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/^127\.0\.0\.1:1 cannot be reached/),
  });
});

it('trusts a certificate by that of its authority', async () => {
  expectOne(await examine({ ...trusting, prepare: await certified() }), 'tls', 'ok', 'trusted');
});

it('says which proxy applies, without its password', async () => {
  const proxy = await startForwardProxy();
  const env = { HTTPS_PROXY: `http://user:pAssw0rd@${proxy.address}` };
  const result = await examine({ ...trusting, env, prepare: await behindProxy() });
  expectOne(result, 'proxy', 'ok', `the proxy ${proxy.address} (HTTPS_PROXY)`);
  expect(result.log).not.toContain('pAssw0rd');
  expect(proxy.asked.length).toBeGreaterThan(0);
});

it('says which variable exempts the host', async () => {
  const env = { HTTPS_PROXY: nowhere, NO_PROXY: host };
  const { checks } = await examine({ ...at(`https://${host}/v1`), env });
  const message = expect.stringContaining('NO_PROXY');
  expect(checks.get('proxy')).toMatchObject({ status: 'ok', message });
});

it('says that a loopback host needs no proxy', async () => {
  const result = await examine({ env: { HTTP_PROXY: nowhere } });
  expectOne(result, 'proxy', 'ok', 'loopback');
});

it('goes through a proxy without a scheme', async () => {
  const proxy = await startForwardProxy();
  const env = { HTTPS_PROXY: proxy.address };
  const result = await examine({ ...trusting, env, prepare: await behindProxy() });
  expectOne(result, 'proxy', 'ok', `the proxy ${proxy.address} (HTTPS_PROXY)`);
  expect(proxy.asked.length).toBeGreaterThan(0);
});

it('says that a proxy variable names no proxy', async () => {
  const { checks, ids } = await examine({
    ...at(`https://${host}/v1`),
    env: { HTTPS_PROXY: 'socks5://127.0.0.1:1', NO_PROXY: '' },
  });
  const message = expect.stringContaining('HTTPS_PROXY names a `socks5` proxy');
  expect(checks.get('proxy')).toMatchObject({ status: 'failed', message });
  expect(ids('failed')).not.toContain('inputs');
});

it('says so also beside an address that is invalid', async () => {
  const { checks, ids } = await examine({
    inputs: { 'base-url': 'security.example.com', 'auth-url': `https://${host}` },
    env: { HTTPS_PROXY: 'socks5://127.0.0.1:1', NO_PROXY: '' },
  });
  const message = expect.stringContaining('`HTTPS_PROXY` names a `socks5` proxy');
  expect(checks.get('inputs')).toMatchObject({ status: 'failed', message });
  expect(ids('failed')).toContain('base-url');
});
