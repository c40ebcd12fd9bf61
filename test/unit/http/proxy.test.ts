import { expect, it } from 'vitest';
import { proxyFor, UnusableProxy } from '../../../src/http/proxy.ts';

const proxy = 'http://proxy.test:3128/';
const everywhere = { HTTP_PROXY: proxy, HTTPS_PROXY: proxy };
const addressFor = (url: string, environment: Record<string, string>) =>
  proxyFor(new URL(url), environment)?.address;

it.each([
  ['', proxy],
  ['api.corp.test', undefined],
  ['corp.test', undefined],
  ['.corp.test', undefined],
  ['*.corp.test', undefined],
  ['*', undefined],
  ['localhost, CORP.TEST', undefined],
  ['corp.test:443', undefined],
  ['corp.test:8443', proxy],
  ['rp.test', proxy],
  ['corp.test.example', proxy],
  ['other.test', proxy],
])('with NO_PROXY=%s the proxy for api.corp.test is %s', (exempt, expected) => {
  const environment = { ...everywhere, NO_PROXY: exempt };
  expect(addressFor('https://api.corp.test/v1', environment)).toBe(expected);
});

it.each([
  ['10.1.2.3', '10.0.0.0/8', true],
  ['11.1.2.3', '10.0.0.0/8', false],
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.30', '10.1.2.3', false],
  ['10.1.2.3', '10.1.2.3:443', true],
  ['10.1.2.3', '10.1.2.3:8443', false],
  ['10.1.2.3', '0.0.0.0/0', true],
  ['10.1.2.3', '10.0.0.0/33', false],
  ['10.1.2.3', '10.0.0.0/', false],
  ['10.1.2.3', '2.3', false],
  ['10.1.2.3', '*', true],
  ['10.1.2.3', 'corp.test, 10.0.0.0/8', true],
  ['[fd12::1]', 'fd00::/8', true],
  ['[fe80::1]', 'fd00::/8', false],
  ['[fd12::1]', 'FD12:0:0::1', true],
  ['[fd12::2]', 'fd12::1', false],
  ['[fd12::443]', 'fd12::443', true],
  ['[fd12::1]', '[fd12::1]', true],
  ['[fd12::1]', '[fd12::1]:443', true],
  ['[fd12::1]', '[fd12::1]:8443', false],
  ['[fd12::1]', '10.0.0.0/8', false],
  ['10.1.2.3', 'fd00::/8', false],
  ['fd.test', 'fd00::/8', false],
])('%s is exempt by NO_PROXY=%s: %s', (host, exempt, isExempt) => {
  const environment = { ...everywhere, no_proxy: exempt };
  expect(addressFor(`https://${host}/`, environment)).toBe(isExempt ? undefined : proxy);
});

it.each([
  ['http://localhost:8080/', undefined],
  ['https://api.localhost/', undefined],
  ['http://127.0.0.1/', undefined],
  ['https://127.255.3.4:8443/', undefined],
  ['http://[::1]:3000/', undefined],
  ['http://2130706433/', undefined], // the URL parser writes it as 127.0.0.1
  ['https://localhost.test/', proxy],
  ['https://notlocalhost/', proxy],
  ['https://128.0.0.1/', proxy],
  ['https://127.0.0.1.test/', proxy],
])('the proxy for %s is %s', (url, expected) => {
  expect(addressFor(url, everywhere)).toBe(expected);
});

it.each([
  ['http', { http_proxy: 'a.test', HTTP_PROXY: 'b.test', HTTPS_PROXY: 'c.test' }, 'http_proxy'],
  ['https', { HTTP_PROXY: 'b.test', HTTPS_PROXY: 'c.test', ALL_PROXY: 'd.test' }, 'HTTPS_PROXY'],
  ['https', { HTTP_PROXY: 'b.test', all_proxy: 'd.test' }, 'all_proxy'],
])('%s goes through the first of %o that is meant for it', (scheme, environment, variable) => {
  expect(proxyFor(new URL(`${scheme}://service.test/`), environment)?.variable).toBe(variable);
});

it.each([
  ['proxy.test:3128', proxy],
  ['127.0.0.1:3128', 'http://127.0.0.1:3128/'],
  ['me:secret@proxy.test:3128', 'http://me:secret@proxy.test:3128/'],
  ['HTTPS://proxy.test', 'https://proxy.test/'],
  [' http://me:se%23cr%2Fet%25@proxy.test:3128/ ', 'http://me:se%23cr%2Fet%25@proxy.test:3128/'],
])('the proxy %s is %s, also for https', (given, address) => {
  expect(addressFor('https://service.test/', { HTTPS_PROXY: given })).toBe(address);
});

/** Returns the message of a refused proxy. */
function refusalOf(environment: Record<string, string>): string {
  try {
    return String(addressFor('https://service.test/', environment));
  } catch (error) {
    expect(error).toBeInstanceOf(UnusableProxy);
    return error instanceof Error ? error.message : '';
  }
}

it.each(['se#cret', 'se/cret', 'se?cret', 'se\\cret', 'se%cret', '12#cret', '12/cret', 'a://cret'])(
  'a proxy whose password %s is not encoded is refused, with the remedy and without the password',
  (password) => {
    for (const scheme of ['http://', '']) {
      const message = refusalOf({ HTTPS_PROXY: `${scheme}me:${password}@proxy.test:3128` });
      expect(message).toMatch(/^The variable HTTPS_PROXY must be .* percent-encode/);
      expect(message).not.toMatch(/cret/);
    }
  },
);

it.each(['http://', 'http://proxy test', 'http://proxy.test:port'])(
  'what is no address is refused: %s',
  (address) => {
    expect(refusalOf({ HTTPS_PROXY: address })).toContain('must be `http://host:port`');
  },
);

it.each(['socks', 'socks4a', 'socks5', 'SOCKS5H', 'ftp'])(
  'a proxy of the kind %s is refused by that name where it is the one that counts',
  (scheme) => {
    const socks = `${scheme}://me:secret@proxy.test:1080`;
    const message = refusalOf({ ALL_PROXY: socks });
    expect(message).toContain(`ALL_PROXY names a \`${scheme.toLowerCase()}\` proxy`);
    expect(message).toMatch(/HTTPS_PROXY.*NO_PROXY/);
    expect(message).not.toContain('secret');
    expect(refusalOf({ ALL_PROXY: socks, HTTPS_PROXY: proxy })).toBe(proxy);
    expect(refusalOf({ ALL_PROXY: socks, NO_PROXY: 'service.test' })).toBe('undefined');
  },
);
