import { expect, it } from 'vitest';
import { problem } from '../../harness/faults.ts';
import { account } from '../../harness/steady-emulator.ts';
import { expectGate, expectStory, requestsTo, withoutReport } from './support/expectations.ts';

const login = /^POST \S+\/auth\/token/;

it('logs in again when the token expires during polling, and goes on', async () => {
  const rules = [{ path: /\/tasks\//, nth: [2], fault: problem(401) }];
  const result = await expectGate('passed', { app: 'clean.test', inputs: withoutReport, rules });
  expect(requestsTo(result, login)).toHaveLength(2);
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});

it('logs in as often as short-lived tokens expire, and masks every token', async () => {
  const result = await expectGate('failed (findings)', {
    app: 'many.test',
    emulator: { runSeconds: 0.6, tokenSeconds: 0.6 },
    inputs: withoutReport,
  });
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
  const result = await expectGate('passed', { app: 'clean.test', inputs });
  expect(requestsTo(result, login)).toHaveLength(1);
});
