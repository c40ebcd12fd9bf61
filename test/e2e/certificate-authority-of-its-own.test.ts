import { request } from 'node:http';
import { createServer } from 'node:https';
import { expect, it, onTestFinished } from 'vitest';
import { createAuthority } from '../support/certificates.ts';
import { close, listen } from '../support/loopback-server.ts';
import { runScenario, type Scenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, withoutReport } from './support/expectations.ts';

const authority = await createAuthority('CA of the deployment');

/** Speaks TLS in front of the emulator, as an on-premise deployment does. */
const overTls: Scenario['prepare'] = async ({ authUrl }) => {
  const server = createServer(await authority.issue(), (incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const forwarded = request(new URL(url, authUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  onTestFinished(() => close(server));
  const { port } = new URL(await listen(server));
  return { 'base-url': `https://localhost:${port}/v1` };
};

it('trusts the certificate authority that `ca-cert-file` holds', async () => {
  const inputs = { ...withoutReport, 'ca-cert-file': 'ca.pem' };
  const workspace = { 'ca.pem': authority.cert };
  const result = await runScenario({ app: 'clean.test', inputs, workspace, prepare: overTls });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(result.runsStarted).toBe(1);
});

it('is not tested when the certificate of the service is not trusted, and says how to trust it', async () => {
  const result = await runScenario({ app: 'clean.test', prepare: overTls });
  expectVerdict(result, { verdict: 'not-tested (service-unavailable)', job: 'fails' });
  expect(result.shownLog).toContain('`ca-cert-file`');
  await expectStory(result);
});
