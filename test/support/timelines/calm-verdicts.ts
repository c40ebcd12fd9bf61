import type { Run, Timeline } from './timeline.ts';

/** What the requests of a step, and the pauses of a queue, may take beyond the times of the timeline. */
const slackMs = 90_000;

/** What may have passed when the app is read for the first time. */
const firstRequestsMs = 1000;

/** Whether a time is within a limit; both answers are right where it is close. */
function within(timeMs: number, limitMs: number): boolean[] {
  if (timeMs < limitMs - slackMs) return [true];
  return timeMs > limitMs + slackMs ? [false] : [true, false];
}

/** The verdicts that are right when nothing goes wrong on the way, as the documentation has it and not as the gate does it. */
export function calmVerdicts(timeline: Timeline): Set<string> {
  return new Set(afterRegistration(timeline));
}

function afterRegistration(timeline: Timeline): string[] {
  const { registration, settings } = timeline;
  const { until, end } = registration;
  const limit = settings.registrationTimeoutMs;
  const atOnce = until < firstRequestsMs ? [true, false] : [false];
  const inTime = until === 0 ? [true] : limit === 0 ? atOnce : within(until, limit);
  return inTime.flatMap((yes) => {
    if (!yes) return ['not-tested/registration-incomplete'];
    return end === 'COMPLETED' ? afterQueue(timeline) : ['not-tested/registration-failed'];
  });
}

function afterQueue(timeline: Timeline): string[] {
  const { othersUntil, registration, settings, credits } = timeline;
  const tested = () => (credits === 0 ? ['not-tested/no-credits'] : afterRun(timeline, 0));
  if (othersUntil === 0) return tested();
  // Registration may be noticed up to a polling interval late, which the slack covers.
  const waits = within(registration.until, othersUntil).flatMap((isOver) => {
    if (isOver === false) return tested();
    if (settings.onActiveRun === 'fail') return ['not-tested/run-already-active'];
    return within(othersUntil - registration.until, settings.queueTimeoutMs).flatMap((ends) =>
      ends ? tested() : ['not-tested/queue-timed-out'],
    );
  });
  // Without credits the service says so before it says that a run is active.
  return credits === 0 ? [...waits, 'not-tested/no-credits'] : waits;
}

function afterRun(timeline: Timeline, index: number): string[] {
  const { runs, settings, credits } = timeline;
  const run = runs[Math.min(index, runs.length - 1)];
  if (!run) return [];
  return within(run.queuedMs + run.runningMs, settings.timeoutMs).flatMap((ends) => {
    if (!ends) return ['not-tested/timed-out'];
    if (run.end === 'FAILED') return ['not-tested/run-failed'];
    if (run.end === 'CANCELLED') return ['not-tested/run-cancelled'];
    if (run.end === 'COMPLETED') return afterList(timeline, run);
    if (index >= settings.maxReruns) return ['not-tested/interrupted'];
    if (credits <= index + 1) return ['not-tested/no-credits', ...lagging(timeline, run)];
    return [...afterRun(timeline, index + 1), ...lagging(timeline, run)];
  });
}

/** While the list lags behind an interrupted run, the app seems to be busy. */
function lagging({ settings }: Timeline, { listLagMs }: Run): string[] {
  if (listLagMs === 0) return [];
  if (settings.onActiveRun === 'fail') return ['not-tested/run-already-active'];
  return within(listLagMs, settings.queueTimeoutMs).includes(false) ? ['not-tested/queue-timed-out'] : [];
}

function afterList(timeline: Timeline, { listLagMs }: Run): string[] {
  const { settings, totalOff, findings, later } = timeline;
  // Whether a later run came between depends on the polls.
  const lost = later ? ['not-tested/findings-unavailable'] : [];
  return within(listLagMs, settings.timeoutMs).flatMap((ready) => {
    if (!ready || totalOff !== 0) return ['not-tested/findings-unavailable'];
    return [blocks(findings, settings.threshold) ? 'failed/findings' : 'passed', ...lost];
  });
}

/** Whether findings of these severities fail a gate with this threshold. */
export function blocks(severities: string[], threshold: Timeline['settings']['threshold']): boolean {
  if (threshold === 'none') return false;
  const harmless = threshold === 'low' ? [] : ['Medium', 'Low'];
  return severities.some((severity) => !harmless.includes(severity));
}
