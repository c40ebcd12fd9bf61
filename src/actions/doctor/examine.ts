import type { Clock } from '../../clock.ts';
import type { Journal } from '../job.ts';
import { connectToService, openHttp } from '../service-connection.ts';
import { type CheckResult, runChecks } from './check.ts';
import { githubChecks } from './github-checks.ts';
import type { DoctorInputs } from './inputs.ts';
import { networkChecks } from './network-checks.ts';
import type { Answer } from './probe.ts';
import { serviceChecks } from './service-checks.ts';

export interface Examination {
  inputs: DoctorInputs;
  clock: Clock;
  signal: AbortSignal;
  retried: Journal<string>['retried'];
  onSecret: (secret: string) => void;
}

/** Checks everything, from the inputs to GitHub. It reads only. */
export function examine({ inputs, ...surroundings }: Examination): Promise<CheckResult[]> {
  const { connection, appId, githubToken } = inputs;
  const { clock, signal, retried: onRetry } = surroundings;
  const { credentials } = connection;
  const http = openHttp(connection);
  const client = connectToService(connection, { ...surroundings, onRetry });
  let answer: Answer | undefined;
  const onAnswer = (received: Answer) => {
    answer = received;
  };
  return runChecks(
    [
      ...inputs.checks,
      ...networkChecks({ inputs: connection, http, clock, signal, onAnswer }),
      ...serviceChecks({ client, credentials, appId, answer: () => answer }),
      ...githubChecks({ token: githubToken, setsStatus: inputs.setsStatus, signal }),
    ],
    signal,
  );
}
