import { expect, it } from 'vitest';
import { createAuthority } from '../../harness/certificates.ts';
import { startForwardProxy } from '../integration/service/support/forward-proxy.ts';
import { expectGate, withoutReport } from './support/expectations.ts';
import { overTls } from './support/tls-service.ts';

it.each(['HTTPS_PROXY', 'https_proxy'])(
  'sends every request through the proxy that %s names, but none to a loopback host',
  async (name) => {
    const proxy = await startForwardProxy();
    const authority = await createAuthority('CA of the deployment');
    const env = { [name]: `http://${proxy.address}`, HTTP_PROXY: `http://${proxy.address}` };
    const result = await expectGate('passed', {
      app: 'clean.test',
      inputs: { ...withoutReport, 'ca-cert-file': 'ca.pem' },
      base: { 'ca.pem': authority.cert },
      env,
      prepare: overTls(await authority.issue({ host: 'service.test' }), 'service.test'),
    });
    expect(new Set(proxy.asked)).toEqual(
      new Set([expect.stringMatching(/^CONNECT service\.test:\d+$/)]),
    );
    expect(result.github.requests.length).toBeGreaterThan(0); // at 127.0.0.1
  },
);
