import { expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import type { ScenarioResult } from '../../support/scenario.ts';
import { register, registration } from './support/registrations.ts';

const app = 'shop.test';
const passwords = ['first-Pa55', 'second "quoted" Pa55', 'tenant-two-Pa55'];
const headerValues = [
  'Bearer header-token-value',
  'header-token-value',
  'a=cookie-one; b=cookie-two',
];
const address = 'admin@shop.test';

const inputs = {
  'tenant-one-credentials': JSON.stringify([
    { role: 'Admin', username: address, password: passwords[0] },
    { role: 'User', username: 'user', password: passwords[1] },
  ]),
  'tenant-two-credentials': `- role: Admin\n  username: other\n  password: ${passwords[2]}\n`,
  headers: 'Authorization: Bearer header-token-value\nCookie: a=cookie-one; b=cookie-two',
};
const secrets = [...passwords, ...headerValues, address];

/** All that is written but for the commands that ask the runner to mask. */
const written = ({ log, summary, outputs }: ScenarioResult) =>
  [log.replaceAll(/^::add-mask::.*$/gm, ''), summary, ...Object.values(outputs)].join('\n');

it('asks the runner to mask passwords, header values and addresses before anything else, and shows none', async () => {
  const result = await register('succeeds', 'can be tested', { app, inputs });
  const firstLine = result.log.split('\n').findIndex((line) => !line.startsWith('::add-mask::'));
  expect(firstLine).toBeGreaterThanOrEqual(secrets.length);
  expect(secrets.filter((secret) => !result.masks.includes(secret))).toEqual([]);
  expect(secrets.filter((secret) => written(result).includes(secret))).toEqual([]);
  // Roles, and names that may be ordinary words.
  expect(result.masks.filter((mask) => ['user', 'Admin'].includes(mask))).toEqual([]);
});

it('shows none that the service quotes', async () => {
  const detail = `cannot log in with ${passwords[0]} nor ${passwords[1]}; ${headerValues[1]} was sent by ${address}`;
  const rules = [{ ...registration, fault: problem(400, { detail }) }];
  const result = await register('fails', 'cannot log in with [redacted]', { app, rules, inputs });
  expect(secrets.filter((secret) => written(result).includes(secret))).toEqual([]);
});

it.each([
  ['a list that is neither JSON nor YAML', '[{"role": "Admin", "password": "hunter2-Pa55"'],
  ['a text', 'hunter2-Pa55'],
  ['a record', 'password: hunter2-Pa55'],
  ['a list of texts', '- hunter2-Pa55'],
  ['a misspelt member', '- { role: Admin, username: a, password: x-Pa55, pasword: hunter2-Pa55 }'],
  ['a member without a blank', '- role: Admin\n  username: a\n  "password:hunter2-Pa55": x'],
  ['broken YAML', '- role: Admin\n password: hunter2-Pa55\n  username: [\n'],
])('does not show credentials that are refused: %s', async (_, refused) => {
  const scenario = { app, inputs: { 'tenant-one-credentials': refused } };
  const result = await register('fails', '`tenant-one-credentials`', scenario);
  expect(written(result)).not.toContain('hunter2');
  expect(result.requests).toEqual([]);
});

it('does not show credentials that the service refuses', async () => {
  const refused = `- { role: A, username: a, password: hunter2-${'x'.repeat(1024)} }`;
  const scenario = { app, inputs: { 'tenant-one-credentials': refused } };
  const result = await register('fails', '400', scenario);
  expect(written(result)).not.toContain('hunter2');
});
