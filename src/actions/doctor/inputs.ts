import { optionalAppOf } from '../inputs/app-input.ts';
import { githubToken, optional, withDefault } from '../inputs/declaration.ts';
import { boolean, identifier, statusContext, webAddress } from '../inputs/schemas.ts';
import type { Interpretation } from '../opening/open-action.ts';
import { configFile } from '../policy/config-file.ts';

export const declaration = {
  name: 'Doctor',
  description:
    'Checks what goes wrong on the first day, from the address to the permissions, and says how to fix it',
  icon: 'activity',
  document: 'doctor/README.md',
  inputs: {
    'app-id': optional(
      identifier,
      'Id of an app to check as well. Without it and `app-url` no app is checked.',
    ),
    'app-url': optional(webAddress(), 'URL of that app, in place of `app-id`.'),
    'version-url': optional(
      webAddress('none are sent to the app'),
      'The same value as for the gate. It is read once: whether it can be reached, is fresh, and which version it shows.',
    ),
    'config-file': optional(
      configFile,
      'The same value as for the gate, whose policy is then checked. Empty means `.github/security-gate.yml`, which may be absent.',
    ),
    'github-token': githubToken(
      'Token whose permissions are checked, that of the job unless you give another one.',
    ),
    'commit-status': optional(
      statusContext,
      'The same value as for the gate; the permission `statuses` is then checked as well.',
    ),
    'open-issue': withDefault(
      boolean,
      'false',
      'The same value as for the gate; with `true` the permission `issues` is checked as well.',
    ),
  },
  outputs: {
    healthy: '`true` when no check failed, else `false`.',
    checks:
      'JSON array of all checks, each with `id`, `status` (`ok`, `warning`, `failed` or `skipped`), `message` and `remedy`. What these quote of others is `…` here; log and summary show it.',
  },
};

/** An input with a problem is as if it were not given; the check `inputs` reports it. */
export type DoctorInputs = ReturnType<typeof interpretInputs>;

export function interpretInputs({ valid, reader }: Interpretation<(typeof declaration)['inputs']>) {
  return {
    app: optionalAppOf(valid, reader),
    versionUrl: valid['version-url'],
    configFile: valid['config-file'],
    /** What the gate is to write on GitHub. */
    wanted: {
      comment: true,
      status: valid['commit-status'] !== undefined,
      issue: valid['open-issue'] === true,
    },
  };
}
