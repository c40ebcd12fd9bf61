import { expect, it } from 'vitest';
import {
  expectGate,
  expectStory,
  findingsRead,
  requestsTo,
  statusLook,
  taskPoll,
  trigger,
  withoutReport,
} from './support/expectations.ts';
import { answersHave, editFindings } from './support/rewrites.ts';

it('waits for a findings list that still says RUN_IN_PROGRESS after the run is COMPLETED', async () => {
  const scenario = { app: 'late-findings.test', inputs: withoutReport };
  const result = await expectGate('failed (findings)', scenario);
  expect(result.outputs['findings-count']).toBe('7');
  await expectStory(result, 'late');
});

it('is not tested when the findings list says RUN_IN_PROGRESS until `timeout-minutes` are over', async () => {
  const active = { status: 'RUN_IN_PROGRESS', data: [], total: 0 };
  const result = await expectGate('not-tested (findings-unavailable)', {
    app: 'clean.test',
    rules: [answersHave({ path: /\/vulnerabilities/ }, active)],
    inputs: { 'timeout-minutes': '0.02' },
  });
  expect(result.outputs['task-state']).toBe('COMPLETED');
  await expectStory(result, 'never');
});

it('reads the findings again when the list changed meanwhile, and judges by the whole list', async () => {
  const shorter = editFindings(({ data }) => ({ data: data.slice(1) }));
  // The first look is the one before the trigger.
  const scenario = { rules: [{ ...shorter, nth: [2] }], inputs: withoutReport };
  const result = await expectGate('failed (findings)', scenario);
  expect(result.outputs['findings-count']).toBe('7');
  expect(requestsTo(result, findingsRead)).toHaveLength(2);
  await expectStory(result, 'changed');
});

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
  expect(Object.fromEntries(counts)).toEqual({
    logins: 1,
    'reads of apps': 2,
    'looks for an active run': 1,
    triggers: 1,
    polls: 1,
    'reads of findings': Math.ceil(findings / 100),
    'report lists': 1,
    downloads: 1,
  });
  expect(requests).toHaveLength(7 + 1 + Math.ceil(findings / 100));
  const bySeverity = ['critical', 'high', 'medium', 'low'].map((each) =>
    Number(outputs[`${each}-count`]),
  );
  expect(bySeverity.reduce((sum, count) => sum + count)).toBe(open);
  expect(outputs['findings-count']).toBe(String(open));
  // As many are shown as people and GitHub can take.
  expect(Buffer.byteLength(summary)).toBeLessThan(200_000);
  expect(shownLog.split('\n').length).toBeLessThan(250);
  await expectStory(result, app);
});
