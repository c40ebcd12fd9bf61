import { decide } from '../../src/decision/decide.ts';
import { noProgress } from '../../src/decision/progress.ts';
import { reasonOf } from '../../src/decision/verdict.ts';
import { createLimitCheck } from '../../src/emulator/http/rate-limits.ts';
import type { Http } from '../../src/http/connection.ts';
import { type EventClock, eventClock } from './event-clock.ts';
import { seededRandom } from './seeded-random.ts';
import { connectForTest } from './test-client.ts';
import { quickSettings, withoutPolicy } from './virtual-world.ts';

/** What the service takes from one address. */
const limit = { bucket: 'triggers', requests: 10 };

export interface RateSimulation {
  seed: string;
  gates: number;
  /** The gates arrive within this time. */
  withinMs: number;
  /** How long each run takes. */
  runMs: number;
}

/** Lets gates loose that test an app each, all from one address, in virtual time. */
export async function simulateRate({ seed, gates, withinMs, runMs }: RateSimulation) {
  const clock = eventClock();
  const limiter = createLimitCheck(clock);
  const random = seededRandom(seed);
  const triggers = { accepted: [] as number[], refused: 0 };
  const takeTrigger = () => {
    try {
      limiter(limit, 'the address');
      triggers.accepted.push(clock.now());
      return undefined;
    } catch (error) {
      triggers.refused += 1;
      return error instanceof Error && 'headers' in error ? error.headers : undefined;
    }
  };
  const outcomes = Array.from({ length: gates }, async (_, gate) => {
    const ofGate = seededRandom(`${seed} gate ${gate}`);
    await clock.sleep(random() * withinMs);
    const http = httpOf({ appId: `app-${gate}`, clock, runMs, random: ofGate, takeTrigger });
    const { verdict } = await decide({
      client: connectForTest('https://service.test', { http, clock, random: ofGate }),
      clock,
      random: ofGate,
      readPolicyFiles: async () => withoutPolicy,
      inputs: { ...quickSettings, app: { id: `app-${gate}` }, maxRetries: 4 },
      progress: noProgress(),
      onEvent: () => {},
    });
    return reasonOf(verdict) || verdict.verdict;
  });
  await clock.run();
  return { outcomes: await Promise.all(outcomes), triggers };
}

interface Service {
  appId: string;
  clock: EventClock;
  runMs: number;
  random: () => number;
  /** Returns undefined, or the headers of the refusal. */
  takeTrigger: () => unknown;
}

/** The service as one gate sees it, 20 to 200 ms away each way. */
function httpOf({ appId, clock, runMs, random, takeTrigger }: Service): Http {
  let startedAt: number | undefined;
  const isActive = () => startedAt !== undefined && clock.now() < startedAt + runMs;
  const answers: Record<string, () => [number, object, object?]> = {
    token: () => [200, { id_token: 'a.b.c' }],
    [appId]: () => [200, { appId, registrationStatus: 'COMPLETED' }],
    vulnerabilities: () => [
      200,
      { status: isActive() ? 'RUN_IN_PROGRESS' : 'COMPLETED', data: [], total: 0 },
    ],
    reports: () => {
      const hasEnded = startedAt !== undefined && !isActive();
      const data = hasEnded ? [{ reportId: 'report-1', runNumber: 1, issuesCount: 0 }] : [];
      return [200, { data, total: data.length }];
    },
    'security-agent': () => {
      const refusal = takeTrigger();
      if (refusal) return [429, { title: 'Too Many Requests' }, refusal];
      startedAt = clock.now();
      return [202, { taskId: 'task-1', appId, state: 'QUEUED', runNumber: 1 }];
    },
    'task-1': () => [200, { state: isActive() ? 'RUNNING' : 'COMPLETED', appId, runNumber: 1 }],
  };
  const travel = () => clock.sleep(20 + 180 * random());
  return async ({ url }) => {
    await travel();
    const answer = answers[url.pathname.split('/').at(-1) ?? '']?.();
    if (!answer) throw new Error(`The simulation knows no ${url.pathname}.`);
    await travel();
    const [status, body, headers] = answer;
    const lower = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
    return {
      status,
      headers: { 'content-type': 'application/json', ...Object.fromEntries(lower) },
      body: oneChunk(body),
    };
  };
}

async function* oneChunk(body: object): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(body));
}
