import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Emulator } from '../../src/emulator/emulator.ts';
import { type Scenario, startRun, startVisionRun } from '../support/scenario.ts';
import {
  expectGate,
  expectStory,
  requestsTo,
  trigger,
  withoutReport,
} from './support/expectations.ts';
import { testOf } from './support/setting.ts';

/** Adopts a test of this app that somebody has started. */
const adopt = (app: string, runSeconds = 0.05): Scenario => ({
  app,
  emulator: { runSeconds },
  prepare: testOf(app),
});

it('adopts a test that has ended, and judges by its findings', async () => {
  const scenario = { ...adopt('vulnerable.test'), inputs: withoutReport };
  const result = await expectGate('failed (findings)', scenario);
  await expectStory(result, 'completed');
});

it('adopts a test that runs, waits for its end, and triggers none', async () => {
  const result = await expectGate('failed (findings)', adopt('vulnerable.test', 0.4));
  await expectStory(result, 'running');
});

it.each<[string, string, Scenario, string, string?]>([
  [
    'a vision run: it tests nothing',
    'error (invalid-input)',
    {
      prepare: async (emulator) => ({ 'task-id': await startVisionRun(emulator, 'clean.test') }),
    },
    'not a vision run',
    'vision-run',
  ],
  [
    'the test of another app: its result says nothing of this one',
    'error (task-not-found)',
    { prepare: testOf('vulnerable.test') },
    'belongs to another app',
  ],
  [
    'a task that does not exist',
    'error (task-not-found)',
    { app: 'vulnerable.test', inputs: { 'task-id': 'task_sec_unknown' } },
    'task_sec_unknown',
    'unknown',
  ],
])('refuses to adopt %s', async (_, verdict, scenario, message, story) => {
  const result = await expectGate(verdict, { app: 'clean.test', ...scenario });
  expect(result.shownLog).toContain(message);
  expect(requestsTo(result, trigger)).toEqual([]);
  if (story) await expectStory(result, story);
});

describe('a run that had ended when it was adopted', () => {
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

  it('passes when the reports hold it and no later one', async () => {
    const result = await expectGate('passed', { ...ended, prepare: endRuns(1) });
    expect(requestsTo(result, /\/reports/)).not.toEqual([]);
  });

  it('proves nothing once a later run has left a report', async () => {
    const scenario = { ...ended, prepare: endRuns(2) };
    const result = await expectGate('not-tested (superseded)', scenario);
    await expectStory(result, 'superseded');
  });
});
