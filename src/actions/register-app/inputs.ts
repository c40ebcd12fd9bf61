import type { RegisterApp } from '../../service/apps.ts';
import {
  githubTokenForCertificates,
  optional,
  required,
  withDefault,
} from '../inputs/declaration.ts';
import { maskHeaderValue } from '../inputs/masked-header.ts';
import {
  boolean,
  lines,
  linesLike,
  positiveMinutes,
  text,
  webAddress,
  wholeNumber,
} from '../inputs/schemas.ts';
import type { Interpretation } from '../opening/open-action.ts';
import { readCredentials } from './credentials.ts';
import { describeOtherFiles, spec, specFile } from './spec.ts';

export const declaration = {
  name: 'Register app',
  description:
    'Registers an app with a hosted security testing service, or finds it registered, and waits until it can be tested',
  icon: 'plus-circle',
  document: 'register-app/README.md',
  inputs: {
    'app-url': required(webAddress('use `tenant-one-credentials` or `headers`'), {
      expected: 'the base URL of the app',
      description:
        'Base URL of the app, `http` or `https`. If an app is already registered with it, that app is used.',
    }),
    label: optional(
      text,
      'Name of the app for people, at most 150 characters. Empty means the host of `app-url`.',
    ),
    spec: optional(
      spec,
      'URL of an OpenAPI definition, or its content, so that the service need not discover the API; at most 2,000,000 characters.',
    ),
    'spec-file': optional(
      specFile,
      'Path of an OpenAPI definition in the workspace, whose content is sent as `spec`.',
    ),
    'tenant-one-credentials': optional(
      text,
      'Logins at the app from a secret, one for each role. A JSON or YAML list of at most 20 entries with `role`, `username`, `password` and optional `loginUrl`.',
      { isVerbatim: true },
    ),
    'tenant-two-credentials': optional(
      text,
      'Logins of a second tenant, for tests across tenants, in the same form.',
      { isVerbatim: true },
    ),
    'create-test-accounts': withDefault(
      boolean,
      'true',
      'With `false`, and without credentials and specification, no accounts are created and only tests without login are possible.',
    ),
    'skip-endpoints': optional(
      lines,
      'Endpoints that no test may touch, one per line, as `method:path`. The method may be `*`, and the path may contain `**`.',
    ),
    headers: optional(
      linesLike(/^[!#$%&'*+.^_`|~\w-]+:\s*\S/, '`Name: value`'),
      'Headers for every request to the app from a secret, one per line, as `Name: value`.',
    ),
    'max-steps': optional(
      wholeNumber({ min: 1 }),
      'How many steps the service may take to explore the app, 1 to 1000. Empty means the default of the organization.',
    ),
    'wait-for-completion': withDefault(
      boolean,
      'true',
      'With `false` the job does not wait until the app can be tested.',
    ),
    'timeout-minutes': withDefault(
      positiveMinutes,
      '120',
      'How long the registration may take. A long `IN_PROGRESS` is no sign of a failure.',
    ),
    'github-token': githubTokenForCertificates,
  },
  outputs: {
    'app-id': 'Id of the app.',
    'task-id': 'Id of the registration task.',
    'registration-status':
      'Last known status of the registration, `COMPLETED` when the job succeeds after waiting.',
    'replaced-app-id':
      'Id of the unusable app of the same URL that this registration replaced, empty when there was none.',
    'status-url': 'Address of the app in the API.',
  },
};

export type RegisterAppInputs = NonNullable<Awaited<ReturnType<typeof interpretInputs>>>;

export async function interpretInputs({
  valid,
  all,
  reader,
  mask,
}: Pick<Interpretation<(typeof declaration)['inputs']>, 'valid' | 'all' | 'reader' | 'mask'>) {
  const { headers, spec, 'spec-file': specFile } = valid;
  for (const header of headers ?? [])
    maskHeaderValue(header.slice(header.indexOf(':') + 1).trim(), mask);
  if (reader.isGiven('spec') && reader.isGiven('spec-file'))
    reader.addProblem('spec-file', 'must not be given together with `spec`: give one of them');
  const definition = specFile ?? spec;
  const otherFiles = definition && (await describeOtherFiles(definition));
  if (otherFiles) reader.addProblem(specFile === undefined ? 'spec' : 'spec-file', otherFiles);
  const credentialsOf = (name: 'tenant-one-credentials' | 'tenant-two-credentials') =>
    readCredentials(name, valid[name], reader, mask);
  const tenantOneCredentials = await credentialsOf('tenant-one-credentials');
  const tenantTwoCredentials = await credentialsOf('tenant-two-credentials');
  if (!all) return undefined;
  const app: RegisterApp = {
    appUrl: all['app-url'],
    label: all.label,
    spec: definition,
    tenantOneCredentials,
    tenantTwoCredentials,
    createTestAccounts: all['create-test-accounts'] ? undefined : false, // `true` is the default
    skipEndpoints: all['skip-endpoints'],
    headers,
    maxSteps: all['max-steps'],
  };
  return {
    app,
    waitForCompletion: all['wait-for-completion'],
    timeoutMs: 60_000 * all['timeout-minutes'],
  };
}
