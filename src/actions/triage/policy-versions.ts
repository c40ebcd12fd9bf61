import { today } from '../../clock.ts';
import type { Policy } from '../../decision/findings/policy.ts';
import { parsePolicy } from '../../decision/findings/policy-file.ts';
import { type FileHistory, listFileCommits } from '../../github/commits.ts';
import { GitHubFailure } from '../../github/failure.ts';
import { readRepositoryFile } from '../../github/repository-file.ts';
import { messageOf } from '../../text/sentences.ts';
import { JobFailure } from '../failure-message.ts';
import type { Job } from '../job.ts';
import { maxPolicyBytes } from '../policy/policy-files.ts';

export interface PolicyVersions {
  /** Undefined when the file was removed. */
  current: Policy | undefined;
  /** Where it is, or was: `.github/security-gate.yml of branch main at 1c002dd`. */
  origin: string;
  /** Earlier ones, newest first, each read when it is asked for. */
  earlier: AsyncIterable<Policy>;
}

export const forgotten =
  'What earlier versions accepted is not known: only what has expired is reopened.';

/**
 * Reads the policy at the head of a branch, whose `name` is for people: `branch main`.
 * @throws GitHubFailure when it cannot be read, or never was there; JobFailure when it is malformed
 */
export async function readPolicyVersions(
  history: FileHistory,
  name: string,
  job: Pick<Job<never>, 'say' | 'warn'>,
): Promise<PolicyVersions> {
  const [head, ...before] = await listFileCommits(history);
  const { path } = history;
  if (head === undefined)
    throw new GitHubFailure(
      `There is no policy file ${path} on ${name}, and never was one: check \`config-file\`.`,
    );
  const text = await readVersion(history, head);
  return {
    current: text === undefined ? undefined : parseCurrent(text, path),
    origin: `${path} of ${name} at ${head.slice(0, 7)}`,
    earlier: earlierVersions(history, before, job),
  };
}

function parseCurrent(text: string, file: string): Policy {
  try {
    return parsePolicy(text, { file, today: today() });
  } catch (error) {
    throw new JobFailure(`The policy cannot be used: ${messageOf(error)}.`);
  }
}

/** Undefined at a commit that removed the file. */
function readVersion(history: FileHistory, commit: string): Promise<string | undefined> {
  return readRepositoryFile({ ...history, ref: commit, maxBytes: maxPolicyBytes });
}

/** A version that cannot be used was never acted upon. */
async function* earlierVersions(
  history: FileHistory,
  commits: string[],
  { say, warn }: Pick<Job<never>, 'say' | 'warn'>,
): AsyncGenerator<Policy> {
  for (const commit of commits) {
    try {
      const text = await readVersion(history, commit);
      if (text !== undefined) yield parsePolicy(text, { file: history.path, today: today() });
    } catch (error) {
      // A history that cannot be read on is no reason to leave the rest undone.
      if (error instanceof GitHubFailure) {
        warn(`${error.message} ${forgotten}`);
        return;
      }
      say(`The policy of commit ${commit.slice(0, 10)} is malformed, and left out of account`);
    }
  }
}
