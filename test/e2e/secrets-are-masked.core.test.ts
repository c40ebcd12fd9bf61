import { expect, it } from 'vitest';
import { problem } from '../../harness/faults.ts';
import { account } from '../../harness/steady-emulator.ts';
import { runScenario, type ScenarioResult } from '../support/scenario.ts';
import { expectGate, withoutReport } from './support/expectations.ts';

/** Password, `api-token` and every token that went over the wire. */
function secretsOf({ exchanges }: ScenarioResult, ...given: string[]): string[] {
  const tokens = exchanges.map(({ headers }) => headers.authorization?.replace(/^Bearer /, ''));
  return [...given, ...new Set(tokens.filter((token) => token !== undefined))];
}

/** Lines of the raw log, but for the commands that ask the runner to mask. */
const written = ({ log }: ScenarioResult) =>
  log.split('\n').filter((line) => !line.startsWith('::add-mask::'));

it('asks the runner to mask password and tokens before anything else, and shows none', async () => {
  const result = await runScenario({ app: 'vulnerable.test', inputs: withoutReport });
  const secrets = secretsOf(result, account.password);
  expect(secrets).toHaveLength(2);
  expect(result.log).toMatch(/^::add-mask::/);
  expect(secrets.filter((secret) => !result.masks.includes(secret))).toEqual([]);
  const comments = result.github.comments.map(({ body }) => body);
  const shown = [
    ...written(result),
    result.summary,
    ...comments,
    ...Object.values(result.outputs),
  ].join('\n');
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
});

it('masks a given `api-token`, and the one that replaces it', async () => {
  const inputs = { ...withoutReport, 'api-token': 'given.token.signature' };
  const result = await runScenario({ app: 'clean.test', inputs });
  const secrets = secretsOf(result, account.password);
  expect(secrets).toHaveLength(3);
  expect(secrets.filter((secret) => !result.masks.includes(secret))).toEqual([]);
});

it('shows no token that the service or a proxy quotes in an error', async () => {
  const detail =
    'Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhcHBzZWMifQ.c2lnbmF0dXJl was refused';
  const rules = [{ path: /\/v1\/apps/, fault: problem(403, { detail }) }];
  const result = await expectGate('error (forbidden)', { rules });
  const told = [result.log, result.summary, JSON.stringify(result.annotations)].join('\n');
  expect(told).toContain('was refused');
  expect(told).not.toContain('eyJzdWIiOiJhcHBzZWMifQ');
});

it('shows the password nowhere, though the service quotes it', async () => {
  const rules = [
    { path: /auth\/token/, fault: problem(401, { detail: `${account.password} is wrong` }) },
  ];
  const result = await expectGate('error (login-rejected)', { rules });
  const { shownLog, mask, summary } = result;
  expect(`${shownLog}${mask(summary)}`).not.toContain(account.password);
});

it('sends the password to the token endpoint and the token to the API, and neither elsewhere', async () => {
  const { exchanges } = await runScenario({ app: 'clean.test', inputs: withoutReport });
  const carriers = exchanges
    .filter(({ body }) => body.includes(account.password))
    .map(({ path }) => path);
  expect(carriers).toEqual(['/api/v1/auth/token']);
  const unauthorized = exchanges
    .filter(({ headers }) => headers.authorization === undefined)
    .map(({ path }) => path);
  expect(unauthorized).toEqual(['/api/v1/auth/token']);
});
