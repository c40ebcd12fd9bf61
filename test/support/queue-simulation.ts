import type { GateEvent } from '../../src/decision/context.ts';
import { decide } from '../../src/decision/decide.ts';
import type { Decision } from '../../src/decision/judge.ts';
import { noProgress } from '../../src/decision/progress.ts';
import { startSecurityRun } from '../../src/emulator/world/runs.ts';
import type { Http } from '../../src/http/connection.ts';
import { emulateInProcess } from './emulator-in-process.ts';
import { type EventClock, eventClock } from './event-clock.ts';
import { seededRandom } from './seeded-random.ts';
import { connectForTest } from './test-client.ts';
import { quickSettings, withoutPolicy } from './virtual-world.ts';

const second = 1000;

/** What happens to an exchange on its way. */
export type ExchangeFault = 'refused' | 'reset' | 'unavailable' | undefined;

export interface Simulation {
  seed: string;
  /** When each gate arrives, in milliseconds. */
  arrivals: (random: () => number) => number[];
  /** How long somebody else's run takes that is active at the start. */
  foreignRunMs?: number;
  /** How long runs take, from the shortest to the longest. */
  runMs: [number, number];
  /** What goes wrong with a call. */
  fault?: (call: string, random: () => number) => ExchangeFault;
}

/** What became of one gate. */
export interface SimulatedGate {
  arrivedAt: number;
  decision: Decision;
  /** Numbers of the runs that it triggered and learnt of. */
  triggered: number[];
}

/** A request to trigger a run. */
interface Trigger {
  gate: number;
  at: number;
  status: number;
  /** The run, if it was accepted. */
  run: number | undefined;
}

export type Simulated = Awaited<ReturnType<typeof simulate>>;

/** Lets many gates loose on one app, from one address, in virtual time. */
export async function simulate(simulation: Simulation) {
  const { seed, arrivals, foreignRunMs, runMs } = simulation;
  const clock = eventClock();
  const random = seededRandom(seed);
  const emulator = emulateInProcess({ clock, billing: false });
  const { world } = emulator;
  // Tokens are signed and verified in another thread.
  const http: Http = (request) => clock.during(emulator.http(request));
  const app = [...world.apps.values()].find(({ appUrl }) => appUrl === 'https://clean.test');
  if (app === undefined) throw new Error('clean.test is not registered.');
  /** The one finding names the run that ended last: it tells what a gate has read. */
  const title = () => {
    const ended = app.securityRuns.filter(({ timeline }) => timeline.endsAt <= clock.now());
    return `run ${ended.length}`;
  };
  const contentAt = () =>
    ({ label: 'Pagination Missing', severity: 'Low', title: title() }) as const;
  app.scenario = { ...app.scenario, findings: { size: 1, initial: new Map(), contentAt } };
  if (foreignRunMs !== undefined)
    startSecurityRun(world, app, 'nightly', { seconds: foreignRunMs / second });
  const triggers: Trigger[] = [];
  /** Triggers that the service accepted and whose answers were lost. */
  const lost: number[] = [];
  const gates = arrivals(random).map((arrivedAt, gate) => {
    const respond: Http = async (request) => {
      if (!request.url.pathname.endsWith('/security-agent')) return http(request);
      const [least, most] = runMs;
      world.options.runSeconds = (least + random() * (most - least)) / second;
      const answer = await http(request);
      const run = answer.status === 202 ? app.securityRuns.length : undefined;
      triggers.push({ gate, at: clock.now(), status: answer.status, run });
      return answer;
    };
    const onLost = () => lost.push(app.securityRuns.length);
    return runGate({ gate, appId: app.appId, arrivedAt, clock, simulation, respond, onLost });
  });
  await clock.run();
  const runs = app.securityRuns.map(({ number, timeline: { createdAt, endsAt } }) => ({
    number,
    /** Who triggered it; somebody who is no gate otherwise. */
    gate: triggers.find(({ run }) => run === number)?.gate,
    startedAt: createdAt,
    endsAt,
  }));
  return { gates: await Promise.all(gates), runs, triggers, lost };
}

interface GateRun {
  gate: number;
  appId: string;
  arrivedAt: number;
  clock: EventClock;
  simulation: Simulation;
  respond: Http;
  onLost: () => void;
}

async function runGate(run: GateRun): Promise<SimulatedGate> {
  const { gate, appId, arrivedAt, clock, simulation } = run;
  const random = seededRandom(`${simulation.seed} gate ${gate}`);
  await clock.sleep(arrivedAt);
  const events: GateEvent[] = [];
  const http = httpOf(run, random);
  const decision = await decide({
    client: connectForTest('https://service.test', { http, clock, random, maxRetries: 4 }),
    clock,
    random,
    readPolicyFiles: async () => withoutPolicy,
    inputs: {
      ...quickSettings,
      app: { id: appId },
      maxRetries: 4,
      queueTimeoutMs: 24 * 3600 * second,
    },
    progress: noProgress(),
    onEvent: (event) => events.push(event),
  });
  const triggered = events.flatMap((event) =>
    event.kind === 'run-triggered' ? (event.run.runNumber ?? []) : [],
  );
  return { arrivedAt, decision, triggered };
}

/** 20 to 200 ms each way. */
function httpOf({ clock, simulation, respond, onLost }: GateRun, random: () => number): Http {
  const travel = () => clock.sleep(20 + 180 * random());
  return async (request) => {
    const { method, url } = request;
    const fault = simulation.fault?.(`${method} ${url.pathname}`, random);
    await travel();
    if (fault === 'refused') throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    if (fault === 'unavailable') return { status: 503, headers: {}, body: nothing() };
    const answer = await respond(request);
    await travel();
    if (fault !== 'reset') return answer;
    if (answer.status === 202) onLost();
    throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
