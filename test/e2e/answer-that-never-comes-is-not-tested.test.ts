import { expect, it } from 'vitest';
import type { FaultRule } from '../support/faults.ts';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict } from './support/expectations.ts';

const inputs = { 'request-timeout-seconds': '0.5', 'max-retries': '1' };

const slow: [string, FaultRule][] = [
  ['never begins', { path: /\/apps\?/, fault: { kind: 'hang' } }],
  ['comes byte by byte', { path: /\/apps\?/, fault: { kind: 'drip', bytes: 1, everyMs: 50 } }],
];

it.each(slow)('is not tested when an answer %s, however long it would take', async (_, rule) => {
  const result = await runScenario({ rules: [rule], inputs });
  expectVerdict(result, { verdict: 'not-tested (service-unavailable)', job: 'fails' });
  expect(result.shownLog).toContain('no whole answer within 0.5 s');
});
