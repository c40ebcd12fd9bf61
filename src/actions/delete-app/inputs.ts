import { appInputOf, appInputs } from '../inputs/app-input.ts';
import { githubTokenForCertificates, required } from '../inputs/declaration.ts';
import { text } from '../inputs/schemas.ts';
import type { Interpretation } from '../opening/open-action.ts';

export const declaration = {
  name: 'Delete app',
  description:
    'Deletes an app with all its data from a hosted security testing service, if its label is the expected one',
  icon: 'trash-2',
  document: 'delete-app/README.md',
  inputs: {
    ...appInputs({
      id: 'Id of the app to delete.',
      url: 'URL that the app to delete was registered with.',
    }),
    'confirm-label': required(text, {
      expected: 'the label of the app, so that no other app is deleted by mistake',
      description:
        'Exact label of the app. An app with any other label is not deleted, and the job fails.',
      isVerbatim: true,
    }),
    'github-token': githubTokenForCertificates,
  },
  outputs: {
    'app-id': 'Id of the app, empty when no app is registered with `app-url`.',
    'previous-registration-status':
      'Registration status of the app before it was deleted, empty when it was gone already.',
  },
};

export type DeleteAppInputs = NonNullable<ReturnType<typeof interpretInputs>>;

export function interpretInputs({
  valid,
  all,
  reader,
}: Interpretation<(typeof declaration)['inputs']>) {
  const app = appInputOf(valid, reader);
  if (!all || !app) return undefined;
  return {
    app,
    /** Label that the app must have, to the letter. */
    confirmLabel: all['confirm-label'],
  };
}
