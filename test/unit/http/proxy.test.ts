import { beforeEach, expect, it, vi } from 'vitest';
import { proxyFor } from '../../../src/http/proxy.ts';

const proxy = 'http://proxy.test:3128';

beforeEach(() => {
  for (const name of ['http_proxy', 'https_proxy', 'no_proxy', 'NO_PROXY', 'ALL_PROXY'])
    vi.stubEnv(name, '');
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY']) vi.stubEnv(name, proxy);
});

it.each([
  ['', proxy],
  ['api.corp.test', undefined],
  ['corp.test', undefined],
  ['.corp.test', undefined],
  ['*.corp.test', undefined],
  ['localhost, CORP.TEST', undefined],
  ['rp.test', proxy],
  ['corp.test.example', proxy],
  ['other.test', proxy],
])('with NO_PROXY=%s the proxy for api.corp.test is %s', (exempt, expected) => {
  vi.stubEnv('NO_PROXY', exempt);
  expect(proxyFor(new URL('https://api.corp.test/v1'), process.env)).toBe(expected);
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
  expect(proxyFor(new URL(url), process.env)).toBe(expected);
});
