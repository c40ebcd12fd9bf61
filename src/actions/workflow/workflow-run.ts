import { readFolders } from '../../github/environment.ts';
import { readWorkflowEvent, type WorkflowEvent } from '../../github/event.ts';
import {
  type Ask,
  createGitHub,
  type GitHub,
  type Octokit,
  patientLimits,
  readApiUrl,
  type WorkLimits,
} from '../../github/octokit.ts';
import { createRepositoryReader, type ReadRepository } from '../../github/repository-facts.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { requireUsableProxies } from '../inputs/proxy-variables.ts';
import { requireCertificatesElsewhere } from './certificate-variables.ts';
import { createOutageLog } from './outage-log.ts';

/** The workflow run that an action is part of. */
export interface WorkflowRun {
  event: WorkflowEvent;
  workspace: string;
  gitHub: GitHub;
  /** Reads a `config-file` of another repository. */
  configGitHub: GitHub;
  signal: AbortSignal;
  /** Asks GitHub about the repository, once for the whole job. */
  readRepository: ReadRepository;
}

/**
 * Reads what this workflow run is about. If a variable leads to certificates in the workspace, or
 * names no proxy that can be used, `reader` records the problem, and nothing is sent to GitHub.
 * @param readEvent reads the event that is judged, where it may be another than the run's own
 */
export async function openWorkflowRun(
  reader: InputReader,
  { token, configToken, signal }: Tokens & Pick<WorkflowRun, 'signal'>,
  readEvent: (ask: Ask) => Promise<WorkflowEvent> | WorkflowEvent = readWorkflowEvent,
): Promise<WorkflowRun> {
  const { workspace } = readFolders();
  const areUsable = [
    requireCertificatesElsewhere(reader, workspace),
    requireUsableProxies(reader, [URL.parse(readApiUrl())]),
  ];
  // Without a token nothing can be sent to GitHub.
  const access = connect(areUsable.every(Boolean) ? { token, configToken } : { token: '' });
  const event = await readEvent((work) =>
    withPatience(access.gitHub, { signal, ...patientLimits }, work),
  );
  const readRepository = createRepositoryReader(event.repository);
  return { event, workspace, ...access, signal, readRepository };
}

interface Tokens {
  token: string;
  /** Undefined: `token` reads a `config-file` of another repository, too. */
  configToken?: string | undefined;
}

function connect({ token, configToken }: Tokens): Pick<WorkflowRun, 'gitHub' | 'configGitHub'> {
  const gitHub = createGitHub(token);
  const configGitHub =
    configToken === undefined ? gitHub : createGitHub(configToken, 'config-token');
  return { gitHub, configGitHub };
}

/** Does work on GitHub, and logs while GitHub does not answer. */
export async function withPatience<T>(
  gitHub: GitHub,
  limits: WorkLimits,
  work: (octokit: Octokit) => Promise<T>,
): Promise<T> {
  const log = createOutageLog(limits.timeLimitMs);
  try {
    return await gitHub.within({ ...limits, onRetry: log.failed }, work);
  } finally {
    log.end();
  }
}
