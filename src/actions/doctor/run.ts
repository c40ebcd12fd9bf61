import { error, info } from '@actions/core';
import { systemClock } from '../../clock.ts';
import { messageForMarkdown } from '../../text/untrusted.ts';
import { version } from '../../version.ts';
import { createJournal, type Journal } from '../job.ts';
import { createSecrets, type Secrets } from '../secrets.ts';
import { connectToService } from '../service-connection.ts';
import { type Ending, finish, untilCancelled } from '../sub-action.ts';
import { renderTable } from '../table.ts';
import { type CheckResult, type CheckStatus, type Facts, runChecks } from './check.ts';
import { githubChecks } from './github-checks.ts';
import { type DoctorInputs, readInputs } from './inputs.ts';
import { networkChecks } from './network-checks.ts';
import { serviceChecks } from './service-checks.ts';

const title = 'Doctor';
type Output = 'healthy' | 'checks';

/** Unlike the other sub-actions it reports invalid inputs as checks that failed. */
export async function run(signal: AbortSignal): Promise<boolean> {
  const secrets = createSecrets();
  const journal = createJournal<Output>(title, secrets);
  const inputs = await readInputs(secrets, signal);
  info(`${title} ${version}`);
  journal.setOutput('healthy', 'false');
  journal.setOutput('checks', '[]');
  const report = await untilCancelled(signal, journal, async () =>
    tell(await examine(inputs, secrets, journal, signal), journal),
  );
  return finish(title, journal, report);
}

/** Checks everything, from the inputs to GitHub. It reads only. */
function examine(
  { connection, appId, githubToken, setsStatus, checks }: DoctorInputs,
  secrets: Secrets,
  { retried }: Journal<Output>,
  signal: AbortSignal,
): Promise<CheckResult[]> {
  const clock = systemClock(signal);
  const client = connectToService(connection, secrets, { clock, signal, onRetry: retried });
  const facts: Facts = { skews: {}, appIds: [] };
  const all = [
    ...checks,
    ...networkChecks(connection, clock, signal, facts),
    ...serviceChecks(client, connection.credentials, appId, facts),
    ...githubChecks(githubToken, setsStatus, signal),
  ];
  return runChecks(all, signal);
}

function tell(results: CheckResult[], journal: Journal<Output>): Ending {
  const { line, say, warn, setOutput } = journal;
  // Texts of the service can be among them.
  const checks = results.map((result) => ({ ...result, message: line(result.message) }));
  const failures = checks.filter(({ status }) => status === 'failed');
  const isHealthy = failures.length === 0;
  setOutput('healthy', String(isHealthy));
  setOutput('checks', JSON.stringify(checks));
  for (const { id, status, message, remedy } of checks) {
    if (status === 'failed') error(line(`${id}: ${message} ${remedy}`), { title });
    else if (status === 'warning') warn(`${id}: ${message} ${remedy}`);
    else say(`${icons[status]} ${id}: ${message}`);
  }
  const named = failures.map(({ id }) => `\`${id}\``).join(', ');
  const message = isHealthy
    ? `Nothing is wrong.${notice(checks)}`
    : `${failures.length} of ${checks.length} checks failed: ${named}.`;
  return { succeeded: isHealthy, message, details: renderChecks(checks) };
}

function notice(checks: CheckResult[]): string {
  const count = checks.filter(({ status }) => status === 'warning').length;
  return count === 0 ? '' : ` There ${count === 1 ? 'is 1 warning' : `are ${count} warnings`}.`;
}

const icons: Record<CheckStatus, string> = { ok: '✅', warning: '⚠️', failed: '❌', skipped: '➖' };

function renderChecks(checks: CheckResult[]): string {
  const rows = checks.map(({ id, status, message, remedy }) => {
    const texts = [message, remedy].map(messageForMarkdown);
    return [`\`${id}\``, `${icons[status]} ${status}`, ...texts];
  });
  return renderTable('| Check | Result | What was found | What to do |', rows);
}
