import { readCertificates } from '../certificates.ts';
import {
  type ConnectionInputs,
  missingCredentials,
  readConnectionInputs,
} from '../connection-inputs.ts';
import { openGoverningReader } from '../governing-reader.ts';
import { InputReader } from '../input-reader.ts';
import type { Secrets } from '../secrets.ts';
import { type Check, type Diagnosis, failed, ok } from './check.ts';

/** All inputs; with problems in `checks` the connection must not be used. */
export interface DoctorInputs {
  connection: ConnectionInputs;
  appId: string | undefined;
  githubToken: string;
  /** Whether the gate is to set a commit status. */
  setsStatus: boolean;
  /** What there is to say of the inputs themselves. */
  checks: Check[];
}

/** Reads the inputs. Problems are for the checks to tell, beside all others. */
export async function readInputs(secrets: Secrets, signal: AbortSignal): Promise<DoctorInputs> {
  const reader = new InputReader();
  const certificates = await readCertificates(reader, openGoverningReader(reader, signal));
  const connection = readConnectionInputs(reader, certificates, secrets);
  const appId = reader.identifier('app-id');
  const githubToken = reader.text('github-token') ?? '';
  secrets.mask(githubToken);
  const setsStatus = reader.text('commit-status') !== undefined;
  reader.refuseStrayVariables();
  const checks = inputChecks(connection, reader.problems);
  return { connection, appId, githubToken, setsStatus, checks };
}

function inputChecks(connection: ConnectionInputs, problems: readonly string[]): Check[] {
  const ofAddress = problems.filter((problem) => /^`(base|auth)-url`/.test(problem));
  const others = problems.filter((problem) => !ofAddress.includes(problem));
  return [
    { id: 'base-url', diagnose: () => diagnoseAddress(connection, ofAddress) },
    { id: 'inputs', diagnose: () => diagnoseOthers(others) },
    { id: 'credentials', diagnose: () => diagnoseCredentials(connection) },
  ];
}

function diagnoseAddress({ baseUrl, authUrl }: ConnectionInputs, problems: string[]): Diagnosis {
  if (problems.length === 0)
    return ok(`The API is at ${baseUrl.href}, the token endpoint below ${authUrl.href}.`);
  return failed(
    `${problems.join('; ')}.`,
    'Give the address of the API as whoever runs the service tells it, such as `https://security.example.com/v1`.',
  );
}

function diagnoseOthers(problems: string[]): Diagnosis {
  if (problems.length === 0) return ok('All other inputs are well-formed.');
  return failed(`${problems.join('; ')}.`, 'Correct these inputs of the step.');
}

function diagnoseCredentials({ credentials }: ConnectionInputs): Diagnosis {
  const missing = missingCredentials(credentials);
  if (missing === undefined) return ok('A login is given.');
  return failed(
    `There is no complete login: ${missing}.`,
    'Store the login as secrets and give them to the step. A secret that does not exist, or that this workflow does not get (pull requests of forks and of Dependabot), is empty.',
  );
}
