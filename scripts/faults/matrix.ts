import pMap from 'p-map';
import { type Call, calls } from './calls.ts';
import { type Case, casesOf, isGatewayPage } from './faults.ts';
import { type Judgement, judge } from './judge.ts';
import { positionOf, runCase, type Seen } from './step.ts';

/** A case and what came of it. */
export interface Result extends Judgement {
  case: Case;
}

/** Which part of the matrix to run; everything, if not said. */
export interface Selection {
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
  const cases = casesOf(calls)
    .filter(({ call }) => (selection.call ?? call.name) === call.name)
    .filter(({ fault }) => (selection.fault ?? fault.name) === fault.name)
    .filter(({ persistence }) => (selection.persistence ?? persistence) === persistence);
  const positions = await positionsIn(cases);
  const run = async (one: Case): Promise<Result> => {
    const position = positions.get(one.call) ?? 0;
    const play = () => runCase(one, { position, timeoutMs: timeoutOf(one.call) });
    let seen = await play();
    for (let again = 1; !seen.hit && again < attempts; again += 1) seen = await play();
    const end = believesGateway(one, seen) ? believed : {};
    const result = { case: one, ...judge(one.call, seen), ...end, ...(!seen.hit && neverHit) };
    onResult(result);
    return result;
  };
  const [patient, others] = [cases.filter(isPatient), cases.filter((one) => !isPatient(one))];
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

const isPatient = ({ call }: Case) => timeoutOf(call) > timeoutMs;

/** Where each call whose connection goes wrong comes among the requests of a gate. */
async function positionsIn(cases: Case[]): Promise<Map<Call, number>> {
  const aimed = cases.filter(({ fault }) => 'connection' in fault).map(({ call }) => call);
  const found = await pMap(
    new Set(aimed),
    async (call) => [call, await positionOf(call, timeoutMs)] as const,
    { concurrency: 2 },
  );
  return new Map(found);
}
