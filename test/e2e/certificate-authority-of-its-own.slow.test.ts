import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createAuthority } from '../../harness/certificates.ts';
import { forbidden } from '../../harness/github-api.ts';
import { branchEvent, type GitHubEvent, pullRequestEvent } from '../../harness/github-event.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectGate, expectStory, messages, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';
import { endOf } from './support/sub-actions.ts';
import { overTls } from './support/tls-service.ts';

const authority = await createAuthority('CA of the deployment');
const identity = await authority.issue();
const app = 'clean.test';
const prepare = overTls(identity);
const files = { 'ca.pem': authority.cert };
const inputs = { ...withoutReport, 'ca-cert-file': 'ca.pem' };
const missing = 'there is no file ca.pem in octo-org/shop, branch main at 1c002dd';

it.each<[string, GitHubEvent]>([
  ['a pull request', pullRequestEvent()],
  ['a push', branchEvent('push')],
])('trusts the certificate authority of the default branch on %s', async (_, event) => {
  const result = await expectGate('passed', { app, inputs, base: files, event, prepare });
  expect(result.runsStarted).toBe(1);
});

it('trusts the one that a job has downloaded, outside of the workspace', async () => {
  const file = join(temporaryFolder(files), 'ca.pem');
  await expectGate('passed', { app, inputs: { ...inputs, 'ca-cert-file': file }, prepare });
});

it.each([
  ['a pull request', pullRequestEvent()],
  ['a nightly gate', branchEvent('schedule')],
])(
  'does not trust the one in the workspace of %s, and sends nothing to the service',
  async (_, event) => {
    const own = { app, workspace: files, inputs, event };
    const result = await expectGate('error (invalid-input)', own);
    expect(result.shownLog).toMatch(new RegExp(`\`ca-cert-file\` must be .* \\(${missing}; `));
    expect(result.requests).toEqual([]);
  },
);

it('holds for the other actions, too', async () => {
  const listApps = endOf('list-apps', { inputs: { 'ca-cert-file': 'ca.pem' }, prepare });
  await listApps('succeeds', '', { base: files });
  expect((await listApps('fails', missing, { workspace: files })).requests).toEqual([]);
});

it.each(['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'])(
  'sends nothing to anybody when `%s` leads into the workspace',
  async (name) => {
    const env = { [name]: 'ca.pem' };
    const given = {
      ...withoutReport,
      'commit-status': 'security-test',
      'pull-request-number': '42',
    };
    const gate = { app, env, workspace: files, inputs: given, prepare };
    const { requests, github, shownLog } = await expectGate('error (invalid-input)', gate);
    expect(shownLog).toContain(`\`${name}\` must not lead into the workspace`);
    expect([requests, github.calls()]).toEqual([[], []]);
    for (const action of ['doctor', 'list-apps']) {
      const result = await endOf(action, { prepare })('fails', name, { env, workspace: files });
      expect([result.requests, result.github.calls()]).toEqual([[], []]);
      if (action === 'doctor') expect(result.outputs).toEqual({ healthy: 'false', checks: '[]' });
    }
  },
);

it('is an error of what governs when the token may not read it', async () => {
  const github = await openGitHub({ files });
  github.fail(/contents|branches/, forbidden, 9);
  const result = await expectGate('error (invalid-policy)', { app, inputs, github });
  expect(result.shownLog).toContain('`contents: read`');
  expect(result.requests).toEqual([]);
});

it('is not tested when GitHub does not give it', async () => {
  const github = await openGitHub({ files });
  github.fail(/contents/, { status: 503, headers: { 'retry-after': '600' } });
  const result = await expectGate('not-tested (policy-unavailable)', { app, inputs, github });
  expect(result.requests).toEqual([]);
});

it('is not tested when the certificate of the service is not trusted, and says how to trust it', async () => {
  await expectStory(await expectGate('not-tested (service-unavailable)', { app, prepare }));
});

it('is checked though `NODE_TLS_REJECT_UNAUTHORIZED=0` would turn that off, which a warning says', async () => {
  const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  const result = await expectGate('not-tested (service-unavailable)', { app, env, prepare });
  const ignored = expect.stringContaining('`NODE_TLS_REJECT_UNAUTHORIZED=0` is ignored');
  expect(messages(result, 'warning')).toContainEqual(ignored);
  expect(result.requests).toEqual([]);
});
