import { describe, expect, it } from 'vitest';
import { scriptService } from '../integration/service/support/scripted-service.ts';
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

describe('the switch of Node.js that turns the checks of certificates off', () => {
  const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  const warning = { level: 'warning', message: expect.stringContaining('`NODE_TLS_REJECT_UNAUTHORIZED=0` is ignored') };

  it('is ignored for the service, with a warning', async () => {
    const result = await runScenario({ app: 'clean.test', env, prepare: overTls(identity) });
    expectVerdict(result, { verdict: 'not-tested (service-unavailable)', job: 'fails' });
    expect(result.annotations).toContainEqual(expect.objectContaining(warning));
    expect(result.requests).toEqual([]);
  });

  it('is ignored for `version-url`', async () => {
    const app = await scriptService(() => ({ body: 'v1' }), identity);
    const inputs = {
      'version-url': `${app.origin}/version`,
      'expected-version': 'v1',
      'version-timeout-minutes': '0.01',
    };
    const result = await runScenario({ app: 'clean.test', env, inputs });
    expectVerdict(result, { verdict: 'not-tested (wrong-version)', job: 'fails' });
    expect(app.requests).toEqual([]);
  });

  it('is ignored by the other actions, with a warning', async () => {
    const result = await runScenario({ action: 'list-apps', env, prepare: overTls(identity) });
    expect(result.conclusion).toBe('failure');
    expect(result.annotations).toContainEqual(expect.objectContaining(warning));
    expect(result.requests).toEqual([]);
  });
});
