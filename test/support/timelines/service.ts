import { seededRandom } from '../seeded-random.ts';
import type { VirtualClock } from '../virtual-clock.ts';
import type { Fault, VirtualAnswer } from '../virtual-service.ts';
import { active, appId, findingsOf, listOf, notFound, ok, problem } from '../virtual-world.ts';
import type { Run, Timeline } from './timeline.ts';

/** A run of ours that the service has accepted. */
export interface Started {
  taskId: string;
  at: number;
  run: Run;
  endsAt: number;
}

/**
 * The service of a timeline, in virtual time: what it says depends on the time and on what it was
 * asked to do.
 */
export function createTimelineService(timeline: Timeline, clock: VirtualClock) {
  const started: Started[] = [];
  let credits = timeline.credits;
  /** When the list was asked since our last run has ended, and the answer came back whole. */
  let looks: number[] = [];
  let isSpoilt = false;
  const start = (at: number): string => {
    const run = timeline.runs[Math.min(started.length, timeline.runs.length - 1)];
    if (!run) throw new Error('A timeline has at least one run.');
    const taskId = `task-${started.length + 1}`;
    looks = [];
    started.push({ taskId, at, run, endsAt: at + run.queuedMs + run.runningMs });
    return taskId;
  };
  if (timeline.adopted) start(-timeline.adopted.agoMs);
  const numberOf = (index: number) => (timeline.numbered ? { runNumber: index + 1 } : {});
  /** Somebody else's run after ours. */
  const laterRun = () => {
    const last = started.at(-1);
    if (timeline.later === undefined || last?.run.end !== 'COMPLETED') return undefined;
    const { starts, runningMs, report } = timeline.later;
    const from = 'afterMs' in starts ? last.endsAt + starts.afterMs : looks.at(starts.atLook - 1);
    return from === undefined ? undefined : { from, endsAt: from + runningMs, report };
  };
  const isLaterActive = (now: number) => {
    const later = laterRun();
    return later !== undefined && now >= later.from && now < later.endsAt;
  };
  const hasLaterEnded = (now: number) => now >= (laterRun()?.endsAt ?? Number.POSITIVE_INFINITY);
  const isActive = (now: number) =>
    now < timeline.othersUntil || started.some(({ endsAt }) => now < endsAt) || isLaterActive(now);

  const trigger = (now: number): VirtualAnswer => {
    if (credits === 0) return problem(402, { current_balance: 0 });
    if (isActive(now)) return active;
    credits -= 1;
    const taskId = start(now);
    return {
      status: 202,
      body: { taskId, appId, state: 'QUEUED', ...numberOf(started.length - 1) },
    };
  };

  const listStatus = (now: number): string => {
    const last = started.at(-1);
    if (isActive(now) || (last && now < last.endsAt + last.run.listLagMs)) return 'RUN_IN_PROGRESS';
    return started.some(({ run }) => run.end === 'COMPLETED') ? 'COMPLETED' : 'NO_RUNS';
  };

  const list = (now: number, query: URLSearchParams): VirtualAnswer => {
    if (!isSpoilt && now >= (started.at(-1)?.endsAt ?? Number.POSITIVE_INFINITY)) looks.push(now);
    const isChanged = hasLaterEnded(now) && !timeline.proven;
    const hasRows = now >= rowsFrom(started.at(-1)) && !isChanged;
    const found = hasRows ? timeline.findings : [];
    const findings = found.map((severity, index) => ({
      id: `f${index}`,
      label: 'Broken Logout',
      severity,
    }));
    return findingsOf({ findings, totalOff: timeline.totalOff, status: () => listStatus(now) })(
      query,
    );
  };

  const reports = (now: number): VirtualAnswer => {
    if (timeline.reportsStatus !== 200) return problem(timeline.reportsStatus);
    const ours = started.filter(({ run }) => run.end === 'COMPLETED');
    const ended = ours.map((each) => ({
      endsAt: each.endsAt,
      runNumber: started.indexOf(each) + 1,
      issuesCount: timeline.findings.length,
      ...timeline.report,
    }));
    const later = laterRun();
    const runNumber = started.length + 1;
    const issuesCount = timeline.proven ? timeline.findings.length : 0;
    if (later) ended.push({ endsAt: later.endsAt, runNumber, issuesCount, ...later.report });
    const listed = ended.filter(({ endsAt, delayMs }) => now >= endsAt + delayMs).toReversed();
    const data = listed.map(({ runNumber, numbered, issuesCount, miscount }) => ({
      reportId: `report-${runNumber}`,
      ...(numbered && { runNumber }),
      issuesCount: miscount ? miscount.value : issuesCount,
    }));
    return listOf(data);
  };

  /** What the record of a task says beside its state. */
  const tieOf = (run: Started) => {
    const { adopted } = timeline;
    if (!adopted || run !== started[0]) return { appId, ...numberOf(started.indexOf(run)) };
    if (adopted.names === 'app') return { appId, ...numberOf(0) };
    return adopted.names === 'number' ? { runNumber: 1 } : {};
  };

  const task = (now: number, id: string): VirtualAnswer => {
    if (id.startsWith('task_reg_')) return ok({ state: 'RUNNING' });
    const found = started.find(({ taskId }) => taskId === id);
    return found ? ok({ taskId: id, ...tieOf(found), state: stateOf(found, now) }) : notFound;
  };

  const respond = (call: string, query: URLSearchParams): VirtualAnswer => {
    const now = clock.now();
    const { until, end } = timeline.registration;
    if (call.endsWith('/auth/token')) return ok({ id_token: 'a.b.c' });
    if (call.endsWith('/security-agent')) return trigger(now);
    if (call.endsWith('/vulnerabilities')) return list(now, query);
    if (call.endsWith('/reports')) return reports(now);
    if (call.includes('/tasks/')) return task(now, call.split('/').at(-1) ?? '');
    return ok({ appId, registrationStatus: now < until ? 'IN_PROGRESS' : end });
  };

  const random = seededRandom(`${timeline.name} faults`);
  const nextFault = (call: string): Fault => {
    const now = clock.now();
    const isPoll = call.includes('/tasks/task-');
    const trouble = timeline.troubles.find(
      ({ from, until, pollsOnly, share }) =>
        now >= from && now < until && (isPoll || !pollsOnly) && random() < share,
    );
    isSpoilt = trouble !== undefined;
    return trouble?.fault ?? 'none';
  };
  return { respond, nextFault, started, laterRun };
}

/** From when on the findings list has the rows of a run. */
function rowsFrom(run: Started | undefined): number {
  return run ? run.endsAt + run.run.listLagMs + run.run.rowsLagMs : 0;
}

/** The state of a run at a time. */
export function stateOf({ at, run, endsAt }: Started, now: number): string {
  if (now < at + run.queuedMs) return 'QUEUED';
  return now < endsAt ? 'RUNNING' : run.end;
}
