import pMap from 'p-map';
import type { Call } from './calls.ts';
import { type Case, casesOf, isGatewayPage, type Selection } from './faults.ts';
import { type Judgement, judge } from './judge.ts';
import { runCase, type Seen } from './step.ts';

/** A case and what came of it. */
export interface Result extends Judgement {
  case: Case;
}

const timeoutMs = 60_000;

function timeoutOf({ server, decides }: Call): number {
  // The library that uploads has no limit on a request; the gate's own for all of the upload is six
  // minutes.
  if (server === 'artifacts') return 420_000;
  // GitHub may be out of reach for three minutes before the policy counts as unavailable.
  return server === 'github' && decides ? 240_000 : timeoutMs;
}

const isPatient = ({ call }: Case) => timeoutOf(call) > timeoutMs;

/** How often a case is tried whose call was not even made: a gate on a busy machine may give up. */
const attempts = 3;

/** In two lanes side by side: uploads and the reading of what governs mostly wait. */
export async function runMatrix(
  selection: Selection,
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const cases = casesOf(selection);
  const run = async (one: Case): Promise<Result> => {
    const play = () => runCase(one, timeoutOf(one.call));
    let seen = await play();
    for (let again = 1; !seen.hit && again < attempts; again += 1) seen = await play();
    const wrong = whatDisqualifies(one, seen);
    const result: Result = {
      case: one,
      ...judge(one.call, seen),
      ...(wrong && { outcome: 'wrong', detail: wrong }),
    };
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

/** What makes a case wrong, however well it ended. */
function whatDisqualifies({ call, fault }: Case, { hit, result }: Seen): string | undefined {
  if (!hit) return 'the fault never came about';
  // Only the service can say that something is missing or forbidden: the verdict `error` would
  // blame the user for a gateway.
  const isGateway = call.server === 'service' && isGatewayPage(fault);
  if (isGateway && result?.outputs.verdict === 'error')
    return 'a page of a gateway was taken for the word of the service';
  return undefined;
}
