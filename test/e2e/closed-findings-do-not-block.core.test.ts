import { expect, it } from 'vitest';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';
import { findingsAre } from './support/rewrites.ts';

const critical = { label: 'BOLA', severity: 'Critical', method: 'GET', path: '/orders' };

it('does not count findings that are fixed or dismissed', async () => {
  const rules = [
    findingsAre([
      { ...critical, id: 'fixed', isFixed: true },
      { ...critical, id: 'dismissed', isDismissed: true },
    ]),
  ];
  const result = await expectGate('passed', { app: 'clean.test', rules, inputs: withoutReport });
  expect(result.outputs).toMatchObject({ 'findings-count': '0', 'critical-count': '0' });
  await expectStory(result);
});

it.each([
  ['its fix is only claimed', { fixClaimed: true, fixClaimedAt: '2026-11-01T00:00:00Z' }],
  ['it is said to be neither fixed nor dismissed', { isFixed: false, isDismissed: false }],
  ['its state cannot be read', { isFixed: 'true', isDismissed: 1 }],
])('blocks on a finding when %s', async (_, state) => {
  const rules = [findingsAre([{ ...critical, id: 'f1', ...state }])];
  const result = await expectGate('failed (findings)', {
    app: 'clean.test',
    rules,
    inputs: withoutReport,
  });
  expect(result.outputs).toMatchObject({ 'findings-count': '1', 'blocking-count': '1' });
});
