import type { ServiceError } from '../service/errors.ts';
import { runInProgress } from '../service/findings.ts';
import { isLastingFailure } from '../service/list-findings.ts';
import { growingIntervals, wait } from '../service/polling.ts';
import { formatDuration, formatMinutes } from '../text/duration.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext } from './context.ts';
import { causeOf } from './reports.ts';
import { notTested, Stopped } from './verdict.ts';

/** Waits that together take no longer than `queue-timeout-minutes`. */
export type Queue = ReturnType<typeof joinQueue>;

/**
 * The queue of gates that wait to test one app. They know of each other only what the findings list
 * says. Each looks until no run is active, pauses, so that the owner of the last run can read its
 * findings, looks again, and may trigger. Who is faster is left to chance: fairness is for a
 * concurrency group of the workflow. The list may lag: when it says RUN_IN_PROGRESS for longer than
 * a run may take, the gate triggers, and the service refuses if a run is active.
 */
export function joinQueue(gate: GateContext) {
  const { clock, random, inputs, onEvent } = gate;
  const limit = formatMinutes(inputs.queueTimeoutMs);
  const spread = growingIntervals(inputs.cadence);
  let remainingMs = inputs.queueTimeoutMs;
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const startedAt = clock.now();
    const result = await work();
    remainingMs = Math.max(0, remainingMs - (clock.now() - startedAt));
    return result;
  };
  return {
    /**
     * Waits until another active run of the app has ended, unless `on-active-run` is `fail`.
     * @param maybeOurs it may be one that we have started, if the answer to its trigger was lost;
     *   then it is waited for in any case
     * @param refusal what the service said when it refused to start ours, if it did
     */
    waitForOthers: async (maybeOurs: boolean, refusal?: ServiceError): Promise<void> => {
      const whose = maybeOurs
        ? 'A run is active for the app, perhaps the one whose answer was lost'
        : 'Another run of the app is active';
      const said = refusal && sentence(refusal.message);
      if (inputs.onActiveRun === 'fail' && !maybeOurs)
        throw new Stopped(notTested('run-already-active', `${whose}.`, { cause: said }));
      onEvent({ kind: 'queued-behind-run', timeoutMs: remainingMs });
      const turn = await timed(() => waitForTurn(gate, clock.now() + remainingMs));
      if (turn.kind === 'seen') return;
      const message = `${whose}, and our turn did not come within ${limit} (\`queue-timeout-minutes\`).`;
      const heading = `another test was running for ${limit}`;
      const cause = causeOf(turn.lastFailure) ?? said;
      throw new Stopped(notTested('queue-timed-out', message, { heading, cause }));
    },
    /** Waits after a trigger was refused by the rate limit; each gate waits a different time. */
    waitForRateLimit: async (refusal: ServiceError): Promise<void> => {
      const { retryAfterMs = inputs.cadence.maxIntervalMs } = refusal;
      const waitMs = retryAfterMs + random() * (retryAfterMs / 2 + spread());
      if (retryAfterMs >= remainingMs) throw noTimeForPause(refusal, { retryAfterMs, remainingMs });
      onEvent({ kind: 'rate-limited', error: refusal, waitMs, timeoutMs: remainingMs });
      await timed(() => clock.sleep(Math.min(waitMs, remainingMs)));
    },
  };
}

/** The service asks for a longer pause than the time that is left. */
function noTimeForPause(
  refusal: ServiceError,
  { retryAfterMs, remainingMs }: { retryAfterMs: number; remainingMs: number },
): Stopped {
  const message = `The service takes 10 triggers a minute from one address. It asks to wait ${formatDuration(retryAfterMs)}, and ${formatDuration(remainingMs)} are left for our turn (\`queue-timeout-minutes\`).`;
  const heading = 'too many tests were started at once';
  const nextStep = { once: 'fewer jobs start tests' };
  const cause = sentence(refusal.message);
  const remedy =
    'Let fewer jobs start tests at once (a concurrency group), or raise `queue-timeout-minutes`.';
  return new Stopped(notTested('queue-timed-out', message, { heading, nextStep, remedy, cause }));
}

function waitForTurn(gate: GateContext, deadline: number) {
  const { app, client, clock, random, inputs } = gate;
  const { intervalMs, maxIntervalMs } = inputs.cadence;
  let wasIdle = false;
  let idleAt = clock.now();
  return wait<true>({
    ...gate,
    what: 'its turn to test the app',
    deadline,
    // Once the app is idle, the owner of the last run has to see its end and read its findings
    // first. Spread by a whole interval each: many gates must not trigger in the same instant.
    cadence: () => (wasIdle ? maxIntervalMs + intervalMs : intervalMs / 2) + intervalMs * random(),
    endsWait: isLastingFailure,
    look: async (limits) => {
      const isIdle = (await client.findings.probe(app.appId, limits)) !== runInProgress;
      const isOurTurn = isIdle ? wasIdle : clock.now() - idleAt >= inputs.timeoutMs;
      if (isIdle) idleAt = clock.now();
      wasIdle = isIdle;
      return isOurTurn || undefined;
    },
  });
}
