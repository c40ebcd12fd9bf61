import { join } from 'node:path';
import pMap from 'p-map';
import { type Call, calls } from './calls.ts';
import { type Case, casesOf, isGatewayPage } from './faults.ts';
import { type Judgement, judge } from './judge.ts';
import { judgeNaive } from './naive/judge.ts';
import { positionOf, runCase, type Seen } from './step.ts';

/** A gate that the faults befall. */
export interface Client {
  name: string;
  /** Script to run instead of the committed gate. */
  script?: string;
  judge: (call: Call, seen: Seen) => Judgement;
  calls: Call[];
}

const naive = (file: string) => join(import.meta.dirname, 'naive', file);
/** What no gate can do without. */
const deciding = calls.filter(
  ({ name, decides, server }) =>
    decides && server === 'service' && name !== 'look before the trigger',
);

/**
 * The committed gate, and two small ones on clients that know how to repeat requests, which ask no
 * more than decides.
 */
export const clients: Client[] = [
  { name: 'this gate', judge, calls },
  {
    name: '@actions/http-client',
    script: naive('http-client.ts'),
    judge: judgeNaive,
    calls: deciding,
  },
  {
    name: 'undici RetryAgent',
    script: naive('retry-agent.ts'),
    judge: judgeNaive,
    calls: deciding,
  },
];

/** A case and what came of it. */
export interface Result extends Judgement {
  client: Client;
  case: Case;
}

/** Which part of the matrix to run; everything, if not said. */
export interface Selection {
  client?: string | undefined;
  call?: string | undefined;
  fault?: string | undefined;
  persistence?: string | undefined;
}

const timeoutMs = 60_000;
/**
 * The library that uploads has no limit on a request; the gate's own for all of the upload is six
 * minutes.
 */
const uploadTimeoutMs = 420_000;

/** GitHub may be out of reach for three minutes before the policy counts as unavailable. */
const governingTimeoutMs = 240_000;

function timeoutOf({ server, decides }: Call): number {
  if (server === 'artifacts') return uploadTimeoutMs;
  return server === 'github' && decides ? governingTimeoutMs : timeoutMs;
}

/**
 * How often a case is tried whose call was not even made: on a busy machine a gate may give up
 * before.
 */
const attempts = 3;
/** A case without its fault shows nothing. */
const neverHit = { outcome: 'wrong', detail: 'the fault never came about' } as const;

const believed = {
  outcome: 'wrong',
  detail: 'a page of a gateway was taken for the word of the service',
} as const;

/**
 * Runs the cases of the selection, with two lanes side by side: uploads and the reading of what
 * governs mostly wait.
 */
export async function runMatrix(
  selection: Selection,
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const jobs = clients
    .filter(({ name }) => (selection.client ?? name) === name)
    .flatMap((client) => casesOf(client.calls).map((one) => ({ client, one })))
    .filter(({ one }) => (selection.call ?? one.call.name) === one.call.name)
    .filter(({ one }) => (selection.fault ?? one.fault.name) === one.fault.name)
    .filter(({ one }) => (selection.persistence ?? one.persistence) === one.persistence);
  const positions = await positionsIn(jobs);
  const run = async ({ client, one }: (typeof jobs)[number]): Promise<Result> => {
    const position = positions.get(`${client.name} ${one.call.name}`) ?? 0;
    const play = () =>
      runCase(one, { position, script: client.script, timeoutMs: timeoutOf(one.call) });
    let seen = await play();
    for (let again = 1; !seen.hit && again < attempts; again += 1) seen = await play();
    const judged = client.judge(one.call, seen);
    const end = believesGateway(one, seen) ? believed : {};
    const result: Result = { client, case: one, ...judged, ...end, ...(!seen.hit && neverHit) };
    onResult(result);
    return result;
  };
  const [patient, others] = [jobs.filter(isPatient), jobs.filter((job) => !isPatient(job))];
  const results = await Promise.all([
    pMap(patient, run, { concurrency: 8 }),
    pMap(others, run, { concurrency: 3 }),
  ]);
  return results.flat();
}

/**
 * Only the service can say that something is missing or forbidden: the verdict `error` would blame
 * the user for a gateway.
 */
function believesGateway({ call, fault }: Case, { result }: Seen): boolean {
  return call.server === 'service' && isGatewayPage(fault) && result?.outputs.verdict === 'error';
}

const isPatient = ({ one }: { one: Case }) => timeoutOf(one.call) > timeoutMs;

/** Where each call whose connection goes wrong comes among the requests of each client. */
async function positionsIn(jobs: { client: Client; one: Case }[]): Promise<Map<string, number>> {
  const aimed = jobs.filter(({ one }) => 'connection' in one.fault);
  const pairs = new Map(
    aimed.map(({ client, one }) => [`${client.name} ${one.call.name}`, { client, call: one.call }]),
  );
  const found = await pMap(
    pairs,
    async ([key, { client, call }]) =>
      [key, await positionOf(call, { script: client.script, timeoutMs })] as const,
    { concurrency: 2 },
  );
  return new Map(found);
}
