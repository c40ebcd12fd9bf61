import { describe, expect, it } from 'vitest';
import { type FaultRule, problem } from '../../../harness/faults.ts';
import { runScenario, type ScenarioResult } from '../../support/scenario.ts';
import { expectEnd } from '../support/sub-actions.ts';
import { registration } from './support/registrations.ts';

const action = 'register-app';
const emulator = { onboardingSeconds: 0.4 };
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
  [
    ...log.split('\n').filter((line) => !line.startsWith('::add-mask::')),
    summary,
    ...Object.values(outputs),
  ].join('\n');

it('asks the runner to mask passwords, header values and addresses before anything else, and shows none', async () => {
  const result = await runScenario({ action, app: 'shop.test', emulator, inputs });
  expectEnd(result, 'succeeds', 'can be tested');
  const firstLine = result.log.split('\n').findIndex((line) => !line.startsWith('::add-mask::'));
  expect(firstLine).toBeGreaterThanOrEqual(secrets.length);
  expect(secrets.filter((secret) => !result.masks.includes(secret))).toEqual([]);
  expect(secrets.filter((secret) => written(result).includes(secret))).toEqual([]);
});

it('masks no roles and no names that may be ordinary words', async () => {
  const { masks } = await runScenario({ action, app: 'shop.test', emulator, inputs });
  expect(masks).not.toEqual(expect.arrayContaining(['user']));
  expect(masks).not.toEqual(expect.arrayContaining(['Admin']));
});

it('shows none that the service quotes', async () => {
  const detail = `cannot log in with ${passwords[0]} nor ${passwords[1]}; ${headerValues[1]} was sent by ${address}`;
  const rules: FaultRule[] = [{ ...registration, fault: problem(400, { detail }) }];
  const result = await runScenario({ action, app: 'shop.test', rules, inputs });
  expectEnd(result, 'fails', 'cannot log in with [redacted]');
  expect(secrets.filter((secret) => written(result).includes(secret))).toEqual([]);
});

const malformed: [string, string][] = [
  ['a list that is neither JSON nor YAML', '[{"role": "Admin", "password": "hunter2-Pa55"'],
  ['a text', 'hunter2-Pa55'],
  ['a record', 'password: hunter2-Pa55'],
  ['a list of texts', '- hunter2-Pa55'],
  [
    'a login with a misspelt member',
    '- { role: Admin, username: a, password: x-Pa55, pasword: hunter2-Pa55 }',
  ],
  ['a member without a blank', '- role: Admin\n  username: a\n  "password:hunter2-Pa55": x'],
  [
    'a login with too long a password',
    `- { role: Admin, username: a, password: hunter2-Pa55${'x'.repeat(1024)} }`,
  ],
  ['broken YAML', '- role: Admin\n password: hunter2-Pa55\n  username: [\n'],
];

describe('credentials that are refused are not shown', () => {
  it.each(malformed)('when they are %s', async (_, credentials) => {
    const result = await runScenario({
      action,
      app: 'shop.test',
      inputs: { 'tenant-one-credentials': credentials },
    });
    expectEnd(result, 'fails', '`tenant-one-credentials`');
    expect(written(result)).not.toContain('hunter2');
    expect(result.requests).toEqual([]);
  });
});
