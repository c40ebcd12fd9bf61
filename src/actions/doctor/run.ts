import { error, info } from '@actions/core';
import { systemClock } from '../../clock.ts';
import type { ConnectionOptions } from '../../service/client.ts';
import { messageForMarkdown } from '../../text/untrusted.ts';
import { version } from '../../version.ts';
import { createJournal, type Journal } from '../job.ts';
import { createSecrets, type Secrets } from '../secrets.ts';
import { connectToService, openHttp } from '../service-connection.ts';
import { type Ending, finish, untilCancelled } from '../sub-action.ts';
import { type CheckResult, type CheckStatus, runChecks } from './check.ts';
import { githubChecks } from './github-checks.ts';
import { type DoctorInputs, readInputs } from './inputs.ts';
import { networkChecks } from './network-checks.ts';
import { createProbe, type ProbeAnswer } from './probe.ts';
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
    tell(await examine(inputs, secrets, { signal, onRetry: journal.retried }), journal),
  );
  return finish(title, journal, report);
}

/** Checks everything, from the inputs to GitHub. It reads only. */
function examine(
  { connection, appId, githubToken, setsStatus, checks }: DoctorInputs,
  secrets: Secrets,
  options: Pick<ConnectionOptions, 'signal' | 'onRetry'>,
): Promise<CheckResult[]> {
  const { credentials, requestTimeoutMs } = connection;
  const { signal } = options;
  const clock = systemClock(signal);
  const client = connectToService(connection, secrets, { ...options, clock });
  const send = createProbe(openHttp(connection), { clock, requestTimeoutMs, signal });
  let answer: ProbeAnswer | undefined;
  const onAnswer = (received: ProbeAnswer) => {
    answer = received;
  };
  const all = [
    ...checks,
    ...networkChecks(connection, send, onAnswer),
    ...serviceChecks(client, credentials, appId, () => answer),
    ...githubChecks(githubToken, setsStatus, signal),
  ];
  return runChecks(all, signal);
}

function tell(results: CheckResult[], journal: Journal<Output>): Ending {
  const { line, say, warn, setOutput } = journal;
  // Texts of the service can be among them.
  const checks = results.map((result) => ({ ...result, message: line(result.message) }));
  const failures = checks.filter(({ status }) => status === 'failed');
  setOutput('healthy', String(failures.length === 0));
  setOutput('checks', JSON.stringify(checks));
  for (const { id, status, message, remedy } of checks) {
    if (status === 'failed') error(line(`${id}: ${message} ${remedy}`), { title });
    else if (status === 'warning') warn(`${id}: ${message} ${remedy}`);
    else say(`${icons[status]} ${id}: ${message}`);
  }
  const details = renderTable(checks);
  if (failures.length === 0)
    return { succeeded: true, message: `Nothing is wrong.${notice(checks)}`, details };
  const named = failures.map(({ id }) => `\`${id}\``).join(', ');
  const message = `${failures.length} of ${checks.length} checks failed: ${named}.`;
  return { succeeded: false, message, details };
}

function notice(checks: CheckResult[]): string {
  const count = checks.filter(({ status }) => status === 'warning').length;
  return count === 0 ? '' : ` There ${count === 1 ? 'is 1 warning' : `are ${count} warnings`}.`;
}

const icons: Record<CheckStatus, string> = { ok: '✅', warning: '⚠️', failed: '❌', skipped: '➖' };

function renderTable(checks: CheckResult[]): string {
  const rows = checks.map(({ id, status, message, remedy }) => {
    const texts = [message, remedy].map(messageForMarkdown).join(' | ');
    return `| \`${id}\` | ${icons[status]} ${status} | ${texts} |`;
  });
  const head = ['| Check | Result | What was found | What to do |', '| --- | --- | --- | --- |'];
  return [...head, ...rows].join('\n');
}
