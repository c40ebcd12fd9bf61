import { expect, it } from 'vitest';
import {
  expectGate,
  findingsRead,
  requestsTo,
  statusLook,
  taskPoll,
  trigger,
} from './support/expectations.ts';

const kinds: Record<string, RegExp> = {
  logins: /^POST \S+\/auth\/token /,
  'reads of apps': /^GET \S+\/apps(\/\w+)?(\?\S*)? /,
  triggers: trigger,
  polls: taskPoll,
  'looks for an active run': statusLook,
  'reads of findings': findingsRead,
  'report lists': /^GET \S+\/apps\/\w+\/reports/,
  downloads: /^GET \/v1\/reports\//,
};

it.each([
  ['many.test', 2350, 2350],
  ['vulnerable.test', 9, 7],
])('makes no more requests than a run of one poll on %s needs', async (app, findings, open) => {
  const scenario = { app, emulator: { runSeconds: 0.05 } };
  const result = await expectGate('failed (findings)', scenario);
  const { outputs, requests, summary, shownLog } = result;
  const counts = Object.entries(kinds).map(([kind, pattern]) => [
    kind,
    requestsTo(result, pattern).length,
  ]);
  // The first of several pages is read once more after the last.
  const reads = Math.ceil(findings / 100) + Number(findings > 100);
  expect(Object.fromEntries(counts)).toEqual({
    logins: 1,
    'reads of apps': 2,
    'looks for an active run': 1,
    triggers: 1,
    polls: 1,
    'reads of findings': reads,
    'report lists': 1,
    downloads: 1,
  });
  expect(requests).toHaveLength(7 + 1 + reads);
  const bySeverity = ['critical', 'high', 'medium', 'low'].map((each) =>
    Number(outputs[`${each}-count`]),
  );
  expect(bySeverity.reduce((sum, count) => sum + count)).toBe(open);
  expect(outputs['findings-count']).toBe(String(open));
  // As many are shown as people and GitHub can take.
  expect(Buffer.byteLength(summary)).toBeLessThan(250_000);
  expect(shownLog.split('\n').length).toBeLessThan(250);
});
