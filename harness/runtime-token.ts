const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Scope that names the run and the job, as GitHub's backend knows them. */
const resultsScope =
  'Actions.Results:ce7f54c7-61c7-4aae-887f-30da475f5f1a:ca395085-040a-526b-2ce8-bdc85f692774';

/** A token like the `ACTIONS_RUNTIME_TOKEN` of a job; the signature is made up. */
export const runtimeToken = [
  base64url({ alg: 'RS256', typ: 'JWT' }),
  base64url({
    scp: `Actions.GenericRead:00000000 ${resultsScope}`,
    iss: 'vstoken.actions.githubusercontent.com',
  }),
  Buffer.from('signature of the runner stand-in').toString('base64url'),
].join('.');
