import { utcDay } from '../../clock.ts';
import type { Policy } from '../../decision/findings/policy.ts';
import { parsePolicy } from '../../decision/findings/policy-file.ts';
import { type FileHistory, listFileCommits } from '../../github/commits.ts';
import { GitHubFailure } from '../../github/failure.ts';
import { type Ask, briefLimits } from '../../github/octokit.ts';
import { readRepositoryFile } from '../../github/repository-file.ts';
import { JobFailure } from '../output/failure-message.ts';
import type { ConfigFile } from '../policy/config-file.ts';
import { findPolicy, maxPolicyBytes } from '../policy/policy-files.ts';
import type { Job } from '../sub-action/job.ts';
import type { UnreadHistory } from './plan-sync.ts';

/** What GitHub's API gives of a file, to tell one that was too large from one that cannot be read. */
const maxBytes = 40 * 1024 * 1024;

/**
 * Reads the policy where the gate reads it, and its history up to that commit.
 * @returns the current one, undefined when the file was removed; where it is or was, for messages;
 * the time by which it is applied, in milliseconds since 1970; and earlier ones, newest first, each
 * read when it is asked for, until the first that cannot be read
 * @throws {Error} when it is malformed, cannot be read, or never existed
 */
export async function readPolicyVersions(
  configFile: ConfigFile | undefined,
  job: Pick<Job<never>, 'log' | 'files' | 'workflowRun'>,
) {
  const found = await findPolicy(configFile, job.files);
  const { policy: current, policyOrigin: origin, committed, now } = found;
  const { gitHub, signal } = job.workflowRun;
  const ask: Ask = (work) => gitHub.within({ signal, ...briefLimits }, work);
  const history = { ...committed, ask };
  const commits = listFileCommits(history);
  const { value: last } = await commits.next();
  if (last === undefined && current === undefined)
    throw new JobFailure(
      `There is no policy to follow: ${origin} has never existed; ${
        configFile === undefined ? 'add it, or name another file with' : 'correct'
      } \`config-file\`.`,
    );
  return { current, origin, now, earlier: earlierVersions({ ...history, now }, commits, job.log) };
}

/** Skips versions that are malformed or too large, which never had an effect. */
async function* earlierVersions(
  history: FileHistory & { now: number },
  commits: AsyncIterable<string>,
  log: Job<never>['log'],
): AsyncGenerator<Policy | UnreadHistory> {
  try {
    for await (const commit of commits) {
      const file = await history.ask((octokit) =>
        readRepositoryFile({ ...history, octokit, commit, maxBytes }),
      );
      const policy = file && policyIfValid(file.text, history);
      if (policy) yield policy;
      else if (file)
        log(`The policy of commit ${commit.slice(0, 10)} is malformed, and is skipped`);
    }
  } catch (error) {
    if (!(error instanceof GitHubFailure)) throw error;
    yield { unread: error.message };
  }
}

function policyIfValid(
  text: string,
  { path: file, now }: Pick<FileHistory, 'path'> & { now: number },
): Policy | undefined {
  if (Buffer.byteLength(text) > maxPolicyBytes) return undefined;
  try {
    return parsePolicy(text, { file, today: utcDay(now) });
  } catch {
    return undefined;
  }
}
