import type { ConnectionParts } from '../inputs/connection-inputs.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { unusableProxyFor } from '../inputs/proxy-variables.ts';
import { type Check, failed, ok, ownWords, quoting } from './check.ts';

/**
 * Checks that report the problems of the inputs; with one of them nothing may be sent.
 * @param missing what is missing for a login, if anything
 */
export function inputChecks(
  addresses: ConnectionParts['addresses'],
  missing: string | undefined,
  reader: InputReader,
): Check[] {
  const addressProblems = ['base-url', 'auth-url'].flatMap((name) => reader.problemsOf(name));
  const proxyProblems = Object.values(addresses ?? {}).flatMap((url) =>
    reader.problemsOf(unusableProxyFor(url)?.variable ?? ''),
  );
  const reportedElsewhere = [...addressProblems, ...proxyProblems];
  const others = reader.problems.filter((problem) => !reportedElsewhere.includes(problem));
  const invalid = (problem: string, remedy: string) =>
    failed({ text: `${problem}.`, own: 'It is missing or invalid.' }, ownWords(remedy));
  return [
    {
      id: 'base-url',
      diagnose: () =>
        addresses
          ? ok(
              quoting`The API is at ${addresses.baseUrl.href}, the token endpoint below ${addresses.authUrl.href}.`,
            )
          : invalid(
              addressProblems.join('; '),
              'Ask the operator of the service for the address of the API, such as `https://security.example.com/v1`.',
            ),
    },
    {
      id: 'inputs',
      diagnose: () =>
        others.length === 0
          ? ok('All other inputs are well-formed.')
          : invalid(others.join('; '), 'Correct these inputs of the step.'),
    },
    {
      id: 'credentials',
      diagnose: () =>
        missing === undefined
          ? ok('A login is given.')
          : invalid(
              `There is no complete login: ${missing}`,
              'Store the login as secrets and give them to the step. A secret that does not exist, or that this workflow does not get (pull requests of forks and of Dependabot), is empty.',
            ),
    },
  ];
}
