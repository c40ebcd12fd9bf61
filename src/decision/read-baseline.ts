import { isServiceError } from '../service/errors.ts';
import { believesFaults } from '../service/list-findings.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext, PolicyFiles } from './context.ts';
import { assess } from './findings/assessment.ts';
import type { Baseline } from './findings/baseline.ts';
import type { Policy } from './findings/policy.ts';
import { readFindings } from './read-findings.ts';
import { reasonOf, type SetupError, setupError, type Verdict } from './verdict.ts';

const underTest = 'it is the app under test: what one run finds would be known to the next run';
/** Failures that concern the baseline, not the service. */
const refusals = ['not-found', 'forbidden', 'payment-required', 'invalid-request'] as const;
/** Reasons that concern the service, not the baseline. */
const onService: ReadonlySet<string> = new Set(['service-unavailable', 'unexpected-response']);

/** A baseline that is an app is read before our run starts. An unreadable one is not empty. */
export async function readBaseline(
  gate: GateContext,
  { policy, baseline }: PolicyFiles,
): Promise<Baseline | Verdict | undefined> {
  const { baselineAppId: appId } = gate.settings;
  if (appId === undefined) return baseline;
  if (appId.toLowerCase() === gate.app.appId.toLowerCase()) return invalid(appId, underTest);
  const read = await readOpenFindings(gate, appId, policy);
  if (!('verdict' in read)) gate.tell({ kind: 'baseline-read', baseline: read });
  return read;
}

async function readOpenFindings(gate: GateContext, appId: string, policy: Policy | undefined) {
  try {
    const read = await readFindings(gate, appId, { believes: believesFaults });
    if ('verdict' in read)
      return onService.has(reasonOf(read)) ? read : invalid(appId, read.message);
    const { open } = assess(read, { threshold: 'none', policy, today: gate.today(), appId });
    return { appId, findings: open.map(({ finding, severity }) => ({ ...finding, severity })) };
  } catch (error) {
    if (!isServiceError(error, ...refusals)) throw error;
    return invalid(appId, error.message);
  }
}

function invalid(appId: string, why: string): SetupError {
  const message = sentence(`The baseline (\`baseline-app-id\` ${appId}) cannot be used: ${why}`);
  return setupError('invalid-baseline', message);
}
