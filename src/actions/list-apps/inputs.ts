import { registrationStatuses } from '../../service/registration.ts';
import {
  githubTokenForCertificates,
  optional,
  type ValuesOf,
  withDefault,
} from '../inputs/declaration.ts';
import { oneOf, text, wholeNumber } from '../inputs/schemas.ts';

/** Jobs that GitHub starts from one matrix at most. */
export const maxMatrixJobs = 256;

export const declaration = {
  name: 'List apps',
  description:
    'Lists the apps of the organization as a matrix, to test each of them in a job of its own',
  icon: 'list',
  document: 'list-apps/README.md',
  inputs: {
    search: optional(
      text,
      'Part of the label or the API name of the apps to list, in any case. Empty means all apps.',
    ),
    'registration-status': optional(
      oneOf(registrationStatuses),
      'List only apps whose registration is `PENDING`, `IN_PROGRESS`, `COMPLETED`, `FAILED` or `CANCELLED`. Empty means all; only `COMPLETED` ones can be tested.',
    ),
    'max-apps': withDefault(
      wholeNumber({ min: 1, max: maxMatrixJobs }),
      `${maxMatrixJobs}`,
      "Most apps to put into the matrix, from 1 to 256, which is GitHub's limit.",
    ),
    'github-token': githubTokenForCertificates,
  },
  outputs: {
    matrix:
      'JSON for `strategy.matrix`, of the form `{"include":[{"app-id":"…","label":"…","app-url":"…"}]}`, by label.',
    'app-ids': 'JSON array of the ids of the apps in the matrix.',
    total: 'How many apps match, those that do not fit into the matrix included.',
  },
};

export type ListAppsInputs = ReturnType<typeof interpretInputs>;

export function interpretInputs(values: ValuesOf<(typeof declaration)['inputs']>) {
  return {
    /** Part of the label or API name, for the service to look for. */
    search: values.search,
    registrationStatus: values['registration-status'],
    maxApps: values['max-apps'],
  };
}
