import process from 'node:process';
import { describePolicy } from '../../decision/progress.ts';
import { githubRateLimit } from '../../decision/reasons/not-tested.ts';
import { readEnvironment } from '../../github/environment.ts';
import { outageOf } from '../../github/failure.ts';
import { briefLimits } from '../../github/octokit.ts';
import type { ConfigFile } from '../policy/config-file.ts';
import { readPolicy } from '../policy/policy-files.ts';
import { createTrustedFiles } from '../policy/trusted-files.ts';
import { findTokenProblem, type WantedWrites } from '../workflow/token-permissions.ts';
import type { WorkflowRun } from '../workflow/workflow-run.ts';
import {
  type Check,
  type Diagnosis,
  errorMessage,
  failed,
  ok,
  ownWords,
  quoting,
  skipped,
  warning,
} from './check.ts';
import type { DoctorInputs } from './inputs.ts';
import { diagnoseMergeQueue } from './merge-queue-check.ts';

/** Major version of Node.js that `runs.using: node24` asks for. */
const nodeMajor = '24';

/** Checks what GitHub and the runner provide to the job. */
export function githubChecks(
  workflowRun: WorkflowRun,
  { configFile, wanted }: Pick<DoctorInputs, 'configFile' | 'wanted'>,
): Check[] {
  return [
    { id: 'policy', needs: ['inputs'], diagnose: () => diagnosePolicy(workflowRun, configFile) },
    { id: 'github-token', diagnose: () => diagnoseToken(workflowRun, wanted) },
    { id: 'merge-queue', diagnose: () => diagnoseMergeQueue(workflowRun) },
    { id: 'artifacts', diagnose: diagnoseArtifacts },
    { id: 'runner', diagnose: diagnoseRunner },
  ];
}

const policyRemedies = {
  unreachable: 'Check that the runner can reach GitHub (firewall, proxy, GITHUB_API_URL).',
  'rate-limited': githubRateLimit.remedy,
  unusable:
    'Correct the policy file on the default branch, and give the job `permissions: contents: read`.',
};

/** Reads the policy as the gate does, and fails where the gate would. */
async function diagnosePolicy(
  workflowRun: WorkflowRun,
  configFile: ConfigFile | undefined,
): Promise<Diagnosis> {
  try {
    const files = createTrustedFiles(workflowRun, briefLimits);
    const { policy, policyOrigin } = await readPolicy(configFile, files);
    return ok(quoting`Policy: ${describePolicy(policy, policyOrigin)}.`);
  } catch (error) {
    workflowRun.signal.throwIfAborted();
    return failed(errorMessage(error), ownWords(policyRemedies[outageOf(error) ?? 'unusable']));
  }
}

async function diagnoseToken(workflowRun: WorkflowRun, wanted: WantedWrites): Promise<Diagnosis> {
  if (!workflowRun.event.repository)
    return skipped('Not checked, since this is no workflow of a repository.');
  const problem = await findTokenProblem(workflowRun, wanted);
  if (problem) {
    const message = { text: problem.message, own: 'The token does not do.' };
    return (problem.isFatal ? failed : warning)(message, ownWords(problem.remedy));
  }
  const read = ['pull requests', wanted.status && 'statuses', wanted.issue && 'issues'];
  const named = read.filter(Boolean).join(' and ');
  return ok(
    ownWords(`The token may read ${named}. GitHub does not say whether it may also write.`),
  );
}

/** Checks for the variables with which the runner gives actions access to its services. */
function diagnoseArtifacts(): Diagnosis {
  if (readEnvironment().isOtherServer)
    return warning(
      'Only github.com and ghe.com have an artifact service of the kind that the gate uses, and this is another server (GITHUB_SERVER_URL).',
      'Upload the output `report-path` of the gate in a step of its own, with an action that your server supports.',
    );
  const missing = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter(
    (name) => !process.env[name],
  );
  if (missing.length === 0) return ok('The runner offers its artifact service.');
  return warning(
    ownWords(`The runner does not offer its artifact service (no ${missing.join(', no ')}).`),
    'Run the gate as an action on a runner of GitHub Actions, not from a script; or set `upload-report: false`.',
  );
}

/** The runner does not report its version, but contains the Node.js that runs this code. */
function diagnoseRunner(): Diagnosis {
  const { RUNNER_OS: os, RUNNER_ARCH: arch, RUNNER_ENVIRONMENT: environment } = process.env;
  const where = [environment, os, arch].filter(Boolean).join(', ');
  const runs = quoting`The actions run on Node.js ${process.versions.node}${where ? ` (${where})` : ''}`;
  if (process.versions.node.startsWith(`${nodeMajor}.`)) return ok(quoting`${runs}.`);
  if (environment === 'demo')
    return skipped(
      quoting`${runs}, not on ${ownWords(nodeMajor)}. Not checked, since the demo is no runner.`,
    );
  return failed(
    quoting`${runs}, not on ${ownWords(nodeMajor)}.`,
    'Update the runner to version 2.327.1 or later, which brings Node.js 24, and do not force another version.',
  );
}
