import { virtualClock } from '../virtual-clock.ts';
import type { Exchange } from '../virtual-service.ts';
import { decideAgainst } from '../virtual-world.ts';
import { blocks, calmVerdicts } from './calm-verdicts.ts';
import { createTimelineService, type Started, stateOf } from './service.ts';
import type { Timeline } from './timeline.ts';

/** What the gate made of a timeline, and what there was to be seen of it. */
interface Played {
  timeline: Timeline;
  code: string;
  started: Started[];
  exchanges: Exchange[];
  endedAt: number;
}

const isTrigger = ({ call }: Exchange) => call.endsWith('/security-agent');
const isList = ({ call }: Exchange) => call.endsWith('/vulnerabilities');
const isPoll = ({ call }: Exchange) => call.includes('/tasks/task-') && !call.includes('task_reg_');
const isUnspoilt = ({ fault }: Exchange) => fault === 'none';

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const said = (exchange: Exchange | undefined, name: string) => member(exchange?.answer.body, name);

/** Lets the gate decide, and lists what is wrong with how it did. */
export async function violationsOf(timeline: Timeline): Promise<{ code: string; violations: string[] }> {
  const clock = virtualClock();
  const service = createTimelineService(timeline, clock);
  const { code, exchanges } = await decideAgainst({ ...service, clock }, { settings: timeline.settings });
  const played = { timeline, code, started: service.started, exchanges, endedAt: clock.now() };
  const violations = rules.flatMap(({ name, holds }) => (holds(played) ? [] : [name]));
  return { code, violations };
}

/** The run that the verdict rests on is the last that was started. */
function isProven({ timeline, started, exchanges, endedAt }: Played): boolean {
  const run = started.at(-1);
  const polls = exchanges.filter((exchange) => isUnspoilt(exchange) && isPoll(exchange));
  const read = exchanges.filter((exchange) => isUnspoilt(exchange) && isList(exchange)).at(-1);
  return (
    run !== undefined &&
    stateOf(run, endedAt) === 'COMPLETED' &&
    said(polls.at(-1), 'state') === 'COMPLETED' &&
    said(polls.at(-1), 'taskId') === run.taskId &&
    said(read, 'status') === 'COMPLETED' &&
    timeline.totalOff === 0
  );
}

/** Reasons that need trouble: without any, none of them is right. */
const troubled = /^(not-tested\/(service-unavailable|unexpected-response)|error\/)/;

/** Without reports nobody can tell of a later run. */
function saysThatThereAreNoReports(last: Exchange | undefined): boolean {
  return last?.call.endsWith('/reports') === true && [402, 404].includes(last.answer.status);
}

/** Whether a test may be asked for; of an accepted one whose answer was lost the list has to be asked first. */
type Liberty = 'free' | 'lost' | 'taken';

function libertyAfter(exchange: Exchange, before: Liberty): Liberty {
  const whole = isUnspoilt(exchange);
  if (isTrigger(exchange)) return exchange.answer.status !== 202 ? before : whole ? 'taken' : 'lost';
  if (whole && isPoll(exchange) && said(exchange, 'state') === 'INTERRUPTED') return 'free';
  const isIdle = whole && isList(exchange) && said(exchange, 'status') !== 'RUN_IN_PROGRESS';
  return isIdle && before === 'lost' ? 'free' : before;
}

/** A test was asked for although one had been accepted, and not seen to be INTERRUPTED. */
function triggersTwice({ exchanges }: Played): boolean {
  let liberty: Liberty = 'free';
  for (const exchange of exchanges) {
    if (isTrigger(exchange) && liberty !== 'free') return true;
    liberty = libertyAfter(exchange, liberty);
  }
  return false;
}

/** Longest that any gate may take: registration, queue, runs, findings, and a wait of five minutes before each repetition. */
function longest({ settings }: Timeline): number {
  const { registrationTimeoutMs, queueTimeoutMs, timeoutMs, maxReruns } = settings;
  return registrationTimeoutMs + (queueTimeoutMs + timeoutMs) * (maxReruns + 1) + timeoutMs + 60 * 60_000;
}

const rules: { name: string; holds: (played: Played) => boolean }[] = [
  {
    name: 'passed and failed rest on a COMPLETED run and a whole list',
    holds: (played) => !/^(passed|failed)/.test(played.code) || isProven(played),
  },
  {
    name: 'a finding that blocks is never passed over, and none is made up',
    holds: ({ code, timeline: { findings, settings }, exchanges }) =>
      !/^(passed|failed)/.test(code) ||
      (code === 'passed') !== blocks(findings, settings.threshold) ||
      saysThatThereAreNoReports(exchanges.at(-1)),
  },
  {
    name: 'when nothing goes wrong, the verdict is the right one',
    holds: ({ code, timeline, exchanges }) => !exchanges.every(isUnspoilt) || calmVerdicts(timeline).has(code),
  },
  {
    name: 'nothing is blamed on the service when nothing went wrong',
    holds: ({ code, exchanges }) => !troubled.test(code) || !exchanges.every(isUnspoilt),
  },
  { name: 'no test is asked for twice', holds: (played) => !triggersTwice(played) },
  { name: 'it ends in time', holds: ({ timeline, endedAt }) => endedAt <= longest(timeline) },
];
