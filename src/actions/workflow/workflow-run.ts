import { readFolders } from '../../github/environment.ts';
import { readWorkflowEvent, type WorkflowEvent } from '../../github/event.ts';
import { GitHubFailure } from '../../github/failure.ts';
import {
  createOctokit,
  type Octokit,
  type OctokitOptions,
  patientLimits,
  readApiUrl,
} from '../../github/octokit.ts';
import { createRepositoryReader, type ReadRepository } from '../../github/repository-facts.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { refuseUnusableProxies } from '../inputs/proxy-variables.ts';
import { refuseCertificatesOfWorkspace } from './certificate-variables.ts';
import { createOutageLog } from './outage-log.ts';

/** The workflow run that an action is part of. */
export interface WorkflowRun {
  event: WorkflowEvent;
  workspace: string;
  /** For GitHub's API. */
  token: string;
  /** Reads a `config-file` of another repository; undefined: `token` does. */
  configToken?: string | undefined;
  signal: AbortSignal;
  /** Asks GitHub about the repository, once for the whole job. */
  readRepository: ReadRepository;
}

export type Connect = () => Promise<Octokit>;

/**
 * Reads what this workflow run is about. If a variable leads to certificates in the workspace, or
 * names no proxy that can be used, `reader` records the problem, and nothing is sent to GitHub.
 * @param readEvent reads the event that is judged, where it may be another than the run's own
 */
export async function openWorkflowRun(
  reader: InputReader,
  { token, configToken, signal }: Pick<WorkflowRun, 'token' | 'configToken' | 'signal'>,
  readEvent: (connect: Connect) => Promise<WorkflowEvent> | WorkflowEvent = readWorkflowEvent,
): Promise<WorkflowRun> {
  const { workspace } = readFolders();
  const refusals = [
    refuseCertificatesOfWorkspace(reader, workspace),
    refuseUnusableProxies(reader, [URL.parse(readApiUrl())]),
  ];
  // Without a token nothing can be sent to GitHub.
  const tokens = refusals.includes(true) ? { token: '' } : { token, configToken };
  const access = { ...tokens, signal };
  const event = await withPatience({ ...access, ...patientLimits }, readEvent);
  const readRepository = createRepositoryReader(event.repository);
  return { event, workspace, ...access, readRepository };
}

/** Runs `ask`, which may send requests to GitHub. The time limit counts from the first request. */
export async function withPatience<T>(
  {
    token,
    signal,
    timeLimitMs,
    maxRetries,
    tokenInput,
  }: Pick<OctokitOptions, 'tokenInput'> &
    Pick<WorkflowRun, 'token' | 'signal'> &
    typeof patientLimits,
  ask: (connect: Connect) => Promise<T> | T,
): Promise<T> {
  const log = createOutageLog(timeLimitMs);
  let octokit: Promise<Octokit> | undefined;
  const connect = async () => {
    if (token === '')
      throw new GitHubFailure(
        'No request may be sent to GitHub: `github-token` is empty, or a variable for certificates or a proxy was refused. Leave `github-token` out, or give a token with `contents: read`.',
      );
    const onRetry = log.failed;
    octokit ??= createOctokit({ token, tokenInput, signal, timeLimitMs, maxRetries, onRetry });
    return octokit;
  };
  try {
    return await ask(connect);
  } finally {
    log.end();
  }
}
