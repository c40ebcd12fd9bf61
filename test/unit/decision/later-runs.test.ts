import { describe, expect, test } from 'vitest';
import { jobResult } from '../../../src/decision/verdict.ts';
import { virtualClock } from '../../support/virtual-clock.ts';
import {
  appId,
  busy,
  decideIn,
  expectedVersion,
  gateCalls,
  gatewayPage,
  listOf,
  ok,
  pausing,
  problem,
  type Reported,
  type World,
} from '../../support/virtual-world.ts';
import { decideSlowly } from './support/slow-reading.ts';

const { reports: listReports } = gateCalls;
const finding = { id: 'f1', label: 'SQL Injection', severity: 'Critical' };
const low = { ...finding, severity: 'Low' };
const minutes = 60_000;
const slowList = (looks: number) => [...Array(looks).fill('RUN_IN_PROGRESS'), 'COMPLETED'];
const pollingEvery = (intervalMs: number): World => ({
  cadence: { intervalMs, maxIntervalMs: intervalMs },
  states: ['RUNNING', 'COMPLETED'],
});

/** Our run has the number 7. */
describe.each([
  ['a findings list that was not ready for two minutes', { listStatuses: slowList(30) }],
  ['an adopted run that had ended', { taskId: 'task-1' }],
  ['a run whose end was seen more than two minutes after it', pollingEvery(2 * minutes)],
] satisfies [string, World][])('%s', (_, world: World) => {
  const judge = (reports: Reported | { inTurn: Reported[] }) => decideIn({ ...world, reports });

  test('is no proof of a clean build once a later run has left a report, and the run is not to be adopted', async () => {
    const { code, verdict, advice, assessment, calls } = await judge([8, 7, 6]);
    expect(code).toBe('not-tested/superseded');
    expect(calls.filter((call) => call === listReports)).toHaveLength(1);
    expect(verdict.message).toBe(
      'Run 8 of the app ended before the findings of run 7 were judged: the list no longer shows what run 7 found.',
    );
    expect(assessment).toBeUndefined();
    expect(verdict).toHaveProperty('noAdoption', true);
    const instead =
      'taskId' in world
        ? 'Run the workflow again without `task-id`'
        : 'Choose "Re-run failed jobs"';
    expect(advice?.nextStep).toBe(`${instead}: it starts a new test, which costs credits.`);
  });

  test('is one when the report of our run is the latest, a minute after the findings were read, too', async () => {
    const { code, exchanges } = await judge([7, 6]);
    expect(code).toBe('passed');
    const read = exchanges.findLast(({ call }) => call.endsWith('/vulnerabilities'))?.at ?? 0;
    expect(exchanges.at(-1)?.call).toBe(listReports);
    expect(exchanges.at(-1)?.at).toBeGreaterThanOrEqual(read + minutes);
  });

  test('is looked for as long when no report is waited for', async () => {
    const { code, exchanges } = await decideIn({ ...world, reportTimeoutMs: 0, reports: [7] });
    expect(code).toBe('passed');
    const read = exchanges.findLast(({ call }) => call.endsWith('/vulnerabilities'))?.at ?? 0;
    expect(exchanges.at(-1)?.at).toBeGreaterThanOrEqual(read + minutes);
  });

  test('is none when a report comes late, whether a later run’s or ours', async () => {
    expect((await judge({ inTurn: [[7], [7], [8, 7]] })).code).toBe('not-tested/superseded');
    expect((await judge({ inTurn: [[7], [8, 7], [7]] })).code).toBe('not-tested/superseded');
    expect((await judge({ inTurn: [[6], [6], [7, 6]] })).code).toBe('passed');
  });

  test('is none when our report is missing, but the run may still be adopted once', async () => {
    for (const reports of [[], [6]]) {
      const { code, verdict, advice } = await judge(reports);
      expect(code).toBe('not-tested/superseded');
      expect(verdict.message).toContain(
        'and the report of run 7 was not listed within 60 s (`report-timeout-seconds`)',
      );
      const isAdopted = 'taskId' in world;
      expect(advice?.nextStep.includes('`task-id: task-1`')).toBe(!isAdopted);
      expect(advice?.nextStep.includes('without `task-id`')).toBe(isAdopted);
      expect(advice?.remedy).toContain('concurrency group');
      expect(advice?.remedy?.includes('`version-url`')).toBe(!isAdopted);
    }
  });

  test('is none when a report that may be later has no number; an older one without does no harm', async () => {
    const { code, verdict } = await judge([undefined, 7]);
    expect(code).toBe('not-tested/superseded');
    expect(verdict.message).toContain('a report that may be of a later run has no number');
    expect(verdict).toHaveProperty('noAdoption', true);
    const missing = await judge([undefined, 6]);
    expect('noAdoption' in missing.verdict).toBe('taskId' in world);
    expect((await judge([7, undefined, 6])).code).toBe('passed');
  });

  test('is none when there are no reports to be had, whoever says so', async () => {
    const refused = [402, 403, 404].map((status) => problem(status));
    const faults = [problem(503), gatewayPage(404), ok({})];
    for (const reports of [...refused, ...faults]) {
      const { code, verdict } = await judge(reports);
      expect(code).toBe('not-tested/superseded');
      expect(verdict.message).toMatch(/its reports cannot be read\.$/);
      expect(verdict).toHaveProperty('cause', expect.stringMatching(/./));
      expect('noAdoption' in verdict).toBe('taskId' in world || refused.includes(reports));
    }
  });

  test('is none when the list holds a report of another app', async () => {
    const reports = listOf([{ reportId: 'report-7', runNumber: 7, appId: 'app-2' }]);
    expect((await judge(reports)).code).toBe('not-tested/superseded');
  });

  test('outlives reports that cannot be read for a while', async () => {
    expect((await judge({ inTurn: [problem(503), problem(502), [7]] })).code).toBe('passed');
  });

  test('outlives an outage at the very last look', async () => {
    const impatient = { ...world, maxRetries: 0 };
    const { calls } = await decideIn({ ...impatient, reports: [7] });
    const looks = calls.filter((call) => call === listReports).length;
    const judgeAfterOutage = async (last: number[]) => {
      const inTurn: Reported[] = [...Array(looks - 1).fill([7]), problem(503), last];
      return (await decideIn({ ...impatient, reports: { inTurn } })).code;
    };
    expect(await judgeAfterOutage([7])).toBe('passed');
    expect(await judgeAfterOutage([8, 7])).toBe('not-tested/superseded');
  });

  test('fails all the same when findings block', async () => {
    const { code, calls } = await decideIn({ ...world, reports: [8, 7], findings: [finding] });
    expect(code).toBe('failed/findings');
    expect(calls).not.toContain(listReports);
  });

  test('may precede a later run when the version is proven after it: that run tested it, too', async () => {
    const adopting = world.taskId !== undefined;
    const versions = [{ text: expectedVersion }];
    const { code } = await decideIn({ ...world, reports: [8, 7], versions });
    expect(code).toBe(adopting ? 'not-tested/wrong-version' : 'passed');
  });
});

test('a run without a number proves nothing once time does not', async () => {
  const { code, verdict } = await decideIn({
    ...pollingEvery(2 * minutes),
    triggers: [{ status: 202, body: { taskId: 'task-1', state: 'QUEUED' } }],
    record: { appId },
    reports: [7],
  });
  expect(code).toBe('not-tested/superseded');
  expect(verdict.message).toContain('gives our run no number');
  expect(verdict).toHaveProperty('noAdoption', true);
});

/** Runs after which another cannot have come and gone before the findings were read. */
const soon: [string, World][] = [
  ['whose findings are read at once', {}],
  ['whose list lags for less than two minutes', { listStatuses: slowList(20) }],
  ['that was polled within two minutes of its end', pollingEvery(2 * minutes - 100)],
  [
    'that had not ended when it was adopted',
    { taskId: 'task-1', states: ['RUNNING', 'RUNNING', 'COMPLETED'] },
  ],
];

describe.each(soon)('a run %s', (_, world) => {
  test('is superseded by a report with a higher number', async () => {
    for (const inTurn of [[[8, 7]], [problem(503), [8, 7]]]) {
      const { code, verdict } = await decideIn({ reports: { inTurn }, ...world });
      expect(code).toBe('not-tested/superseded');
      expect(verdict).toHaveProperty('noAdoption', true);
    }
  });

  test('needs no more than that look, also when the reports cannot be had', async () => {
    const unavailable = [problem(402), problem(503), pausing(503, '90')];
    for (const reports of [[7], [6], [], [undefined, 7], ...unavailable]) {
      const { code, clock } = await decideIn({ reports, ...world, findings: [low] });
      expect(code).toBe('passed');
      const looked = await decideIn({ reports: [7], ...world, findings: [low] });
      expect(looked.calls.filter((call) => call === listReports)).toHaveLength(1);
      expect(clock.now() - looked.clock.now()).toBeLessThan(5000);
    }
  });
});

test('findings are read in time up to two minutes after the run was last seen to go on', async () => {
  const world: World = { states: ['RUNNING', 'COMPLETED'], reports: [7] };
  const judgeAfter = (ms: number) => decideSlowly(world, ms);
  const isAwaited = async (ms: number) =>
    (await judgeAfter(ms)).events.some(({ kind }) => kind === 'later-report-awaited');
  const { exchanges } = await judgeAfter(0);
  const polled = exchanges.find(({ call }) => call === gateCalls.poll)?.at ?? 0;
  const read = exchanges.findLast(({ call }) => call === gateCalls.findings)?.at ?? 0;
  const restMs = 2 * minutes - (read - (polled - 10)); // a poll takes 10
  expect(await isAwaited(restMs)).toBe(false);
  expect(await isAwaited(restMs + 1)).toBe(true);
});

test.each<[string, World]>([
  ['is looked at briefly', {}],
  ['is waited for', { versions: [{ text: expectedVersion }], listStatuses: slowList(30) }],
])('a failure of the gate itself while a report %s is no pass', async (_, world) => {
  const clock = virtualClock();
  const onCall = (call: string) => {
    if (call === listReports) clock.sleep = () => Promise.reject(new Error('It was cancelled.'));
  };
  const { code, verdict } = await decideIn({ ...world, reports: problem(503) }, { clock, onCall });
  expect(code).toBe('not-tested/unexpected-response');
  expect(verdict.message).toContain('It was cancelled.');
});

describe('a finding that blocks', () => {
  const findings = [finding];
  const warnOnly = { findings, warnOnly: true };

  test('is looked for no later run of, unless the job would succeed', async () => {
    const strict = await decideIn({ findings, reports: [8, 7] });
    expect(strict.calls).not.toContain(listReports);
    const { code, verdict } = await decideIn({ ...warnOnly, reports: [8, 7] });
    expect(code).toBe('failed/findings');
    expect(verdict.message).toMatch(/^1 open finding blocks\. Not proven: Run 8 of the app ended/);
    const message = expect.stringMatching(/^Run 8 of the app ended/);
    expect(verdict).toMatchObject({ unproven: { reason: 'superseded', message } });
    expect(jobResult(verdict, { warnOnly: true, onNotTested: 'fail' })).toBe('failure');
    expect(jobResult(verdict, { warnOnly: true, onNotTested: 'warn' })).toBe('warning');
    const proven = await decideIn({ ...warnOnly, reports: [7] });
    expect(jobResult(proven.verdict, { warnOnly: true, onNotTested: 'fail' })).toBe('warning');
  });
});

describe('an empty list', () => {
  const counting = (issuesCount: number) =>
    listOf([{ reportId: 'report-7', runNumber: 7, issuesCount }]);

  test('is no pass while the report of the run counts findings', async () => {
    const { code, verdict, clock } = await decideIn({ reports: counting(3) });
    expect(code).toBe('not-tested/findings-unavailable');
    expect(verdict.message).toContain(
      'still empty, although the report of the run counts findings',
    );
    expect(clock.now()).toBeGreaterThan(30 * minutes);
    expect((await decideIn({ reports: counting(0) })).code).toBe('passed');
  });

  test('is compared with no other report than that of the run', async () => {
    const codeWith = async (ofLater: number, ofOurs: number) => {
      const reports = listOf([
        { reportId: 'report-8', runNumber: 8, issuesCount: ofLater },
        { reportId: 'report-7', runNumber: 7, issuesCount: ofOurs },
      ]);
      return (await decideIn({ versions: [{ text: expectedVersion }], reports })).code;
    };
    expect(await codeWith(3, 0)).toBe('passed');
    expect(await codeWith(0, 3)).toBe('not-tested/findings-unavailable');
    const nameless = await decideIn({
      triggers: [{ status: 202, body: { taskId: 'task-1', state: 'QUEUED' } }],
      record: { appId },
      reports: listOf([{ reportId: 'report-x', issuesCount: 3 }]),
    });
    expect(nameless.code).toBe('passed');
  });

  test('alone is read again: a list with rows is all that the report counts', async () => {
    const { code, calls } = await decideIn({ reports: counting(3), findings: [low] });
    expect(code).toBe('passed');
    expect(calls.filter((call) => call === gateCalls.findings)).toHaveLength(2);
  });

  test('is read again until it has a row', async () => {
    const empty = { status: 'COMPLETED', data: [], total: 0, page: 1, pageSize: 100 };
    const faults = { [gateCalls.findings]: [...Array(4).fill(ok(empty))] };
    const late = await decideIn({ reports: counting(1), findings: [finding], faults });
    expect(late.code).toBe('failed/findings');
  });

  test('is read again, too, when the report that counts findings is listed late', async () => {
    const reports = { inTurn: [...Array<Reported>(3).fill([6]), counting(1)] };
    const empty = ok({ status: 'COMPLETED', data: [], total: 0, page: 1, pageSize: 100 });
    const adopted: World = { taskId: 'task-1', reports };
    expect((await decideIn(adopted)).code).toBe('not-tested/findings-unavailable');
    const faults = { [gateCalls.findings]: [empty] };
    const late = await decideIn({ ...adopted, faults, findings: [finding] });
    expect(late.code).toBe('failed/findings');
    const tooLate = { timeoutMs: 10_000 };
    const last = await decideIn({ ...adopted, ...tooLate, faults, findings: [finding] });
    expect(last.code).toBe('failed/findings');
    const harmless = await decideIn({ ...adopted, faults, findings: [low] });
    expect(harmless.code).toBe('passed');
    expect(harmless.assessment?.open).toHaveLength(1);
  });

  test('is no pass either where the expected version is proven', async () => {
    const versions = [{ text: expectedVersion }];
    const { code } = await decideIn({ reports: counting(3), versions });
    expect(code).toBe('not-tested/findings-unavailable');
    expect((await decideIn({ reports: problem(402), versions })).code).toBe('passed');
  });

  test('that is read late is compared with a report that is listed late, too', async () => {
    const versions = [{ text: expectedVersion }];
    const listStatuses = [...Array(30).fill(busy), 'COMPLETED'];
    const reports = { inTurn: [...Array<Reported>(3).fill([6]), counting(3)] };
    const late = await decideIn({ versions, listStatuses, reports });
    expect(late.code).toBe('not-tested/findings-unavailable');
    const none = await decideIn({ versions, listStatuses, reports: [6] });
    expect(none.code).toBe('passed');
    expect((await decideIn({ versions, listStatuses, reports: problem(402) })).code).toBe('passed');
  });
});
