import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { messageOf, sentence } from '../../error-message.ts';
import type { Baseline } from '../../gate/baseline.ts';
import type { GoverningFiles } from '../../gate/context.ts';
import type { Policy } from '../../gate/policy.ts';
import { type ErrorReason, type SetupError, setupError } from '../../gate/verdict.ts';
import type { WorkflowEvent } from '../../github/event.ts';

export const defaultPolicyFile = '.github/security-gate.yml';
export const maxPolicyBytes = 256 * 1024;
/** Tokens of people, old ones without a prefix. Those of jobs and of apps are answered with 403 where they may not read. */
const personalToken = /^(?:(?:ghp|gho|ghu|github_pat)_|[0-9a-f]{40}$)/;
const maxBaselineBytes = 64 * 1024 * 1024;

export interface GoverningInputs {
  /** The default one, which may be absent, when not given. */
  configFile: string | undefined;
  baselineFile: string | undefined;
}

/** Where governing files are read. */
export interface Place {
  event: WorkflowEvent;
  workspace: string;
  /** For GitHub's API. */
  token: string;
  signal: AbortSignal;
  /** `YYYY-MM-DD` in UTC. */
  today: string;
}

/**
 * Reads the policy and the baseline. Where the checkout may hold what somebody proposes, they are read at the commit that the proposal
 * is based on, by GitHub's API: a change must not judge itself.
 */
export async function readGoverningFiles(
  { configFile, baselineFile }: GoverningInputs,
  place: Place,
): Promise<GoverningFiles | { verdict: SetupError }> {
  const policy = await attempt('invalid-policy', () => readPolicy(configFile, place));
  if ('verdict' in policy) return policy;
  const baseline = await attempt('invalid-baseline', () => readBaseline(baselineFile, place));
  return 'verdict' in baseline ? baseline : { policy: policy.value, baseline: baseline.value };
}

async function attempt<T>(
  reason: ErrorReason,
  read: () => Promise<T>,
): Promise<{ value: T } | { verdict: SetupError }> {
  try {
    return { value: await read() };
  } catch (error) {
    return { verdict: setupError(reason, sentence(messageOf(error))) };
  }
}

/** @throws {Error} when it is malformed, or was named and cannot be read */
export async function readPolicy(configFile: string | undefined, place: Place): Promise<Policy | undefined> {
  const file = configFile ?? defaultPolicyFile;
  const text = await readGoverning({ file, maxBytes: maxPolicyBytes, isDownloadable: false }, place);
  if (text === undefined && configFile === undefined) return undefined;
  if (text === undefined) throw new Error(`\`config-file\`: there is no file ${file} ${whereOf(place)}`);
  const { parsePolicy } = await import('../../gate/policy-file.ts');
  return parsePolicy(text, { file, today: place.today });
}

async function readBaseline(file: string | undefined, place: Place): Promise<Baseline | undefined> {
  if (file === undefined) return undefined;
  const text = await readGoverning({ file, maxBytes: maxBaselineBytes, isDownloadable: true }, place);
  if (text === undefined) {
    const remedy = place.event.proposal ? '; keep one that the job downloads outside of the workspace' : '';
    throw new Error(`\`baseline-file\`: there is no file ${file} ${whereOf(place)}${remedy}`);
  }
  const { parseBaseline } = await import('../../gate/baseline-file.ts');
  return parseBaseline(text, file);
}

interface Wanted {
  file: string;
  maxBytes: number;
  /** Whether a file outside of the repository, which is no part of anybody's proposal, will do. */
  isDownloadable: boolean;
}

/** @returns undefined when there is no such file */
async function readGoverning(wanted: Wanted, place: Place): Promise<string | undefined> {
  if (!place.event.proposal) return readLocal(wanted, place.workspace);
  const path = await repositoryPath(wanted.file, place.workspace);
  if (path !== undefined) return readAtBase({ path, maxBytes: wanted.maxBytes }, place);
  if (wanted.isDownloadable) return readLocal(wanted, place.workspace);
  throw new Error(`${wanted.file} lies outside of the repository; on a pull request it must be a file of its base`);
}

async function readAtBase(
  { path, maxBytes }: { path: string; maxBytes: number },
  { event: { proposal, repository }, token, signal }: Place,
): Promise<string | undefined> {
  const ref = proposal?.base;
  if (!repository || ref === undefined)
    throw new Error(`${path} cannot be read: the event does not tell the repository and the commit to read it at`);
  const [{ createOctokit }, { readRepositoryFile }] = await Promise.all([
    import('../../github/octokit.ts'),
    import('../../github/repository-file.ts'),
  ]);
  return readRepositoryFile({
    octokit: await createOctokit({ token, signal }),
    mayHide: personalToken.test(token),
    repository,
    path,
    ref,
    maxBytes,
  });
}

async function readLocal({ file, maxBytes }: Wanted, workspace: string): Promise<string | undefined> {
  const path = resolve(workspace, file);
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw new Error(`${file} has ${size} bytes, more than ${maxBytes}`);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Path from the root of the repository, with slashes; undefined for a file that lies elsewhere, links considered. */
export async function repositoryPath(file: string, workspace: string): Promise<string | undefined> {
  const path = resolve(workspace, file);
  const [realRoot, realPath] = await Promise.all([workspace, path].map((each) => realpath(each).catch(() => each)));
  const candidates = [relative(workspace, path), relative(realRoot ?? workspace, realPath ?? path)];
  return candidates.find(isInside)?.split(sep).join('/');
}

function isInside(path: string): boolean {
  return path !== '' && !isAbsolute(path) && path.split(sep)[0] !== '..';
}

function whereOf({ event }: Place): string {
  return event.proposal ? `at ${event.proposal.base}, which this change is based on` : 'in the checkout';
}
