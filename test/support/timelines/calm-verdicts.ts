import type { Timeline } from './timeline.ts';

/**
 * What the requests of a step, and the pauses of a queue, may take beyond the times of the
 * timeline.
 */
const slackMs = 90_000;

/** How long reports are waited for at least. */
const lastLookMs = 5000;

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
  const { adopted, credits } = timeline;
  if (adopted?.names === 'nothing') return ['error/task-not-found'];
  const isReported = reportsInTime(timeline, 0);
  const isTied = adopted?.names === 'app' || !isReported.includes(false);
  // The credit of the first run was spent by another job.
  const tied = afterRun({ ...timeline, credits: credits + 1 }, 0);
  return isTied ? tied : [...tied, 'error/task-not-found'];
}

function afterRun(timeline: Timeline, index: number): string[] {
  const { runs, settings, credits, adopted } = timeline;
  const run = runs[Math.min(index, runs.length - 1)];
  if (!run) return [];
  const leftMs = run.queuedMs + run.runningMs - (adopted && index === 0 ? adopted.agoMs : 0);
  const listLagMs = Math.max(0, run.listLagMs + Math.min(0, leftMs));
  const rowsLagMs = Math.max(0, run.rowsLagMs + Math.min(0, run.listLagMs + Math.min(0, leftMs)));
  const isNumbered = adopted?.names === 'number' && index === 0 ? true : timeline.numbered;
  return within(leftMs, settings.timeoutMs).flatMap((ends) => {
    if (!ends) return ['not-tested/timed-out'];
    if (run.end === 'FAILED') return ['not-tested/run-failed'];
    if (run.end === 'CANCELLED') return ['not-tested/run-cancelled'];
    if (run.end === 'COMPLETED')
      return afterEnd({ ...timeline, numbered: isNumbered }, listLagMs, rowsLagMs);
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

const unread = 'not-tested/findings-unavailable';
const superseded = 'not-tested/superseded';

/** What somebody else's run may do beside: keep the list busy, or change it. */
function afterEnd(timeline: Timeline, listLagMs: number, rowsLagMs: number): string[] {
  const { later, proven, settings } = timeline;
  const alone = within(listLagMs, settings.timeoutMs).flatMap((ready) =>
    ready ? afterList(timeline, listLagMs, rowsLagMs) : [unread],
  );
  if (!later) return alone;
  return proven ? [...alone, unread] : [...alone, unread, superseded];
}

/** The list says COMPLETED, with rows or still without. */
function afterList(timeline: Timeline, listLagMs: number, rowsLagMs: number): string[] {
  const { findings, totalOff } = timeline;
  const filled = afterRows(timeline, listLagMs);
  if (totalOff !== 0) return [judge(timeline) === 'passed' ? unread : judge(timeline)];
  if (findings.length === 0) return afterEmptyList(timeline, listLagMs, rowsLagMs);
  if (rowsLagMs === 0) return filled;
  return [...afterEmptyList(timeline, listLagMs, rowsLagMs), ...filled];
}

/** By rule 8, for a list with rows. */
function afterRows(timeline: Timeline, listLagMs: number): string[] {
  const verdict = judge(timeline);
  if (verdict !== 'passed' || timeline.proven || isWithoutReport(timeline)) return [verdict];
  return reportsInTime(timeline, listLagMs).map((isListed) => (isListed ? verdict : superseded));
}

/** By rule 8, for a list without a row. */
function afterEmptyList(timeline: Timeline, listLagMs: number, rowsLagMs: number): string[] {
  const { findings, report, settings } = timeline;
  const verdict = judge(timeline);
  if (isWithoutReport(timeline)) {
    if (findings.length === 0 || verdict !== 'passed') return [verdict];
    return [superseded];
  }
  return reportsInTime(timeline, listLagMs).flatMap((isListed) => {
    if (!isListed) return [unread];
    if (findings.length === 0) return [report.miscount ? unread : verdict];
    return within(listLagMs + rowsLagMs, settings.timeoutMs).map((inTime) =>
      inTime ? verdict : unread,
    );
  });
}

const judge = ({ findings, settings }: Timeline) =>
  blocks(findings, settings.threshold) ? 'failed/findings' : 'passed';

const isWithoutReport = ({ numbered, reportsStatus }: Timeline) =>
  !numbered || reportsStatus !== 200;

/** Whether the report of our run is listed while it is waited for; both where it is close. */
function reportsInTime(timeline: Timeline, listLagMs: number): boolean[] {
  const { report, reportsStatus, adopted, later, settings } = timeline;
  if (!report.numbered || reportsStatus !== 200) return [false];
  const limitMs = listLagMs + Math.max(lastLookMs, settings.reportTimeoutMs);
  if (report.delayMs < limitMs - 1000) return [true];
  // An adopted run ended earlier, and a later one that is seen active delays the reading.
  const earlierMs = (adopted?.agoMs ?? 0) + (later?.runningMs ?? 0);
  return report.delayMs > limitMs + slackMs + earlierMs ? [false] : [true, false];
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
