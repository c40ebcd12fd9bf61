import { expect, it } from 'vitest';
import { problem } from '../../harness/faults.ts';
import { expectGate, expectStory, trigger, withoutReport } from './support/expectations.ts';

it.each([
  ['429', problem(429, { headers: { 'retry-after': '1' } })],
  ['503', problem(503, { headers: { 'retry-after': '1' } })],
])(
  'sends the trigger again after a %s, no sooner than the service asks for',
  async (status, fault) => {
    const rules = [{ path: /\/security-agent$/, nth: [1], fault }];
    const result = await expectGate('passed', { app: 'clean.test', inputs: withoutReport, rules });
    const [refused, accepted, ...others] = result.exchanges.filter(({ method, path }) =>
      trigger.test(`${method} ${path} `),
    );
    expect((accepted?.receivedAt ?? 0) - (refused?.answeredAt ?? 0)).toBeGreaterThanOrEqual(990);
    expect(others).toEqual([]);
    expect(result.runsStarted).toBe(1);
    await expectStory(result, status);
  },
);
