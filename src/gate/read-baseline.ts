import type { App } from '../service/apps.ts';
import { isServiceError } from '../service/errors.ts';
import type { Finding } from '../service/findings.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext, GoverningFiles } from './context.ts';
import type { Baseline } from './findings/baseline.ts';
import { type Policy, severityUnder } from './findings/policy.ts';
import { readFindings } from './read-findings.ts';
import { reasonOf, type SetupError, setupError, type Verdict } from './verdict.ts';

type BaselineReading = { baseline: Baseline | undefined } | { verdict: Verdict };

const underTest = 'it is the app under test: what one run finds would be known to the next run';
/** What the service says of the baseline, and not of itself. */
const refusals = ['not-found', 'forbidden', 'payment-required', 'invalid-request'] as const;
/** Verdicts on the service, which say nothing of the baseline. */
const onService: ReadonlySet<string> = new Set(['service-unavailable', 'unexpected-response']);

/**
 * Gives the baseline, read from the service before our run starts where it is an app. One that
 * cannot be read is no empty one.
 */
export async function readBaseline(
  gate: GateContext,
  app: App,
  { policy, baseline }: GoverningFiles,
): Promise<BaselineReading> {
  const { baselineAppId: appId } = gate.settings;
  if (appId === undefined) return { baseline };
  if (appId.toLowerCase() === app.appId.toLowerCase()) return invalid(appId, underTest);
  const read = await readOpenFindings(gate, appId, policy);
  if ('baseline' in read && read.baseline)
    gate.tell({ kind: 'baseline-read', baseline: read.baseline });
  return read;
}

async function readOpenFindings(
  gate: GateContext,
  appId: string,
  policy: Policy | undefined,
): Promise<BaselineReading> {
  try {
    const read = await readFindings(gate, { appId });
    if ('verdict' in read)
      return onService.has(reasonOf(read.verdict)) ? read : invalid(appId, read.verdict.message);
    const open = read.findings.filter(({ isFixed, isDismissed }) => !isFixed && !isDismissed);
    const judged = (finding: Finding) => ({ ...finding, severity: severityUnder(policy, finding) });
    return { baseline: { appId, findings: open.map(judged) } };
  } catch (error) {
    if (!isServiceError(error, ...refusals)) throw error;
    return invalid(appId, error.message);
  }
}

function invalid(appId: string, why: string): { verdict: SetupError } {
  const message = sentence(`The baseline (\`baseline-app-id\` ${appId}) cannot be used: ${why}`);
  return { verdict: setupError('invalid-baseline', message) };
}
