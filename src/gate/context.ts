import type { Clock } from '../clock.ts';
import type { App } from '../service/apps.ts';
import type { ServiceClient } from '../service/client.ts';
import type { ServiceError } from '../service/errors.ts';
import type { Task } from '../service/tasks.ts';
import type { Cadence } from './polling.ts';
import type { Threshold } from './severity.ts';

/** What the gate is asked to do. Times are in milliseconds. */
export interface GateSettings {
  app: { id: string } | { url: string };
  /** A security test to adopt instead of triggering one. */
  taskId: string | undefined;
  threshold: Threshold;
  waitForCompletion: boolean;
  dryRun: boolean;
  onActiveRun: 'wait' | 'fail';
  maxReruns: number;
  /** How often an uncertain trigger may be followed by another one. */
  maxRetries: number;
  cadence: Cadence;
  timeoutMs: number;
  queueTimeoutMs: number;
  registrationTimeoutMs: number;
}

/** What happens while the gate works, for those who tell it. */
export type GateEvent =
  | { kind: 'app-found'; app: App }
  | { kind: 'registration-awaited'; status: string; timeoutMs: number }
  | { kind: 'triggering' }
  | { kind: 'run-triggered'; run: Task }
  | { kind: 'run-adopted'; run: Task }
  | { kind: 'trigger-uncertain'; error: ServiceError }
  | { kind: 'queued-behind-run'; timeoutMs: number }
  | { kind: 'run-polled'; run: Task; elapsedMs: number }
  | { kind: 'run-interrupted'; run: Task; rerun: number; maxReruns: number }
  | { kind: 'findings-awaited'; timeoutMs: number }
  | { kind: 'waiting'; for: string; elapsedMs: number }
  | { kind: 'poll-failed'; error: ServiceError };

/** What every step of the gate works with. */
export interface GateContext {
  client: ServiceClient;
  clock: Clock;
  settings: GateSettings;
  tell: (event: GateEvent) => void;
}
