import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { warning } from '@actions/core';
import { mayBeCheckoutOf, mayLackFiles } from '../github/checkout.ts';
import { type CommittedFile, gitUri, readFolders } from '../github/environment.ts';
import { readWorkflowEvent, type WorkflowEvent } from '../github/event.ts';
import type { GoverningSource } from '../github/governing-source.ts';
import type { Octokit } from '../github/octokit.ts';
import { messageOf } from '../text/sentences.ts';
import { forLog } from '../text/untrusted.ts';
import { nameOfRemote, type RemoteFile } from './config-file.ts';
import type { InputReader } from './input-reader.ts';

/** How long GitHub may be out of reach. */
const timeLimitMs = 180_000;
/** The same for a file that the workspace would hold, were it a whole checkout. */
const quickLookMs = 5000;

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
export interface GoverningReader extends WorkflowRun {
  /** @throws {Error} when it cannot be read; GitHubFailure when GitHub is why */
  read: (wanted: WantedFile) => Promise<GoverningFile>;
  /** The same for a file of another repository, as it is now, whatever the event. */
  readRemote: (file: RemoteFile, maxBytes: number) => Promise<GoverningFile>;
}

/** A reader for this run of the workflow; GitHub is asked with the input `github-token`. */
export function openGoverningReader(reader: InputReader, signal: AbortSignal): GoverningReader {
  const { workspace } = readFolders();
  const token = reader.text('github-token') ?? '';
  return createGoverningReader({ event: readWorkflowEvent(), workspace, token, signal });
}

/**
 * A reader that asks GitHub only when it has to.
 * @param isCheckoutOnly whether a file that the checkout lacks is not looked for elsewhere
 */
export function createGoverningReader(
  run: WorkflowRun,
  connect: Connect = connectOnce(run),
  { isCheckoutOnly = false } = {},
): GoverningReader {
  const { event, workspace } = run;
  const mayAskGitHub = event.name !== '' && !isCheckoutOnly;
  const find = async (isOwn: boolean) => {
    const { findGoverningSource } = await import('../github/governing-source.ts');
    return findGoverningSource(event, isOwn, connect);
  };
  const sources = { own: once(() => find(true)), other: once(() => find(false)) };
  const findSource = async (file: string) =>
    (await mayBeCheckoutOf(event.refSha, workspace, file)) ? sources.own() : sources.other();
  const readInCheckout = async (wanted: WantedFile, path: string | undefined, where: string) => {
    const text = await readLocalFile(wanted, workspace);
    if (text === undefined && path !== undefined && mayAskGitHub && (await mayLackFiles(workspace)))
      return readAtTip(run, path, wanted.maxBytes);
    return { text, where, uri: path && uriInCheckout(path, event), isLocal: true };
  };
  const read = async (wanted: WantedFile): Promise<GoverningFile> => {
    const path = await repositoryPath(wanted.file, workspace);
    const isOutside = path === undefined;
    const source = isOutside && wanted.mayLieOutside ? runner : await findSource(wanted.file);
    const where = source.name;
    if (source.kind === 'checkout') return readInCheckout(wanted, path, where);
    if (isOutside)
      throw new Error(
        `${wanted.file} lies outside of the repository; it must be a file of ${where}`,
      );
    return readSource(source, path, wanted.maxBytes, connect);
  };
  const readRemote = async ({ repository, path, ref }: RemoteFile, maxBytes: number) => {
    const { resolveCommit } = await import('../github/commits.ts');
    const octokit = await connect();
    const commit = await resolveCommit(octokit, repository, ref);
    const file = { repository, commit, path };
    const text = await readAtCommit(octokit, file, maxBytes);
    const where = `${nameOfRemote({ repository, ref })} at ${commit.slice(0, 7)}`;
    return { text, where, uri: gitUri(file), isLocal: false };
  };
  return { ...run, read, readRemote };
}

/** A file of the repository where it governs. */
async function readSource(
  source: GoverningSource,
  path: string,
  maxBytes: number,
  connect: Connect,
): Promise<GoverningFile> {
  const { name: where } = source;
  if (source.kind === 'checkout') return { text: undefined, where, uri: undefined, isLocal: true };
  const file = { ...source, path };
  const text = await readAtCommit(await connect(), file, maxBytes);
  return { text, where, uri: gitUri(file), isLocal: false };
}

/**
 * The file at the tip of the branch, in place of a workspace that lacks it and is no whole checkout.
 * Most repositories have none: where GitHub does not tell soon, a warning says so, and there is none.
 */
async function readAtTip(
  { event, token, signal }: WorkflowRun,
  path: string,
  maxBytes: number,
): Promise<GoverningFile> {
  const connect = once(async () => {
    const { createOctokit } = await import('../github/octokit.ts');
    return createOctokit({ token, signal, timeLimitMs: quickLookMs, maxRetries: 1 });
  });
  try {
    const { findGoverningSource } = await import('../github/governing-source.ts');
    const source = await findGoverningSource(event, false, connect);
    return await readSource(source, path, maxBytes, connect);
  } catch (error) {
    signal.throwIfAborted();
    const where = 'the workspace, which is no whole checkout';
    const advice = 'Add `actions/checkout` before this step, or give the job `contents: read`.';
    warning(
      forLog(
        `${path} was looked for in ${where}, since GitHub did not give it. ${advice} ${messageOf(error)}`,
      ),
    );
    return { text: undefined, where, uri: undefined, isLocal: true };
  }
}

/** The checkout that governs is that of the commit which the workflow runs on. */
function uriInCheckout(path: string, { repository, refSha: commit }: WorkflowEvent) {
  return repository && commit !== undefined ? gitUri({ repository, commit, path }) : undefined;
}

const runner: GoverningSource = { kind: 'checkout', name: 'the runner' };

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export type Connect = () => Promise<Octokit>;

/** All that governs is read with one client, whose time begins with the first request. */
export function connectOnce({ token, signal }: Pick<WorkflowRun, 'token' | 'signal'>): Connect {
  return once(async () => {
    const { createOctokit } = await import('../github/octokit.ts');
    return createOctokit({ token, signal, timeLimitMs, maxRetries: Number.POSITIVE_INFINITY });
  });
}

async function readAtCommit(
  octokit: Octokit,
  { repository, commit: ref, path }: CommittedFile,
  maxBytes: number,
): Promise<string | undefined> {
  const { readRepositoryFile } = await import('../github/repository-file.ts');
  return readRepositoryFile({ octokit, repository, path, ref, maxBytes });
}

/** @returns undefined when there is no such file */
async function readLocalFile(
  { file, maxBytes }: Pick<WantedFile, 'file' | 'maxBytes'>,
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
  const [realRoot, realPath] = await Promise.all(
    [workspace, path].map((each) => realpath(each).catch(() => each)),
  );
  const candidates = [relative(workspace, path), relative(realRoot ?? workspace, realPath ?? path)];
  return candidates.find(isInside)?.split(sep).join('/');
}

function isInside(path: string): boolean {
  return path !== '' && !isAbsolute(path) && path.split(sep)[0] !== '..';
}
