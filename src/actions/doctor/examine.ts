import type { ConnectionOptions } from '../../service/client.ts';
import type { Secrets } from '../secrets.ts';
import { connectToService, openHttp } from '../service-connection.ts';
import { type CheckResult, runChecks } from './check.ts';
import { githubChecks } from './github-checks.ts';
import type { DoctorInputs } from './inputs.ts';
import { networkChecks } from './network-checks.ts';
import { createProbe, type ProbeAnswer } from './probe.ts';
import { serviceChecks } from './service-checks.ts';

/** Checks everything, from the inputs to GitHub. It reads only. */
export function examine(
  inputs: DoctorInputs,
  secrets: Secrets,
  options: Pick<ConnectionOptions, 'clock' | 'signal' | 'onRetry'>,
): Promise<CheckResult[]> {
  const { connection, appId, githubToken, setsStatus } = inputs;
  const { clock, signal } = options;
  const { credentials } = connection;
  const http = openHttp(connection);
  const client = connectToService(connection, secrets, options);
  const { requestTimeoutMs } = connection;
  const send = createProbe(http, { clock, requestTimeoutMs, signal });
  let answer: ProbeAnswer | undefined;
  const onAnswer = (received: ProbeAnswer) => {
    answer = received;
  };
  const checks = [
    ...inputs.checks,
    ...networkChecks(connection, send, onAnswer),
    ...serviceChecks(client, credentials, appId, () => answer),
    ...githubChecks(githubToken, setsStatus, signal),
  ];
  return runChecks(checks, signal);
}
