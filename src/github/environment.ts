import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { repository } from '../repository.ts';
import { nestedValue } from '../text/nested-value.ts';
import { encodePath } from '../text/url-part.ts';

export interface Folders {
  /** One that is emptied after the job. */
  tempFolder: string;
  /** The one that the repository is checked out to. */
  workspace: string;
}

/** `private` includes `internal` repositories of an enterprise. */
export type Visibility = 'public' | 'private';

export function readFolders(): Folders {
  return {
    tempFolder: process.env.RUNNER_TEMP || tmpdir(),
    workspace: process.env.GITHUB_WORKSPACE || process.cwd(),
  };
}

/** Id and attempt of the workflow run, `16412345678.1`: all jobs of one attempt share it. */
export function readAttempt(): string | undefined {
  const attempt = `${process.env.GITHUB_RUN_ID}.${process.env.GITHUB_RUN_ATTEMPT}`;
  return /^\d+\.\d+$/.test(attempt) ? attempt : undefined;
}

/** Number of this attempt of the workflow run, 1 unless jobs were run again. */
export function readAttemptNumber(): number {
  return Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
}

/**
 * `docs/` of this action, in the release that runs; undefined for one of our own (`uses: ./`). A
 * server of a company may take the action from github.com: its own copy has an owner of its own.
 */
export function readDocsUrl(): string | undefined {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_ACTION_REPOSITORY: used = '',
    GITHUB_ACTION_REF: ref = '',
  } = process.env;
  if (!server || !/^[\w.-]+\/[\w.-]+$/.test(used) || !/^[\w./-]+$/.test(ref)) return undefined;
  const isPublished = used.toLowerCase() === repository.toLowerCase();
  return `${isPublished ? 'https://github.com' : server}/${used}/blob/${ref}/docs`;
}

/** A file of a repository, as it is at a commit. */
export interface CommittedFile {
  repository: { owner: string; name: string };
  commit: string;
  /** From the root of the repository, with slashes. */
  path: string;
  /** The default branch, when the commit is its tip; else what named the commit. */
  branch?: string;
  ref?: string;
}

/** Address of a file on the server, as in-toto writes one. */
export function gitUri({ repository: { owner, name }, commit, path }: CommittedFile): string {
  return `git+${serverUrl()}/${owner}/${name}@${commit}#${encodePath(path)}`;
}

/** The page that shows a file as it is at a commit. */
export function blobUrl({ repository: { owner, name }, commit, path }: CommittedFile): string {
  return `${serverUrl()}/${owner}/${name}/blob/${commit}/${encodePath(path)}`;
}

/** GitHub, or a server of an organization. */
export function serverUrl(): string {
  return process.env.GITHUB_SERVER_URL || 'https://github.com';
}

export type Environment = ReturnType<typeof readEnvironment>;

/** What the runner says about the workflow run. */
export function readEnvironment() {
  const {
    GITHUB_SERVER_URL: server = '',
    GITHUB_REPOSITORY: repository,
    GITHUB_RUN_ID: runId,
  } = process.env;
  const host = URL.parse(server)?.hostname ?? '';
  const isOnServer = /^https?:/.test(server) && repository && runId;
  return {
    /** Who can read the repository, by the event; undefined when it does not say. */
    visibility: visibilityOf(nestedValue(readPayload(), 'repository')),
    /** GitHub Enterprise Server, or what the toolkit takes for it: no artifacts of our kind there. */
    isOtherServer: server !== '' && !/^(github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(host),
    /** On the server, for links; undefined outside of a workflow. */
    runUrl: isOnServer ? `${server}/${repository}/actions/runs/${runId}` : undefined,
    ...readFolders(),
  };
}

/** @param repository as GitHub describes it, which calls `internal` ones private, too */
export function visibilityOf(repository: unknown): Visibility | undefined {
  const isPrivate = nestedValue(repository, 'private');
  if (isPrivate === false || nestedValue(repository, 'visibility') === 'public') return 'public';
  return isPrivate === true ? 'private' : undefined;
}

/** Reads the event that started the workflow; undefined when it cannot be read. */
export function readPayload(): unknown {
  try {
    return JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH ?? '', 'utf8'));
  } catch {
    return undefined; // nothing is known of the repository
  }
}
