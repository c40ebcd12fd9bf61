import { expect, it } from 'vitest';
import type { Emulator } from '../../src/emulator/emulator.ts';
import { startRun } from '../support/scenario.ts';
import { expectGate, expectStory, requestsTo, trigger } from './support/expectations.ts';

const aDay = { 'max-result-age-hours': '24', 'on-stale-result': 'fail' };

/** Tests an app by a run that takes no time; its report gets today's date. */
const testedApp = (host: string) => ({
  app: host,
  emulator: { clock: Date, runSeconds: 0 },
  prepare: async (emulator: Emulator) => {
    await startRun(emulator, host);
    return {};
  },
});

it('judges the newest result without a run, and says what that does not prove', async () => {
  const scenario = { ...testedApp('vulnerable.test'), inputs: aDay };
  const result = await expectGate('failed (findings)', scenario);
  expect(requestsTo(result, trigger)).toEqual([]);
  expect(result.outputs).toMatchObject({
    'task-id': '',
    'status-url': '',
    'task-state': 'COMPLETED',
    'run-number': '1',
  });
  expect(result.artifacts.map(({ name }) => name)).toEqual(['security-report.pdf']);
  for (const text of [result.shownLog, result.summary])
    expect(text).toContain('it proves nothing about this build');
});

it('passes by it', async () => {
  const scenario = { ...testedApp('clean.test'), inputs: aDay };
  const result = await expectGate('passed', scenario);
  expect(result.runsStarted).toBe(1);
  expect(result.summary).toContain('it proves nothing about this build');
});

it('is not tested when it is too old', async () => {
  const inputs = { ...aDay, 'max-result-age-hours': '0.0000001' };
  const scenario = { ...testedApp('clean.test'), inputs };
  const result = await expectGate('not-tested (stale)', scenario);
  expect(requestsTo(result, trigger)).toEqual([]);
});

it('is not tested when there is none, and starts no run', async () => {
  const result = await expectGate('not-tested (stale)', { app: 'clean.test', inputs: aDay });
  expect(result.runsStarted).toBe(0);
  expect(result.summary).toContain('it judges the newest result, and costs nothing.');
  await expectStory(result, 'stale');
});

it('starts a run when there is none and the workflow allows it', async () => {
  const inputs = { 'max-result-age-hours': '24' };
  const result = await expectGate('passed', { app: 'clean.test', inputs });
  expect(result.runsStarted).toBe(1);
  expect(result.outputs['task-id']).not.toBe('');
});

it.each([
  ['task-id', { 'task-id': 'task_sec_1' }],
  ['version-url', { 'version-url': 'http://127.0.0.1:9/version' }],
  ['predicate-file', { 'predicate-file': 'predicate.json' }],
  ['commit-status', { 'commit-status': 'security-test' }],
  ['wait-for-completion: false', { 'wait-for-completion': 'false' }],
])('refuses `%s`, which concerns a run of its own', async (name, inputs) => {
  const given = { ...aDay, ...inputs };
  const result = await expectGate('error (invalid-input)', { inputs: given });
  expect(result.shownLog).toContain(`\`max-result-age-hours\` must not be given with \`${name}\``);
  expect(result.requests).toEqual([]);
});
