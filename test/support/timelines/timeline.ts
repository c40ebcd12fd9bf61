import type { GateSettings } from '../../../src/decision/context.ts';
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
  /** Whether it says how many findings it counts. */
  counts: boolean;
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
  /** Somebody else's run after our COMPLETED one, of a build in which it finds nothing. */
  later: { afterMs: number; runningMs: number; report: Report } | undefined;
  /** What becomes of the reports of our runs. */
  report: Report;
  /** What the service answers when it is asked for reports. */
  reportsStatus: 200 | 402 | 404;
  /** Severities of the open findings. */
  findings: string[];
  /** What the list's total says beyond that. */
  totalOff: number;
  troubles: Trouble[];
  settings: Pick<
    GateSettings,
    | 'taskId'
    | 'reportTimeoutMs'
    | 'maxReruns'
    | 'onActiveRun'
    | 'timeoutMs'
    | 'queueTimeoutMs'
    | 'threshold'
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

function drawRun({ between, oneOf, mostly }: Dice): Run {
  return {
    queuedMs: between(0, 2 * minutes),
    runningMs: mostly(between(0, 10 * minutes), 0.1, () => between(0, 90 * minutes)),
    end: mostly<Run['end']>('COMPLETED', 0.35, () =>
      oneOf('FAILED', 'CANCELLED', 'INTERRUPTED', 'INTERRUPTED'),
    ),
    listLagMs: mostly(0, 0.3, () => between(0, 45 * minutes)),
    rowsLagMs: mostly(0, 0.2, () => between(0, mostly(3, 0.2, () => 40) * minutes)),
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

function drawReport({ between, mostly }: Dice): Report {
  return {
    delayMs: mostly(0, 0.4, () =>
      mostly(between(0, 2 * minutes), 0.3, () => Number.POSITIVE_INFINITY),
    ),
    numbered: mostly(true, 0.1, () => false),
    counts: mostly(true, 0.2, () => false),
  };
}

/** The timeline with this seed and number. */
export function timelineOf(seed: string, number: number): Timeline {
  const name = `${seed} ${number}`;
  const dice = createDice(name);
  const { between, oneOf, mostly, list } = dice;
  const calm = oneOf(true, false);
  const othersUntil = mostly(0, 0.25, () => between(0, 60 * minutes));
  const adopted = mostly<Timeline['adopted']>(undefined, 0.2, () => ({
    agoMs: between(0, 15 * minutes),
    names: mostly<'app' | 'number' | 'nothing'>('app', 0.4, () => oneOf('number', 'nothing')),
  }));
  const later = mostly<Timeline['later']>(undefined, 0.2, () => ({
    afterMs: between(0, 3 * minutes),
    runningMs: between(2 * minutes, 20 * minutes),
    report: drawReport(dice),
  }));
  const findings = drawFindings(dice);
  // A list of one fewer must not be as long as whole pages: nobody would know of one more.
  const mayTellFewer = findings.length % 100 > 1;
  return {
    name,
    registration: {
      until: mostly(0, adopted ? 0 : 0.1, () => between(0, 20 * minutes)),
      end: mostly<Timeline['registration']['end']>('COMPLETED', adopted ? 0 : 0.05, () =>
        oneOf('FAILED', 'CANCELLED'),
      ),
    },
    credits: mostly(9, 0.1, () => oneOf(0, 1, 2)),
    othersUntil: adopted ? 0 : othersUntil,
    runs: [drawRun(dice), drawRun(dice), drawRun(dice)],
    adopted,
    numbered: mostly(true, 0.1, () => false),
    later,
    report: drawReport(dice),
    reportsStatus: mostly<Timeline['reportsStatus']>(200, 0.1, () => oneOf(402, 404)),
    findings,
    totalOff: mostly(0, later ? 0 : 0.05, () => (mayTellFewer ? oneOf(1, -1, 100) : 1)),
    troubles: calm ? [] : [drawTrouble(dice), ...list(2, () => drawTrouble(dice))],
    settings: {
      taskId: adopted && 'task-1',
      reportTimeoutMs: oneOf(0, 10 * seconds, 60 * seconds),
      maxReruns: oneOf(0, 1, 2),
      onActiveRun: mostly<'wait' | 'fail'>('wait', 0.2, () => 'fail'),
      timeoutMs: oneOf(5, 30) * minutes,
      queueTimeoutMs: oneOf(5, 30) * minutes,
      threshold: oneOf<GateSettings['threshold']>('high', 'low', 'none') ?? 'high',
    },
  };
}
