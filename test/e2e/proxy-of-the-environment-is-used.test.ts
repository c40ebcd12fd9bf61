import { expect, it } from 'vitest';
import { startForwardProxy } from '../integration/service/support/forward-proxy.ts';
import { expectGate, withoutReport } from './support/expectations.ts';

it.each(['HTTP_PROXY', 'http_proxy'])(
  'sends every request through the proxy that %s names',
  async (name) => {
    const proxy = await startForwardProxy();
    const env = { [name]: `http://${proxy.address}` };
    const result = await expectGate('passed', { app: 'clean.test', inputs: withoutReport, env });
    const { requests, github } = result;
    expect(proxy.asked).toHaveLength(requests.length + github.requests.length);
    expect(proxy.asked).toContainEqual(
      expect.stringMatching(/^POST http:\/\/127\.0\.0\.1:\d+\/api\/v1\/auth\/token$/),
    );
  },
);
