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
  problem,
  type Reported,
  type World,
} from '../../support/virtual-world.ts';
import { decideSlowly } from './support/slow-reading.ts';

const { reports: listReports, findings: list, poll } = gateCalls;
const seconds = 1000;
const minutes = 60 * seconds;
const critical = { id: 'f1', label: 'SQL Injection', severity: 'Critical' };
const low = { ...critical, severity: 'Low' };
const emptyList = ok({ status: 'COMPLETED', data: [], total: 0, page: 1, pageSize: 100 });
const activeList = ok({ status: busy, data: [], total: 0, page: 1, pageSize: 100 });
const filledList = (finding: object) =>
  ok({ ...Object(emptyList.body), data: [finding], total: 1 });
/** What the list says once the run has ended: these answers first. The gate looks once before. */
const afterRun = (...answers: (typeof emptyList | 'none')[]) => ({
  faults: { [list]: ['none' as const, ...answers] },
});
const proven: World = { versions: [{ text: expectedVersion }] };
/** Our run has the number 7. */
const counting = (issuesCount: unknown) =>
  listOf([{ reportId: 'report-7', runNumber: 7, issuesCount }]);
const unnumbered: World = {
  triggers: [{ status: 202, body: { taskId: 'task-1', state: 'QUEUED' } }],
  record: { appId },
};

type Decided = Awaited<ReturnType<typeof decideIn>>;
const timesOf = ({ exchanges }: Decided, call: string) =>
  exchanges.filter((exchange) => exchange.call === call).map(({ at }) => at);
const lastOf = (decided: Decided, call: string) => timesOf(decided, call).at(-1) ?? 0;
const isConfirmed = ({ events }: Decided) =>
  events.some(({ kind }) => kind === 'confirmation-awaited');

describe.each([
  ['alone', {}],
  ['beside a proof of the build', proven],
] satisfies [string, World][])('an empty list %s', (_, world: World) => {
  test('passes by a report of our run that counts 0', async () => {
    const decided = await decideIn({ ...world, reports: counting(0) });
    expect(decided.code).toBe('passed');
    expect(decided.clock.now()).toBeLessThan(10 * seconds);
  });

  test.each([3, undefined, null, '3', '0', 3.5, -1, 1e300])(
    'is read until `timeout-minutes` while that report counts %s',
    async (count) => {
      const decided = await decideIn({ ...world, reports: counting(count) });
      expect(decided.code).toBe('not-tested/findings-unavailable');
      expect(decided.verdict.message).toContain('is still empty, and the report of the run');
      expect(decided.clock.now()).toBeGreaterThan(30 * minutes);
    },
  );

  test('is judged by the rows that it has by then', async () => {
    for (const [finding, code] of [
      [critical, 'failed/findings'],
      [low, 'passed'],
    ] as const) {
      const lagging = afterRun(emptyList, emptyList, emptyList);
      const decided = await decideIn({ ...world, ...lagging, findings: [finding] });
      expect(decided.code).toBe(code);
    }
  });

  test('is looked at once more when the report comes after `timeout-minutes`', async () => {
    const late = [...Array<Reported>(9).fill([]), counting(1)];
    const short = { timeoutMs: 10 * seconds, reports: { inTurn: late }, findings: [critical] };
    const decided = await decideIn({ ...world, ...afterRun(emptyList), ...short });
    expect(decided.code).toBe('failed/findings');
  });

  test('waits for that report until `report-timeout-seconds`', async () => {
    const late = { inTurn: [...Array<Reported>(7).fill([6]), problem(503), counting(0)] };
    expect((await decideIn({ ...world, reports: late })).code).toBe('passed');
    for (const reports of [[], [6], problem(503), gatewayPage(404), gatewayPage(402), ok({})]) {
      const { code, verdict, advice, clock } = await decideIn({ ...world, reports });
      expect(code).toBe('not-tested/findings-unavailable');
      expect(verdict.message).toContain(
        'the report of run 7 was not listed within 60 s (`report-timeout-seconds`)',
      );
      expect(clock.now()).toBeGreaterThan(minutes);
      expect(advice?.nextStep).toContain('`task-id: task-1`');
    }
  });

  const ours = { reportId: 'report-7', runNumber: 7, issuesCount: 0 };

  test('does not pass by the report of another run or app, or by one of two', async () => {
    for (const data of [
      [{ ...ours, runNumber: 6 }],
      [{ ...ours, runNumber: undefined }],
      [{ ...ours, appId: 'app-2' }],
      [ours, { ...ours, reportId: 'report-x', issuesCount: 3 }],
      [ours, { ...ours, reportId: 'report-x', issuesCount: undefined }],
    ]) {
      const { code } = await decideIn({ ...world, reports: listOf(data) });
      expect(code).toBe('not-tested/findings-unavailable');
    }
  });
});

test('an empty list passes by the report of our run, whatever that of an earlier one counts', async () => {
  const ours = { reportId: 'report-7', runNumber: 7, issuesCount: 0 };
  const earlier = { reportId: 'report-6', runNumber: 6, issuesCount: 3 };
  const { code, clock } = await decideIn({ reports: listOf([ours, earlier]) });
  expect(code).toBe('passed');
  expect(clock.now()).toBeLessThan(10 * seconds);
});

test('a list with findings waits for the report of our run, and not for its count', async () => {
  const counted = { reports: counting(undefined), findings: [low] };
  const { code, clock } = await decideIn(counted);
  expect(code).toBe('passed');
  expect(clock.now()).toBeLessThan(10 * seconds);
  const { events } = await decideIn({ reports: [6], findings: [low] });
  const waiting = { kind: 'waiting', for: 'the report of the run' };
  expect(events).toContainEqual(expect.objectContaining(waiting));
  const { verdict } = await decideIn({ reports: problem(503), findings: [low] });
  expect(verdict).toHaveProperty('cause', expect.stringContaining('The last attempt failed: '));
});

test('a list with findings needs no report where the build is proven', async () => {
  const { code, calls } = await decideIn({ ...proven, findings: [low], reports: [8, 7] });
  expect(code).toBe('passed');
  expect(calls).not.toContain(listReports);
});

test('a later run may follow where the build is proven: it has tested the same', async () => {
  expect((await decideIn({ ...proven, reports: [8, 7] })).code).toBe('passed');
});

describe.each([
  ['an empty list', []],
  ['a list with a finding that does not block', [low]],
])('without a proof of the build, %s', (_, findings) => {
  test('is superseded by a report with a higher number', async () => {
    const { code, verdict, advice, assessment } = await decideIn({ findings, reports: [8, 7] });
    expect(code).toBe('not-tested/superseded');
    expect(verdict.message).toBe(
      'Run 8 of the app ended before the findings of run 7 were judged: the list no longer shows what run 7 found.',
    );
    expect(assessment).toBeUndefined();
    expect(verdict).toHaveProperty('noAdoption', true);
    expect(advice?.remedy).toMatch(/`version-url`.*concurrency group/);
  });

  test('is superseded by a report with a higher number that is not listed any more', async () => {
    const untied: World = { taskId: 'task-1', record: { runNumber: 7 } };
    for (const [inTurn, adopted] of [
      [[[8], [7]], {}],
      [[[8, 6], [], [7, 6]], {}],
      [[[8, 7], [7]], untied],
    ] satisfies [Reported[], World][]) {
      const { code, verdict } = await decideIn({ ...adopted, findings, reports: { inTurn } });
      expect(code).toBe('not-tested/superseded');
      expect(verdict.message).toMatch(/^Run 8 of the app ended before/);
    }
  });

  test('is not shown by a report without a number before ours, but by one behind it', async () => {
    const { verdict } = await decideIn({ findings, reports: [undefined, 7] });
    expect(verdict.message).toContain('a report that may be of a later run has no number');
    expect(verdict).toHaveProperty('noAdoption', true);
    expect((await decideIn({ findings, reports: [7, undefined, 6] })).code).toBe('passed');
  });

  const seen = afterRun(activeList, 'none');
  test.each<[string, World]>([
    ['a run was seen active after ours had ended', seen],
    ['it was read late', { listStatuses: [...Array(30).fill(busy), 'COMPLETED'] }],
    ['the end of our run was seen late', { cadence: { intervalMs: 130_000, maxIntervalMs: 0 } }],
    ['the adopted run had ended before', { taskId: 'task-1' }],
  ])('is confirmed 60 seconds later when %s', async (_case, world) => {
    const decided = await decideIn({ ...world, findings });
    expect(decided.code).toBe('passed');
    expect(isConfirmed(decided)).toBe(true);
    const looks = timesOf(decided, listReports);
    expect(looks.at(-1)).toBeGreaterThanOrEqual(lastOf(decided, list) + minutes);
    for (const inTurn of [
      [[7], [8, 7]],
      [[7], [undefined, 7]],
    ]) {
      const { code } = await decideIn({ ...world, findings, reports: { inTurn } });
      expect(code).toBe('not-tested/superseded');
    }
  });

  test('is not confirmed by reports that cannot be read any more', async () => {
    const reason = findings.length === 0 ? 'findings-unavailable' : 'superseded';
    for (const last of [problem(402), problem(404), problem(503), [] as Reported]) {
      const reports = { inTurn: [[7], last] };
      const { code } = await decideIn({ ...seen, findings, reports });
      expect(code).toBe(`not-tested/${reason}`);
    }
  });

  test('is read in time up to two minutes after our run was seen to go on', async () => {
    const world: World = { states: ['RUNNING', 'COMPLETED'], findings };
    const inTime = await decideSlowly(world, 0);
    const [polled = 0] = timesOf(inTime, poll);
    const restMs = 2 * minutes - (lastOf(inTime, list) - (polled - 10)); // a poll takes 10
    expect(isConfirmed(await decideSlowly(world, restMs))).toBe(false);
    expect(isConfirmed(await decideSlowly(world, restMs + 1))).toBe(true);
  });
});

test('a run that was seen active counts, too, when the list was empty after it', async () => {
  const world = { ...afterRun(activeList, emptyList, emptyList), findings: [low] };
  expect(isConfirmed(await decideIn(world))).toBe(true);
  const reports = { inTurn: [[7], [7], [8, 7]] };
  expect((await decideIn({ ...world, reports })).code).toBe('not-tested/superseded');
});

/** Ways in which there is no report of our run, and how long it takes to be sure of it. */
const withoutReport: [string, World, number][] = [
  ['reports are a paid feature', { reports: problem(402) }, 0],
  ['a role may not read reports', { reports: problem(403) }, minutes],
  ['the service knows no reports', { reports: problem(404) }, minutes],
  ['our run has no number', unnumbered, 0],
];

describe.each(withoutReport)('where %s', (_, world, afterMs) => {
  test.each([
    ['an empty list', {}],
    ['a list with findings', { findings: [low] }],
  ])('%s passes when it is the same 60 seconds later', async (_case, findings: World) => {
    const decided = await decideIn({ ...world, ...findings });
    expect(decided.code).toBe('passed');
    const [, first = 0, again = 0, ...others] = timesOf(decided, list);
    expect(again - first).toBeGreaterThanOrEqual(minutes);
    expect(again - first).toBeLessThan(minutes + afterMs + seconds);
    expect(others).toEqual([]);
    // A refusal that costs no time is believed at once, and asked for again once.
    if (afterMs === 0) expect(timesOf(decided, listReports).length).toBeLessThanOrEqual(2);
  });

  test('a list that changes meanwhile does not pass', async () => {
    const filled = await decideIn({ ...world, ...afterRun(emptyList), findings: [low] });
    expect(filled.code).toBe('not-tested/superseded');
    expect(filled.said).toContain('the findings changed within a minute');
    const emptied = await decideIn({ ...world, ...afterRun(filledList(low)) });
    expect(emptied.code).toBe('not-tested/findings-unavailable');
    const other = afterRun(filledList({ ...low, severity: 'Medium' }));
    expect((await decideIn({ ...world, ...other, findings: [low] })).code).toMatch(/superseded/);
  });

  test('a run that is active 60 seconds later leaves no pass', async () => {
    const world2 = { ...world, ...afterRun(emptyList, activeList) };
    const { code, said } = await decideIn(world2);
    expect(code).toBe('not-tested/findings-unavailable');
    expect(said).toContain('a run was active within a minute of the first reading');
  });

  test('a finding that blocks at either time fails the job', async () => {
    const late = await decideIn({ ...world, ...afterRun(emptyList), findings: [critical] });
    const early = await decideIn({ ...world, ...afterRun(filledList(critical)), warnOnly: true });
    for (const { code, verdict } of [late, early]) {
      expect(code).toBe('failed/findings');
      expect(verdict).toHaveProperty('unproven.message', expect.stringContaining('no report'));
    }
  });

  test('a second reading that is refused costs no finding that blocks', async () => {
    const refused = [filledList(critical), ...Array(99).fill(problem(403))];
    const decided = await decideIn({ ...world, ...afterRun(...refused), warnOnly: true });
    expect(decided.code).toBe('failed/findings');
    expect(decided.verdict).toHaveProperty('unproven.reason', 'findings-unavailable');
  });
});

describe('a finding that blocks', () => {
  const findings = [critical];
  const held: [string, World][] = [
    ['the job would succeed with a warning', { warnOnly: true }],
    ['the failure is handed on as proven', { provesFailures: true }],
  ];

  test('fails without a look at the reports', async () => {
    const { code, calls } = await decideIn({ findings, reports: [8, 7] });
    expect(code).toBe('failed/findings');
    expect(calls).not.toContain(listReports);
  });

  test.each(held)('is held to the same when %s', async (_, world) => {
    const { code, verdict } = await decideIn({ ...world, findings, reports: [8, 7] });
    expect(code).toBe('failed/findings');
    expect(verdict.message).toMatch(/^1 open finding blocks\. Not proven: Run 8 of the app ended/);
    expect(verdict).toHaveProperty('unproven.reason', 'superseded');
    expect(jobResult(verdict, { warnOnly: true, onNotTested: 'fail' })).toBe('failure');
    expect(jobResult(verdict, { warnOnly: true, onNotTested: 'warn' })).toBe('warning');
    const certain = await decideIn({ ...world, findings });
    expect(certain.verdict).not.toHaveProperty('unproven');
    expect(jobResult(certain.verdict, { warnOnly: true, onNotTested: 'fail' })).toBe('warning');
  });
});

test('an adopted run of which nothing is proven is not adopted again', async () => {
  const { advice, code } = await decideIn({ taskId: 'task-1', findings: [low], reports: [] });
  expect(code).toBe('not-tested/superseded');
  expect(advice?.nextStep).toContain('Run the workflow again without `task-id`');
  expect(advice?.remedy).toContain('concurrency group');
  expect(advice?.remedy).not.toContain('`version-url`');
});

test('a failure of the gate itself while a report is waited for is no pass', async () => {
  const clock = virtualClock();
  const onCall = (call: string) => {
    if (call === listReports) clock.sleep = () => Promise.reject(new Error('It was cancelled.'));
  };
  const { code, verdict } = await decideIn({ reports: problem(503) }, { clock, onCall });
  expect(code).toBe('not-tested/unexpected-response');
  expect(verdict.message).toContain('It was cancelled.');
});
