import { info, warning } from '@actions/core';
import type { GateEvent } from '../../gate/context.ts';
import type { Redactor } from '../../results/redaction.ts';
import type { App } from '../../service/apps.ts';
import type { ServiceError } from '../../service/errors.ts';
import type { Task } from '../../service/tasks.ts';
import { formatDuration } from '../../text/duration.ts';
import { forLog } from '../../text/untrusted.ts';

/** A line at least this often while the gate waits. */
const heartbeatMs = 60_000;

/** What is known so far, for a verdict that comes from outside of the gate: a cancelled job. */
export interface Progress {
  app?: App;
  run?: Task;
  /** Which policy governs: `.github/security-gate.yml of branch main at 1c002dd`. */
  policy?: string;
  /** A trigger was sent and is not answered yet: a run may have started. */
  triggering: boolean;
  /** The answer to a trigger was lost: a run may have started of which nothing is known. */
  lostTrigger: boolean;
}

export interface Story {
  progress: Progress;
  tell: (event: GateEvent) => void;
  retried: (event: { error: ServiceError; waitMs: number }) => void;
}

/**
 * Tells in the log what the gate does, without secrets, and keeps what it learnt of app and run.
 */
export function createStory(redact: Redactor): Story {
  const progress: Progress = { triggering: false, lostTrigger: false };
  let lastLineAt = performance.now();
  const say = (line: string) => {
    info(forLog(redact(line)));
    lastLineAt = performance.now();
  };
  const tell = (event: GateEvent) => {
    const isQuiet = performance.now() - lastLineAt < heartbeatMs;
    const line = lineOf(event, { progress, isQuiet });
    record(event, progress);
    if (line !== undefined) say(line);
  };
  return {
    progress,
    tell,
    retried: (event) => say(retryLine(event)),
  };
}

function record(event: GateEvent, progress: Progress): void {
  progress.triggering = event.kind === 'triggering';
  if (event.kind === 'trigger-uncertain') progress.lostTrigger = true;
  // At most one test is in flight for an app: what is accepted now leaves no other.
  if (event.kind === 'run-triggered') progress.lostTrigger = false;
  if ('app' in event) progress.app = event.app;
  if ('run' in event) progress.run = event.run;
  if (event.kind === 'governed') progress.policy = describePolicy(event);
}

/** The line that tells an event; none for what is not new. */
function lineOf(
  event: GateEvent,
  { progress, isQuiet }: { progress: Progress; isQuiet: boolean },
): string | undefined {
  switch (event.kind) {
    case 'app-found':
      return `App ${event.app.label ?? ''} (${event.app.appId}), registration ${event.app.registrationStatus}`;
    case 'registration-awaited':
      return `Registration is ${event.status}; waiting up to ${formatDuration(event.timeoutMs)} for it to be COMPLETED`;
    case 'version-awaited':
      return `The app does not report build ${event.build} yet: it ${event.seen}; waiting up to ${formatDuration(event.timeoutMs)}`;
    case 'version-differs':
      return `The app ${event.seen}`;
    case 'version-seen':
      return `The app reports build ${event.build}`;
    case 'version-proven':
      return `Tested build ${event.build}, before and after the run`;
    case 'triggering':
      return undefined;
    case 'run-triggered':
      return `Triggered ${nameOf(event.run)}`;
    case 'run-adopted':
      return `Adopted ${nameOf(event.run)}, which is ${event.run.state}`;
    case 'trigger-uncertain':
      return `${event.error.message}; it is unknown whether a run started, so the findings list is looked at first`;
    case 'trigger-postponed':
      return retryLine(event);
    case 'queued-behind-run':
      return `Another run of the app is active; waiting up to ${formatDuration(event.timeoutMs)} for it to end`;
    case 'run-polled':
      return event.run.state === progress.run?.state && progress.run.taskId === event.run.taskId
        ? undefined
        : `${capitalized(nameOf(event.run))} is ${event.run.state} after ${formatDuration(event.elapsedMs)}`;
    case 'run-interrupted':
      return `The run was INTERRUPTED, its findings are unknown; triggering rerun ${event.rerun} of ${event.maxReruns}`;
    case 'governed':
      return `Policy: ${describePolicy(event)}`;
    case 'baseline-read':
      return `The baseline, app ${event.baseline.appId}, has ${event.baseline.findings.length} open findings`;
    case 'findings-awaited':
      return `The findings list still says RUN_IN_PROGRESS; waiting up to ${formatDuration(event.timeoutMs)}`;
    case 'later-runs-excluded':
      return `A later run may have changed the findings before they were read; its report would be listed within ${formatDuration(event.timeoutMs)}`;
    case 'waiting':
      return isQuiet
        ? undefined
        : `Still waiting for ${event.for}, for ${formatDuration(event.elapsedMs)} so far`;
    case 'poll-failed':
      return `${event.error.message}; the next poll follows`;
  }
}

function describePolicy({
  policy,
  policyOrigin,
}: Extract<GateEvent, { kind: 'governed' }>): string {
  return policy
    ? `${policyOrigin}, which accepts ${policy.acceptances.length} risks`
    : `none, there is no ${policyOrigin}`;
}

function retryLine({ error, waitMs }: { error: ServiceError; waitMs: number }): string {
  return `${error.message}; trying again in ${formatDuration(waitMs)}`;
}

function nameOf({ runNumber, taskId }: Task): string {
  return runNumber === undefined ? `the run (task ${taskId})` : `run ${runNumber} (task ${taskId})`;
}

function capitalized(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
}

/** A warning that is not a verdict: something beside the decision did not work. */
export function warn(message: string): void {
  warning(forLog(message), { title: 'Security Test Gate' });
}
