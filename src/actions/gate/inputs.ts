import type { GateSettings } from '../../decision/context.ts';
import { severities } from '../../decision/findings/severity.ts';
import { type NotTested, notTested, type SetupError, setupError } from '../../decision/verdict.ts';
import type { WorkflowEvent } from '../../github/event.ts';
import { isCommit } from '../../text/commit.ts';
import {
  type ConnectionInputs,
  missingCredentials,
  readConnectionInputs,
} from '../inputs/connection-inputs.ts';
import { describeProblems, type InputReader, readAppInput } from '../inputs/input-reader.ts';
import { readConfigFile } from '../policy/config-file.ts';
import type { PolicyReader } from '../policy/policy-reader.ts';
import type { Secrets } from '../secrets.ts';
import { readStatusContext } from './commit-status.ts';
import { judgeNeeds } from './needs.ts';
import { readVersionInputs } from './version-inputs.ts';
import { readReportInputs, readViewInputs } from './view-inputs.ts';

/**
 * With the refusal `invalid-input` the inputs must not be used, but for the files to write, among
 * which none is whose place is refused.
 */
export interface ReadInputs {
  inputs: GateInputs;
  /** The verdict, when the gate must not start. */
  refusal: SetupError | NotTested | undefined;
}

/**
 * Reads every input but `github-token` and `pull-request-number`; masks the secrets among them, and reports all
 * problems in one verdict.
 */
export async function readInputs(
  reader: InputReader,
  policyReader: PolicyReader,
  secrets: Secrets,
): Promise<ReadInputs> {
  const connection = await readConnectionInputs(reader, policyReader, secrets);
  const inputs = readGateInputs(reader, connection, policyReader.event);
  requireJudgedCommit(reader, inputs, policyReader.event);
  const undeployed = readNeeds(reader);
  reader.refuseStrayVariables();
  const missing = missingCredentials(connection.credentials);
  return { inputs, refusal: refusalOf(reader, missing, undeployed) };
}

/** All that the workflow asks of the gate. */
export type GateInputs = ReturnType<typeof readGateInputs>;

function readGateInputs(reader: InputReader, connection: ConnectionInputs, event: WorkflowEvent) {
  const report = readReportInputs(reader);
  const settings = readSettings(reader, connection, report.timeoutMs);
  return {
    connection,
    settings,
    policyFiles: {
      configFile: readConfigFile(reader),
      baselineFile: reader.text('baseline-file'),
    },
    /** Where the app reports its version; undefined when no proof of the build is asked for. */
    version: readVersionInputs(reader, event),
    report,
    views: readViewInputs(reader),
    github: readGitHubInputs(reader, settings.dryRun),
    details: reader.oneOf('details', ['auto', 'full', 'counts'], 'auto'),
    warnOnly: reader.boolean('warn-only', false),
    onNotTested: reader.oneOf('on-not-tested', ['fail', 'warn'], 'fail'),
  };
}

function refusalOf(
  { problems, isOutage }: InputReader,
  missing: string | undefined,
  undeployed: NotTested | undefined,
): ReadInputs['refusal'] {
  if (problems.length > 0 && !isOutage) {
    const message = describeProblems(missing ? [...problems, missing] : problems);
    // The outputs of a job that failed are empty, and so are inputs that are taken from them.
    return setupError('invalid-input', undeployed ? `${message} ${undeployed.message}` : message);
  }
  if (missing !== undefined) return setupError('missing-credentials', describeProblems([missing]));
  if (undeployed || !isOutage) return undeployed;
  return notTested('policy-unavailable', describeProblems(problems));
}

/** A status must not say of one commit what was proven of another. */
function requireJudgedCommit(
  reader: InputReader,
  { github, version }: Pick<GateInputs, 'github' | 'version'>,
  { headSha, subject }: WorkflowEvent,
): void {
  if (github.statusContext === undefined || !version || !isCommit(version.expected)) return;
  if (reader.isRefused('pull-request-number')) return; // then the commit is not known
  const judged = [headSha, subject.commit, version.mergeCommit];
  if (judged.some((commit) => commit?.toLowerCase() === version.expected.toLowerCase())) return;
  reader.refuse(
    'expected-version',
    `must be the commit that \`commit-status\` is set on, ${headSha ?? 'which is unknown'}, not another one`,
  );
}

function readNeeds(reader: InputReader): NotTested | undefined {
  const text = reader.text('needs');
  const judged = text === undefined ? undefined : judgeNeeds(text);
  if (typeof judged !== 'string') return judged;
  reader.refuse('needs', judged);
  return undefined;
}

function readSettings(
  reader: InputReader,
  { cadence, maxRetries }: ConnectionInputs,
  reportTimeoutMs: number,
): GateSettings {
  const settings: GateSettings = {
    app: readAppInput(reader),
    taskId: readTaskId(reader),
    threshold: reader.oneOf('fail-on-severity', [...severities, 'none'], undefined),
    newOnly: reader.boolean('fail-on-new-only', false),
    baselineAppId: readBaselineApp(reader),
    waitForCompletion: reader.boolean('wait-for-completion', true),
    dryRun: reader.boolean('dry-run', false),
    onActiveRun: reader.oneOf('on-active-run', ['wait', 'fail'], 'wait'),
    maxReruns: reader.number('max-reruns', { fallback: 1, min: 0, max: 20, integer: true }),
    maxRetries,
    cadence,
    timeoutMs: reader.minutes('timeout-minutes', { fallback: 30, min: 0.0001 }),
    reportTimeoutMs,
    queueTimeoutMs: reader.minutes('queue-timeout-minutes', { fallback: 30, min: 0 }),
    registrationTimeoutMs: reader.minutes('registration-timeout-minutes', { fallback: 0, min: 0 }),
  };
  if (settings.taskId !== undefined && !settings.waitForCompletion)
    reader.refuse(
      'wait-for-completion',
      'must be `true` with `task-id`: a run that is adopted is waited for',
    );
  return settings;
}

function readBaselineApp(reader: InputReader): string | undefined {
  const id = reader.identifier('baseline-app-id');
  const file = reader.text('baseline-file');
  if (id !== undefined && file !== undefined)
    reader.refuse('baseline-file', 'must not be given beside `baseline-app-id`: give one of them');
  const newOnly = reader.text('fail-on-new-only')?.toLowerCase() === 'true';
  if (id === undefined && file === undefined && newOnly)
    reader.refuse(
      'fail-on-new-only',
      'needs a baseline: give `baseline-app-id` or `baseline-file`',
    );
  return id;
}

function readTaskId(reader: InputReader): string | undefined {
  const id = reader.identifier('task-id');
  const kind = /^task_(reg|vr)_/.exec(id ?? '')?.[1];
  const what = kind === 'reg' ? 'registration' : 'vision run';
  if (kind) reader.refuse('task-id', `must be a security test, not a ${what}`);
  return id;
}

/** What is written on GitHub by its API. */
function readGitHubInputs(reader: InputReader, dryRun: boolean) {
  const statusContext = readStatusContext(reader);
  return {
    comment: reader.oneOf('comment-summary-in-pr', ['always', 'on-failure', 'never'], 'on-failure'),
    /** Keep an issue for scheduled runs. */
    openIssue: reader.boolean('open-issue', false),
    /** Name of the status that the judged commit gets, if any; a dry run sets none. */
    statusContext: dryRun ? undefined : statusContext,
  };
}
