import process from 'node:process';
import { describePolicy } from '../../decision/progress.ts';
import { readEnvironment } from '../../github/environment.ts';
import { ownerAndRepo } from '../../github/event.ts';
import { briefMessageOf, isDenied, isOutage, statusOf } from '../../github/failure.ts';
import { createOctokit, type Octokit } from '../../github/octokit.ts';
import { messageOf, sentence } from '../../text/sentences.ts';
import type { ConfigFile } from '../policy/config-file.ts';
import { readPolicy } from '../policy/policy-files.ts';
import { briefLimits, createPolicyReader, type WorkflowRun } from '../policy/policy-reader.ts';
import { type Check, type Diagnosis, failed, ok, skipped, warning } from './check.ts';
import type { DoctorInputs } from './inputs.ts';
import { diagnoseMergeQueue } from './merge-queue-check.ts';

/** Major version of Node.js that `runs.using: node24` asks for. */
const nodeMajor = '24';

/** Checks of what GitHub and the runner give to the job. */
export function githubChecks(
  run: WorkflowRun,
  { configFile, setsStatus }: Pick<DoctorInputs, 'configFile' | 'setsStatus'>,
): Check[] {
  return [
    { id: 'policy', needs: ['inputs'], diagnose: () => diagnosePolicy(run, configFile) },
    { id: 'github-token', diagnose: () => diagnoseToken(run, setsStatus) },
    { id: 'merge-queue', diagnose: () => diagnoseMergeQueue(run) },
    { id: 'artifacts', diagnose: diagnoseArtifacts },
    { id: 'runner', diagnose: diagnoseRunner },
  ];
}

/** Reads the policy as the gate does, and fails where the gate would. */
async function diagnosePolicy(
  run: WorkflowRun,
  configFile: ConfigFile | undefined,
): Promise<Diagnosis> {
  try {
    const reader = createPolicyReader(run, briefLimits);
    const { policy, policyOrigin } = await readPolicy(configFile, reader);
    return ok(`Policy: ${describePolicy(policy, policyOrigin)}.`);
  } catch (error) {
    run.signal.throwIfAborted();
    return failed(
      sentence(messageOf(error)),
      isOutage(error)
        ? 'Check that the runner can reach GitHub (firewall, proxy, GITHUB_API_URL).'
        : 'Correct the policy file on the default branch, and give the job `permissions: contents: read`.',
    );
  }
}

/** What the gate does with the token, and a request that is refused without the permission. */
interface TokenUse {
  permission: string;
  use: string;
  read: (octokit: Octokit, where: Where) => Promise<unknown>;
}
type Where = ReturnType<typeof ownerAndRepo> & { per_page: number; sha: string };

const uses: TokenUse[] = [
  {
    permission: 'pull-requests: write',
    use: 'writes the comment',
    read: (octokit, where) => octokit.rest.pulls.list(where),
  },
];

const statusUse: TokenUse = {
  permission: 'statuses: write',
  use: 'sets the commit status',
  read: (octokit, where) =>
    octokit.rest.repos.listCommitStatusesForRef({ ...where, ref: where.sha }),
};

async function diagnoseToken(
  { event, token, signal }: WorkflowRun,
  setsStatus: boolean,
): Promise<Diagnosis> {
  const { repository, pullRequest, headSha = 'HEAD' } = event;
  if (!repository) return skipped('Not checked, since this is no workflow of a repository.');
  if (token === '')
    return warning('`github-token` is empty.', 'Leave the input out, or give a token.');
  const octokit = await createOctokit({ token, signal });
  const where = { ...ownerAndRepo(repository), per_page: 1, sha: headSha };
  const missing: TokenUse[] = [];
  for (const need of setsStatus ? [...uses, statusUse] : uses) {
    try {
      await need.read(octokit, where);
    } catch (error) {
      if (isDenied(error)) missing.push(need);
      else if (statusOf(error) !== 409) return explain(error); // 409: a repository without a commit
    }
  }
  if (missing.length > 0) return lacking(missing);
  return granted(setsStatus, pullRequest?.isFork);
}

function granted(setsStatus: boolean, isFork = false): Diagnosis {
  if (isFork)
    return warning(
      'The token may read what the gate needs. The pull request comes from a fork, for which GitHub makes it read-only.',
      'Use the job summary there, in place of the comment.',
    );
  return ok(
    `The token may read pull requests${setsStatus ? ' and statuses' : ''}. GitHub does not say whether it may also write.`,
  );
}

function explain(error: unknown): Diagnosis {
  const status = statusOf(error);
  if (status === 401)
    return failed(
      'GitHub does not accept the token (401).',
      'Leave `github-token` out, or give a token that is valid.',
    );
  return warning(
    `GitHub's API could not be asked: ${status === undefined ? '' : `${status} `}${briefMessageOf(error)}`,
    'Check that the runner can reach it (firewall, proxy, GITHUB_API_URL).',
  );
}

function lacking(missing: TokenUse[]): Diagnosis {
  const named = missing.map(({ permission }) => `\`${permission}\``).join(' and ');
  const lost = missing.map(({ use }) => use).join(' and ');
  return warning(
    `The token lacks ${named}, by which the gate ${lost}.`,
    'Add this to `permissions` of the job of the gate; this job needs the same to check it.',
  );
}

/** The variables that the runner gives to actions for its services. */
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
    `The runner does not offer its artifact service (no ${missing.join(', no ')}).`,
    'Run the gate as an action on a runner of GitHub Actions, not from a script; or set `upload-report: false`.',
  );
}

/** The runner does not report its version, but brings the Node.js that runs this. */
function diagnoseRunner(): Diagnosis {
  const { RUNNER_OS: os, RUNNER_ARCH: arch, RUNNER_ENVIRONMENT: environment } = process.env;
  const where = [environment, os, arch].filter(Boolean).join(', ');
  const runs = `The actions run on Node.js ${process.versions.node}${where ? ` (${where})` : ''}`;
  if (process.versions.node.startsWith(`${nodeMajor}.`)) return ok(`${runs}.`);
  return failed(
    `${runs}, not on ${nodeMajor}.`,
    'Update the runner to version 2.327.1 or later, which brings Node.js 24, and do not force another version.',
  );
}
