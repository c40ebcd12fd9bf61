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

const claims = 'eyJzdWIiOiJhcHBzZWMifQ';
const bearer = `Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.${claims}.c2lnbmF0dXJl`;

it.each([
  ['a token', 'error (forbidden)', /\/v1\/apps/, 403, bearer, claims],
  ['the password', 'error (login-rejected)', /token/, 401, account.password, account.password],
])('shows nowhere %s that the service or a proxy quotes in an error', async (...row) => {
  const [, verdict, path, status, quoted, secret] = row;
  const rules = [{ path, fault: problem(status, { detail: `${quoted} was refused` }) }];
  const result = await expectGate(verdict, { rules });
  const told = [...written(result), result.summary, JSON.stringify(result.annotations)].join('\n');
  expect(told).toContain('was refused');
  expect(told).not.toContain(secret);
});
