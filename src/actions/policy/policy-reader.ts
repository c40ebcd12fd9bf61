import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { resolveCommit } from '../../github/commits.ts';
import { type BranchTip, readDefaultBranchTip } from '../../github/default-branch.ts';
import { type CommittedFile, readFolders } from '../../github/environment.ts';
import { readWorkflowEvent, type WorkflowEvent } from '../../github/event.ts';
import { GitHubFailure } from '../../github/failure.ts';
import { createOctokit, type Octokit, patientLimits } from '../../github/octokit.ts';
import { readRepositoryFile } from '../../github/repository-file.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { linkedPathInRepository } from '../workspace-path.ts';
import { refuseCertificatesOfWorkspace } from './certificate-variables.ts';
import { nameOfRemote, type RemoteFile } from './config-file.ts';
import { createOutageLog } from './outage-log.ts';

/** How long to wait for GitHub for a read on which no verdict depends. */
export const briefLimits = { timeLimitMs: 30_000, maxRetries: 3 };

/** The workflow run that an action is part of. */
export interface WorkflowRun {
  event: WorkflowEvent;
  workspace: string;
  /** For GitHub's API. */
  token: string;
  signal: AbortSignal;
}

/** A file that was looked for, with its text if it exists. */
export interface FoundFile {
  /** Undefined when there is no such file. */
  text: string | undefined;
  /** Where it is, for messages: `octo-org/shop, branch main at 1c002dd`. */
  location: string;
  /** Where in which repository; undefined for a file of the runner. */
  committed: CommittedFile | undefined;
  /** Id of git's object that holds the text. */
  blob: string | undefined;
}

export type FoundInRepository = FoundFile & { committed: CommittedFile };

/** Reads the files that decide how findings are judged and who is trusted. */
export type PolicyReader = ReturnType<typeof createPolicyReader>;

export type Connect = () => Promise<Octokit>;

/**
 * Creates a reader for this workflow run. If a variable leads to certificates in the workspace,
 * `reader` records the problem, and nothing is sent to GitHub.
 * @param readEvent reads the event that is judged, where it may be another than the run's own
 */
export async function openPolicyReader(
  reader: InputReader,
  { token, signal }: Pick<WorkflowRun, 'token' | 'signal'>,
  readEvent: (connect: Connect) => Promise<WorkflowEvent> | WorkflowEvent = readWorkflowEvent,
): Promise<PolicyReader> {
  const { workspace } = readFolders();
  // Without a token nothing can be sent to GitHub.
  const access = { token: refuseCertificatesOfWorkspace(reader, workspace) ? '' : token, signal };
  const event = await withPatience({ ...access, ...patientLimits }, readEvent);
  return createPolicyReader({ event, workspace, ...access });
}

/**
 * Creates a reader of the repository's files. It reads them by GitHub's API at the tip of the
 * default branch, for every event: anybody may have put files into the workspace.
 */
export function createPolicyReader(workflowRun: WorkflowRun, limits = patientLimits) {
  const { event, workspace } = workflowRun;
  const access = { ...workflowRun, ...limits };
  let tip: Promise<BranchTip> | undefined;
  const readAtTip = (path: string, maxBytes: number): Promise<FoundInRepository> =>
    withPatience(access, async (connect) => {
      const octokit = await connect();
      tip ??= readDefaultBranchTip(octokit, event);
      return readAtCommit(octokit, { ...(await tip), path }, maxBytes);
    });
  return {
    ...workflowRun,
    /** @throws GitHubFailure if it cannot be read */
    readAtTip,
    /**
     * Reads a file of any repository at a branch, a tag or a commit, as it is now.
     * @throws GitHubFailure when it cannot be read
     */
    readRemote: (
      { repository, path, ref }: RemoteFile,
      maxBytes: number,
    ): Promise<FoundInRepository> =>
      withPatience(access, async (connect) => {
        const octokit = await connect();
        const commit = await resolveCommit(octokit, repository, ref);
        const name = `${nameOfRemote({ repository, ref })} at ${commit.slice(0, 7)}`;
        return readAtCommit(octokit, { repository, ref, commit, name, path }, maxBytes);
      }),
    /**
     * Reads a file. One outside of the workspace is read as it is: no change of the repository
     * can place it there.
     * @throws {Error} when it cannot be read; GitHubFailure when GitHub is why
     */
    readAnywhere: async (file: string, maxBytes: number): Promise<FoundFile> => {
      const path = linkedPathInRepository(file, workspace);
      if (path !== undefined) return readAtTip(path, maxBytes);
      const text = await readLocalFile(resolve(workspace, file), maxBytes);
      return { text, location: 'the runner', committed: undefined, blob: undefined };
    },
  };
}

/** Runs `ask`, which may send requests to GitHub. The time limit counts from the first request. */
async function withPatience<T>(
  {
    token,
    signal,
    timeLimitMs,
    maxRetries,
  }: Pick<WorkflowRun, 'token' | 'signal'> & typeof patientLimits,
  ask: (connect: Connect) => Promise<T> | T,
): Promise<T> {
  const log = createOutageLog(timeLimitMs);
  let octokit: Promise<Octokit> | undefined;
  const connect = async () => {
    if (token === '')
      throw new GitHubFailure(
        'No request may be sent to GitHub: `github-token` is empty, or a variable for certificates was refused. Leave `github-token` out, or give a token with `contents: read`.',
      );
    const onRetry = log.failed;
    octokit ??= createOctokit({ token, signal, timeLimitMs, maxRetries, onRetry });
    return octokit;
  };
  try {
    return await ask(connect);
  } finally {
    log.end();
  }
}

async function readAtCommit(
  octokit: Octokit,
  { name: location, ...committed }: CommittedFile & { name: string },
  maxBytes: number,
): Promise<FoundInRepository> {
  const file = await readRepositoryFile({ octokit, ...committed, maxBytes });
  return { text: file?.text, location, committed, blob: file?.blob };
}

/** @returns undefined when there is no such file */
async function readLocalFile(path: string, maxBytes: number): Promise<string | undefined> {
  try {
    const entry = await stat(path);
    if (!entry.isFile()) throw new Error(`${path} is not a file`);
    if (entry.size > maxBytes)
      throw new Error(`${path} has ${entry.size} bytes, more than ${maxBytes}`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
