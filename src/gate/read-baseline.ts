import type { App } from '../service/apps.ts';
import { isServiceError } from '../service/errors.ts';
import type { Baseline } from './baseline.ts';
import type { GateContext } from './context.ts';
import { severityUnder } from './policy.ts';
import { readFindings } from './read-findings.ts';
import { type SetupError, setupError } from './verdict.ts';

type Read = { baseline: Baseline | undefined } | { verdict: SetupError };

/** Gives the baseline, read from the service before our run starts where it is an app. One that cannot be read is no empty one. */
export async function readBaseline(gate: GateContext, app: App): Promise<Read> {
  const { baseline, taskId } = gate.settings;
  if (baseline === undefined || 'findings' in baseline) return { baseline };
  const { appId } = baseline;
  if (appId === app.appId && taskId !== undefined)
    return invalid(appId, 'it is the app under test, whose run has begun: its findings would be their own baseline');
  const read = await readOpenFindings(gate, appId);
  if ('baseline' in read && read.baseline) gate.tell({ kind: 'baseline-read', baseline: read.baseline });
  return read;
}

async function readOpenFindings(gate: GateContext, appId: string): Promise<Read> {
  try {
    const read = await readFindings(gate, { appId });
    if ('verdict' in read) return invalid(appId, read.verdict.message);
    const open = read.findings.filter(({ isFixed, isDismissed }) => !isFixed && !isDismissed);
    const { policy } = gate.settings;
    const findings = open.map((finding) => ({ ...finding, severity: severityUnder(policy, finding) }));
    return { baseline: { appId, findings } };
  } catch (error) {
    if (!isServiceError(error) || error.code === 'login-rejected') throw error;
    return invalid(appId, error.message);
  }
}

function invalid(appId: string, why: string): { verdict: SetupError } {
  const message = `The baseline (\`baseline-app-id\` ${appId}) cannot be used: ${why}`;
  return { verdict: setupError('invalid-baseline', message.endsWith('.') ? message : `${message}.`) };
}
