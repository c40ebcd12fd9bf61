import { describe, expect, test } from 'vitest';
import type { Fault } from '../../support/virtual-service.ts';
import { appId, decideIn, gateCalls, problem, type World } from '../../support/virtual-world.ts';

const adopt: World = { settings: { taskId: 'task-1' }, states: ['RUNNING', 'COMPLETED'] };
const bare: World = { ...adopt, record: { runNumber: 7 } };

describe('an adopted task', () => {
  test('counts when its record names the app', async () => {
    expect((await decideIn({ ...adopt, record: { appId } })).code).toBe('passed');
  });

  test('is refused at once when its record names neither app nor run, or another app', async () => {
    for (const record of [{}, { appId: null }, { appId: 'app-2', runNumber: 7 }]) {
      const world: World = { ...adopt, states: ['RUNNING'], record, reports: [7] };
      const { code, calls } = await decideIn(world);
      expect(code).toBe('error/task-not-found');
      expect(calls.filter((call) => call.includes('/tasks/'))).toHaveLength(1);
    }
  });

  test('counts by the number of its run once the app has its report, which may come late', async () => {
    for (const before of [[[6]], [[6], [6], [6]]]) {
      const reports = { inTurn: [...before, [7, 6]] };
      expect((await decideIn({ ...bare, reports })).code).toBe('passed');
    }
  });

  test('counts by a report that was listed before, when it had ended by then', async () => {
    for (const states of [['COMPLETED'], ['RUNNING', 'COMPLETED']])
      expect((await decideIn({ ...bare, states, reports: [7] })).code).toBe('passed');
  });

  test('is refused as soon as a report of the number is listed while it goes on: that is of another run', async () => {
    const world: World = { ...bare, states: [...Array(9).fill('RUNNING'), 'COMPLETED'] };
    for (const inTurn of [[[7, 6]], [[6], [6], [7, 6]], [problem(503), [7]]]) {
      const { code, verdict, events } = await decideIn({ ...world, reports: { inTurn } });
      expect(code).toBe('error/task-not-found');
      expect(verdict.message).toMatch(/Nothing ties task task-1.*was listed before it ended/);
      expect(events.filter(({ kind }) => kind === 'run-polled').length).toBeLessThan(4);
    }
  });

  test('goes on while its report is not listed yet, or the reports cannot be read', async () => {
    const world: World = { ...bare, states: ['RUNNING', 'RUNNING', 'RUNNING', 'COMPLETED'] };
    for (const before of [[6], problem(503)]) {
      const reports = { inTurn: [before, before, before, [7, 6]] };
      expect((await decideIn({ ...world, reports })).code).toBe('passed');
    }
  });

  test('that cannot be looked up for another reason is not said to be missing', async () => {
    const faults = { [gateCalls.poll]: problem(500) };
    expect((await decideIn({ ...bare, faults })).code).toBe('not-tested/service-unavailable');
  });

  test('counts when a later record names the app, whatever was listed while it went on', async () => {
    const first = { status: 200, body: { runNumber: 7, state: 'RUNNING' } };
    const faults = { [gateCalls.poll]: [first] };
    expect((await decideIn({ ...adopt, faults, reports: [7] })).code).toBe('passed');
  });

  test('that names the app is never looked for among the reports while it goes on', async () => {
    const world: World = { ...adopt, states: ['RUNNING', 'RUNNING', 'COMPLETED'], reports: [7] };
    const { code, calls } = await decideIn(world);
    expect(code).toBe('passed');
    expect(calls.filter((call) => call.endsWith('/reports'))).toEqual([]);
  });

  test('is refused when no report of the app names its run', async () => {
    const said = /^Nothing ties task task-1.* no report of the app names its run\.$/;
    for (const reports of [[], [6], [8, 6]]) {
      const { code, verdict } = await decideIn({ ...bare, reports });
      expect(code).toBe('error/task-not-found');
      expect(verdict.message).toMatch(said);
    }
  });

  test('is refused when the reports cannot be read, with why, and whether trying again may help', async () => {
    const said = /^Nothing ties task task-1.* reports of the app could not be read: .* [45]0[234]/;
    const html = { status: 403, raw: '<html>', headers: { 'content-type': 'text/html' } };
    for (const reports of [problem(402), problem(404), problem(503), html]) {
      const { code, verdict } = await decideIn({ ...bare, reports });
      expect(code).toBe('error/task-not-found');
      expect(verdict.message).toMatch(said);
      const mayHelp = reports === html || reports.status === 503;
      expect(verdict.message.endsWith('. A retry may help.')).toBe(mayHelp);
    }
  });

  test('that was INTERRUPTED needs no tie: the run that follows is ours', async () => {
    const world: World = { ...bare, states: ['INTERRUPTED', 'COMPLETED'], reports: [] };
    expect((await decideIn(world)).code).toBe('passed');
  });

  test('whose number changes, or that turns out to be a vision run, is not believed', async () => {
    const said: [object, string][] = [
      [{ runNumber: 9 }, 'Task task-1 is said to be run 9, and was run 7'],
      [{ operation: 'map' }, 'Task task-1 is said to be a vision run'],
    ];
    for (const [later, message] of said) {
      const body = { appId, state: 'COMPLETED', ...later };
      const polls: Fault[] = ['none', ...Array(400).fill({ status: 200, body })];
      const { code, verdict } = await decideIn({
        ...adopt,
        faults: { [gateCalls.poll]: polls },
        reports: [9, 7],
      });
      expect(code).toBe('not-tested/timed-out');
      expect(verdict.message).toContain(message);
    }
  });

  test('is refused in a dry run, too', async () => {
    const { code } = await decideIn({ settings: { taskId: 'task-1', dryRun: true }, record: {} });
    expect(code).toBe('error/task-not-found');
  });
});

test('a run of our own needs no tie, though no record names the app', async () => {
  const started = { taskId: 'task-1', state: 'QUEUED' };
  for (const trigger of [started, { ...started, runNumber: 7 }]) {
    const { code, calls } = await decideIn({
      triggers: [{ status: 202, body: trigger }],
      record: { runNumber: 7 },
      states: ['RUNNING', 'RUNNING', 'COMPLETED'],
      reports: [7],
    });
    expect(code).toBe('passed');
    expect(calls).not.toContain(gateCalls.reports);
  }
});
