import { expect, it } from 'vitest';
import { problem } from '../../harness/faults.ts';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, trigger, withoutReport } from './support/expectations.ts';

it.each([
  ['429', problem(429, { headers: { 'retry-after': '1' } })],
  ['503', problem(503, { headers: { 'retry-after': '1' } })],
])(
  'sends the trigger again after a %s, no sooner than the service asks for',
  async (status, fault) => {
    const rules = [{ path: /\/security-agent$/, nth: [1], fault }];
    const result = await runScenario({ app: 'clean.test', inputs: withoutReport, rules });
    expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
    const [refused, accepted, ...others] = result.exchanges.filter(({ method, path }) =>
      trigger.test(`${method} ${path} `),
    );
    expect((accepted?.receivedAt ?? 0) - (refused?.answeredAt ?? 0)).toBeGreaterThanOrEqual(990);
    expect(others).toEqual([]);
    expect(result.runsStarted).toBe(1);
    await expectStory(result, status);
  },
);

it('gives up after `max-retries` further attempts', async () => {
  const rules = [{ path: /\/security-agent$/, fault: problem(503) }];
  const result = await runScenario({ rules, inputs: { 'max-retries': '1' } });
  expectVerdict(result, { verdict: 'not-tested (service-unavailable)', job: 'fails' });
  expect(result.requests.filter((request) => trigger.test(request))).toHaveLength(2);
});

it('does not wait longer than five minutes for a service that asks for it', async () => {
  const rules = [
    { path: /\/security-agent$/, fault: problem(429, { headers: { 'retry-after': '301' } }) },
  ];
  const result = await runScenario({ rules });
  expectVerdict(result, { verdict: 'not-tested (service-unavailable)', job: 'fails' });
  expect(result.requests.filter((request) => trigger.test(request))).toHaveLength(1);
});
