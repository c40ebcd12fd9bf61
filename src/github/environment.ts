import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { repository } from '../repository.ts';
import { isCommitHash } from '../text/commit.ts';
import { nestedValue } from '../text/nested-value.ts';
import { encodePath, encodeUrlPart } from '../text/url-part.ts';

/** `private` includes `internal` repositories of an enterprise. */
export type Visibility = 'public' | 'private';

export function readFolders() {
  return {
    /** Is emptied after the job. */
    tempFolder: process.env.RUNNER_TEMP || tmpdir(),
    /** The repository is checked out here. */
    workspace: process.env.GITHUB_WORKSPACE || process.cwd(),
  };
}

/** Reads the number of this attempt of the workflow run: 1 unless jobs were run again. */
export function readAttemptNumber(): number {
  return Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
}

/** Whether the server is Gitea or Forgejo, whose pages have other addresses than GitHub's. */
function isGitea(): boolean {
  return Boolean(process.env.GITEA_ACTIONS || process.env.FORGEJO_ACTIONS);
}

/** Where people find the text of the job summary, which Gitea does not show. */
export function summaryPlace(): 'job summary' | 'log' {
  return isGitea() ? 'log' : 'job summary';
}

/**
 * Returns the address of `docs/` in the release of this action that runs; undefined for a local
 * action (`uses: ./`). A company's server may run the action from github.com; a copy on that server
 * has another owner.
 */
export function readDocsUrl(): string | undefined {
  const {
    GITHUB_SERVER_URL: server,
    GITHUB_ACTION_REPOSITORY: used = '',
    GITHUB_ACTION_REF: ref = '',
  } = process.env;
  if (!server || !/^[\w.-]+\/[\w.-]+$/.test(used) || !/^[\w./-]+$/.test(ref)) return undefined;
  const isPublished = used.toLowerCase() === repository.toLowerCase();
  if (isPublished) return `https://github.com/${used}/blob/${ref}/docs`;
  if (!isGitea()) return `${server}/${used}/blob/${ref}/docs`;
  return `${server}/${used}/src/${isCommitHash(ref) ? 'commit' : 'tag'}/${ref}/docs`;
}

/** A file of a repository at a commit. */
export interface CommittedFile {
  repository: { owner: string; name: string };
  commit: string;
  /** From the root of the repository, with slashes. */
  path: string;
  /** The default branch, if the commit is its tip. */
  branch?: string;
  /** Otherwise the name by which the commit was found. */
  ref?: string;
}

/** Returns the URI of a file in the form of in-toto. */
export function gitUri({ repository: { owner, name }, commit, path }: CommittedFile): string {
  return `git+${serverUrl()}/${owner}/${name}@${commit}#${encodePath(path)}`;
}

/** Returns the address of the page that shows a file at a commit. */
export function blobUrl({ repository: { owner, name }, commit, path }: CommittedFile): string {
  const page = isGitea() ? 'src/commit' : 'blob';
  return `${serverUrl()}/${owner}/${name}/${page}/${commit}/${encodePath(path)}`;
}

/** Returns the address of the page for editing a file of a branch; without one, for a new file. */
export function editUrl(
  { owner, name }: CommittedFile['repository'],
  branch: string,
  { path, exists }: { path: string; exists: boolean },
): string {
  const page = `${isGitea() ? '_' : ''}${exists ? 'edit' : 'new'}`;
  const base = `${serverUrl()}/${owner}/${name}/${page}/${encodePath(branch)}`;
  if (exists) return `${base}/${encodePath(path)}`;
  return `${base}${isGitea() ? '/' : ''}?filename=${encodeUrlPart(path)}`;
}

/** Returns the address of GitHub, or of a company's server. */
export function serverUrl(): string {
  return process.env.GITHUB_SERVER_URL || 'https://github.com';
}

/** Reads what the runner's variables say about the workflow run. */
export function readEnvironment() {
  const {
    GITHUB_SERVER_URL: server = '',
    GITHUB_REPOSITORY: repository,
    GITHUB_RUN_ID: runId,
  } = process.env;
  const host = URL.parse(server)?.hostname ?? '';
  const isInWorkflow = /^https?:/.test(server) && repository && runId;
  return {
    /** Who can read the repository according to the event; undefined when it does not say. */
    visibility: visibilityOf(nestedValue(readPayload(), 'repository')),
    /** On GitHub Enterprise Server, or what the toolkit takes for it: no artifacts of our kind. */
    isOtherServer: server !== '' && !/^(github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(host),
    /** Address of the workflow run; undefined outside of a workflow. */
    runUrl: isInWorkflow ? `${server}/${repository}/actions/runs/${runId}` : undefined,
    /** What follows it in the address of this attempt. */
    attemptPath: isGitea() ? '' : `/attempts/${readAttemptNumber()}`,
    ...readFolders(),
  };
}

/** @param repository GitHub's description; `internal` repositories are private there, too */
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
    return undefined; // nothing is known about the repository
  }
}
