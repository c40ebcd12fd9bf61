import { isDeepStrictEqual } from 'node:util';
import type { Verdict } from '../../../src/decision/verdict.ts';
import type { Exchange } from '../virtual-service.ts';
import { type Started, stateOf } from './service.ts';
import { isRefusal, type Timeline } from './timeline.ts';

/** What the gate made of a timeline, and what there was to be seen of it. */
export interface Played {
  timeline: Timeline;
  code: string;
  verdict: Verdict;
  started: Started[];
  exchanges: Exchange[];
  endedAt: number;
}

export const isTrigger = ({ call }: Exchange) => call.endsWith('/security-agent');
export const isList = ({ call }: Exchange) => call.endsWith('/vulnerabilities');
export const isPoll = ({ call }: Exchange) =>
  call.includes('/tasks/task-') && !call.includes('task_reg_');
export const isReports = ({ call }: Exchange) => call.endsWith('/reports');
export const isUnspoilt = ({ fault }: Exchange) => fault === 'none';
export const isTriggerAccepted = (exchange: Exchange) =>
  isTrigger(exchange) && exchange.answer.status === 202;

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export const said = (exchange: Exchange | undefined, name: string) =>
  member(exchange?.answer.body, name);

const rowsOf = (exchange: Exchange | undefined) => [said(exchange, 'data') ?? []].flat();
export const numbersIn = (exchange: Exchange | undefined) =>
  rowsOf(exchange).map((report) => member(report, 'runNumber'));

/** What an exchange takes. */
const latencyMs = 10;
const shortestRunMs = 120_000;
const confirmationMs = 60_000;

/** Whether the findings rest on the last run that was started: it is COMPLETED, and so is the list. */
export function isOfCompletedRun({ started, exchanges, endedAt }: Played): boolean {
  const run = started.at(-1);
  const poll = exchanges.findLast((each) => isUnspoilt(each) && isPoll(each));
  const read = exchanges.findLast((each) => isUnspoilt(each) && isList(each));
  return (
    run !== undefined &&
    stateOf(run, endedAt) === 'COMPLETED' &&
    said(poll, 'state') === 'COMPLETED' &&
    said(poll, 'taskId') === run.taskId &&
    said(read, 'status') === 'COMPLETED'
  );
}

/** Whole readings of the list since the run was seen COMPLETED, each by its first page. */
function readingsOf({ exchanges }: Played): Exchange[] {
  const end = exchanges.findLastIndex((each) => isUnspoilt(each) && isPoll(each));
  return exchanges
    .slice(end + 1)
    .filter(isUnspoilt)
    .filter(isList)
    .filter((each) => said(each, 'pageSize') === 100 && said(each, 'page') === 1)
    .filter((each) => said(each, 'status') === 'COMPLETED');
}

/** By rule 8: the report of our run shows it, or the same list a minute later if there is none. */
export function isConfirmed(played: Played): boolean {
  const { timeline, exchanges } = played;
  const reading = readingsOf(played).at(-1);
  if (reading === undefined || timeline.totalOff !== 0) return false;
  const isEmpty = rowsOf(reading).length === 0;
  if (!isEmpty && timeline.proven) return true;
  const answer = exchanges.findLast((each) => isReports(each) && hasArrived(each));
  const isRefused =
    answer !== undefined && (isRefusal(answer.fault) || answer.answer.status >= 400);
  if (numberOf(played) === undefined || isRefused) return isSameAMinuteLater(played);
  if (answer === undefined || answer.fault !== 'none') return false;
  return (
    isReportOfOurs(played, answer, isEmpty) &&
    (timeline.proven || isLatestInTime(played, answer, reading.at))
  );
}

/** A problem document may lack every field: its status refuses all the same. */
const hasArrived = (exchange: Exchange) =>
  isUnspoilt(exchange) ||
  isRefusal(exchange.fault) ||
  (exchange.fault === 'fields-missing' && exchange.answer.status >= 400);

/** The number of our run, if the service gives one. */
function numberOf({ timeline, started }: Played): number | undefined {
  const { adopted, numbered } = timeline;
  const isAdopted = adopted !== undefined && started.length === 1;
  if (isAdopted && adopted.names !== 'app') return adopted.names === 'number' ? 1 : undefined;
  return numbered ? started.length : undefined;
}

/** 8 a: it is listed, and counts no finding where the list is empty. */
function isReportOfOurs(played: Played, answer: Exchange, isEmpty: boolean): boolean {
  const ours = numberOf(played);
  const reports = rowsOf(answer).filter((report) => member(report, 'runNumber') === ours);
  return (
    reports.length > 0 && (!isEmpty || reports.every((each) => member(each, 'issuesCount') === 0))
  );
}

/** 8 b: no later one is, and that was looked at late enough. */
function isLatestInTime(played: Played, answer: Exchange, readAt: number): boolean {
  if (numbersIn(answer)[0] !== numberOf(played)) return false;
  return isReadInTime(played, readAt) || answer.at >= readAt + confirmationMs;
}

function isReadInTime({ exchanges, timeline, started }: Played, readAt: number): boolean {
  const unspoilt = exchanges.filter(isUnspoilt);
  const isGoing = (each: Exchange) => isPoll(each) && !hasEnded(said(each, 'state'));
  const last = unspoilt.findLast((each) => isTriggerAccepted(each) || isGoing(each));
  const end = unspoilt.findLast(isPoll)?.at ?? 0;
  const isActive = unspoilt.some(
    (each) => isList(each) && each.at > end && said(each, 'status') === 'RUN_IN_PROGRESS',
  );
  if (isActive || last === undefined || (timeline.adopted && started.length === 0)) return false;
  return readAt - (last.at - latencyMs) <= shortestRunMs;
}

const hasEnded = (state: unknown) =>
  ['COMPLETED', 'FAILED', 'CANCELLED', 'INTERRUPTED'].some((end) => end === state);

/** 8 c: the same first page and total, and no run in between. */
function isSameAMinuteLater(played: Played): boolean {
  const readings = readingsOf(played);
  const again = readings.at(-1);
  const first = readings.findLast(({ at }) => again && at <= again.at - confirmationMs);
  if (!first || !again) return false;
  const between = played.exchanges.filter(({ at }) => at > first.at && at < again.at);
  const wasActive = between.some(
    (each) => isUnspoilt(each) && isList(each) && said(each, 'status') === 'RUN_IN_PROGRESS',
  );
  return !wasActive && isDeepStrictEqual(first.answer.body, again.answer.body);
}

/** Whether a list was read whole, on its one page, in which a finding blocks. */
export function wasSeenToBlock(played: Played, blocks: (severities: string[]) => boolean): boolean {
  return readingsOf(played).some((each) => {
    const rows = rowsOf(each);
    const isWhole = rows.length === said(each, 'total');
    return isWhole && blocks(rows.map((row) => String(member(row, 'severity'))));
  });
}
