import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { AnswerTime } from '../../github/answer-time.ts';
import { resolveCommit } from '../../github/commits.ts';
import {
  type BranchTip,
  readDefaultBranchTip,
  requireOnDefaultBranch,
} from '../../github/default-branch.ts';
import type { CommittedFile } from '../../github/environment.ts';
import { type GitHub, type Octokit, patientLimits } from '../../github/octokit.ts';
import { listFolder, readRepositoryFile } from '../../github/repository-file.ts';
import { isCommitHash } from '../../text/commit.ts';
import { linkedPathInRepository } from '../files/workspace-path.ts';
import { type WorkflowRun, withPatience } from '../workflow/workflow-run.ts';
import { nameOfRemote, type RemoteFile } from './config-file.ts';

/** A file of a repository that was looked for, with its text if it exists. */
export interface FoundInRepository {
  /** Undefined when there is no such file. */
  text: string | undefined;
  /** Where it is, for messages: `octo-org/shop, branch main at 1c002dd`. */
  location: string;
  committed: CommittedFile;
  /** Id of git's object that holds the text. */
  blob: string | undefined;
  /** When GitHub answered; undefined when no answer says so. */
  answeredAt: AnswerTime | undefined;
}

/** Reads the files that decide how findings are judged and who is trusted. */
export type TrustedFiles = ReturnType<typeof createTrustedFiles>;

/**
 * Creates a reader of the repository's files. It reads them by GitHub's API at the tip of the
 * default branch, for every event: anybody may have put files into the workspace.
 */
export function createTrustedFiles(
  { event, workspace, gitHub, configGitHub, signal, readRepository }: WorkflowRun,
  patience = patientLimits,
) {
  let tip: Promise<BranchTip> | undefined;
  let answeredAt: AnswerTime | undefined;
  const onTime = (time: AnswerTime) => {
    answeredAt = time;
  };
  const limits = { signal, ...patience, onTime };
  const read = async (
    from: GitHub,
    find: (octokit: Octokit) => Promise<Omit<FoundInRepository, 'answeredAt'>>,
  ): Promise<FoundInRepository> => {
    const found = await withPatience(from, limits, find);
    return { ...found, answeredAt };
  };
  const readAtTip = (path: string, maxBytes: number) =>
    read(gitHub, async (octokit) => {
      tip ??= readDefaultBranchTip(octokit, event, readRepository);
      return readAtCommit(octokit, { ...(await tip), path }, maxBytes);
    });
  const listAt = (committed: CommittedFile, folder: string): Promise<string[]> =>
    withPatience(gitHub, limits, (octokit) => listFolder({ octokit, ...committed, path: folder }));
  return {
    workspace,
    /** @throws GitHubFailure if it cannot be read */
    readAtTip,
    /**
     * Lists the files of a folder, by name, at the commit at which another file was looked for.
     * @throws GitHubFailure if it cannot be read
     */
    listAt,
    /**
     * Reads a file of any repository at a branch, a tag or a commit of the default branch, as it is
     * now.
     * @throws GitHubFailure when it cannot be read
     */
    readRemote: ({ repository, path, ref }: RemoteFile, maxBytes: number) =>
      read(configGitHub, async (octokit) => {
        const commit = await resolveCommit(octokit, repository, ref);
        if (isCommitHash(ref)) await requireOnDefaultBranch(octokit, repository, commit);
        const name = `${nameOfRemote({ repository, ref })} at ${commit.slice(0, 7)}`;
        return readAtCommit(octokit, { repository, ref, commit, name, path }, maxBytes);
      }),
    /**
     * Reads a file that must exist. One outside of the workspace is read as it is: no change of the
     * repository can place it there.
     * @throws {Error} when it cannot be read; GitHubFailure when GitHub is why
     */
    readRequired: async (file: string, maxBytes: number): Promise<string> => {
      const path = linkedPathInRepository(file, workspace);
      if (path === undefined) return readLocalFile(resolve(workspace, file), maxBytes);
      const { text, location } = await readAtTip(path, maxBytes);
      if (text !== undefined) return text;
      throw new Error(`there is no file ${file} in ${location}; ${outsideRemedy}`);
    },
  };
}

const outsideRemedy =
  'a file that the job makes or downloads has to lie outside of the workspace, for example below `RUNNER_TEMP`';

async function readAtCommit(
  octokit: Octokit,
  { name: location, ...committed }: CommittedFile & { name: string },
  maxBytes: number,
): Promise<Omit<FoundInRepository, 'answeredAt'>> {
  const file = await readRepositoryFile({ octokit, ...committed, maxBytes });
  return { text: file?.text, location, committed, blob: file?.blob };
}

async function readLocalFile(path: string, maxBytes: number): Promise<string> {
  try {
    const entry = await stat(path);
    if (!entry.isFile()) throw new Error(`${path} is not a file`);
    if (entry.size > maxBytes)
      throw new Error(`${path} has ${entry.size} bytes, more than ${maxBytes}`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`there is no file ${path} in the runner`);
    throw error;
  }
}
