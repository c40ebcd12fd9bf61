import { expect, it } from 'vitest';
import { problem } from '../../harness/faults.ts';
import { account } from '../../harness/steady-emulator.ts';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, requestsTo, withoutReport } from './support/expectations.ts';

const login = /^POST \S+\/auth\/token/;

it('logs in again when the token expires during polling, and goes on', async () => {
  const rules = [{ path: /\/tasks\//, nth: [2], fault: problem(401) }];
  const result = await runScenario({ app: 'clean.test', inputs: withoutReport, rules });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(requestsTo(result, login)).toHaveLength(2);
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});

it('logs in as often as short-lived tokens expire, and masks every token', async () => {
  const result = await runScenario({
    app: 'many.test',
    emulator: { runSeconds: 0.6, tokenSeconds: 0.6 },
    inputs: withoutReport,
  });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(requestsTo(result, login).length).toBeGreaterThan(3);
  const tokens = result.exchanges.map(({ headers }) =>
    headers.authorization?.replace('Bearer ', ''),
  );
  const unmasked = tokens.filter((token) => token !== undefined && !result.masks.includes(token));
  expect(unmasked).toEqual([]);
  expect(result.runsStarted).toBe(1);
});

it('answers a refused `api-token` by a login when it has one', async () => {
  const inputs = { ...withoutReport, ...account, 'api-token': 'expired.token.signature' };
  const result = await runScenario({ app: 'clean.test', inputs });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(requestsTo(result, login)).toHaveLength(1);
});
