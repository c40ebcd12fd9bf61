import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { warning } from '@actions/core';
import { mayBeCheckoutOf, mayLackFiles, segmentsBelow } from '../../github/checkout.ts';
import { type CommittedFile, gitUri, readFolders } from '../../github/environment.ts';
import { readWorkflowEvent, type WorkflowEvent } from '../../github/event.ts';
import { isOutOfReach } from '../../github/failure.ts';
import { createOctokit, type Octokit, type OctokitOptions } from '../../github/octokit.ts';
import { messageOf } from '../../text/sentences.ts';
import { forLog } from '../../text/untrusted.ts';
import { nameOfRemote, type RemoteFile } from './config-file.ts';

/** How long GitHub may be out of reach. */
const patient = { timeLimitMs: 180_000, maxRetries: Number.POSITIVE_INFINITY };
/** The same until it has answered, for what the workspace would hold, were it a whole checkout. */
const quick = { ...patient, timeLimitMs: 5000 };

/** The workflow run that an action is part of. */
export interface WorkflowRun {
  event: WorkflowEvent;
  workspace: string;
  /** For GitHub's API. */
  token: string;
  signal: AbortSignal;
}

export interface WantedFile {
  file: string;
  maxBytes: number;
  /** Whether a file outside of the workspace, which no change can bring, is read as it is. */
  mayLieOutside: boolean;
}

/** What was found under the name of a file. */
export interface GoverningFile {
  /** Undefined when there is no such file. */
  text: string | undefined;
  /** For people: `branch main at 1c002dd`. */
  where: string;
  /** For machines, its commit included; undefined for a file of the runner. */
  uri: string | undefined;
  /** Whether it was looked for on this machine. */
  isLocal: boolean;
}

/** Says that there is no such file, and what to do about one that no branch holds. */
export function missingFile(file: string, { where, isLocal }: GoverningFile): string {
  const remedy = isLocal ? '' : '; keep one that the job brings along outside of the workspace';
  return `there is no file ${file} in ${where}${remedy}`;
}

/** Reads files that govern, so that no change can judge itself by one that it brings. */
export type GoverningReader = ReturnType<typeof createGoverningReader>;

export type Connect = () => Promise<Octokit>;

/**
 * A reader for this run of the workflow.
 * @param token for GitHub's API
 * @param readEvent reads the event that is judged, where it may be another than the run's own
 */
export async function openGoverningReader(
  token: string,
  signal: AbortSignal,
  readEvent: (connect: Connect) => Promise<WorkflowEvent> | WorkflowEvent = readWorkflowEvent,
): Promise<GoverningReader> {
  const access = { token, signal };
  const connect = connectOnce(access, patient);
  const event = await readEvent(connect);
  return createGoverningReader({ event, workspace: readFolders().workspace, ...access }, connect);
}

/**
 * A reader that asks GitHub only when it has to.
 * @param isCheckoutOnly whether a file that the checkout lacks is not looked for elsewhere
 */
export function createGoverningReader(
  run: WorkflowRun,
  connect = connectOnce(run, patient),
  { isCheckoutOnly = false } = {},
) {
  const { event, workspace } = run;
  const mayAskGitHub = event.name !== '' && !isCheckoutOnly;
  const sources = {
    own: once(() => findSource(event, true, connect)),
    other: once(() => findSource(event, false, connect)),
  };
  const readInCheckout = async (wanted: WantedFile, path: string | undefined, where: string) => {
    const text = await readLocalFile(wanted, workspace);
    if (text === undefined && path !== undefined && mayAskGitHub && (await mayLackFiles(workspace)))
      return readAtTip(run, path, wanted.maxBytes, connect);
    return { text, where, uri: path && uriInCheckout(path, event), isLocal: true };
  };
  return {
    ...run,
    /** @throws {Error} when it cannot be read; GitHubFailure when GitHub is why */
    read: async (wanted: WantedFile): Promise<GoverningFile> => {
      const { file, maxBytes, mayLieOutside } = wanted;
      const path = await repositoryPath(file, workspace);
      if (path === undefined && mayLieOutside) return readInCheckout(wanted, path, 'the runner');
      const isOwn = await mayBeCheckoutOf(event.refSha, workspace, file);
      const source = await (isOwn ? sources.own() : sources.other());
      const where = source.name;
      if (source.kind === 'checkout') return readInCheckout(wanted, path, where);
      if (path === undefined)
        throw new Error(`${file} lies outside of the repository; it must be a file of ${where}`);
      return readAtCommit({ ...source, path }, where, maxBytes, connect);
    },
    /** The same for a file of another repository, as it is now, whatever the event. */
    readRemote: async ({ repository, path, ref }: RemoteFile, maxBytes: number) => {
      const { resolveCommit } = await import('../../github/commits.ts');
      const commit = await resolveCommit(await connect(), repository, ref);
      const where = `${nameOfRemote({ repository, ref })} at ${commit.slice(0, 7)}`;
      return readAtCommit({ repository, commit, path }, where, maxBytes, connect);
    },
  };
}

async function findSource(event: WorkflowEvent, isOwnCheckout: boolean, connect: Connect) {
  const { findGoverningSource } = await import('../../github/policy-source.ts');
  return findGoverningSource(event, isOwnCheckout, connect);
}

/**
 * The file at the tip of the branch, in place of a workspace that lacks it and is no whole checkout.
 * Most repositories have none: where there is no way to GitHub, or to the repository with this
 * token, a warning says so, and there is none.
 */
async function readAtTip(
  run: WorkflowRun,
  path: string,
  maxBytes: number,
  connect: Connect,
): Promise<GoverningFile> {
  const where = 'the workspace, which is no whole checkout';
  const find = (connect: Connect) => findSource(run.event, false, connect);
  const source = await find(connectOnce(run, quick)).catch((error: unknown) => {
    run.signal.throwIfAborted();
    if (!isOutOfReach(error)) return find(connect); // which is patient
    const advice = 'Add `actions/checkout` before this step, or give the job `contents: read`.';
    const failed = `${path} was looked for in ${where}, since GitHub did not give it.`;
    warning(forLog(`${failed} ${advice} ${messageOf(error)}`));
    return undefined;
  });
  return source?.kind === 'commit'
    ? readAtCommit({ ...source, path }, source.name, maxBytes, connect)
    : { text: undefined, where, uri: undefined, isLocal: true };
}

/** The checkout that governs is that of the commit which the workflow runs on. */
function uriInCheckout(path: string, { repository, refSha: commit }: WorkflowEvent) {
  return repository && commit !== undefined ? gitUri({ repository, commit, path }) : undefined;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** One client for all that is read, whose time begins with the first request. */
function connectOnce(
  { token, signal }: Pick<WorkflowRun, 'token' | 'signal'>,
  limits: Pick<OctokitOptions, 'timeLimitMs' | 'maxRetries'>,
): Connect {
  return once(() => createOctokit({ token, signal, ...limits }));
}

async function readAtCommit(
  file: CommittedFile,
  where: string,
  maxBytes: number,
  connect: Connect,
): Promise<GoverningFile> {
  const { readRepositoryFile } = await import('../../github/repository-file.ts');
  const { repository, commit: ref, path } = file;
  const octokit = await connect();
  const text = await readRepositoryFile({ octokit, repository, path, ref, maxBytes });
  return { text, where, uri: gitUri(file), isLocal: false };
}

/** @returns undefined when there is no such file */
async function readLocalFile(
  { file, maxBytes }: WantedFile,
  workspace: string,
): Promise<string | undefined> {
  const path = resolve(workspace, file);
  try {
    const entry = await stat(path);
    if (!entry.isFile()) throw new Error(`${file} is not a file`);
    if (entry.size > maxBytes)
      throw new Error(`${file} has ${entry.size} bytes, more than ${maxBytes}`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** From the root of the repository, with slashes, links resolved; undefined for what lies elsewhere. */
export async function repositoryPath(file: string, workspace: string): Promise<string | undefined> {
  const path = resolve(workspace, file);
  const [realRoot = workspace, realPath = path] = await Promise.all(
    [workspace, path].map((each) => realpath(each).catch(() => each)),
  );
  const segments = segmentsBelow(workspace, path) ?? segmentsBelow(realRoot, realPath);
  return segments?.join('/') || undefined;
}
