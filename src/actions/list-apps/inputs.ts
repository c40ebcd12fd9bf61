import { registrationStatuses } from '../../service/registration.ts';
import { githubTokenForCertificates, optional, withDefault } from '../inputs/declaration.ts';
import {
  boolean,
  InputProblem,
  oneOf,
  quote,
  text,
  textAs,
  wholeNumber,
} from '../inputs/schemas.ts';
import type { Interpretation } from '../open-action.ts';

/** Jobs that GitHub starts from one matrix at most. */
const maxMatrixJobs = 256;

/** One of `count` parts, counted from 1. */
const part = textAs((text) => {
  const [index = 0, count = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []).slice(1).map(Number);
  if (index >= 1 && index <= count) return { index, count };
  throw new InputProblem(
    `must be a part and how many there are, such as \`2/3\`, not ${quote(text)}`,
  );
});

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
      "How many apps the matrix, or this part of it, may have at most, from 1 to 256 (GitHub's limit). The action fails if more match.",
    ),
    part: optional(
      part,
      'List only one of several parts, such as `2/3` for the second of three. Every app is in exactly one part. Empty means all apps.',
    ),
    'allow-empty': withDefault(
      boolean,
      'false',
      'With `true` the action succeeds with an empty matrix if no app matches. Otherwise it fails.',
    ),
    'github-token': githubTokenForCertificates,
  },
  outputs: {
    matrix:
      'JSON for `strategy.matrix`, of the form `{"include":[{"app-id":"…","label":"…","app-url":"…"}]}`, by label.',
    'app-ids': 'JSON array of the ids of the apps in the matrix.',
    total: 'How many apps match, those of the other parts included.',
  },
};

export type ListAppsInputs = ReturnType<typeof interpretInputs>;

export function interpretInputs({ values }: Interpretation<(typeof declaration)['inputs']>) {
  return {
    /** Part of the label or API name, for the service to look for. */
    search: values.search,
    registrationStatus: values['registration-status'],
    maxApps: values['max-apps'],
    part: values.part,
    allowEmpty: values['allow-empty'],
  };
}
