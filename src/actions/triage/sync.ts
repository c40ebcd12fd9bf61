import { today } from '../../clock.ts';
import { countOf } from '../../decision/verdict.ts';
import { resolveCommit } from '../../github/commits.ts';
import { at, type Repository, type WorkflowEvent } from '../../github/event.ts';
import { GitHubFailure } from '../../github/failure.ts';
import { createOctokit, type Octokit } from '../../github/octokit.ts';
import type { Finding } from '../../service/findings.ts';
import { flawOf, isLastingFault, watchFindings } from '../../service/list-findings.ts';
import { lastLookMs } from '../../service/polling.ts';
import { messageOf } from '../../text/sentences.ts';
import { JobFailure } from '../failure-message.ts';
import type { Job } from '../job.ts';
import { nameOfRemote, type RemoteFile } from '../policy/config-file.ts';
import { defaultPolicyFile, readPolicy } from '../policy/policy-files.ts';
import { createGoverningReader, repositoryPath } from '../policy/policy-reader.ts';
import type { TriageDecision } from './apply.ts';
import type { SyncInputs } from './inputs.ts';
import { planSync } from './plan-sync.ts';
import { forgotten, type PolicyVersions, readPolicyVersions } from './policy-versions.ts';

/** Events that run what is on a branch. All others can be about a proposed change. */
const branchEvents = ['push', 'schedule', 'workflow_dispatch', 'repository_dispatch'];
/** For the versions of the policy, each of which is a request. */
const githubTimeLimitMs = 120_000;

interface Sync {
  job: Pick<Job<never>, 'client' | 'clock' | 'say' | 'warn' | 'waitFor' | 'workflowRun'>;
  inputs: SyncInputs;
}

/** Decides what brings the findings of an app in line with the policy of the default branch. */
export async function decideBySync(sync: Sync): Promise<TriageDecision[]> {
  const { current, origin, earlier } = await readVersions(sync).catch((error: unknown) => {
    throw error instanceof GitHubFailure ? new JobFailure(error.message) : error;
  });
  const effect = current
    ? `accepts ${countOf(current.acceptances.length, 'risk')}`
    : 'was removed: nothing is accepted';
  sync.job.say(`Policy: ${origin}, which ${effect}`);
  const findings = await readFindings(sync);
  const { appId } = sync.inputs;
  return planSync({ appId, findings, today: today() }, current, earlier);
}

/** At the head of the default branch, or else in the checkout of that branch. */
async function readVersions(sync: Sync): Promise<PolicyVersions> {
  const { configFile = defaultPolicyFile } = sync.inputs;
  if (typeof configFile === 'object') return readRemoteVersions(sync, configFile);
  const { event, workspace } = sync.job.workflowRun;
  const path = await repositoryPath(configFile, workspace);
  if (path === undefined)
    throw new JobFailure(`\`config-file\` ${configFile} lies outside of the repository.`);
  if (isOutsideOfWorkflow(event)) {
    const reason = 'Outside of a workflow there is no default branch to ask GitHub for.';
    return readCheckout(sync, reason);
  }
  const { repository, branch } = await requireDefaultBranch(sync);
  try {
    const history = { octokit: await connect(sync), repository, path, branch };
    return await readPolicyVersions(history, `branch ${branch}`, sync.job);
  } catch (error) {
    // A dispatch may check out the very commit that is proposed.
    if (!(error instanceof GitHubFailure) || event.proposal) throw error;
    return readCheckout(sync, error.message);
  }
}

/** No checkout stands in for another repository. */
async function readRemoteVersions(sync: Sync, file: RemoteFile): Promise<PolicyVersions> {
  if (!isOutsideOfWorkflow(sync.job.workflowRun.event)) await requireDefaultBranch(sync);
  const { repository, path, ref } = file;
  const octokit = await connect(sync);
  const branch = await resolveCommit(octokit, repository, ref);
  const history = { octokit, repository, path, branch };
  return readPolicyVersions(history, nameOfRemote(file), sync.job);
}

function isOutsideOfWorkflow({ name, proposal }: WorkflowEvent): boolean {
  return name === '' && !proposal;
}

function connect({ job: { workflowRun } }: Sync): Promise<Octokit> {
  const { token, signal } = workflowRun;
  return createOctokit({ token, signal, timeLimitMs: githubTimeLimitMs });
}

async function readCheckout({ job, inputs }: Sync, reason: string): Promise<PolicyVersions> {
  const reader = createGoverningReader(job.workflowRun, undefined, { isCheckoutOnly: true });
  const { policy, policyOrigin } = await readPolicy(inputs.configFile, reader).catch(
    (error: unknown) => {
      throw new JobFailure(`${reason} ${messageOf(error)}`);
    },
  );
  if (policy === undefined)
    throw new JobFailure(`${reason} There is no policy file ${defaultPolicyFile} in the checkout.`);
  job.warn(`${reason} The policy of the checkout is used. ${forgotten}`);
  return { current: policy, origin: policyOrigin, earlier: nothing() };
}

async function* nothing(): AsyncGenerator<never> {}

/** The payload of a schedule need not tell the default branch. */
async function requireDefaultBranch(
  sync: Sync,
): Promise<{ repository: Repository; branch: string }> {
  const { name, defaultBranch, ref, repository } = sync.job.workflowRun.event;
  if (!branchEvents.includes(name) || !repository)
    throw refusal(`on the event \`${name || 'unknown'}\``);
  const ask = async () =>
    (await (await connect(sync)).rest.repos.get(at(repository))).data.default_branch;
  const branch = defaultBranch ?? (await ask().catch(() => undefined));
  if (branch !== undefined && ref === `refs/heads/${branch}`) return { repository, branch };
  const doubt = branch === undefined ? ', which may or may not be the default one' : '';
  throw refusal(`on ${ref ?? 'an unknown branch'}${doubt}`);
}

function refusal(where: string): JobFailure {
  return new JobFailure(
    `\`action: sync\` changes findings only on the default branch, on push, schedule, workflow_dispatch or repository_dispatch; it is refused ${where}.`,
  );
}

async function readFindings({ job, inputs }: Sync): Promise<Finding[]> {
  const { client, clock, say } = job;
  const { appId, timeoutMs } = inputs;
  const onActive = () => say('A security test of the app is active; waiting for its end');
  const listing = await job.waitFor({
    what: 'the end of the active test',
    tooLate: 'The findings list was not ready within `timeout-minutes`: run this again later.',
    deadline: clock.now() + Math.max(timeoutMs, lastLookMs),
    ...watchFindings(client.findings, appId, onActive),
    endsWait: isLastingFault,
    patienceMs: 0,
  });
  if (listing.kind === 'complete') return listing.items;
  if (listing.kind === 'changing') throw new JobFailure(`${flawOf(listing)}: run this again.`);
  if (listing.stop !== 'NO_RUNS') throw new JobFailure(`${flawOf(listing)}: nothing was changed.`);
  say('No test of the app has run yet: there are no findings');
  return [];
}
