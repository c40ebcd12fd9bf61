import { info } from '@actions/core';
import type { GateEvent } from '../../decision/context.ts';
import { describeApp } from '../../results/model/app-name.ts';
import type { Redactor } from '../../results/model/redaction.ts';
import type { Result } from '../../results/model/result.ts';
import type { Task } from '../../service/tasks.ts';
import { formatDuration } from '../../text/duration.ts';
import { capitalized, countOf } from '../../text/sentences.ts';
import { forLog } from '../../text/untrusted.ts';
import { failureLine, heartbeatMs, type Retry, retryLine, waitingLine } from '../sub-action/job.ts';

/**
 * Logs what the gate does, without secrets.
 * @param details with `counts` only the id names the app
 */
export function createProgressLog(redact: Redactor, details: Result['details']) {
  let lastShown: Task | undefined;
  let lastLineAt = performance.now();
  const log = (line: string) => {
    info(forLog(redact(line)));
    lastLineAt = performance.now();
  };
  const onEvent = (event: GateEvent) => {
    const isQuiet = performance.now() - lastLineAt < heartbeatMs;
    const line =
      event.kind === 'waiting' && isQuiet
        ? undefined
        : describeGateEvent(event, lastShown, details);
    if ('run' in event) lastShown = event.run;
    if (line !== undefined) log(line);
  };
  return { onEvent, onRetry: (event: Retry) => log(retryLine(event)) };
}

/** The line about an event; undefined when nothing has changed. */
function describeGateEvent(
  event: GateEvent,
  lastShown: Task | undefined,
  details: Result['details'],
): string | undefined {
  switch (event.kind) {
    case 'app-found':
      return `App ${describeApp(event.app, details)}, registration ${event.app.registrationStatus}`;
    case 'version-awaited':
      return `The app does not report build ${event.build} yet: it ${event.seen}; waiting up to ${formatDuration(event.timeoutMs)}`;
    case 'version-differs':
      return `The app ${event.seen}`;
    case 'version-seen':
      return `The app reports build ${event.build}`;
    case 'version-proven':
      return `Tested build ${event.build}, before and after the run`;
    case 'run-triggered':
      return `Triggered ${nameRun(event.run)}`;
    case 'run-adopted':
      return `Adopted ${nameRun(event.run)}, which is ${event.run.state}`;
    case 'trigger-uncertain':
      return `${event.error.message}; it is unknown whether a run started, so the gate looks at the findings list first`;
    case 'trigger-postponed':
      return retryLine(event);
    case 'rate-limited':
      return `${event.error.message}; trying again in ${formatDuration(event.waitMs)}, for up to ${formatDuration(event.timeoutMs)} (\`queue-timeout-minutes\`). The service takes 10 triggers a minute from one address: with a concurrency group fewer jobs start tests at once`;
    case 'queued-behind-run':
      return `Another run of the app is active; waiting up to ${formatDuration(event.timeoutMs)} for it to end. With a concurrency group jobs that test one app wait before they start`;
    case 'run-awaited':
      return `Waiting up to ${formatDuration(event.timeoutMs)} for the run to end`;
    case 'run-polled':
      return event.run.state === lastShown?.state && event.run.taskId === lastShown.taskId
        ? undefined
        : `${capitalized(nameRun(event.run))} is ${event.run.state} after ${formatDuration(event.elapsedMs)}`;
    case 'run-interrupted':
      return `The run was INTERRUPTED, its findings are unknown; triggering rerun ${event.rerun} of ${event.maxReruns}`;
    case 'policy-read':
      return `Policy: ${event.policy}`;
    case 'baseline-read':
      return `The baseline, app ${event.baseline.appId}, has ${countOf(event.baseline.findings.length, 'open finding')}`;
    case 'findings-awaited':
      return `The findings list still says RUN_IN_PROGRESS; waiting up to ${formatDuration(event.timeoutMs)}`;
    case 'confirmation-awaited':
      return `Lists and reports may lag: waiting ${formatDuration(event.waitMs)} to see whether they still say the same`;
    case 'waiting':
      return waitingLine(event.for, event.elapsedMs, event.limitMs);
    case 'poll-failed':
      return failureLine(event.error);
  }
}

function nameRun({ runNumber, taskId }: Task): string {
  return runNumber === undefined ? `the run (task ${taskId})` : `run ${runNumber} (task ${taskId})`;
}
