import { expect, it } from 'vitest';
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
  'registration-timeout-minutes': 'NaN',
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

const login = 'POST /api/v1/auth/token → 401';
const unknown = { 'app-id': '000000000000000000000000' };
const expired = { username: '', password: '', 'api-token': 'expired.token.signature' };

it.each<[string, string, Record<string, string>, string[], string[], string?]>([
  [
    'names what is missing',
    'error (invalid-input)',
    { 'base-url': '', 'app-url': '' },
    ['`base-url` is required', '`app-url`'],
    [],
  ],
  [
    'fails when the service rejects the login, and tries it once',
    'error (login-rejected)',
    { password: 'not-the-password' },
    [],
    [login],
    'rejected-login',
  ],
  [
    'fails when the service rejects `api-token` and there is no login to renew it',
    'error (login-rejected)',
    expired,
    ['`api-token`'],
    [expect.stringMatching(/^GET .* → 401$/)],
  ],
  [
    'fails when no app has the id',
    'error (app-not-found)',
    unknown,
    [],
    ['POST /api/v1/auth/token → 200', expect.stringMatching(/^GET .* → 404$/)],
    'unknown-app',
  ],
  [
    'fails in a dry run when the password is wrong',
    'error (login-rejected)',
    { password: 'not-the-password', 'dry-run': 'true' },
    [],
    [login],
  ],
  [
    'fails in a dry run when there is no such app',
    'error (app-not-found)',
    { ...unknown, 'dry-run': 'true' },
    [],
    ['POST /api/v1/auth/token → 200', expect.stringMatching(/^GET .* → 404$/)],
  ],
])('%s', async (_, verdict, inputs, told, requests, story) => {
  const result = await expectGate(verdict, { inputs });
  for (const text of told) expect(result.shownLog).toContain(text);
  expect(result.requests).toEqual(requests);
  if (story) await expectStory(result, story);
});

it('checks the setup in a dry run, and writes nothing to the service but the login', async () => {
  const inputs = { 'dry-run': 'true' };
  const job = 'succeeds with a warning';
  await expectStory(await expectGate('not-tested (dry-run)', { inputs }, job), 'dry-run');
});
