import { setImmediate } from 'node:timers/promises';
import { virtualClock } from '../virtual-clock.ts';
import type { Exchange } from '../virtual-service.ts';
import { decideAgainst } from '../virtual-world.ts';
import { blocks, calmVerdicts, reportsTimeout } from './calm-verdicts.ts';
import { createTimelineService, rowsFrom, type Started, stateOf } from './service.ts';
import { type Report, type Timeline, timelineOf } from './timeline.ts';

/** What the gate made of a timeline, and what there was to be seen of it. */
interface Played {
  timeline: Timeline;
  code: string;
  started: Started[];
  /** When somebody else's later run ended, and its report. */
  later: { endsAt: number; report: Report } | undefined;
  exchanges: Exchange[];
  endedAt: number;
}

const isTrigger = ({ call }: Exchange) => call.endsWith('/security-agent');
const isList = ({ call }: Exchange) => call.endsWith('/vulnerabilities');
const isPoll = ({ call }: Exchange) => call.includes('/tasks/task-') && !call.includes('task_reg_');
const isReports = ({ call }: Exchange) => call.endsWith('/reports');
const isUnspoilt = ({ fault }: Exchange) => fault === 'none';

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const said = (exchange: Exchange | undefined, name: string) => member(exchange?.answer.body, name);

/** Lets the gate decide, and lists what is wrong with how it did. */
async function violationsOf(timeline: Timeline): Promise<{ code: string; violations: string[] }> {
  const clock = virtualClock();
  const service = createTimelineService(timeline, clock);
  const { code, exchanges } = await decideAgainst({ ...service, clock }, timeline.settings);
  const { started, laterRun } = service;
  const played = { timeline, code, started, later: laterRun(), exchanges, endedAt: clock.now() };
  const violations = rules.flatMap(({ name, holds }) => (holds(played) ? [] : [name]));
  return { code, violations };
}

/** The run that the verdict rests on is the last that was started. */
function isProven(played: Played): boolean {
  const { code, timeline, started, exchanges, endedAt } = played;
  const run = started.at(-1);
  const polls = exchanges.filter((exchange) => isUnspoilt(exchange) && isPoll(exchange));
  const read = exchanges.filter((exchange) => isUnspoilt(exchange) && isList(exchange)).at(-1);
  return (
    run !== undefined &&
    stateOf(run, endedAt) === 'COMPLETED' &&
    said(polls.at(-1), 'state') === 'COMPLETED' &&
    said(polls.at(-1), 'taskId') === run.taskId &&
    said(read, 'status') === 'COMPLETED' &&
    (timeline.totalOff === 0 || code !== 'passed' || wasReadEarly(played))
  );
}

/** Reasons that need trouble: without any, none of them is right. */
const troubled =
  /^(not-tested\/(service-unavailable|unexpected-response)|error\/(?!task-not-found))/;

/** What an exchange takes. */
const latencyMs = 10;
const shortestRunMs = 120_000;

/**
 * By rule 8, that no later run has ended: no report shows one, and the findings were read soon after
 * ours was seen not to have ended, or the reports hold ours for long enough.
 */
function hasNoLaterRun(played: Played): boolean {
  const unspoilt = played.exchanges.filter(isUnspoilt);
  const ours = played.timeline.numbered ? played.started.length : Number.POSITIVE_INFINITY;
  if (numbersIn(unspoilt.findLast(isReports)).some((number) => Number(number) > ours)) return false;
  const readAt = unspoilt.findLast(isList)?.at ?? Number.POSITIVE_INFINITY;
  const seen = unspoilt.findLast(
    (each) => isTriggerAccepted(each) || (isPoll(each) && !hasEnded(said(each, 'state'))),
  );
  const notEndedAt = seen ? seen.at - latencyMs : Number.NEGATIVE_INFINITY;
  return readAt - notEndedAt <= shortestRunMs || reportsEndWithOurs(played, readAt);
}

const hasEnded = (state: unknown) =>
  ['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED'].some((end) => end === state);

function reportsEndWithOurs({ timeline, started, exchanges }: Played, readAt: number): boolean {
  const last = exchanges.at(-1);
  if (!last || !isUnspoilt(last) || !isReports(last) || last.answer.status !== 200) return false;
  return (
    last.at >= readAt + reportsTimeout(timeline.settings) && numbersIn(last)[0] === started.length
  );
}

const numbersIn = (exchange: Exchange | undefined) =>
  [said(exchange, 'data')].flat().map((report) => member(report, 'runNumber'));

/**
 * A later run that leaves no report in time, or none with a number, cannot be known of; without a
 * report of ours nothing is known.
 */
function leavesNoTrace({ later, timeline, endedAt }: Played): boolean {
  if (!later || later.endsAt > endedAt) return false;
  return later.report.delayMs > reportsTimeout(timeline.settings);
}

const lastList = ({ exchanges }: Played) =>
  exchanges.findLast((each) => isUnspoilt(each) && isList(each));

/** The list had no row yet; only a report can show that. */
function wasReadEarly(played: Played): boolean {
  return (lastList(played)?.at ?? 0) < rowsFrom(played.started.at(-1));
}

/** By rule 8: some look at the reports showed ours, with findings, and the list had none. */
function isContradicted(played: Played): boolean {
  const rows = [said(lastList(played), 'data')].flat();
  const ours = played.timeline.numbered ? played.started.length : undefined;
  const shown = played.exchanges
    .filter((each) => isUnspoilt(each) && isReports(each))
    .flatMap((each) => [said(each, 'data')].flat())
    .filter((report) => ours !== undefined && member(report, 'runNumber') === ours);
  return rows.length === 0 && shown.some((report) => Number(member(report, 'issuesCount')) > 0);
}

/** By rule 9. */
function isTied({ timeline, started, exchanges, code }: Played): boolean {
  if (!/^(passed|failed)/.test(code) || started.length !== 1 || !timeline.adopted) return true;
  const reports = exchanges.filter((each) => isUnspoilt(each) && isReports(each));
  const numbers = reports.flatMap(numbersIn);
  return (
    timeline.adopted.names === 'app' || (timeline.adopted.names === 'number' && numbers.includes(1))
  );
}

const isTriggerAccepted = (exchange: Exchange) =>
  isTrigger(exchange) && exchange.answer.status === 202;

/**
 * Whether a test may be asked for; of an accepted one whose answer was lost the list has to be
 * asked first.
 */
type Liberty = 'free' | 'lost' | 'taken';

function libertyAfter(exchange: Exchange, before: Liberty): Liberty {
  const whole = isUnspoilt(exchange);
  if (isTrigger(exchange))
    return exchange.answer.status !== 202 ? before : whole ? 'taken' : 'lost';
  if (whole && isPoll(exchange) && said(exchange, 'state') === 'INTERRUPTED') return 'free';
  const isIdle = whole && isList(exchange) && said(exchange, 'status') !== 'RUN_IN_PROGRESS';
  return isIdle && before === 'lost' ? 'free' : before;
}

/**
 * A test was asked for although one had been accepted, and not seen to be INTERRUPTED. A list that
 * speaks of an active run for longer than a run may take is not believed: the service knows.
 */
function triggersTwice({ exchanges, timeline }: Played): boolean {
  let liberty: Liberty = 'free';
  let since = 0;
  for (const exchange of exchanges) {
    const mayAskAgain = liberty === 'lost' && exchange.at - since > timeline.settings.timeoutMs;
    if (isTrigger(exchange) && liberty !== 'free' && !mayAskAgain) return true;
    if (isTriggerAccepted(exchange)) since = exchange.at;
    liberty = libertyAfter(exchange, liberty);
  }
  return false;
}

/**
 * Longest that any gate may take: queue, runs, findings, and a wait of five minutes before each
 * repetition.
 */
function longest({ settings }: Timeline): number {
  const { queueTimeoutMs, timeoutMs, maxReruns } = settings;
  return (queueTimeoutMs + timeoutMs) * (maxReruns + 1) + timeoutMs + 60 * 60_000;
}

const rules: { name: string; holds: (played: Played) => boolean }[] = [
  {
    name: 'passed and failed rest on a COMPLETED run, and a pass on a whole list',
    holds: (played) => !/^(passed|failed)/.test(played.code) || isProven(played),
  },
  {
    name: 'a finding that blocks is never passed over, and none is made up',
    holds: (played) =>
      !/^(passed|failed)/.test(played.code) ||
      (played.code === 'passed') !==
        blocks(played.timeline.findings, played.timeline.settings.threshold) ||
      leavesNoTrace(played) ||
      wasReadEarly(played),
  },
  {
    name: 'no empty list is passed that the report of the run contradicts',
    holds: (played) => played.code !== 'passed' || !isContradicted(played),
  },
  {
    name: 'a pass rests on findings that no later run can have changed, as far as can be known',
    holds: (played) => played.code !== 'passed' || hasNoLaterRun(played),
  },
  { name: 'an adopted task is tied to the app', holds: isTied },
  {
    name: 'when nothing goes wrong, the verdict is the right one',
    holds: ({ code, timeline, exchanges }) =>
      !exchanges.every(isUnspoilt) || calmVerdicts(timeline).has(code),
  },
  {
    name: 'nothing is blamed on the service when nothing went wrong',
    holds: ({ code, exchanges }) => !troubled.test(code) || !exchanges.every(isUnspoilt),
  },
  {
    name: 'after a lost answer one more test is asked for at most',
    holds: ({ exchanges }) =>
      exchanges.filter((each) => isTriggerAccepted(each) && !isUnspoilt(each)).length <= 2,
  },
  { name: 'no test is asked for twice', holds: (played) => !triggersTwice(played) },
  { name: 'it ends in time', holds: ({ timeline, endedAt }) => endedAt <= longest(timeline) },
];

/**
 * Plays so many timelines of a seed one after the other, from number `first` on. Gives how often
 * each verdict came, and what was wrong: a text for each timeline with a violation, which tells how
 * to run it alone.
 * @param onProgress hears of each number before it is played
 */
export async function runTimelines(
  { seed, first, count }: { seed: string; first: number; count: number },
  onProgress: (number: number) => void = () => {},
) {
  const verdicts: Record<string, number> = {};
  const wrong: string[] = [];
  for (let number = first; number < first + count; number += 1) {
    onProgress(number);
    // Virtual time leaves no pause in which the engine would let go of what abort signals refer to.
    if (number % 100 === 0) await setImmediate();
    const { code, violations } = await violationsOf(timelineOf(seed, number));
    verdicts[code] = (verdicts[code] ?? 0) + 1;
    const again = `npm run test:timelines -- --seed ${seed} --first ${number} --count 1`;
    if (violations.length > 0) wrong.push(`${code}: ${violations.join('; ')} (${again})`);
  }
  return { verdicts, wrong };
}
