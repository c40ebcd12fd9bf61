import { expect, it } from 'vitest';
import { expectGate, expectStory, messages, withoutReport } from './support/expectations.ts';
import { findingsAre } from './support/rewrites.ts';

const critical = { label: 'BOLA', severity: 'Critical', method: 'GET', path: '/orders' };

/** The service finds these, whatever the app. */
const found = (findings: object[], inputs: Record<string, string> = {}) => ({
  app: 'clean.test',
  rules: [findingsAre(findings)],
  inputs: { ...withoutReport, ...inputs },
});

it('does not count findings that are fixed or dismissed', async () => {
  const closed = [
    { ...critical, id: 'fixed', isFixed: true },
    { ...critical, id: 'dismissed', isDismissed: true },
  ];
  await expectStory(await expectGate('passed', found(closed)), 'closed');
});

const unknown = [{ ...critical, id: 'f1', severity: 'Catastrophic' }];

it('blocks on a finding of unknown severity at every threshold, with a warning that names it', async () => {
  const scenario = found(unknown, { 'fail-on-severity': 'critical' });
  const result = await expectGate('failed (findings)', scenario);
  await expectStory(result, 'unknown-severity');
});

it.each([
  [9, 'true'],
  [11, 'true'],
  [11, 'false'],
])(
  'lists each of %i blocking findings once in the log (`annotations: %s`)',
  async (count, annotations) => {
    const ids = Array.from({ length: count }, (_, index) => `f-${index}`);
    const findings = ids.map((id) => ({ ...critical, id }));
    const scenario = found(findings, { annotations });
    const { shownLog } = await expectGate('failed (findings)', scenario);
    expect(shownLog.match(/\(f-\d+\)/g)).toEqual(ids.map((id) => `(${id})`));
  },
);

it('passes whatever was found when `fail-on-severity` is none, and still counts', async () => {
  const inputs = { ...withoutReport, 'fail-on-severity': 'none' };
  await expectStory(await expectGate('passed', { inputs }), 'none');
});

it('blocks on an override that nobody knows, with a warning that names it', async () => {
  const overridden = { ...critical, id: 'f1', severity: 'Low', updated_severity: 3 };
  const result = await expectGate('failed (findings)', found([overridden]));
  expect(messages(result, 'warning')).toEqual([expect.stringMatching(/unknown severity.*: 3$/)]);
});
