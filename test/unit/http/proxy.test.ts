import { expect, it, vi } from 'vitest';
import { proxyFor } from '../../../src/http/proxy.ts';

const proxy = 'http://proxy.test:3128';

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
  for (const name of ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'ALL_PROXY'])
    vi.stubEnv(name, '');
  vi.stubEnv('HTTPS_PROXY', proxy);
  vi.stubEnv('NO_PROXY', exempt);
  expect(proxyFor(new URL('https://api.corp.test/v1'))).toBe(expected);
});
