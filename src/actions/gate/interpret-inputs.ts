import { resolve } from 'node:path';
import type { GivenApp, TestInputs } from '../../decision/context.ts';
import { isUnderTest } from '../../decision/findings/baseline.ts';
import { readFolders } from '../../github/environment.ts';
import { followLinks } from '../files/workspace-path.ts';
import { appInputOf } from '../inputs/app-input.ts';
import type { ConnectionInputs } from '../inputs/connection-inputs.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { maskHeaderValue } from '../inputs/masked-header.ts';
import { problemOfContext } from '../inputs/schemas.ts';
import type { Interpretation } from '../opening/open-action.ts';
import type { GateValues, ValidGateValues } from './declaration.ts';
import type { inputs } from './inputs.ts';
import { nameOfLeg } from './matrix.ts';
import { requireJudgedCommit, requireProofOfFork, versionInputsOf } from './version-inputs.ts';
import { byFileName, type WrittenFile, writtenFiles } from './written-files.ts';

type Interpreted = ReturnType<typeof interpretInputs>;
/** Everything that the workflow asks of the gate; there is none unless all of it is valid. */
export type GateInputs = NonNullable<Interpreted['inputs']>;
/** How a verdict is shown, from valid inputs only; an invalid one never softens it. */
export type Reporting = Interpreted['reporting'];
/** Where results go in addition to log, summary and outputs. */
export type ViewInputs = ReturnType<typeof viewInputsOf>;
/** What to do with the PDF report. */
export type ReportInputs = ReturnType<typeof reportInputsOf>;

/** Checks inputs against each other and the event, as far as they are valid. */
export function interpretInputs({
  valid,
  all,
  connection,
  missing,
  event,
  reader,
  mask,
}: Interpretation<typeof inputs>) {
  if (reader.isGiven('task-id')) requireNoInputsOfOwnRun(valid, reader);
  maskHeaderValue(valid['version-header']?.value ?? '', mask);
  const version = versionInputsOf(valid, event, reader);
  requireProofOfFork(event, missing === undefined, reader);
  requireJudgedCommit(valid['commit-status'], version, event, reader);
  const app = appInputOf(valid, reader);
  requireOtherBaseline(valid, reader);
  const reporting = {
    views: viewInputsOf(valid, reader),
    /** Name of the status that the judged commit gets, if any. */
    statusContext: statusContextOf(valid, reader),
    details: valid.details ?? ('auto' as const),
    dryRun: valid['dry-run'] ?? false,
    taskId: valid['task-id'],
    warnOnly: valid['warn-only'] ?? false,
    onNotTested: valid['on-not-tested'] ?? ('fail' as const),
    needsJobs: valid.needs !== undefined,
    asksForProof: version !== undefined,
  };
  return {
    reporting,
    app,
    inputs: all && connection && app && gateInputsOf(all, { connection, app, version }),
  };
}

interface Checked {
  connection: ConnectionInputs;
  app: GivenApp;
  version: ReturnType<typeof versionInputsOf>;
}

function gateInputsOf(values: GateValues, { connection, app, version }: Checked) {
  const report = reportInputsOf(values);
  const versionTimeoutMs = 60_000 * values['version-timeout-minutes'];
  return {
    connection,
    ...testInputsOf(values, { connection, app, reportTimeoutMs: report.timeoutMs }),
    configFile: values['config-file'],
    /** Where the app reports its version; undefined when no proof of the build is asked for. */
    version: version && { ...version, timeoutMs: versionTimeoutMs },
    report,
  };
}

function testInputsOf(
  values: GateValues,
  { connection, app, reportTimeoutMs }: Omit<Checked, 'version'> & { reportTimeoutMs: number },
): TestInputs {
  const { cadence, maxRetries } = connection;
  return {
    app,
    taskId: values['task-id'],
    threshold: values['fail-on-severity'],
    baselineAppId: values['baseline-app-id'],
    warnOnly: values['warn-only'],
    provesFailures: writtenFiles.some(({ name, needsProof }) => needsProof && values[name]),
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
function requireNoInputsOfOwnRun(valid: ValidGateValues, reader: InputReader): void {
  for (const name of ['version-url', 'predicate-file', 'commit-status'])
    if (reader.isGiven(name))
      reader.addProblem(
        name,
        'must not be given with `task-id`, since an adopted run proves nothing of a build: leave out one of them',
      );
  if (valid['wait-for-completion'] === false)
    reader.addProblem(
      'wait-for-completion',
      'must be `true` with `task-id`: the gate waits until an adopted run has ended',
    );
}

/** The app under test is no baseline, by whichever input it is named. */
function requireOtherBaseline(valid: ValidGateValues, reader: InputReader): void {
  const { 'baseline-app-id': baseline, 'app-id': app } = valid;
  if (baseline !== undefined && baseline.toLowerCase() === app?.toLowerCase())
    reader.addProblem('baseline-app-id', isUnderTest);
}

/** Undefined also if the name is not certain: it could be that of another leg. */
function statusContextOf(valid: ValidGateValues, reader: InputReader): string | undefined {
  const { 'commit-status': name, matrix } = valid;
  if (name === undefined || reader.hasProblem('matrix')) return undefined;
  const context = nameOfLeg(name, matrix);
  const problem = problemOfContext(context);
  if (problem !== undefined)
    reader.addProblem('commit-status', `${problem}, with the values of the matrix`);
  return reader.hasProblem('commit-status') ? undefined : context;
}

function viewInputsOf(valid: ValidGateValues, reader: InputReader) {
  const taken = new Map<string, string>();
  /** The file of another input is a problem. */
  const distinctFile = ({ name }: WrittenFile) => {
    const file = valid[name];
    if (file === undefined) return undefined;
    const target = fileKey(file);
    const other = taken.get(target);
    taken.set(target, name);
    if (other === undefined) return file;
    reader.addProblem(name, `must not be the file of \`${other}\``);
    return undefined;
  };
  return {
    annotations: valid.annotations,
    files: byFileName(distinctFile),
    openapiFiles: valid['openapi-file'],
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
