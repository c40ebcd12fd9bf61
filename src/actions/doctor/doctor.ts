import { error } from '@actions/core';
import { renderTable } from '../../results/layout/table.ts';
import { messageForMarkdown } from '../../text/untrusted.ts';
import { openAction } from '../opening/open-action.ts';
import { connectJob } from '../sub-action/job.ts';
import { type Ending, runJob } from '../sub-action/sub-action.ts';
import { hasCertificateProblem } from '../workflow/certificate-variables.ts';
import {
  type CheckResult,
  type CheckStatus,
  type DoctorStart,
  type Facts,
  type Message,
  runChecks,
} from './check.ts';
import { githubChecks } from './github-checks.ts';
import { inputChecks } from './input-checks.ts';
import { declaration, interpretInputs } from './inputs.ts';
import { networkChecks } from './network-checks.ts';
import { serviceChecks } from './service-checks.ts';
import { versionChecks } from './version-check.ts';

/**
 * Checks everything, from the inputs to GitHub, by reading only. Unlike the other sub-actions it
 * reports invalid inputs as checks that failed.
 */
export async function run(signal: AbortSignal): Promise<boolean> {
  const action = { declaration, initialOutputs: { healthy: 'false', checks: '[]' } };
  const opened = await openAction(declaration, signal, interpretInputs);
  const { reader, addresses, transport, connection, missing, secrets, inputs } = opened;
  const examine = async (start: DoctorStart) => {
    const job = connection && (await connectJob(start, connection, secrets));
    const facts: Facts = { skews: [], appIds: [] };
    const checks = [
      ...inputChecks(addresses, missing, reader),
      ...networkChecks(job, facts),
      ...serviceChecks(job, inputs.app, facts),
      ...versionChecks(start, transport, inputs.versionUrl),
      ...githubChecks(start.workflowRun, inputs),
    ];
    return reportChecks(await runChecks(checks, signal), start);
  };
  return runJob(action, opened, hasCertificateProblem(reader) ? undefined : examine);
}

function reportChecks(results: CheckResult[], { line, log, warn, setOutput }: DoctorStart): Ending {
  const tell = (words: (of: Message) => string) =>
    results.map(({ id, status, message, remedy }) => {
      return { id, status, message: words(message), remedy: words(remedy) };
    });
  const checks = tell(({ text }) => line(text));
  const failures = checks.filter(({ status }) => status === 'failed');
  const isHealthy = failures.length === 0;
  setOutput('healthy', String(isHealthy));
  setOutput('checks', JSON.stringify(tell(({ own }) => own)));
  for (const { id, status, message, remedy } of checks) {
    if (status === 'failed')
      error(line(`${id}: ${message} ${remedy}`), { title: declaration.name });
    else if (status === 'warning') warn(`${id}: ${message} ${remedy}`);
    else log(`${icons[status]} ${id}: ${message}`);
  }
  const named = failures.map(({ id }) => `\`${id}\``).join(', ');
  const message = isHealthy
    ? `Nothing is wrong.${describeWarnings(checks)}`
    : `${failures.length} of ${checks.length} checks failed: ${named}.`;
  return { succeeded: isHealthy, message, details: renderChecks(checks) };
}

function describeWarnings(checks: readonly ShownCheck[]): string {
  const count = checks.filter(({ status }) => status === 'warning').length;
  return count === 0 ? '' : ` There ${count === 1 ? 'is 1 warning' : `are ${count} warnings`}.`;
}

/** A check as log and summary show it. */
type ShownCheck = Record<'id' | 'message' | 'remedy', string> & Pick<CheckResult, 'status'>;

const icons: Record<CheckStatus, string> = { ok: '✅', warning: '⚠️', failed: '❌', skipped: '➖' };

function renderChecks(checks: readonly ShownCheck[]): string {
  const rows = checks.map(({ id, status, message, remedy }) => {
    const texts = [message, remedy].map(messageForMarkdown);
    return [`\`${id}\``, `${icons[status]} ${status}`, ...texts];
  });
  return renderTable('| Check | Result | What was found | What to do |', rows);
}
