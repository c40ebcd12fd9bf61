import { severities } from '../../decision/findings/severity.ts';
import { appInputs } from '../inputs/app-input.ts';
import { configToken, githubToken, optional, withDefault } from '../inputs/declaration.ts';
import {
  boolean,
  booleanOrAuto,
  identifier,
  lines,
  minutes,
  number,
  oneOf,
  positiveMinutes,
  statusContext,
  text,
  webAddress,
  wholeNumber,
} from '../inputs/schemas.ts';
import { defaultLimits } from '../inputs/time-limits.ts';
import { configFile } from '../policy/config-file.ts';
import { matrix } from './matrix.ts';
import { needs } from './needs.ts';
import { artifactName, taskId } from './schemas.ts';
import { versionHeader } from './version-header.ts';
import { fileInputs } from './written-files.ts';

/** The inputs of the gate, beyond those that all actions share. */
export const inputs = {
  ...appInputs({
    id: 'Id of the app to test.',
    url: 'URL that the app to test was registered with.',
  }),
  'task-id': optional(
    taskId,
    'Task of a security test of the app to adopt instead of starting one. `version-url`, `predicate-file`, `commit-status` and `wait-for-completion: false` are refused with it.',
    { isVerbatim: true },
  ),
  'wait-for-completion': withDefault(
    boolean,
    'true',
    'With `false` the gate starts the test, sets `task-id` and `status-url`, and succeeds with verdict `not-tested` (`not-awaited`).',
  ),
  'fail-on-severity': optional(
    oneOf([...severities, 'none']),
    'Lowest severity that fails the job, `critical`, `high`, `medium`, `low`, or `none`. Empty means the value in the policy, or else `high`.',
  ),
  'baseline-app-id': optional(
    identifier,
    'Id of another app, such as that of the main branch. Its open findings are known, and only new ones block.',
  ),
  'warn-only': withDefault(
    boolean,
    'false',
    'With `true` the verdict `failed` is a warning, and the job succeeds.',
  ),
  'on-not-tested': withDefault(
    oneOf(['fail', 'warn']),
    'fail',
    'What the verdict `not-tested` does to the job, `fail` or `warn`. A cancelled gate always fails.',
  ),
  'config-file': optional(
    configFile,
    'Policy file, a path on the default branch, or `owner/repo/path@ref` in another repository. Empty means `.github/security-gate.yml`, if it exists. A path that contains `@` must begin with `./`.',
  ),
  'config-token': configToken,
  needs: optional(
    needs,
    'Results of the jobs that this one needs, from the expression `toJSON(needs)`. Unless all of them are `success`, the verdict is `not-tested` (`not-deployed`). In a re-run without `version-url`, one of them must have the number of the attempt as its output `run-attempt`. Give the job the condition `always()`.',
  ),
  'pull-request-number': optional(
    wholeNumber({ min: 1 }),
    'Number of the pull request to judge, for events that name none, such as `workflow_run`. It must be open, and its head the commit of the event, if that names one. The job needs `pull-requests: read`.',
  ),
  'commit-status': optional(
    statusContext,
    'Name of a commit status to set on the judged commit, for events whose check GitHub does not attach to the pull request. It is `success` exactly if the job succeeds. On other events than `push`, `pull_request` and `merge_group` it needs `version-url`, with an `expected-version` that contains the commit. The job needs `statuses: write`.',
  ),
  'timeout-minutes': withDefault(
    positiveMinutes,
    `${defaultLimits.run}`,
    'How long a run may take to end. A rerun has this time again, and so has the wait for the findings list after the run.',
  ),
  'queue-timeout-minutes': withDefault(
    minutes,
    `${defaultLimits.queue}`,
    'How long the gate waits for its turn: for another run of the app to end, and while the service refuses to start a test because one address has started too many (429).',
  ),
  'on-active-run': withDefault(
    oneOf(['wait', 'fail']),
    'wait',
    'What to do when another run of the app is active, `wait` until it ends or `fail` with verdict `not-tested` (`run-already-active`).',
  ),
  'max-reruns': withDefault(
    wholeNumber({ min: 0, max: 20 }),
    `${defaultLimits.reruns}`,
    'How often to start a run again that ends INTERRUPTED, before the verdict is `not-tested`. Each run costs credits.',
  ),
  'version-url': optional(
    webAddress('none are sent to the app'),
    'URL at which the deployed app reports its version, as proof that the tested build is the expected one. Required if the judged pull request comes from a fork.',
    { isVerbatim: true }, // a blank must not switch the proof off
  ),
  'version-header': optional(
    versionHeader,
    'One header, `Name: value`, from a secret, for an app behind a login. It is sent to `version-url` only, on its own host and over TLS, and its value is masked.',
    { isSecret: true },
  ),
  'expected-version': optional(
    text,
    'Text that the response of `version-url` must contain. Empty means the head commit of the event.',
  ),
  'version-timeout-minutes': withDefault(
    minutes,
    `${defaultLimits.version}`,
    'How long to wait for the expected version to be deployed.',
  ),
  'upload-report': withDefault(
    booleanOrAuto,
    'auto',
    'Whether to upload the PDF report as a workflow artifact, `true`, `false`, or `auto`: not in a public repository.',
  ),
  'artifact-name': withDefault(
    artifactName,
    'security-report',
    'Name of the report artifact, without `.pdf`. If the workflow run already has one of that name, a suffix is added.',
  ),
  'retention-days': withDefault(
    wholeNumber({ min: 0, max: 400 }),
    '0',
    "How many days to keep the report artifact. `0` means the repository's default.",
  ),
  'report-timeout-seconds': withDefault(
    number({ min: 0, max: 3600 }),
    '120',
    'How long to wait until the service lists the report of this run, for the PDF and for a pass that rests on it.',
  ),
  ...fileInputs,
  'openapi-file': optional(
    lines,
    'Paths of OpenAPI documents in the repository, one a line. Findings then point to the line of their operation, in the first document that has it.',
  ),
  details: withDefault(
    oneOf(['auto', 'full', 'counts']),
    'auto',
    'How much log, summary, comment and annotations reveal about the findings, `full`, `counts`, or `auto`: only counts in a public repository.',
  ),
  'comment-summary-in-pr': withDefault(
    oneOf(['always', 'on-failure', 'never']),
    'on-failure',
    'When to write the verdict as a pull request comment, `always`, `on-failure` or `never`. With `on-failure`, `passed` only updates an earlier one.',
  ),
  'open-issue': withDefault(
    boolean,
    'false',
    'With `true` scheduled workflow runs open an issue when they fail or cannot test, and close it when they pass.',
  ),
  annotations: withDefault(
    boolean,
    'true',
    "Write one annotation for each finding that fails the job, within GitHub's limits.",
  ),
  'github-token': githubToken(
    "Token for GitHub's API, to read the policy and the pull request, and to write the comment, the commit status and the issue.",
  ),
  matrix: optional(
    matrix,
    'Not to be set: it distinguishes the legs of a matrix.',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the runner evaluates this expression.
    { default: '${{ toJSON(matrix) }}' },
  ),
  'dry-run': withDefault(
    boolean,
    'false',
    'With `true` the gate only checks inputs, login, role, app and permissions, and costs no credit. If nothing is wrong, it succeeds with verdict `not-tested` (`dry-run`).',
  ),
};
