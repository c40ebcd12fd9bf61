import type { Clock } from '../../src/clock.ts';
import type { VirtualAnswer } from './virtual-service.ts';
import { appId, problem } from './virtual-world.ts';

/** One run of the app. */
export interface SharedRun {
  number: number;
  /** Who triggered it; somebody who is no gate otherwise. */
  gate: number | undefined;
  startedAt: number;
  endsAt: number;
}

/** A request to trigger a run. */
export interface TriggerRequest {
  gate: number;
  at: number;
  status: number;
}

export interface SharedAppOptions {
  clock: Clock;
  /** How long the next run takes, in milliseconds. */
  runMs: () => number;
}

const windowMs = 60_000;
const triggersPerWindow = 10;

/**
 * The service as all gates of one app and one address see it: one run at a time, and 10 triggers in
 * 60 seconds.
 */
export function createSharedApp({ clock, runMs }: SharedAppOptions) {
  const runs: SharedRun[] = [];
  const triggers: TriggerRequest[] = [];
  const admitted: number[] = [];
  const isActive = () => (runs.at(-1)?.endsAt ?? 0) > clock.now();
  const start = (gate: number | undefined, ms = runMs()): SharedRun => {
    const startedAt = clock.now();
    const run = { number: runs.length + 1, gate, startedAt, endsAt: startedAt + ms };
    runs.push(run);
    return run;
  };

  const admit = (): VirtualAnswer | undefined => {
    const recent = admitted.filter((at) => at > clock.now() - windowMs);
    if (recent.length < triggersPerWindow) {
      admitted.push(clock.now());
      return undefined;
    }
    const seconds = Math.ceil(
      ((recent.at(-triggersPerWindow) ?? 0) + windowMs - clock.now()) / 1000,
    );
    return { ...problem(429), headers: { 'retry-after': String(seconds) } };
  };

  const trigger = (gate: number): VirtualAnswer => {
    const answer =
      admit() ??
      (isActive()
        ? problem(409, { type: 'https://errors.test/run-already-active' })
        : { status: 202, body: taskOf(start(gate), 'QUEUED') });
    triggers.push({ gate, at: clock.now(), status: answer.status });
    return answer;
  };

  /** Holds one finding, which names the run that ended last: it tells what a gate has read. */
  const list = (): VirtualAnswer => {
    const last = runs.at(-1);
    if (last === undefined) return { status: 200, body: { status: 'NO_RUNS' } };
    if (isActive()) return { status: 200, body: { status: 'RUN_IN_PROGRESS' } };
    const data = [{ id: `run-${last.number}`, label: 'Pagination Missing', severity: 'Low' }];
    return { status: 200, body: { status: 'COMPLETED', data, total: 1, page: 1, pageSize: 100 } };
  };

  const task = (taskId: string): VirtualAnswer => {
    const run = runs.find(({ number }) => taskId === `task-${number}`);
    return run
      ? { status: 200, body: taskOf(run, clock.now() < run.endsAt ? 'RUNNING' : 'COMPLETED') }
      : problem(404, { type: 'https://errors.test/not-found' });
  };

  const reports = (): VirtualAnswer => {
    const ended = runs.filter(({ endsAt }) => endsAt <= clock.now());
    const data = ended.map(({ number }) => ({ reportId: `report-${number}`, runNumber: number }));
    return {
      status: 200,
      body: { data: data.toReversed(), total: data.length, page: 1, pageSize: 100 },
    };
  };

  return {
    runs,
    triggers,
    /** Starts a run of somebody who is no gate. */
    startForeignRun: (ms: number) => void start(undefined, ms),
    respond: (gate: number, call: string): VirtualAnswer => {
      if (call === 'POST /api/v1/auth/token') return { status: 200, body: { id_token: 'a.b.c' } };
      if (call === `GET /v1/apps/${appId}`)
        return { status: 200, body: { appId, registrationStatus: 'COMPLETED' } };
      if (call === `POST /v1/apps/${appId}/security-agent`) return trigger(gate);
      if (call === `GET /v1/apps/${appId}/vulnerabilities`) return list();
      if (call === `GET /v1/apps/${appId}/reports`) return reports();
      return task(call.replace('GET /v1/tasks/', ''));
    },
  };
}

function taskOf({ number }: SharedRun, state: string): object {
  return { taskId: `task-${number}`, appId, runNumber: number, state };
}
