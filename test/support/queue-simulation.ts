import type { GateEvent, GateSettings } from '../../src/gate/context.ts';
import { type Decision, decide } from '../../src/gate/gate.ts';
import type { Http } from '../../src/http/connection.ts';
import { connect } from '../../src/service/client.ts';
import { type EventClock, eventClock } from './event-clock.ts';
import { seededRandom } from './seeded-random.ts';
import { createSharedApp } from './shared-app.ts';
import { quickSettings, ungoverned } from './virtual-world.ts';

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
  settings?: Partial<GateSettings>;
  /** What goes wrong with a call. */
  fault?: (call: string, random: () => number) => ExchangeFault;
}

/** What became of one gate. */
export interface SimulatedGate {
  arrivedAt: number;
  decision: Decision;
  decidedAt: number;
  /** Numbers of the runs that it triggered and learnt of. */
  triggered: number[];
  looks: number;
  events: GateEvent['kind'][];
}

export type Simulated = Awaited<ReturnType<typeof simulate>>;

/** Lets many gates loose on one app, from one address, in virtual time. */
export async function simulate(simulation: Simulation) {
  const { seed, arrivals, foreignRunMs, runMs } = simulation;
  const clock = eventClock();
  const random = seededRandom(seed);
  const between = ([least, most]: [number, number]) => least + random() * (most - least);
  const app = createSharedApp({ clock, runMs: () => between(runMs) });
  if (foreignRunMs !== undefined) app.startForeignRun(foreignRunMs);
  /** Triggers that the service accepted and whose answers were lost. */
  const lost: number[] = [];
  const gates = arrivals(random).map((arrivedAt, gate) =>
    runGate({
      gate,
      arrivedAt,
      clock,
      simulation,
      respond: app.respond,
      onLost: () => lost.push(app.runs.length),
    }),
  );
  await clock.run();
  return { gates: await Promise.all(gates), runs: app.runs, triggers: app.triggers, lost };
}

interface GateRun {
  gate: number;
  arrivedAt: number;
  clock: EventClock;
  simulation: Simulation;
  respond: ReturnType<typeof createSharedApp>['respond'];
  onLost: () => void;
}

async function runGate(run: GateRun): Promise<SimulatedGate> {
  const { gate, arrivedAt, clock, simulation } = run;
  const random = seededRandom(`${simulation.seed} gate ${gate}`);
  await clock.sleep(arrivedAt);
  const events: GateEvent[] = [];
  let looks = 0;
  const http = httpOf({ ...run, random, onLook: () => (looks += 1) });
  const decision = await decide({
    client: connectTo(http, { clock, random }),
    clock,
    random,
    today: () => '2026-11-20',
    governing: Promise.resolve(ungoverned),
    settings: {
      ...quickSettings,
      maxRetries: 4,
      queueTimeoutMs: 24 * 3600 * second,
      ...simulation.settings,
    },
    tell: (event) => events.push(event),
  });
  const triggered = events.flatMap((event) =>
    event.kind === 'run-triggered' ? (event.run.runNumber ?? []) : [],
  );
  const kinds = events.map(({ kind }) => kind);
  return { arrivedAt, decision, decidedAt: clock.now(), triggered, looks, events: kinds };
}

function connectTo(http: Http, { clock, random }: { clock: EventClock; random: () => number }) {
  return connect({
    baseUrl: new URL('https://service.test/v1'),
    authUrl: new URL('https://service.test'),
    credentials: { username: 'somebody', password: 'something' },
    requestTimeoutMs: 30 * second,
    maxRetries: 4,
    userAgent: 'test',
    http,
    clock,
    random,
    signal: new AbortController().signal,
    onToken: () => {},
    onRetry: () => {},
  });
}

/** 20 to 200 ms each way. */
function httpOf(run: GateRun & { random: () => number; onLook: () => void }): Http {
  const { gate, clock, simulation, respond, random, onLook, onLost } = run;
  const travel = () => clock.sleep(20 + 180 * random());
  return async ({ method, url }) => {
    const call = `${method} ${url.pathname}`;
    if (method === 'GET') onLook();
    const fault = simulation.fault?.(call, random);
    await travel();
    if (fault === 'refused') throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    if (fault === 'unavailable') return answerOf({ status: 503, body: { status: 503 } });
    const answer = respond(gate, call);
    await travel();
    if (fault !== 'reset') return answerOf(answer);
    if (answer.status === 202) onLost();
    throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
  };
}

function answerOf({
  status,
  body,
  headers,
}: {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}) {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return {
    status,
    headers: { 'content-type': type, ...headers },
    body: oneChunk(JSON.stringify(body)),
  };
}

async function* oneChunk(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
