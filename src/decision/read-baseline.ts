import { isServiceError } from '../service/errors.ts';
import { isLastingFault } from '../service/list-findings.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext, PolicyFiles } from './context.ts';
import { assess } from './findings/assessment.ts';
import type { Baseline } from './findings/baseline.ts';
import type { Policy } from './findings/policy.ts';
import { readFindings } from './read-findings.ts';
import { Stopped, setupError } from './verdict.ts';

const underTest = 'it is the app under test: what one run finds would be known to the next run';
/** Failures that concern the baseline, not the service. */
const refusals = ['not-found', 'forbidden', 'payment-required', 'invalid-request'] as const;
/** Reasons that concern the service, not the baseline. */
const onService: ReadonlySet<string> = new Set(['service-unavailable', 'unexpected-response']);

/** A baseline that is an app is read before our run starts. An unreadable one is not empty. */
export async function readBaseline(
  gate: GateContext,
  { policy, baseline }: PolicyFiles,
): Promise<Baseline | undefined> {
  const { baselineAppId: appId } = gate.settings;
  if (appId === undefined) return baseline;
  if (appId.toLowerCase() === gate.app.appId.toLowerCase()) throw invalid(appId, underTest);
  const read = await readOpenFindings(gate, appId, policy);
  gate.onEvent({ kind: 'baseline-read', baseline: read });
  return read;
}

async function readOpenFindings(gate: GateContext, appId: string, policy: Policy | undefined) {
  try {
    const read = await readFindings(gate, appId, { endsWait: isLastingFault });
    const now = gate.clock.wallNow();
    const { open } = assess(read, { threshold: 'none', policy, now, appId });
    return { appId, findings: open.map(({ finding, severity }) => ({ ...finding, severity })) };
  } catch (error) {
    const isOfBaseline =
      isServiceError(error, ...refusals) ||
      (error instanceof Stopped && !onService.has(error.verdict.reason));
    throw isOfBaseline ? invalid(appId, error.message) : error;
  }
}

function invalid(appId: string, why: string): Stopped {
  const message = sentence(`The baseline (\`baseline-app-id\` ${appId}) cannot be used: ${why}`);
  return new Stopped(setupError('invalid-baseline', message));
}
