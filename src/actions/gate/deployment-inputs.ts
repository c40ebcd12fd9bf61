import type { InputReader } from '../inputs/input-reader.ts';

/** Often outputs of the job that deploys, which are empty when it failed or was left out. */
const inputsOfDeployment = ['app-id', 'app-url', 'version-url'];

/** Whether all problems of the inputs, if there are any, may come from a job that did not deploy. */
export function areOnlyOfDeployment(reader: InputReader): boolean {
  const lacksProof = !reader.isGiven('version-url'); // then `expected-version` has that problem
  const names = [...inputsOfDeployment, ...(lacksProof ? ['expected-version'] : [])];
  const problems = names.flatMap((name) => reader.problemsOf(name));
  return problems.length === reader.problems.length;
}
