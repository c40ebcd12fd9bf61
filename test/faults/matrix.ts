import pMap from 'p-map';
import { type Case, onceMsOf } from './faults.ts';
import { type Judgement, judgeCase } from './judge.ts';
import { runCase } from './step.ts';

/** A case and its outcome. */
export interface Result extends Judgement {
  case: Case;
}

const timeoutMs = 60_000;

function timeoutOf({ call: { server }, fault }: Case): number {
  if (onceMsOf(fault) !== undefined) return 300_000;
  // The library that uploads has no limit on a request; the gate's own for all of the upload is six
  // minutes.
  if (server === 'artifacts') return 420_000;
  // GitHub may be out of reach for three minutes before the gate does without it.
  return server === 'github' ? 240_000 : timeoutMs;
}

const isPatient = (faultCase: Case) => timeoutOf(faultCase) > timeoutMs;

/** How often a case is tried when its call was not made: on a busy machine a gate may give up. */
const attempts = 3;

/**
 * Tries cases; returns the outcome of each, in their order. They run in two lanes side by side,
 * since uploads and reads of the policy mostly wait.
 */
export async function runMatrix(
  cases: Case[],
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const run = async (faultCase: Case): Promise<Result> => {
    const runOnce = () => runCase(faultCase, timeoutOf(faultCase));
    let observation = await runOnce();
    for (let again = 1; !observation.hit && again < attempts; again += 1)
      observation = await runOnce();
    const result = { case: faultCase, ...judgeCase(faultCase, observation) };
    onResult(result);
    return result;
  };
  const [patient, others] = [cases.filter(isPatient), cases.filter((each) => !isPatient(each))];
  const results = await Promise.all([
    pMap(patient, run, { concurrency: 24 }),
    pMap(others, run, { concurrency: 3 }),
  ]);
  return results.flat().sort((a, b) => cases.indexOf(a.case) - cases.indexOf(b.case));
}
