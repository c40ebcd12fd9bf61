import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { htmlPage, jsonText, problem, redirect } from '../../harness/faults.ts';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';

const faults: FaultRule['fault'][] = [
  problem(500),
  htmlPage(),
  { kind: 'reset' },
  problem(404, { slug: 'not-found' }),
  redirect('/elsewhere'),
  jsonText('{"state":'),
  { kind: 'truncate' },
  problem(403),
  { kind: 'refuse' },
  { kind: 'hang' },
  problem(503),
];

it('goes on polling whatever goes wrong, until the run has ended', async () => {
  const rules = faults.map(
    (fault, index) =>
      Object.assign({ path: /\/tasks\//, nth: [index + 1] }, { fault }) as FaultRule,
  );
  const inputs = { ...withoutReport, 'request-timeout-seconds': '1' };
  const result = await expectGate('passed', { app: 'clean.test', inputs, rules });
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});
