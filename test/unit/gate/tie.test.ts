import { describe, expect, test } from 'vitest';
import { appId, decideIn, problem, type World } from '../../support/virtual-world.ts';

const adopt: World = { settings: { taskId: 'task-1' } };

describe('an adopted task', () => {
  test('counts when its record names the app', async () => {
    expect(
      (await decideIn({ ...adopt, states: ['RUNNING', 'COMPLETED'], record: { appId } })).code,
    ).toBe('passed');
  });

  test('is refused at once when its record names neither app nor run, or another app', async () => {
    for (const record of [{}, { appId: null }, { appId: 'app-2', runNumber: 7 }]) {
      const { code, calls } = await decideIn({
        ...adopt,
        states: ['RUNNING'],
        record,
        reports: [7],
      });
      expect(code).toBe('error/task-not-found');
      expect(calls.filter((call) => call.includes('/tasks/'))).toHaveLength(1);
    }
  });

  test('counts by the number of its run once the app has its report, which may come late', async () => {
    const states = ['RUNNING', 'COMPLETED'];
    const world: World = { ...adopt, states, record: { runNumber: 7 } };
    expect((await decideIn({ ...world, reports: [7, 6] })).code).toBe('passed');
    expect((await decideIn({ ...world, reports: { inTurn: [[6], [6], [7, 6]] } })).code).toBe(
      'passed',
    );
  });

  test('is refused when no report of the app names its run, or none can be had', async () => {
    const world: World = { ...adopt, states: ['RUNNING', 'COMPLETED'], record: { runNumber: 7 } };
    for (const reports of [[], [6], [8, 6], problem(402), problem(404), problem(503)]) {
      const { code, verdict } = await decideIn({ ...world, reports });
      expect(code).toBe('error/task-not-found');
      expect(verdict.message).toContain('Nothing ties task task-1');
    }
  });

  test('that was INTERRUPTED needs no tie: the run that follows is ours', async () => {
    const world: World = {
      ...adopt,
      states: ['INTERRUPTED', 'COMPLETED'],
      record: { runNumber: 7 },
    };
    expect((await decideIn({ ...world, reports: [] })).code).toBe('passed');
  });

  test('whose number changes, or that turns out to be a vision run, is not believed', async () => {
    for (const later of [{ runNumber: 9 }, { operation: 'map' }]) {
      const body = { appId, state: 'COMPLETED', ...later };
      const polls = Array.from({ length: 400 }, () => ({ status: 200, body }));
      const faults: World['faults'] = ['none', 'none', 'none', ...polls];
      expect(
        (await decideIn({ ...adopt, states: ['RUNNING'], faults, reports: [9, 7] })).code,
      ).toBe('not-tested/timed-out');
    }
  });

  test('is refused in a dry run, too', async () => {
    const { code } = await decideIn({ settings: { taskId: 'task-1', dryRun: true }, record: {} });
    expect(code).toBe('error/task-not-found');
  });
});
