import { expect, it } from 'vitest';
import { expectStory, messages } from '../support/expectations.ts';
import { register } from './support/registrations.ts';

const long = (length: number) => 'x'.repeat(length);
const login = { role: 'Admin', username: 'admin', password: 'Pa55-word' };
const logins = (...changes: object[]) =>
  JSON.stringify(changes.map((change) => ({ ...login, ...change })));
const lines = (count: number, line: string) => Array(count).fill(line).join('\n');

it('names every problem in one message, and asks the service nothing', async () => {
  const inputs = {
    'base-url': 'http://security.example.com/v1',
    'app-url': 'ftp://shop.test',
    spec: 'openapi: 3.1.1',
    'spec-file': 'missing.yaml',
    'tenant-one-credentials': logins({ role: '' }, { loginUrl: 1 }),
    'tenant-two-credentials': 'none',
    'create-test-accounts': 'no',
    headers: 'X-Env: 1\nnothing',
    'max-steps': '1.5',
    'wait-for-completion': 'yes',
    'timeout-minutes': '0',
    password: '',
  };
  const result = await register('fails', '13 problems with the inputs', { inputs });
  const [message] = messages(result, 'error');
  for (const name of Object.keys(inputs)) expect(message).toContain(`\`${name}\``);
  await expectStory(result);
});

it('accepts the longest values that the service does', async () => {
  const inputs = {
    'app-url': `HTTPS://shop.test/${long(2030)}`,
    label: '😀'.repeat(150),
    'tenant-one-credentials': JSON.stringify(
      Array(20).fill({
        role: long(100),
        username: long(320),
        password: long(1024),
        loginUrl: `https://a.test/${long(2033)}`,
      }),
    ),
    'tenant-two-credentials': '[]',
    'skip-endpoints': lines(200, `*:/${long(497)}`),
    'max-steps': '1000',
    'wait-for-completion': 'false',
  };
  await register('succeeds', 'is registered', { inputs });
});

it.each([
  ['label', { label: long(151) }],
  ['maxSteps', { 'max-steps': '1001' }],
  ['skipEndpoints', { 'skip-endpoints': 'GET:/a\nGET /b' }],
  ['headers', { headers: lines(51, 'X-A: 1') }],
])('leaves limits to the service, and reports what it refuses: %s', async (field, inputs) => {
  const app = { 'app-url': 'https://shop.test' };
  const result = await register('fails', field, { inputs: { ...app, ...inputs } });
  expect(result.requests.filter((request) => request.startsWith('POST /v1/apps'))).toHaveLength(1);
});
