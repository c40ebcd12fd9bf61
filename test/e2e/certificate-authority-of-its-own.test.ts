import { expect, it } from 'vitest';
import { createAuthority } from '../support/certificates.ts';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, withoutReport } from './support/expectations.ts';
import { overTls } from './support/tls-service.ts';

const authority = await createAuthority('CA of the deployment');
const identity = await authority.issue();

it('trusts the certificate authority that `ca-cert-file` holds', async () => {
  const inputs = { ...withoutReport, 'ca-cert-file': 'ca.pem' };
  const workspace = { 'ca.pem': authority.cert };
  const result = await runScenario({ app: 'clean.test', inputs, workspace, prepare: overTls(identity) });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(result.runsStarted).toBe(1);
});

it('is not tested when the certificate of the service is not trusted, and says how to trust it', async () => {
  const result = await runScenario({ app: 'clean.test', prepare: overTls(identity) });
  expectVerdict(result, { verdict: 'not-tested (service-unavailable)', job: 'fails' });
  expect(result.shownLog).toContain('`ca-cert-file`');
  await expectStory(result);
});
