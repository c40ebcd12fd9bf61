import { registrationStatuses } from '../../service/registration.ts';
import {
  githubTokenForCertificates,
  optional,
  type ValuesOf,
  withDefault,
} from '../inputs/declaration.ts';
import { boolean, oneOf, text, wholeNumber } from '../inputs/schemas.ts';
import { maxMatrixJobs } from '../sub-action/app-matrix.ts';

/** A listing of more is taken for a mistake. */
const mostApps = 10_000;

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
      wholeNumber({ min: 1, max: mostApps }),
      `${maxMatrixJobs}`,
      'How many apps may match, from 1 to 10000. The action fails if more do.',
    ),
    'part-size': withDefault(
      wholeNumber({ min: 1, max: maxMatrixJobs }),
      `${maxMatrixJobs}`,
      "How many apps a part of `parts` has, from 1 to 256 (GitHub's limit for a matrix). The last part has the rest.",
    ),
    'allow-empty': withDefault(
      boolean,
      'false',
      'With `true` the action succeeds without jobs in the matrix if no app matches. Otherwise it fails.',
    ),
    'github-token': githubTokenForCertificates,
  },
  outputs: {
    matrix:
      'JSON for `strategy.matrix`, of the form `{"include":[{"app-id":"…","label":"…","app-url":"…"}]}`, by label. Empty above 256 apps: use `parts`.',
    parts:
      'JSON list of the same apps in parts of `part-size`, each `{"number":1,"total":3,"matrix":{"include":[…]}}`, for the matrix of a job that calls another workflow.',
    'app-ids': 'JSON array of the ids of all apps that match.',
    total: 'How many apps match.',
  },
};

export type ListAppsInputs = ValuesOf<(typeof declaration)['inputs']>;
