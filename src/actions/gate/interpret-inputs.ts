import { resolve } from 'node:path';
import type { TestInputs } from '../../decision/context.ts';
import { isUnderTest } from '../../decision/findings/baseline.ts';
import { readFolders } from '../../github/environment.ts';
import { followLinks } from '../files/workspace-path.ts';
import { appInputOf } from '../inputs/app-input.ts';
import { type ConnectionInputs, missingCredentials } from '../inputs/connection-inputs.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { maskHeaderValue } from '../inputs/masked-header.ts';
import type { Interpretation } from '../opening/open-action.ts';
import type { GateValues } from './declaration.ts';
import type { inputs } from './inputs.ts';
import { nameOfLeg } from './matrix.ts';
import { problemOfContext } from './schemas.ts';
import { requireJudgedCommit, requireProofOfFork, versionInputsOf } from './version-inputs.ts';

/** Everything that the workflow asks of the gate. */
export type GateInputs = ReturnType<typeof interpretInputs>;
/** Where results go in addition to log, summary and outputs. */
export type ViewInputs = ReturnType<typeof viewInputsOf>;
/** What to do with the PDF report. */
export type ReportInputs = ReturnType<typeof reportInputsOf>;

/**
 * Checks inputs against each other and the event. With the refusal `invalid-input`, only some of
 * them may be used: the files to write and the commit status, which are undefined if they are
 * invalid, and those that `mayPost` in gate.ts checks.
 */
export function interpretInputs({
  values,
  connection,
  event,
  reader,
  mask,
}: Interpretation<typeof inputs>) {
  const report = reportInputsOf(values);
  if (reader.isGiven('task-id')) refuseInputsOfOwnRun(values, reader);
  maskHeaderValue(values['version-header']?.value ?? '', mask);
  const version = versionInputsOf(values, event, reader);
  requireProofOfFork(event, missingCredentials(connection.credentials) === undefined, reader);
  requireJudgedCommit(values['commit-status'], version, event, reader);
  return {
    connection,
    ...testInputsOf(values, connection, report.timeoutMs, reader),
    configFile: values['config-file'],
    /** Where the app reports its version; undefined when no proof of the build is asked for. */
    version,
    /** The jobs that this one needs, if it does. */
    needs: values.needs,
    report,
    views: viewInputsOf(values, reader),
    /** What is written on GitHub by its API. */
    github: {
      comment: values['comment-summary-in-pr'],
      /** Keep an issue for scheduled runs. */
      openIssue: values['open-issue'],
      /** Name of the status that the judged commit gets, if any. */
      statusContext: statusContextOf(values, reader),
      /** The leg that this job is, in a matrix. */
      matrix: values.matrix,
    },
    details: values.details,
    onNotTested: values['on-not-tested'],
  };
}

function testInputsOf(
  values: GateValues,
  { cadence, maxRetries }: ConnectionInputs,
  reportTimeoutMs: number,
  reader: InputReader,
): TestInputs {
  return {
    app: appInputOf(values, reader),
    taskId: values['task-id'],
    threshold: values['fail-on-severity'],
    baselineAppId: baselineOf(values, reader),
    warnOnly: values['warn-only'],
    provesFailures: values['sarif-file'] !== undefined,
    waitForCompletion: values['wait-for-completion'],
    dryRun: values['dry-run'],
    onActiveRun: values['on-active-run'],
    maxReruns: values['max-reruns'],
    maxRetries,
    cadence,
    timeoutMs: 60_000 * values['timeout-minutes'],
    reportTimeoutMs,
    queueTimeoutMs: 60_000 * values['queue-timeout-minutes'],
  };
}

/** Nothing ties a run that somebody else has started to a build, and only its result is left. */
function refuseInputsOfOwnRun(values: GateValues, reader: InputReader): void {
  for (const name of ['version-url', 'predicate-file', 'commit-status'])
    if (reader.isGiven(name))
      reader.refuse(
        name,
        'must not be given with `task-id`, since an adopted run proves nothing of a build: leave out one of them',
      );
  if (!values['wait-for-completion'])
    reader.refuse(
      'wait-for-completion',
      'must be `true` with `task-id`: the gate waits until an adopted run has ended',
    );
}

/** The app under test is no baseline, by whichever input it is named. */
function baselineOf(values: GateValues, reader: InputReader): string | undefined {
  const { 'baseline-app-id': baseline, 'app-id': app } = values;
  if (baseline !== undefined && baseline.toLowerCase() === app?.toLowerCase())
    reader.refuse('baseline-app-id', isUnderTest);
  return baseline;
}

/** Undefined also if the name is not certain: it could be that of another leg. */
function statusContextOf(values: GateValues, reader: InputReader): string | undefined {
  const { 'commit-status': name, matrix } = values;
  if (name === undefined || reader.isRefused('matrix')) return undefined;
  const context = nameOfLeg(name, matrix);
  const problem = problemOfContext(context);
  if (problem !== undefined)
    reader.refuse('commit-status', `${problem}, with the values of the matrix`);
  return reader.isRefused('commit-status') ? undefined : context;
}

function viewInputsOf(values: GateValues, reader: InputReader) {
  const taken = new Map<string, string>();
  /** Refuses the file of another input. */
  const distinctFile = (name: 'findings-file' | 'sarif-file' | 'predicate-file') => {
    const file = values[name];
    if (file === undefined) return undefined;
    const target = fileKey(file);
    const other = taken.get(target);
    taken.set(target, name);
    if (other === undefined) return file;
    reader.refuse(name, `must not be the file of \`${other}\``);
    return undefined;
  };
  return {
    annotations: values.annotations,
    findingsFile: distinctFile('findings-file'),
    sarifFile: distinctFile('sarif-file'),
    predicateFile: distinctFile('predicate-file'),
    openapiFiles: values['openapi-file'],
  };
}

/** Paths that differ only in case count as the same. */
function fileKey(file: string): string {
  return followLinks(resolve(readFolders().workspace, file)).toLowerCase();
}

function reportInputsOf(values: GateValues) {
  return {
    /** `auto`: only where not everybody can read it. */
    upload: values['upload-report'],
    artifactName: values['artifact-name'],
    /** 0: the default of the repository. */
    retentionDays: values['retention-days'],
    timeoutMs: 1000 * values['report-timeout-seconds'],
  };
}
