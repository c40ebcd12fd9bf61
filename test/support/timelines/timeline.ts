import type { TestInputs } from '../../../src/decision/context.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Fault } from '../virtual-service.ts';
import { problem } from '../virtual-world.ts';

const seconds = 1000;
const minutes = 60 * seconds;

/** One run of ours. Times are milliseconds. */
export interface Run {
  queuedMs: number;
  runningMs: number;
  end: 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'INTERRUPTED';
  /** How long the findings list goes on saying RUN_IN_PROGRESS after the end. */
  listLagMs: number;
  /** How long it then says COMPLETED without a row. */
  rowsLagMs: number;
}

/**
 * How long after its run a report is listed, in milliseconds, never for one that is missing; it may
 * lack the number of the run.
 */
export interface Report {
  delayMs: number;
  numbered: boolean;
  /** What it gives in place of the number of findings; never 0, which would be believed. */
  miscount: { value: unknown } | undefined;
}

/** Somebody else's run after our COMPLETED one, of a build in which it finds nothing. */
export interface LaterRun {
  /** When it starts: so long after the end of ours, or as the list is asked the nth time then. */
  starts: { afterMs: number } | { atLook: number };
  runningMs: number;
  report: Report;
}

/** A time in which exchanges go wrong: all of them or a share, or polls of tasks alone. */
export interface Trouble {
  from: number;
  until: number;
  fault: Fault;
  share: number;
  pollsOnly: boolean;
}

/** What happens at the service in the course of time, and what the gate is asked for. */
export interface Timeline {
  name: string;
  registration: { until: number; end: 'COMPLETED' | 'FAILED' | 'CANCELLED' };
  credits: number;
  /** Until when somebody else's run is active; 0: there is none. */
  othersUntil: number;
  /** Our runs, one after the other; the last one is like all that follow. */
  runs: Run[];
  /** The first of our runs was started so long before, by another job, and is to be adopted. */
  adopted: { agoMs: number; names: 'app' | 'number' | 'nothing' } | undefined;
  /** Whether the service tells the number of a run with its task. */
  numbered: boolean;
  /** Whether `version-url` proves the build; a later run has then tested the same. */
  proven: boolean;
  later: LaterRun | undefined;
  /** What becomes of the reports of our runs. */
  report: Report;
  /** What the service answers when it is asked for reports. */
  reportsStatus: 200 | 402 | 403 | 404;
  /** Severities of the open findings. */
  findings: string[];
  /** What the list's total says beyond that. */
  totalOff: number;
  troubles: Trouble[];
  settings: Pick<
    TestInputs,
    | 'taskId'
    | 'reportTimeoutMs'
    | 'maxReruns'
    | 'onActiveRun'
    | 'timeoutMs'
    | 'queueTimeoutMs'
    | 'threshold'
    | 'warnOnly'
  >;
}

/** Draws values; all that is drawn from the same seed is the same. */
function createDice(seed: string) {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const oneOf = <T>(...values: [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  /** The usual value, or with this chance another one. */
  const mostly = <T>(usual: T, chance: number, other: () => T): T =>
    random() < chance ? other() : usual;
  const list = <T>(most: number, draw: () => T): T[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, draw);
  return { between, oneOf, mostly, list };
}

type Dice = ReturnType<typeof createDice>;

/** Times that something lags: in a third of the timelines up to a minute, everything and always. */
type Lag = (usually: () => number) => number;

function drawRun({ between, oneOf, mostly }: Dice, lag: Lag): Run {
  return {
    queuedMs: between(0, 2 * minutes),
    runningMs: mostly(between(0, 10 * minutes), 0.1, () => between(0, 90 * minutes)),
    end: mostly<Run['end']>('COMPLETED', 0.35, () =>
      oneOf('FAILED', 'CANCELLED', 'INTERRUPTED', 'INTERRUPTED'),
    ),
    listLagMs: lag(() => mostly(0, 0.3, () => between(0, 45 * minutes))),
    rowsLagMs: lag(() => mostly(0, 0.2, () => between(0, mostly(3, 0.2, () => 40) * minutes))),
  };
}

function drawTrouble({ between, oneOf, mostly }: Dice): Trouble {
  const from = between(0, 20 * minutes);
  const fault = oneOf<() => Fault>(
    () => oneOf('refused', 'reset', 'truncated', 'html', 'null', 'empty', 'fields-missing'),
    () => problem(oneOf(400, 401, 402, 403, 404, 408, 409, 429, 500, 502, 503, 504)),
    () => ({
      ...problem(oneOf(429, 503)),
      headers: { 'retry-after': oneOf('1', '30', '400', 'soon') },
    }),
    () => ({ status: 302, headers: { location: 'https://elsewhere.test/' } }),
    () => ({
      status: oneOf(403, 404, 502),
      raw: '<html>Gateway</html>',
      headers: { 'content-type': 'text/html' },
    }),
  )();
  const until = from + mostly(between(0, 30 * seconds), 0.3, () => between(0, 60 * minutes));
  return {
    from: mostly(from, 0.5, () => 0),
    until,
    fault,
    share: mostly(1, 0.4, () => between(0, 1)),
    pollsOnly: oneOf(true, false, false),
  };
}

/** A few findings, here and there among so many harmless ones that they fill several pages. */
function drawFindings({ between, oneOf, mostly, list }: Dice): string[] {
  const harmless = () =>
    Array<string>(mostly(0, 0.1, () => Math.floor(between(0, 250)))).fill('Low');
  const some = list(3, () => oneOf('Critical', 'High', 'Medium', 'Low', 'Low', 'Low', 'Odd'));
  return [...harmless(), ...some, ...harmless()];
}

function drawReport({ between, oneOf, mostly }: Dice, lag: Lag): Report {
  return {
    delayMs: lag(() =>
      mostly(0, 0.4, () => mostly(between(0, 2 * minutes), 0.3, () => Number.POSITIVE_INFINITY)),
    ),
    numbered: mostly(true, 0.1, () => false),
    miscount: mostly<Report['miscount']>(undefined, 0.1, () => ({
      value: oneOf<unknown>(undefined, null, '0', '3', 3.5, -1, 1e300),
    })),
  };
}

/**
 * A run that nobody sees active takes the two minutes that the gate relies on, and each leaves a
 * report within the minute for which it waits. No client can know of any other.
 */
function drawLater(dice: Dice): LaterRun {
  const { between, oneOf } = dice;
  const report = drawReport(dice, () => between(0, minutes));
  if (oneOf(true, false))
    return {
      starts: { atLook: oneOf(1, 1, 2) },
      runningMs: between(seconds, 3 * minutes),
      report,
    };
  const runningMs = between(2 * minutes, 20 * minutes);
  return { starts: { afterMs: between(0, 3 * minutes) }, runningMs, report };
}

/**
 * Without a report of our run nobody can tell rows that come after more than a minute from none,
 * nor whether the findings have been changed before they were read the first time.
 */
function withoutHiddenChanges(timeline: Timeline): Timeline {
  const { numbered, reportsStatus, troubles, proven, runs } = timeline;
  const mayBeRefused = reportsStatus !== 200 || troubles.some(({ fault }) => isRefusal(fault));
  if (numbered && !mayBeRefused) return timeline;
  return {
    ...timeline,
    later: proven ? timeline.later : undefined,
    runs: runs.map((run) => ({ ...run, rowsLagMs: Math.min(run.rowsLagMs, minutes) })),
  };
}

/** Whether a fault is a refusal in the words of the API. */
export const isRefusal = (fault: Fault) =>
  typeof fault === 'object' && fault.status >= 400 && fault.status < 500 && !('raw' in fault);

/** The timeline with this seed and number. */
export function timelineOf(seed: string, number: number): Timeline {
  const name = `${seed} ${number}`;
  const dice = createDice(name);
  const { between, oneOf, mostly, list } = dice;
  const calm = oneOf(true, false);
  const lag: Lag = oneOf<Lag>(
    () => between(0, minutes),
    (usually) => usually(),
    (usually) => usually(),
  );
  const othersUntil = mostly(0, 0.25, () => between(0, 60 * minutes));
  const adopted = mostly<Timeline['adopted']>(undefined, 0.2, () => ({
    agoMs: between(0, 15 * minutes),
    names: mostly<'app' | 'number' | 'nothing'>('app', 0.4, () => oneOf('number', 'nothing')),
  }));
  const later = mostly<Timeline['later']>(undefined, 0.2, () => drawLater(dice));
  const findings = drawFindings(dice);
  // A list of one fewer must not be as long as whole pages: nobody would know of one more.
  const mayTellFewer = findings.length % 100 > 1;
  const totalOff = mostly(0, later ? 0 : 0.05, () => (mayTellFewer ? oneOf(1, -1, 100) : 1));
  const runs = [drawRun(dice, lag), drawRun(dice, lag), drawRun(dice, lag)];
  return withoutHiddenChanges({
    name,
    registration: {
      until: mostly(0, adopted ? 0 : 0.1, () => between(0, 20 * minutes)),
      end: mostly<Timeline['registration']['end']>('COMPLETED', adopted ? 0 : 0.05, () =>
        oneOf('FAILED', 'CANCELLED'),
      ),
    },
    credits: mostly(9, 0.1, () => oneOf(0, 1, 2)),
    othersUntil: adopted ? 0 : othersUntil,
    // A list that does not hold still does not lag as well: its total says what it cannot show.
    runs: totalOff === 0 ? runs : runs.map((run) => ({ ...run, rowsLagMs: 0 })),
    adopted,
    numbered: mostly(true, 0.1, () => false),
    later,
    report: drawReport(dice, lag),
    reportsStatus: mostly<Timeline['reportsStatus']>(200, 0.15, () => oneOf(402, 403, 404)),
    // A run that somebody else has started proves nothing of a build.
    proven: adopted ? false : oneOf(true, false, false),
    findings,
    totalOff,
    troubles: calm ? [] : [drawTrouble(dice), ...list(2, () => drawTrouble(dice))],
    settings: {
      taskId: adopted && 'task-1',
      reportTimeoutMs: oneOf(0, 10 * seconds, 60 * seconds),
      maxReruns: oneOf(0, 1, 2),
      onActiveRun: mostly<'wait' | 'fail'>('wait', 0.2, () => 'fail'),
      timeoutMs: oneOf(5, 30) * minutes,
      queueTimeoutMs: oneOf(5, 30) * minutes,
      warnOnly: oneOf(true, false, false),
      threshold: oneOf<TestInputs['threshold']>('high', 'low', 'none') ?? 'high',
    },
  });
}
