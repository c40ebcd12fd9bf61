import type { Timeline } from './timeline.ts';

/**
 * What the requests of a step, and the pauses of a queue, may take beyond the times of the
 * timeline.
 */
const slackMs = 90_000;

/** What may have passed when the app is read for the first time. */
const firstRequestsMs = 1000;

/** Whether a time is within a limit; both answers are right where it is close. */
function within(timeMs: number, limitMs: number): boolean[] {
  if (timeMs < limitMs - slackMs) return [true];
  return timeMs > limitMs + slackMs ? [false] : [true, false];
}

/**
 * The verdicts that are right when nothing goes wrong on the way, as the documentation has it and
 * not as the gate does it.
 */
export function calmVerdicts(timeline: Timeline): Set<string> {
  return new Set(afterRegistration(timeline));
}

function afterRegistration(timeline: Timeline): string[] {
  const { until, end } = timeline.registration;
  const isOver = until === 0 ? [true] : until < firstRequestsMs ? [true, false] : [false];
  return isOver.flatMap((yes) => {
    if (!yes) return ['not-tested/registration-incomplete'];
    if (end !== 'COMPLETED') return ['not-tested/registration-failed'];
    return timeline.adopted ? afterAdoption(timeline) : afterQueue(timeline);
  });
}

function afterQueue(timeline: Timeline): string[] {
  const { othersUntil, settings, credits } = timeline;
  const tested = () => (credits === 0 ? ['not-tested/no-credits'] : afterRun(timeline, 0));
  if (othersUntil === 0) return tested();
  const waits = within(0, othersUntil).flatMap((isOver) => {
    if (isOver === false) return tested();
    if (settings.onActiveRun === 'fail') return ['not-tested/run-already-active'];
    return within(othersUntil, settings.queueTimeoutMs).flatMap((ends) =>
      ends ? tested() : ['not-tested/queue-timed-out'],
    );
  });
  // Without credits the service says so before it says that a run is active.
  return credits === 0 ? [...waits, 'not-tested/no-credits'] : waits;
}

/**
 * By rule 9: a task whose record does not name the app counts once the app has a report of its run.
 */
function afterAdoption(timeline: Timeline): string[] {
  const { adopted, report, reportsStatus, settings, credits } = timeline;
  if (adopted?.names === 'nothing') return ['error/task-not-found'];
  const isReported =
    reportsStatus === 200 && report.numbered && report.delayMs < reportsTimeout(settings) - 1000;
  const untied = adopted?.names === 'app' || isReported ? [] : ['error/task-not-found'];
  // The credit of the first run was spent by another job.
  return [...afterRun({ ...timeline, credits: credits + 1 }, 0), ...untied];
}

function afterRun(timeline: Timeline, index: number): string[] {
  const { runs, settings, credits, adopted } = timeline;
  const run = runs[Math.min(index, runs.length - 1)];
  if (!run) return [];
  const leftMs = run.queuedMs + run.runningMs - (adopted && index === 0 ? adopted.agoMs : 0);
  const listLagMs = Math.max(0, run.listLagMs + Math.min(0, leftMs));
  const rowsLagMs = Math.max(0, run.rowsLagMs + Math.min(0, run.listLagMs + Math.min(0, leftMs)));
  return within(leftMs, settings.timeoutMs).flatMap((ends) => {
    if (!ends) return ['not-tested/timed-out'];
    if (run.end === 'FAILED') return ['not-tested/run-failed'];
    if (run.end === 'CANCELLED') return ['not-tested/run-cancelled'];
    if (run.end === 'COMPLETED') return afterRows(timeline, listLagMs, rowsLagMs);
    if (index >= settings.maxReruns) return ['not-tested/interrupted'];
    if (credits <= index + 1) return ['not-tested/no-credits', ...lagging(timeline, listLagMs)];
    return [...afterRun(timeline, index + 1), ...lagging(timeline, listLagMs)];
  });
}

/** While the list lags behind an interrupted run, the app seems to be busy. */
function lagging({ settings }: Timeline, listLagMs: number): string[] {
  if (listLagMs === 0) return [];
  if (settings.onActiveRun === 'fail') return ['not-tested/run-already-active'];
  return within(listLagMs, settings.queueTimeoutMs).includes(false)
    ? ['not-tested/queue-timed-out']
    : [];
}

/** The list may be read before it has rows, which only a report shows; then it is read again. */
function afterRows(timeline: Timeline, listLagMs: number, rowsLagMs: number): string[] {
  const { findings, settings } = timeline;
  const inOrder = afterList(timeline, listLagMs);
  if (rowsLagMs === 0 || findings.length === 0) return inOrder;
  const isLate = within(rowsLagMs, settings.timeoutMs).includes(false);
  const late = isLate ? ['not-tested/findings-unavailable'] : [];
  // What the list's total says of its rows does not show before it has any.
  const superseded = mayBeSuperseded(timeline, listLagMs) ? ['not-tested/superseded'] : [];
  const inTime = afterList(timeline, listLagMs + rowsLagMs);
  return [...inOrder, 'passed', ...superseded, ...late, ...inTime];
}

function afterList(timeline: Timeline, listLagMs: number): string[] {
  const { settings, totalOff, findings } = timeline;
  const superseded = mayBeSuperseded(timeline, listLagMs) ? ['not-tested/superseded'] : [];
  // Whether a later run has ended before the findings are read depends on the polls; what it left
  // passes if its report does not show.
  const passed = blocks(findings, settings.threshold) && !timeline.later ? [] : ['passed'];
  const failed = blocks(findings, settings.threshold) ? ['failed/findings'] : [];
  return within(listLagMs, settings.timeoutMs).flatMap((ready) => {
    if (timeline.later && !ready)
      return ['not-tested/findings-unavailable', ...failed, ...passed, ...superseded];
    if (!ready) return ['not-tested/findings-unavailable'];
    // A list that does not hold still is judged by what it holds.
    if (totalOff !== 0) return failed.length > 0 ? failed : ['not-tested/findings-unavailable'];
    const waits = timeline.later ? ['not-tested/findings-unavailable'] : [];
    return [...failed, ...passed, ...superseded, ...waits];
  });
}

/** By rule 8: only when neither time nor the reports prove that no later run has ended. */
function mayBeSuperseded(
  { later, adopted, numbered, report, reportsStatus, settings }: Timeline,
  listLagMs: number,
): boolean {
  const inTime = listLagMs < 30_000 && !adopted;
  const isReported =
    numbered &&
    reportsStatus === 200 &&
    report.numbered &&
    report.delayMs < reportsTimeout(settings) - 1000;
  return later ? true : !inTime && !isReported;
}

/** By rule 8: how long reports are waited for. */
export function reportsTimeout({ reportTimeoutMs }: Timeline['settings']): number {
  return Math.max(60_000, reportTimeoutMs);
}

/** Whether findings of these severities fail a gate with this threshold. */
export function blocks(
  severities: string[],
  threshold: Timeline['settings']['threshold'],
): boolean {
  if (threshold === 'none') return false;
  const harmless = threshold === 'low' ? [] : ['Medium', 'Low'];
  return severities.some((severity) => !harmless.includes(severity));
}
