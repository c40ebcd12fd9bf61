import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createAuthority } from '../../harness/certificates.ts';
import { branchEvent, type GitHubEvent } from '../../harness/github-event.ts';
import { scriptService } from '../integration/service/support/scripted-service.ts';
import { runScenario, type Scenario } from '../support/scenario.ts';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';
import { expectEnd } from './support/sub-actions.ts';
import { overTls } from './support/tls-service.ts';

const authority = await createAuthority('CA of the deployment');
const identity = await authority.issue();
const files = { 'ca.pem': authority.cert };
const inputs = { ...withoutReport, 'ca-cert-file': 'ca.pem' };
const ownBranch: GitHubEvent = {
  ...branchEvent('push'),
  variables: { GITHUB_REF: 'refs/heads/own' },
};

const folder = mkdtempSync(join(tmpdir(), 'authority-'));
afterAll(() => rmSync(folder, { recursive: true }));
const downloaded = join(folder, 'ca.pem');
writeFileSync(downloaded, authority.cert);

it.each<[string, Scenario]>([
  ['at the base of a pull request', { base: files }],
  ['in the default branch on a push to another', { base: files, event: ownBranch }],
  ['in the checkout of the default branch', { workspace: files, event: branchEvent('push') }],
  ['outside of the workspace', { inputs: { ...inputs, 'ca-cert-file': downloaded } }],
])('trusts the certificate authority that `ca-cert-file` holds %s', async (_, scenario) => {
  const result = await expectGate('passed', {
    app: 'clean.test',
    inputs,
    ...scenario,
    prepare: overTls(identity),
  });
  expect(result.runsStarted).toBe(1);
});

it.each<[string, Scenario]>([
  ['a pull request', {}],
  ['a push to a branch of its author’s', { event: ownBranch }],
])(
  'does not trust the one that %s brings, and sends nothing to the service',
  async (_, scenario) => {
    const result = await expectGate('error (invalid-input)', {
      app: 'clean.test',
      workspace: files,
      inputs,
      ...scenario,
    });
    expect(result.shownLog).toMatch(
      /`ca-cert-file` must be .* \(there is no file ca\.pem in branch main at 1c002dd; /,
    );
    expect(result.requests).toEqual([]);
  },
);

it('holds for the other actions, too', async () => {
  const prepare = overTls(identity);
  const given = { action: 'list-apps', inputs: { 'ca-cert-file': 'ca.pem' }, prepare };
  expectEnd(await runScenario({ ...given, base: files }), 'succeeds', '');
  const own = await runScenario({ ...given, workspace: files });
  expectEnd(own, 'fails', '');
  expect(own.shownLog).toContain('there is no file ca.pem in branch main at 1c002dd');
  expect(own.requests).toEqual([]);
});

it('is not tested when GitHub does not give it', async () => {
  const github = await openGitHub({ files });
  github.fail(/contents/, { status: 503, headers: { 'retry-after': '600' } });
  const result = await expectGate('not-tested (policy-unavailable)', {
    app: 'clean.test',
    inputs,
    github,
  });
  expect(result.requests).toEqual([]);
});

it('is not tested when the certificate of the service is not trusted, and says how to trust it', async () => {
  const result = await expectGate('not-tested (service-unavailable)', {
    app: 'clean.test',
    prepare: overTls(identity),
  });
  expect(result.shownLog).toContain('`ca-cert-file`');
  await expectStory(result);
});

describe('the switch of Node.js that turns the checks of certificates off', () => {
  const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  const warning = {
    level: 'warning',
    message: expect.stringContaining('`NODE_TLS_REJECT_UNAUTHORIZED=0` is ignored'),
  };

  it('is ignored for the service, with a warning', async () => {
    const result = await expectGate('not-tested (service-unavailable)', {
      app: 'clean.test',
      env,
      prepare: overTls(identity),
    });
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
    await expectGate('not-tested (wrong-version)', { app: 'clean.test', env, inputs });
    expect(app.requests).toEqual([]);
  });

  it('is ignored by the other actions, with a warning', async () => {
    const result = await runScenario({ action: 'list-apps', env, prepare: overTls(identity) });
    expect(result.conclusion).toBe('failure');
    expect(result.annotations).toContainEqual(expect.objectContaining(warning));
    expect(result.requests).toEqual([]);
  });
});
