import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Emulator } from '../../src/emulator/emulator.ts';
import { startRun, startVisionRun } from '../support/scenario.ts';
import {
  expectGate,
  expectStory,
  requestsTo,
  trigger,
  withoutReport,
} from './support/expectations.ts';
import { testOf } from './support/setting.ts';

it.each([
  ['has ended, and judges by its findings', 0.05, 'completed'],
  ['runs, waits for its end, and triggers none', 0.4, 'running'],
])('adopts a test that %s', async (_, runSeconds, story) => {
  const result = await expectGate('failed (findings)', {
    emulator: { runSeconds },
    inputs: withoutReport,
    prepare: testOf('vulnerable.test'),
  });
  await expectStory(result, story);
});

const visionRun = async (emulator: Emulator) => ({
  'task-id': await startVisionRun(emulator, 'clean.test'),
});
const unknown = async () => ({ 'task-id': 'task_sec_unknown' });

it.each([
  ['a vision run: it tests nothing', 'error (invalid-input)', visionRun, 'vision-run'],
  [
    'the test of another app: its result says nothing of this one',
    'error (task-not-found)',
    testOf('vulnerable.test'),
    'another-app',
  ],
  ['a task that does not exist', 'error (task-not-found)', unknown, 'unknown'],
])('refuses to adopt %s', async (_, verdict, prepare, story) => {
  const result = await expectGate(verdict, { app: 'clean.test', prepare });
  expect(requestsTo(result, trigger)).toEqual([]);
  await expectStory(result, story);
});

it('refuses to adopt a test with what only a run of its own can prove, and sends nothing', async () => {
  const inputs = {
    'version-url': 'https://clean.test/version',
    'predicate-file': 'predicate.json',
    'commit-status': 'security-test',
    'wait-for-completion': 'false',
  };
  const scenario = { app: 'clean.test', inputs, prepare: testOf('clean.test') };
  const result = await expectGate('error (invalid-input)', scenario);
  expect(Object.keys(inputs).filter((name) => !result.shownLog.includes(name))).toEqual([]);
  expect(result.github.statuses).toEqual([]);
  await expectStory(result, 'with-proof');
});

it.each([
  ['FAILED', 'failed.test', 'not-tested (run-failed)', 'Run the workflow again without `task-id`'],
  [
    'goes on',
    'stuck.test',
    'not-tested (timed-out)',
    'it waits for the same test, and costs nothing',
  ],
])('says what another attempt does with an adopted test that %s', async (...row) => {
  const [, app, verdict, step] = row;
  const inputs = { 'timeout-minutes': '0.02' };
  const result = await expectGate(verdict, { app, inputs, prepare: testOf(app) });
  for (const text of [result.shownLog, result.summary]) expect(text).toContain(step);
});

const runSeconds = 0.1;

/** Starts runs, one after the other; gives the task of the first once all have ended. */
const endRuns = (count: number) => async (emulator: Emulator) => {
  const tasks: string[] = [];
  while (tasks.length < count) {
    tasks.push(await startRun(emulator, 'clean.test'));
    await delay(3 * runSeconds * 1000);
  }
  return { 'task-id': tasks[0] ?? '' };
};
const inputs = { 'report-timeout-seconds': '0.5' };
const ended = { app: 'clean.test', emulator: { runSeconds }, inputs };

it('a run that had ended when it was adopted proves nothing once a later run has left a report', async () => {
  const scenario = { ...ended, prepare: endRuns(2) };
  const result = await expectGate('not-tested (superseded)', scenario);
  await expectStory(result, 'superseded');
});
