import { type ConnectionInputs, missingCredentials } from '../inputs/connection-inputs.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { unusableProxyFor } from '../inputs/proxy-variables.ts';
import { type Check, failed, type Message, ok, ownWords, quoting } from './check.ts';

/** Checks that report the problems of the inputs; with one of them nothing may be sent. */
export function inputChecks(
  { baseUrl, authUrl, credentials }: ConnectionInputs,
  reader: InputReader,
): Check[] {
  const addressProblems = ['base-url', 'auth-url'].flatMap((name) => reader.problemsOf(name));
  const proxyProblems = [baseUrl, authUrl].flatMap((url) =>
    reader.problemsOf(unusableProxyFor(url)?.variable ?? ''),
  );
  const reportedElsewhere = [...addressProblems, ...proxyProblems];
  const others = reader.problems.filter((problem) => !reportedElsewhere.includes(problem));
  const missing = missingCredentials(credentials);
  const checks: [id: string, problem: string | undefined, okMessage: Message, remedy: string][] = [
    [
      'base-url',
      addressProblems.join('; '),
      quoting`The API is at ${baseUrl.href}, the token endpoint below ${authUrl.href}.`,
      'Ask the operator of the service for the address of the API, such as `https://security.example.com/v1`.',
    ],
    [
      'inputs',
      others.join('; '),
      ownWords('All other inputs are well-formed.'),
      'Correct these inputs of the step.',
    ],
    [
      'credentials',
      missing && `There is no complete login: ${missing}`,
      ownWords('A login is given.'),
      'Store the login as secrets and give them to the step. A secret that does not exist, or that this workflow does not get (pull requests of forks and of Dependabot), is empty.',
    ],
  ];
  return checks.map(([id, problem, okMessage, remedy]) => ({
    id,
    diagnose: () =>
      problem
        ? failed({ text: `${problem}.`, own: 'It is missing or invalid.' }, ownWords(remedy))
        : ok(okMessage),
  }));
}
