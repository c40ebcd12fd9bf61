import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Emulator } from '../../src/emulator/emulator.ts';
import { type Scenario, startRun } from '../support/scenario.ts';
import { expectGate, expectStory, trigger } from './support/expectations.ts';

const runSeconds = 0.1;

/**
 * A run of a clean app that has ended; what is found by it nobody knows once a later run may have
 * ended, too.
 */
const ended: Scenario = {
  app: 'clean.test',
  emulator: { runSeconds },
  inputs: { 'report-timeout-seconds': '0.5' },
  prepare: async (emulator) => ({ 'task-id': await endRun(emulator, 'clean.test') }),
};

/** Starts a run, and gives its task once it has ended. */
async function endRun(emulator: Emulator, host: string): Promise<string> {
  const taskId = await startRun(emulator, host);
  await delay(3 * runSeconds * 1000);
  return taskId;
}

describe('a run that had ended when it was adopted', () => {
  it('passes when the reports hold it and no later one', async () => {
    const result = await expectGate('passed', ended);
    expect(result.requests.filter((request) => request.includes('/reports'))).not.toEqual([]);
  });

  it('proves nothing once a later run has left a report', async () => {
    const result = await expectGate('not-tested (superseded)', {
      ...ended,
      prepare: async (emulator) => {
        const taskId = await endRun(emulator, 'clean.test');
        await endRun(emulator, 'clean.test');
        return { 'task-id': taskId };
      },
    });
    expect(result.requests.filter((request) => trigger.test(request))).toEqual([]);
    await expectStory(result);
  });
});
