import { severities } from '../../decision/findings/severity.ts';
import { appInputs } from '../inputs/app-input.ts';
import { githubToken, optional, withDefault } from '../inputs/declaration.ts';
import {
  boolean,
  booleanOrAuto,
  identifier,
  minutes,
  number,
  oneOf,
  positiveMinutes,
  text,
  webAddress,
  wholeNumber,
} from '../inputs/schemas.ts';
import { configFile } from '../policy/config-file.ts';
import { writtenFile } from '../written-file.ts';
import { needs } from './needs.ts';
import { artifactName, statusContext, taskId } from './schemas.ts';

/** The inputs of the gate, beyond those that all actions share. */
export const inputs = {
  ...appInputs({
    id: 'Id of the app to test.',
    url: 'URL that the app to test was registered with.',
  }),
  'task-id': optional(
    taskId,
    'Adopt this security test, which already runs or has ended, instead of starting one. It must be a test of the same app.',
  ),
  'wait-for-completion': withDefault(
    boolean,
    'true',
    'With `false` the gate starts the test, sets `task-id` and `status-url`, and succeeds with verdict `not-tested` (`not-awaited`).',
  ),
  'fail-on-severity': optional(
    oneOf([...severities, 'none']),
    "Lowest severity that fails the job, `critical`, `high`, `medium` or `low`; with `none` no finding does. Empty means the policy's value, or else `high`.",
  ),
  'fail-on-new-only': withDefault(
    boolean,
    'false',
    'With `true` only findings that are absent from the baseline can fail the job.',
  ),
  'baseline-app-id': optional(
    identifier,
    'Id of another app of the organization whose open findings are the baseline.',
  ),
  'baseline-file': optional(
    text,
    'Path of a findings file of an earlier run (see `findings-file`) that is the baseline. In the workspace it is read on the default branch; outside of it, for example below `RUNNER_TEMP`, as it is.',
  ),
  'max-result-age-hours': withDefault(
    number({ min: 0 }),
    '0',
    'Above `0` the newest result of the app is judged instead of starting a run, when it is at most this old. It proves nothing about this build, and spends no credit.',
  ),
  'on-stale-result': withDefault(
    oneOf(['run', 'fail']),
    'run',
    'What to do when the newest result is older than `max-result-age-hours`, or there is none, `run` (start a run) or `fail` with verdict `not-tested` (`stale`).',
  ),
  'warn-only': withDefault(
    boolean,
    'false',
    'With `true` a `failed` verdict is a warning and the job succeeds. It never softens `not-tested` or `error`.',
  ),
  'on-not-tested': withDefault(
    oneOf(['fail', 'warn']),
    'fail',
    'What a `not-tested` verdict does to the job, `fail` or `warn`. A cancelled gate always fails.',
  ),
  'config-file': optional(
    configFile,
    'Policy file with accepted risks and severity overrides. A path in the repository is read on its default branch, and `owner/repo/path@ref` in that repository, with `github-token`. Empty means `.github/security-gate.yml` when it exists. A path with `@` in it begins with `./`.',
  ),
  needs: optional(
    needs,
    'Results of the jobs that this one needs, as the expression `toJSON(needs)` gives them. Unless each of them, such as the deployment, is `success`, the verdict is `not-tested` (`not-deployed`), and nothing is sent to the service. In a later attempt of a workflow run one of them also needs the output `run-attempt` with the number of that attempt, unless `version-url` is given. Give the job `if` with `always()`, so that it is never skipped into a green check.',
  ),
  'pull-request-number': optional(
    wholeNumber({ min: 1 }),
    'Number of the pull request to judge, on events that name none, such as `workflow_run`. Its head commit is asked of GitHub, which needs `pull-requests: read`. A comment on a pull request gives it by itself. A pull request that is closed, or whose head is not the commit of the event, is refused.',
  ),
  'commit-status': optional(
    statusContext,
    'Name of a commit status on the judged commit, `security-test` for example, for events whose check GitHub does not attach to the pull request. It is `pending` from the start, `success` exactly when the job succeeds, else `failure` or `error`. Within one attempt of a workflow run the worst status of a name stands, `failure` before `error`. It needs `version-url` on every event but `push`, `pull_request`, `pull_request_target`, `merge_group`, `workflow_run` and `deployment_status`: on others nothing ties what is deployed to the commit. Needs `statuses` with `write`.',
  ),
  'timeout-minutes': withDefault(
    positiveMinutes,
    '30',
    'How long a run that the gate awaits may take to end (each repeated run afresh), and then how long the findings list may still report a run in progress.',
  ),
  'queue-timeout-minutes': withDefault(
    minutes,
    '30',
    'How long to wait for our turn: for another run of the same app to end, and while the service refuses to start tests because too many are started from one address.',
  ),
  'on-active-run': withDefault(
    oneOf(['wait', 'fail']),
    'wait',
    'What to do when another run of the app is active, `wait` for its end or `fail` with verdict `not-tested` (`run-already-active`).',
  ),
  'max-reruns': withDefault(
    wholeNumber({ min: 0, max: 20 }),
    '1',
    'How often a run that ends INTERRUPTED is started again before the verdict is `not-tested`. Each run consumes credits.',
  ),
  'registration-timeout-minutes': withDefault(
    minutes,
    '0',
    'How long to wait for an app whose registration is still in progress. With `0` the verdict is `not-tested` at once.',
  ),
  'version-url': optional(
    webAddress('none are sent to the app'),
    'URL of the deployed app that reports its version; proves that the tested build is the expected one.',
  ),
  'expected-version': optional(
    text,
    'Text that the answer of `version-url` must contain. Empty means the head commit of the event.',
  ),
  'version-timeout-minutes': withDefault(
    minutes,
    '5',
    'How long to wait for the expected version to be deployed.',
  ),
  'upload-report': withDefault(
    booleanOrAuto,
    'auto',
    'Upload the PDF report of the run as a workflow artifact, `true`, `false`, or `auto` (`false` in a public repository or one of unknown visibility, where anyone could read it, else `true`).',
  ),
  'artifact-name': withDefault(
    artifactName,
    'security-report',
    'Name of that artifact without `.pdf`; a name already taken in the workflow run gets a suffix.',
  ),
  'retention-days': withDefault(
    wholeNumber({ min: 0, max: 400 }),
    '0',
    "Days that the artifact is kept; `0` means the repository's default.",
  ),
  'report-timeout-seconds': withDefault(
    number({ min: 0, max: 3600 }),
    '60',
    'How long to wait for the report of this run to be listed by the service. Where a later run has to be excluded, at least 60 seconds.',
  ),
  'sarif-file': optional(
    writtenFile,
    'Write the findings as SARIF 2.1.0 to this path, for `github/codeql-action/upload-sarif`. Not written unless the app was tested and its findings were read whole.',
  ),
  'openapi-file': optional(
    text,
    "Path of an OpenAPI document in the repository; findings are located at their operation's line in it.",
  ),
  'findings-file': optional(
    writtenFile,
    'Write the findings and the verdict as JSON to this path.',
  ),
  'predicate-file': optional(
    writtenFile,
    'Write the verdict as an in-toto `test-result/v0.1` predicate to this path, for `actions/attest`. Written only when `version-url` proved which build was tested.',
  ),
  details: withDefault(
    oneOf(['auto', 'full', 'counts']),
    'auto',
    'How much the log and other views reveal of the findings, `full`, `counts`, or `auto` (`counts` in a public repository or one of unknown visibility, else `full`).',
  ),
  'comment-summary-in-pr': withDefault(
    oneOf(['always', 'on-failure', 'never']),
    'on-failure',
    'When to write the verdict as a pull request comment, `always`, `on-failure` (all but `passed`, `dry-run` and `not-awaited`) or `never`. With `on-failure` `passed` updates an earlier comment.',
  ),
  'open-issue': withDefault(
    boolean,
    'false',
    'With `true` runs on `schedule` keep one issue per app, opened when they fail or could not test and closed when they pass.',
  ),
  annotations: withDefault(
    boolean,
    'true',
    "Write one annotation per finding that fails the job, within GitHub's limits.",
  ),
  'github-token': githubToken(
    'Token for what the gate asks of GitHub. It reads the policy, the baseline and the certificates of the repository, looks up the pull request to judge, and writes the comment, the commit status and the issue.',
  ),
  'dry-run': withDefault(
    boolean,
    'false',
    'With `true` the gate checks inputs, login, role, app and permissions, starts no test and spends no credit. When all is well it succeeds with verdict `not-tested` (`dry-run`).',
  ),
};
