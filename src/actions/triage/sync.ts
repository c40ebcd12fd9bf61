import { today } from '../../clock.ts';
import { runInProgress } from '../../gate/states.ts';
import { readEnvironment } from '../../github/environment.ts';
import { readWorkflowEvent, type WorkflowEvent } from '../../github/event.ts';
import { GitHubFailure } from '../../github/failure.ts';
import { createOctokit, type Octokit } from '../../github/octokit.ts';
import type { Finding, FindingsListing } from '../../service/findings.ts';
import { JobFailure } from '../failure-message.ts';
import { defaultPolicyFile, repositoryPath } from '../gate/governing-files.ts';
import type { Job } from '../job.ts';
import type { Decision } from './decision.ts';
import type { SyncInputs } from './inputs.ts';
import { planSync } from './plan-sync.ts';
import { type PolicyVersions, readPolicyVersions } from './policy-versions.ts';

/** Events that run what is on a branch. All others can be about what somebody proposes. */
const branchEvents: ReadonlySet<string> = new Set(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']);
/** For the versions of the policy, each of which is a request. */
const githubTimeLimitMs = 120_000;

type SyncJob = Pick<Job<never>, 'client' | 'clock' | 'say' | 'waitFor'>;

export interface Sync {
  job: SyncJob;
  inputs: SyncInputs;
  signal: AbortSignal;
}

/** Decides what brings the findings of an app in line with the policy of the default branch. */
export async function decideBySync(sync: Sync): Promise<Decision[]> {
  const { current, earlier } = await readPolicy(sync).catch((error: unknown) => {
    throw error instanceof GitHubFailure ? new JobFailure(error.message) : error;
  });
  sync.job.say(
    current ? `The policy accepts ${current.acceptances.length} risks` : 'The policy was removed: nothing is accepted',
  );
  const findings = await readFindings(sync);
  return planSync({ findings, policy: current, earlier, today: today() });
}

async function readPolicy({ job, inputs, signal }: Sync): Promise<PolicyVersions> {
  const event = readWorkflowEvent();
  const { repository } = event;
  if (!branchEvents.has(event.name) || !repository) throw refusal(`on the event \`${event.name || 'unknown'}\``);
  const { configFile = defaultPolicyFile, githubToken: token } = inputs;
  const path = await repositoryPath(configFile, readEnvironment().workspace);
  if (path === undefined) throw new JobFailure(`\`config-file\` ${configFile} lies outside of the repository.`);
  const octokit = await createOctokit({ token, signal, timeLimitMs: githubTimeLimitMs });
  const branch = await requireDefaultBranch(event, octokit);
  return readPolicyVersions({ octokit, repository, path, branch }, job.say);
}

/** The payload of a schedule need not tell the default branch. */
async function requireDefaultBranch({ defaultBranch, ref, repository }: WorkflowEvent, octokit: Octokit) {
  const at = { owner: repository?.owner ?? '', repo: repository?.name ?? '' };
  const branch = defaultBranch ?? (await octokit.rest.repos.get(at)).data.default_branch;
  if (ref === `refs/heads/${branch}`) return branch;
  throw refusal(`on ${ref ?? 'an unknown branch'}`);
}

function refusal(where: string): JobFailure {
  return new JobFailure(
    `\`action: sync\` changes findings only on the default branch, on push, schedule, workflow_dispatch or repository_dispatch; it is refused ${where}.`,
  );
}

async function readFindings({ job, inputs }: Sync): Promise<Finding[]> {
  const { client, clock } = job;
  const { appId, timeoutMs } = inputs;
  const deadline = clock.now() + timeoutMs;
  let listing = await client.findings.list(appId);
  while (isActive(listing)) {
    job.say('A security test of the app is active; waiting for its end');
    const look = async () => ((await client.findings.status(appId)) === runInProgress ? undefined : true);
    const ready = await job.waitFor({ what: 'the end of the active test', deadline, look });
    if (!ready)
      throw new JobFailure('A security test of the app did not end within `timeout-minutes`: run this again later.');
    listing = await client.findings.list(appId);
  }
  return findingsOf(listing, job);
}

function isActive(listing: FindingsListing): boolean {
  return listing.kind === 'stopped' && listing.stop === runInProgress;
}

function findingsOf(listing: FindingsListing, { say }: SyncJob): Finding[] {
  if (listing.kind === 'complete') return listing.items;
  if (listing.kind === 'changing')
    throw new JobFailure(
      `The findings list says that ${listing.total} findings exist, but ${listing.read} distinct ones could be read: run this again.`,
    );
  if (listing.stop !== 'NO_RUNS')
    throw new JobFailure(`The findings list has the unknown status "${listing.stop}": nothing was changed.`);
  say('No test of the app has run yet: there are no findings');
  return [];
}
