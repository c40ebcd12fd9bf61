import { isServiceError } from '../service/errors.ts';
import { isLastingFailure } from '../service/list-findings.ts';
import { sentence } from '../text/sentences.ts';
import type { GateContext, PolicyFiles } from './context.ts';
import { assess } from './findings/assessment.ts';
import { type Baseline, isUnderTest } from './findings/baseline.ts';
import { readFindings } from './read-findings.ts';
import { Stopped, setupError } from './verdict.ts';

/** Failures that concern the baseline, not the service. */
const refusals = ['not-found', 'forbidden', 'payment-required', 'invalid-request'] as const;

/** Reads the baseline, before our run starts. One that cannot be read stops the gate. */
export async function readBaseline(
  gate: GateContext,
  files: PolicyFiles,
): Promise<Baseline | undefined> {
  const { baselineAppId: appId } = gate.inputs;
  if (appId === undefined) return undefined;
  if (appId.toLowerCase() === gate.app.appId.toLowerCase())
    throw new Stopped(setupError('invalid-input', `Input \`baseline-app-id\` ${isUnderTest}.`));
  const read = await readOpenFindings(gate, appId, files);
  gate.onEvent({ kind: 'baseline-read', baseline: read });
  return read;
}

async function readOpenFindings(gate: GateContext, appId: string, { policy, now }: PolicyFiles) {
  try {
    const source = `the baseline (\`baseline-app-id\` ${appId})`;
    const limits = { endsWait: isLastingFailure, patienceMs: 0 };
    const { findings, doubt } = await readFindings(gate, appId, { source, ...limits });
    if (doubt) throw new Stopped(doubt);
    const { open } = assess(findings, { threshold: 'none', policy, now, appId });
    return { appId, findings: open.map(({ finding, severity }) => ({ ...finding, severity })) };
  } catch (error) {
    if (error instanceof Stopped)
      throw error.verdict.reason === 'no-runs'
        ? unusableBaseline(appId, 'no test of that app has run (NO_RUNS)')
        : new Stopped({ ...error.verdict, ...unreadBaseline });
    if (!isServiceError(error, ...refusals)) throw error;
    throw unusableBaseline(
      appId,
      'the service refuses to show its findings',
      sentence(error.message),
    );
  }
}

/** What the reason says is about the findings of a test. */
const unreadBaseline = {
  heading: 'the earlier findings to compare with (baseline) could not be read',
  meaning: 'Nothing was tested yet. Your change is not the cause.',
};

function unusableBaseline(appId: string, why: string, cause?: string): Stopped {
  const message = `The baseline (\`baseline-app-id\` ${appId}) cannot be used: ${why}.`;
  return new Stopped(setupError('invalid-baseline', message, { cause }));
}
