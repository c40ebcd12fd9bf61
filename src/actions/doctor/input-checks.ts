import { type ConnectionInputs, missingCredentials } from '../inputs/connection-inputs.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { type Check, failed, ok } from './check.ts';

/** Checks that report problems; with one of them the connection must not be used. */
export function inputChecks(
  { baseUrl, authUrl, credentials }: ConnectionInputs,
  reader: InputReader,
): Check[] {
  const ofAddress = ['base-url', 'auth-url'].flatMap((name) => reader.problemsOf(name));
  const others = reader.problems.filter((problem) => !ofAddress.includes(problem));
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
