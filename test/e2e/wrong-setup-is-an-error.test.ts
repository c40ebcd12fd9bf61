import { expect, it } from 'vitest';
import { headSha, pullRequestEvent } from '../../harness/github-event.ts';
import { expectGate, expectStory, messages } from './support/expectations.ts';
import { writtenFile } from './support/views.ts';

const invalid: Record<string, string> = {
  'base-url': 'http://security.example.com/v1',
  'auth-url': 'security.example.com',
  'app-id': 'one/two',
  'app-url': 'https://shop.example.com',
  'wait-for-completion': 'yes',
  'fail-on-severity': 'severe',
  'warn-only': '1',
  'on-not-tested': 'ignore',
  'timeout-minutes': '-1',
  'queue-timeout-minutes': '1e3',
  'on-active-run': 'cancel',
  'max-reruns': '1.5',
  'poll-interval-seconds': 'five',
  'poll-max-interval-seconds': '0x10',
  'request-timeout-seconds': '0',
  'max-retries': 'Infinity',
  'version-timeout-minutes': 'NaN',
  'upload-report': 'no',
  'artifact-name': 'a/b',
  'retention-days': '-3',
  'report-timeout-seconds': 'soon',
  details: 'some',
  annotations: 'on',
  'ca-cert-file': 'missing.pem',
  'dry-run': 'maybe',
};

it('names every invalid input in one message, and asks the service nothing', async () => {
  const result = await expectGate('error (invalid-input)', { inputs: invalid });
  const [message, ...others] = messages(result, 'error');
  expect(Object.keys(invalid).filter((name) => !message?.includes(`\`${name}\``))).toEqual([]);
  expect(others).toEqual([]);
  await expectStory(result, 'invalid-inputs');
});

it('fails without credentials, as in a workflow of a fork, and asks the service nothing', async () => {
  const inputs = { username: '', password: '', 'findings-file': 'findings.json' };
  const result = await expectGate('error (missing-credentials)', { inputs });
  const file = JSON.parse(writtenFile(result, 'findings.json'));
  expect(file).toMatchObject({ verdict: 'error', reason: 'missing-credentials' });
  await expectStory(result, 'missing-credentials');
});

it('tells the author of a fork whom to ask, since no other attempt gets a login', async () => {
  const [head, base] = ['stranger/shop', 'octo-org/shop'].map((full_name) => {
    return { sha: headSha, repo: { full_name } };
  });
  const payload = { pull_request: { number: 42, head, base } };
  const event = { ...pullRequestEvent(), payload };
  const inputs = { username: '', password: '' };
  const { summary } = await expectGate('error (missing-credentials)', { inputs, event });
  expect(summary).toContain('### ⛔ Error: GitHub gives a pull request from a fork no login');
  expect(summary).toMatch(
    /Ask a maintainer to \[test it for you\]\(https:\S+#forks-reviewed-first\)/,
  );
  expect(summary).not.toContain('Re-run');
});

const refused = 'POST /api/v1/auth/token → 401';
const answers = (status: number) => expect.stringMatching(`^GET .* → ${status}$`);
const wrong = { password: 'not-the-password' };
const unknown = { 'app-id': '000000000000000000000000' };
const expired = { username: '', password: '', 'api-token': 'expired.token.signature' };
const dry = { 'dry-run': 'true' };

it.each<[string, string, Record<string, string>, string[], string?]>([
  ['nothing names service and app', 'error (invalid-input)', { 'base-url': '', 'app-url': '' }, []],
  ['the login is rejected', 'error (login-rejected)', wrong, [refused], 'rejected-login'],
  ['`api-token` is rejected, and not renewed', 'error (login-rejected)', expired, [answers(401)]],
  ['a dry run is rejected', 'error (login-rejected)', { ...wrong, ...dry }, [refused]],
])('fails when %s, names the inputs, and asks no further', async (...row) => {
  const [, verdict, inputs, requests, story] = row;
  const result = await expectGate(verdict, { inputs });
  for (const name of Object.keys(inputs).filter((each) => each !== 'dry-run'))
    expect(result.shownLog).toContain(`\`${name}\``);
  expect(result.requests).toEqual(requests);
  if (story) await expectStory(result, story);
});

it('lists the apps that the login sees when none has the id', async () => {
  const inputs = { ...unknown, details: 'full' };
  const result = await expectGate('error (app-not-found)', { inputs });
  expect(messages(result, 'error')[0]).toMatch(
    /The login sees \d+ apps: \w+ \([\w-]+, https:\/\/[\w-]+\.test\); /,
  );
});

it('checks the setup in a dry run, and writes nothing to the service but the login', async () => {
  const inputs = { 'dry-run': 'true' };
  const job = 'succeeds with a warning';
  await expectStory(await expectGate('not-tested (dry-run)', { inputs }, job), 'dry-run');
});
