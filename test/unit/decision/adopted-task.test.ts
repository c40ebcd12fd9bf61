import { describe, expect, test } from 'vitest';
import type { Fault } from '../../support/virtual-service.ts';
import {
  appId,
  decideIn,
  gateCalls,
  gatewayPage,
  listOf,
  ok,
  problem,
  type World,
} from '../../support/virtual-world.ts';

const adopt: World = { taskId: 'task-1', states: ['RUNNING', 'COMPLETED'] };
const minute = 60_000;
/** Its run goes on for four minutes. */
const slow = { states: [...Array(20).fill('RUNNING'), 'COMPLETED'] };
const bare: World = { ...adopt, record: { runNumber: 7 } };

const finding = { id: 'f1', label: 'SQL Injection', severity: 'Critical' };

describe('an adopted task', () => {
  const late = { inTurn: [[6], [6], [6], [7, 6]] };
  const unread = { inTurn: [problem(503), problem(503), problem(503), [7, 6]] };
  const long = { states: ['RUNNING', 'RUNNING', 'RUNNING', 'COMPLETED'] };
  const others = { inTurn: [...Array(20).fill([6]), [7, 6]] };
  const nameless = ok({ runNumber: 7, state: 'RUNNING' });

  test.each<[string, World, string?]>([
    ['counts when its record names the app', { record: { appId } }],
    ['counts once the app has the report of its run', { reports: { inTurn: [[6], [7, 6]] } }],
    ['counts though that comes late', { reports: late }],
    ['counts by a report that was listed before, when it had ended by then', { reports: [7] }],
    ['counts by that at once', { states: ['COMPLETED'], reports: [7] }],
    ['goes on while its report is not listed yet', { ...long, reports: late }],
    ['goes on for minutes while only other runs have reports', { ...slow, reports: others }],
    ['goes on while the reports cannot be read', { ...long, reports: unread }],
    [
      'counts when a later record names the app, whatever was listed while it went on',
      {
        record: { appId, runNumber: 7 },
        faults: { [gateCalls.poll]: [nameless] },
        ...slow,
        reports: [7],
      },
    ],
    [
      'that was INTERRUPTED needs no tie: the run that follows is ours',
      { states: ['INTERRUPTED', 'COMPLETED'], findings: [finding], reports: [] },
      'failed/findings',
    ],
    [
      'that cannot be looked up for another reason is not said to be missing',
      { faults: { [gateCalls.poll]: problem(500) } },
      'not-tested/service-unavailable',
    ],
    ['is refused in a dry run, too', { dryRun: true, record: {} }, 'error/task-not-found'],
  ])('%s', async (_, world, code = 'passed') => {
    expect((await decideIn({ ...bare, ...world })).code).toBe(code);
  });

  test('is refused at once when its record names neither app nor run, or another app', async () => {
    const untied = /^Nothing ties task task-1 /;
    const refused: [object, RegExp][] = [
      [{}, untied],
      [{ appId: null }, untied],
      [{ appId: 'app-2', runNumber: 7 }, /^Task task-1 \(`task-id`\) belongs to another app\.$/],
    ];
    for (const [record, said] of refused) {
      const world: World = { ...adopt, states: ['RUNNING'], record, reports: [7] };
      const { code, calls, verdict } = await decideIn(world);
      expect(code).toBe('error/task-not-found');
      expect(verdict.message).toMatch(said);
      expect(calls.filter((call) => call.includes('/tasks/'))).toHaveLength(1);
    }
  });

  test('is refused when its record is that of a vision run, which tests nothing', async () => {
    for (const states of [['COMPLETED'], ['RUNNING', 'COMPLETED']]) {
      const record = { appId, operation: 'map' };
      const { code, verdict } = await decideIn({ ...adopt, states, record });
      expect(code).toBe('error/task-not-found');
      expect(verdict.message).toMatch(/^Task task-1 .* is a vision run, not a security test\.$/);
    }
  });

  test('is refused once a report of the number was listed for two minutes while it went on: that is of another run', async () => {
    const world: World = { ...bare, states: [...Array(99).fill('RUNNING'), 'COMPLETED'] };
    for (const inTurn of [[[7, 6]], [[6], [6], [7, 6]], [problem(503), [7]]]) {
      const { code, verdict, clock } = await decideIn({ ...world, reports: { inTurn } });
      expect(code).toBe('error/task-not-found');
      expect(verdict.message).toMatch(/Nothing ties task task-1.*was listed before it ended/);
      expect(clock.now()).toBeGreaterThan(2 * minute);
      expect(clock.now()).toBeLessThan(3 * minute);
    }
  });

  test('whose report counts findings passes no empty list when the report cannot be read again', async () => {
    const report = { reportId: 'report-7', runNumber: 7, issuesCount: 3 };
    for (const last of [problem(302), problem(402), problem(404)]) {
      const reports = { inTurn: [[6], [6], listOf([report]), last] };
      const { code } = await decideIn({ ...bare, reports });
      expect(code).toBe('not-tested/findings-unavailable');
    }
  });

  test('counts when its record says a minute late that it has ended', async () => {
    const states = [...Array(5).fill('RUNNING'), 'COMPLETED'];
    const decided = await decideIn({ ...bare, states, reports: { inTurn: [[6], [7, 6]] } });
    expect(decided.code).toBe('passed');
    expect(decided.clock.now()).toBeGreaterThan(minute / 2);
  });

  test('whose report was listed while its record said that it went on had ended by then: a later run may have come', async () => {
    const seldom = { intervalMs: 70_000, maxIntervalMs: 70_000 };
    const { code, events } = await decideIn({
      ...bare,
      states: ['RUNNING', 'RUNNING', 'RUNNING', 'COMPLETED'],
      cadence: seldom,
      reports: { inTurn: [[6], [7, 6], [7, 6], [7, 6], [7, 6], [8, 7, 6]] },
    });
    expect(code).toBe('not-tested/superseded');
    expect(events.map(({ kind }) => kind)).toContain('confirmation-awaited');
  });

  test('that names the app is never looked for among the reports while it goes on', async () => {
    const world: World = { ...adopt, states: ['RUNNING', 'RUNNING', 'COMPLETED'], reports: [7] };
    const { code, calls } = await decideIn(world);
    expect(code).toBe(world === unread ? 'failed/findings' : 'passed');
    const ended = calls.lastIndexOf(gateCalls.poll);
    expect(calls.slice(0, ended)).not.toContain(gateCalls.reports);
  });

  test('is refused when no report of the app names its run', async () => {
    const said = /^Nothing ties task task-1.* no report of the app names its run\.$/;
    for (const reports of [[], [6], [8, 6]]) {
      const { code, verdict } = await decideIn({ ...bare, reports });
      expect(code).toBe('error/task-not-found');
      expect(verdict.message).toMatch(said);
    }
  });

  test('is refused when the reports are refused for good, with why', async () => {
    for (const reports of [problem(402), problem(404)]) {
      const { code, said } = await decideIn({ ...bare, reports });
      expect(code).toBe('error/task-not-found');
      expect(said).toMatch(/^Nothing ties task task-1.* refuses to show .* 40[24] /);
      const patient = await decideIn({ ...bare, reports, reportTimeoutMs: 9 * minute });
      expect(patient.code).toBe('error/task-not-found');
      expect(patient.clock.now()).toBeLessThan(3 * minute);
    }
  });

  test('can be adopted again when the reports cannot be read in time', async () => {
    for (const reports of [problem(503), gatewayPage(403)]) {
      const { code, said, advice } = await decideIn({ ...bare, reports });
      expect(code).toBe('not-tested/service-unavailable');
      expect(said).toMatch(/could not be read in time\. The last attempt failed: .* (503|403)/);
      expect(advice?.nextStep).toBe(
        'Choose "Re-run failed jobs": it judges the same test again, and costs nothing. If it happens again, ask the maintainers of this workflow.',
      );
    }
  });

  test('outlives an outage of a minute when it is adopted, however few retries are set', async () => {
    const tasks = Array<Fault>(5).fill('refused');
    const world = { ...adopt, faults: { [gateCalls.poll]: tasks }, maxRetries: 0 };
    expect((await decideIn(world)).code).toBe('passed');
  });

  test('that runs again under the same id, and then names neither app nor run, is tied by no report without a number', async () => {
    const interrupted = ok({ runNumber: 7, state: 'INTERRUPTED' });
    const { code } = await decideIn({
      taskId: 'task-1',
      faults: { [gateCalls.poll]: [interrupted] },
      triggers: [{ status: 202, body: { taskId: 'task-1', state: 'QUEUED' } }],
      record: {},
      reports: [undefined],
    });
    expect(code).toBe('error/task-not-found');
  });

  test('whose number changes is not believed', async () => {
    const body = { appId, state: 'COMPLETED', runNumber: 9 };
    const polls: Fault[] = ['none', ...Array(400).fill({ status: 200, body })];
    const { code, said } = await decideIn({
      ...adopt,
      faults: { [gateCalls.poll]: polls },
      reports: [9, 7],
    });
    expect(code).toBe('not-tested/timed-out');
    expect(said).toContain('Task task-1 is said to be run 9, and was run 7');
  });
});

test('a number that one record gave is kept: later ones may lack it, but not change it', async () => {
  const triggers = [{ status: 202, body: { taskId: 'task-1', state: 'QUEUED' } }];
  const running = ok({ appId, runNumber: 7, state: 'RUNNING' });
  const judge = async (record: object, reports: number[]) => {
    const world: World = { triggers, record: { appId, ...record }, reports };
    return (await decideIn({ ...world, faults: { [gateCalls.poll]: [running] } })).code;
  };
  expect(await judge({}, [7])).toBe('passed');
  expect(await judge({}, [6])).toBe('not-tested/findings-unavailable');
  expect(await judge({ runNumber: 9 }, [9, 7])).toBe('not-tested/timed-out');
});

test('a run of our own needs no tie, though no record names the app', async () => {
  const started = { taskId: 'task-1', state: 'QUEUED' };
  const trigger = (body: object): World => ({ triggers: [{ status: 202, body }], reports: [7] });
  const numbered = { ...started, runNumber: 7 };
  const unread = { ...trigger(started), findings: [finding], reports: [] };
  const worlds = [trigger(started), trigger(numbered), unread];
  for (const world of worlds) {
    const { code, calls } = await decideIn({ record: { runNumber: 7 }, ...slow, ...world });
    expect(code).toBe(world === unread ? 'failed/findings' : 'passed');
    const ended = calls.lastIndexOf(gateCalls.poll);
    expect(calls.slice(0, ended)).not.toContain(gateCalls.reports);
  }
});
