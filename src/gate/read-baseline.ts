import { isServiceError } from '../service/errors.ts';
import { believesFaults } from '../service/list-findings.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext, GoverningFiles } from './context.ts';
import type { Baseline } from './findings/baseline.ts';
import { type Policy, severityUnder } from './findings/policy.ts';
import { readFindings } from './read-findings.ts';
import { EarlyVerdict, setupError } from './verdict.ts';

const underTest = 'it is the app under test: what one run finds would be known to the next run';
/** Failures that concern the baseline, not the service. */
const refusals = ['not-found', 'forbidden', 'payment-required', 'invalid-request'] as const;
/** Reasons that concern the service, not the baseline. */
const onService: ReadonlySet<string> = new Set(['service-unavailable', 'unexpected-response']);

/** A baseline that is an app is read before our run starts. An unreadable one is not empty. */
export async function readBaseline(
  gate: GateContext,
  { policy, baseline }: GoverningFiles,
): Promise<Baseline | undefined> {
  const { baselineAppId: appId } = gate.settings;
  if (appId === undefined) return baseline;
  if (appId.toLowerCase() === gate.app.appId.toLowerCase()) throw invalid(appId, underTest);
  const read = { appId, findings: await readOpenFindings(gate, appId, policy) };
  gate.tell({ kind: 'baseline-read', baseline: read });
  return read;
}

async function readOpenFindings(gate: GateContext, appId: string, policy: Policy | undefined) {
  try {
    const read = await readFindings(gate, appId, { believes: believesFaults });
    const open = read.filter(({ isFixed, isDismissed }) => !isFixed && !isDismissed);
    return open.map((finding) => ({ ...finding, severity: severityUnder(policy, finding) }));
  } catch (error) {
    throw concernsBaseline(error) ? invalid(appId, error.message) : error;
  }
}

function concernsBaseline(error: unknown): error is Error {
  if (error instanceof EarlyVerdict) return !onService.has(error.verdict.reason);
  return isServiceError(error, ...refusals);
}

function invalid(appId: string, why: string): EarlyVerdict {
  const message = sentence(`The baseline (\`baseline-app-id\` ${appId}) cannot be used: ${why}`);
  return new EarlyVerdict(setupError('invalid-baseline', message));
}
