import { info, setOutput } from '@actions/core';
import { noProgress, type Progress } from '../../gate/progress.ts';
import { type NotTested, notTested } from '../../gate/verdict.ts';
import {
  createRedactors,
  type Redactors,
  redactApp,
  redactRun,
  redactVerdict,
} from '../../results/redaction.ts';
import type { Result } from '../../results/result.ts';
import { isTerminal } from '../../service/task-states.ts';
import { version } from '../../version.ts';
import { awaitBriefly, unlessCancelled } from '../cancellation.ts';
import { readCertificates } from '../certificates.ts';
import { InputReader } from '../input-reader.ts';
import { createSecrets } from '../secrets.ts';
import { withStatusUrl } from '../status-url.ts';
import { createStatusTeller } from './commit-status.ts';
import { removeResults, writeFindingsFile } from './files.ts';
import type { GitHubViews } from './github-views.ts';
import { type GateInputs, readInputs } from './inputs.ts';
import { describeAdopted, openJudgingReader } from './judged-event.ts';
import { createProgressLog } from './progress-log.ts';
import { announce, setOutputs, untested, writeSummary } from './verdict-output.ts';
import type { ViewInputs } from './view-inputs.ts';

type Files = Pick<ViewInputs, 'findingsFile' | 'sarifFile' | 'predicateFile'>;

const strict = { warnOnly: false, onNotTested: 'fail' } as const;

/** Runs the gate; it ends with a verdict in the outputs, also when the job is cancelled. */
export async function run(signal: AbortSignal): Promise<boolean> {
  const reader = new InputReader();
  const governing = await openJudgingReader(reader, signal);
  const certificates = await readCertificates(reader, governing);
  const { event } = governing;
  const secrets = createSecrets();
  const { inputs, refusal } = readInputs(reader, event, certificates, secrets); // masks the secrets, so it precedes the first line of the log
  info(`Security Test Gate ${version}`);
  const adopted = describeAdopted(event);
  if (adopted !== undefined) info(adopted);
  setOutput('verdict', ''); // fails now, and not after a run that was paid for
  secrets.known.push(inputs.github.token);
  const redactors = createRedactors(secrets.known);
  const status = createStatusTeller(inputs.github, event, signal);
  if (refusal?.reason === 'invalid-input') {
    const result = untested(redactVerdict(refusal, redactors.known), strict);
    const files = usableFiles(reader, inputs);
    await removeResults(files);
    await settle(result, files);
    await tellOnGitHub(reader, {
      result,
      inputs: inputs.github,
      event,
      app: inputs.settings.app,
      signal,
    });
    await status.end(result);
    return false;
  }
  const log = createProgressLog(redactors.text);
  const progress = noProgress();
  if (refusal === undefined) status.begin();
  // Loaded here, since a run with invalid inputs needs none of it.
  const { runGate } = await import('./run-gate.ts');
  const job = { inputs, refusal, governing, log, progress, signal, secrets, redactors };
  const testing = runGate(job).then(async (result) => {
    await status.end(result);
    return succeeds(result);
  });
  return unlessCancelled(signal, testing, async () => {
    const told = status.cancel();
    if (progress.triggering) await awaitBriefly(testing);
    try {
      return await settle(cancelledResult(inputs, redactors, progress), inputs.views);
    } finally {
      await removeResults(inputs.views);
      await told;
    }
  });
}

/** The files that are to be written, but for those whose place is refused. */
function usableFiles(reader: InputReader, { views }: GateInputs): Files {
  const ifUsable = (input: string, file: string | undefined) =>
    reader.isRefused(input) ? undefined : file;
  return {
    findingsFile: ifUsable('findings-file', views.findingsFile),
    sarifFile: ifUsable('sarif-file', views.sarifFile),
    predicateFile: ifUsable('predicate-file', views.predicateFile),
  };
}

const namesOfPost = [
  'GITHUB_REPOSITORY',
  'app-id',
  'app-url',
  'pull-request-number',
  'comment-summary-in-pr',
  'open-issue',
];

/** Invalid inputs must not leave the comment of an earlier pass, when they tell where it is. */
async function tellOnGitHub(reader: InputReader, views: GitHubViews): Promise<void> {
  if (reader.hasStrays || namesOfPost.some((input) => reader.isRefused(input))) return;
  const { updateGitHubViews } = await import('./github-views.ts');
  await updateGitHubViews(views);
}

async function settle(result: Result, files: Files): Promise<boolean> {
  setOutputs(result);
  const findingsFile = await writeFindingsFile(result, files);
  setOutputs({ ...result, findingsFile, summaryFile: await writeSummary(result) });
  announce(result);
  return succeeds(result);
}

function succeeds({ job }: Result): boolean {
  return job !== 'failure';
}

/** Overrides whatever was said before: a cancelled job has proven nothing. */
function cancelledResult(inputs: GateInputs, redactors: Redactors, progress: Progress): Result {
  const { app, run } = progress;
  return {
    ...untested(redactVerdict(verdictOnCancellation(progress), redactors.text), strict),
    asksForProof: inputs.version !== undefined,
    app: app && redactApp(app, redactors),
    run: run && redactRun(withStatusUrl(inputs.connection.baseUrl, run), redactors),
  };
}

function verdictOnCancellation({ run, triggering, lostTrigger }: Progress): NotTested {
  if (run && !isTerminal(run.state)) {
    const message = `The job was cancelled. The run goes on at the service (task ${run.taskId}).`;
    return notTested('cancelled', message);
  }
  const message =
    triggering || lostTrigger
      ? 'The job was cancelled before the service had answered to a trigger; one may have started at the service.'
      : 'The job was cancelled; no run of this job is left at the service.';
  return notTested('cancelled', message);
}
