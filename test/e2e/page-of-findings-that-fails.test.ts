import { expect, it } from 'vitest';
import { problem } from '../../harness/faults.ts';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, findingsRead, requestsTo, withoutReport } from './support/expectations.ts';

const page = /\/vulnerabilities\?page=2&/;

it('asks again for the one page of findings that failed, and judges by all of them', async () => {
  const rules = [{ path: page, nth: [1], fault: { kind: 'reset' } as const }];
  const result = await runScenario({ app: 'many.test', rules, inputs: withoutReport });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(result.outputs['findings-count']).toBe('2350');
  expect(requestsTo(result, findingsRead)).toHaveLength(24 + 1);
});

it('is not tested when one page of findings cannot be read: what it holds is not known', async () => {
  const rules = [{ path: page, fault: problem(500) }];
  const result = await runScenario({
    app: 'many.test',
    rules,
    inputs: { ...withoutReport, 'max-retries': '1', 'timeout-minutes': '0.03' },
  });
  expectVerdict(result, { verdict: 'not-tested (service-unavailable)', job: 'fails' });
});
