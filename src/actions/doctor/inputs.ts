import {
  type ConnectionInputs,
  missingCredentials,
  readConnectionInputs,
} from '../connection-inputs.ts';
import { openGoverningReader } from '../governing-reader.ts';
import { InputReader } from '../input-reader.ts';
import type { Secrets } from '../secrets.ts';
import { type Check, failed, ok } from './check.ts';

export type DoctorInputs = Awaited<ReturnType<typeof readInputs>>;

/** Reads the inputs. Problems are for `checks` to tell; the connection must not be used then. */
export async function readInputs(secrets: Secrets, signal: AbortSignal) {
  const reader = new InputReader();
  const governing = await openGoverningReader(reader, signal);
  const connection = await readConnectionInputs(reader, governing, secrets);
  const appId = reader.identifier('app-id');
  const githubToken = reader.text('github-token') ?? '';
  secrets.mask(githubToken);
  /** Whether the gate is to set a commit status. */
  const setsStatus = reader.text('commit-status') !== undefined;
  reader.refuseStrayVariables();
  const checks = inputChecks(connection, reader.problems);
  return { connection, appId, githubToken, setsStatus, checks };
}

function inputChecks(
  { baseUrl, authUrl, credentials }: ConnectionInputs,
  problems: readonly string[],
): Check[] {
  const ofAddress = problems.filter((problem) => /^`(base|auth)-url`/.test(problem));
  const others = problems.filter((problem) => !ofAddress.includes(problem));
  const missing = missingCredentials(credentials);
  const checks: [id: string, problem: string | undefined, fine: string, remedy: string][] = [
    [
      'base-url',
      ofAddress.join('; '),
      `The API is at ${baseUrl.href}, the token endpoint below ${authUrl.href}.`,
      'Ask the operator of the service for the address of the API, such as `https://security.example.com/v1`.',
    ],
    [
      'inputs',
      others.join('; '),
      'All other inputs are well-formed.',
      'Correct these inputs of the step.',
    ],
    [
      'credentials',
      missing && `There is no complete login: ${missing}`,
      'A login is given.',
      'Store the login as secrets and give them to the step. A secret that does not exist, or that this workflow does not get (pull requests of forks and of Dependabot), is empty.',
    ],
  ];
  return checks.map(([id, problem, fine, remedy]) => ({
    id,
    diagnose: () => (problem ? failed(`${problem}.`, remedy) : ok(fine)),
  }));
}
