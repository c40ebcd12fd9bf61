import { utcDay } from '../../clock.ts';
import type { Policy } from '../../decision/findings/policy.ts';
import { parsePolicy } from '../../decision/findings/policy-file.ts';
import { type FileHistory, listFileCommits } from '../../github/commits.ts';
import { GitHubFailure } from '../../github/failure.ts';
import { createOctokit } from '../../github/octokit.ts';
import { readRepositoryFile } from '../../github/repository-file.ts';
import { JobFailure } from '../failure-message.ts';
import type { Job } from '../job.ts';
import type { ConfigFile } from '../policy/config-file.ts';
import { findPolicy, maxPolicyBytes } from '../policy/policy-files.ts';

/** Each version of the policy takes a request. */
const timeLimitMs = 120_000;

export interface PolicyVersions {
  /** Undefined when the file was removed. */
  current: Policy | undefined;
  /** Where it is, or was: `.github/security-gate.yml of octo-org/shop, branch main at 1c002dd`. */
  origin: string;
  /** The time by which the policy is applied, in milliseconds since 1970. */
  now: number;
  /** Earlier ones, newest first, each read when it is asked for. */
  earlier: AsyncIterable<Policy>;
}

/**
 * Reads the policy where the gate reads it, and its history up to that commit.
 * @throws {Error} when it is malformed, cannot be read, or never existed
 */
export async function readPolicyVersions(
  configFile: ConfigFile | undefined,
  job: Pick<Job<never>, 'log' | 'warn' | 'files' | 'workflowRun'>,
): Promise<PolicyVersions> {
  const found = await findPolicy(configFile, job.files);
  const { policy: current, policyOrigin: origin, committed, now } = found;
  const { token, signal } = job.workflowRun;
  const history = { ...committed, octokit: await createOctokit({ token, signal, timeLimitMs }) };
  const [last, ...before] = await listFileCommits(history);
  if (last === undefined && current === undefined)
    throw new JobFailure(
      `There is no policy to follow: ${origin} has never existed; ${
        configFile === undefined ? 'add it, or name another file with' : 'correct'
      } \`config-file\`.`,
    );
  return { current, origin, now, earlier: earlierVersions({ ...history, now }, before, job) };
}

/** Skips malformed versions, which never had an effect. */
async function* earlierVersions(
  history: FileHistory & { now: number },
  commits: string[],
  { log, warn }: Pick<Job<never>, 'log' | 'warn'>,
): AsyncGenerator<Policy> {
  for (const commit of commits) {
    try {
      const file = await readRepositoryFile({ ...history, commit, maxBytes: maxPolicyBytes });
      if (file) yield parsePolicy(file.text, { file: history.path, today: utcDay(history.now) });
    } catch (error) {
      // Without older versions the rest of the work can still be done.
      if (error instanceof GitHubFailure) {
        warn(`${error.message} What earlier versions accepted is unknown, and stays dismissed.`);
        return;
      }
      log(`The policy of commit ${commit.slice(0, 10)} is malformed, and is skipped`);
    }
  }
}
