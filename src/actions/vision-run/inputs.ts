import { visionOperations } from '../../service/vision-runs.ts';
import { githubTokenForCertificates, required, withDefault } from '../inputs/declaration.ts';
import { boolean, identifier, oneOf, positiveMinutes } from '../inputs/schemas.ts';
import type { Interpretation } from '../opening/open-action.ts';

export const declaration = {
  name: 'Vision run',
  description:
    'Has a hosted security testing service explore an app by browser automation, and waits for the end',
  icon: 'eye',
  document: 'vision-run/README.md',
  inputs: {
    'app-id': required(identifier, {
      expected: 'the id of the app to explore',
      description: 'Id of the app to explore.',
    }),
    operation: withDefault(
      oneOf(visionOperations),
      'map',
      'What the run does, `map`, `validate-login`, `discover-roles` or `verify-rbac`.',
    ),
    'wait-for-completion': withDefault(
      boolean,
      'true',
      'With `false` the job ends once the run has started. It still waits for another active run of the app first.',
    ),
    'timeout-minutes': withDefault(
      positiveMinutes,
      '30',
      'How long the run may take to end. Another active vision run of the same app may take as long before it.',
    ),
    'github-token': githubTokenForCertificates,
  },
  outputs: {
    'task-id': 'Id of the task to poll.',
    'task-state': 'Last known state of the task, `COMPLETED` when the job succeeds after waiting.',
    'status-url': 'Address of the task in the API.',
  },
};

export type VisionRunInputs = NonNullable<ReturnType<typeof interpretInputs>>;

export function interpretInputs({ all }: Interpretation<(typeof declaration)['inputs']>) {
  if (!all) return undefined;
  return {
    appId: all['app-id'],
    operation: all.operation,
    waitForCompletion: all['wait-for-completion'],
    /** For our run, and before it for another active one. */
    timeoutMs: 60_000 * all['timeout-minutes'],
  };
}
