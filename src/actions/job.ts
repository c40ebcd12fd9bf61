import { info, setOutput, warning } from '@actions/core';
import type { Clock } from '../clock.ts';
import { createRedactors } from '../results/redaction.ts';
import type { ServiceClient } from '../service/client.ts';
import { type Cadence, type Poll, poll } from '../service/polling.ts';
import { forMarkdown, messageForLog } from '../text/untrusted.ts';
import { faultLine, heartbeatMs, type Retry, retryLine, waitingLine } from './wait-lines.ts';

/** A poll, and what it waits for, as a reader would say it. */
export interface Wait<T>
  extends Pick<Poll<T>, 'deadline' | 'look' | 'atOnce' | 'believes'>,
    Partial<Pick<Poll<T>, 'cadence'>> {
  what: string;
}

/** Log and outputs. Foreign texts given to it are made harmless and free of secrets. */
export interface Journal<Output extends string> {
  say: (line: string) => void;
  warn: (message: string) => void;
  /** Sets an output at once, so that it stands however the job ends; the last value counts. */
  setOutput: (name: Output, value: string) => void;
  outputs: ReadonlyMap<Output, string>;
  /** Sets the sentence on what goes on at the service; every failure's message ends with it. */
  leave: (underway: string | undefined) => void;
  underway: () => string | undefined;
  /** Makes a message one harmless line. */
  line: (message: string) => string;
  /** Foreign text for a cell or a line of the summary. */
  markdown: (text: string) => string;
  retried: (event: Retry) => void;
}

/** What the work of a sub-action is done with. */
export interface Job<Output extends string> extends Journal<Output> {
  client: ServiceClient;
  /** Address of the API, for addresses that are shown. */
  baseUrl: URL;
  clock: Clock;
  cadence: Cadence;
  /** Further attempts after a transient failure. */
  maxRetries: number;
  /** Polls, and logs faults and waiting; undefined when the deadline came first. */
  waitFor: <T>(wait: Wait<T>) => Promise<T | undefined>;
}

/** `secrets` may grow meanwhile: tokens are known once they are obtained. */
export function createJournal<Output extends string>(
  title: string,
  secrets: readonly string[],
): Journal<Output> {
  const outputs = new Map<Output, string>();
  let underway: string | undefined;
  const redact = createRedactors(secrets);
  const line = (message: string) => messageForLog(redact.text(message));
  const say = (message: string) => info(line(message));
  return {
    outputs,
    line,
    say,
    warn: (message) => warning(line(message), { title }),
    setOutput: (name, value) => {
      // The runner drops an output that holds a secret.
      const safe = redact.id(value);
      outputs.set(name, safe);
      setOutput(name, safe);
    },
    leave: (sentence) => {
      underway = sentence;
    },
    underway: () => underway,
    markdown: (text) => forMarkdown(redact.text(text)),
    retried: (event) => say(retryLine(event)),
  };
}

/** A poll that logs what goes wrong and, once a minute, that it still waits. */
export async function waitFor<T>(
  { clock, cadence, say }: Pick<Job<never>, 'clock' | 'cadence' | 'say'>,
  { what, ...wait }: Wait<T>,
): Promise<T | undefined> {
  let saidMs = 0;
  return poll({
    clock,
    cadence,
    ...wait,
    onNothing: (elapsedMs) => {
      if (elapsedMs - saidMs < heartbeatMs) return;
      saidMs = elapsedMs;
      say(waitingLine(what, elapsedMs));
    },
    onFault: (error) => say(faultLine(error)),
  });
}
