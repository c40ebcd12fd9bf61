import * as z from 'zod/mini';
import type { Repository, WorkflowEvent } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';
import { statusOf } from './request-error.ts';

/** Where files that govern the gate are read. `name` is for people: `branch main at 1c002dd`. */
export type GoverningSource =
  | { kind: 'checkout'; name: string }
  | { kind: 'commit'; name: string; repository: Repository; commit: string };

/** Of GitHub's description of a branch; `protected` covers branch protection and rulesets. */
const branchSchema = z.object({ protected: z.boolean(), commit: z.object({ sha: z.string() }) });
type Branch = z.infer<typeof branchSchema> & { name: string };

interface Surroundings {
  /** Called only when GitHub has to be asked. */
  connect: () => Promise<Octokit>;
  /**
   * Whether the checkout is that of the commit which the workflow runs on, as far as can be told.
   */
  isOwnCheckout: () => Promise<boolean>;
}

/**
 * Finds what governs the gate. A branch or tag governs itself where it is the default branch or
 * protected. Everything else is governed by the tip, as it is now, of the branch that is to be
 * changed where that one is, else by the tip of the default branch: whoever proposes a change may
 * choose, and write to, the branch that it is proposed for.
 * @throws GitHubFailure
 */
export async function findGoverningSource(
  event: WorkflowEvent,
  { connect, isOwnCheckout }: Surroundings,
): Promise<GoverningSource> {
  const { repository, proposal } = event;
  if (event.name === '' && !proposal) return checkoutOf(event); // outside of a workflow
  const isProtected = !proposal && event.isRefProtected;
  if (isProtected && (await isOwnCheckout())) return checkoutOf(event);
  if (!repository)
    throw new GitHubFailure(
      'The event does not tell the repository whose files govern, and nor does GITHUB_REPOSITORY: run the gate as an action, in a workflow.',
    );
  const defaultBranch =
    event.defaultBranch ?? (await readDefaultBranch(await connect(), repository));
  const isDefault = !proposal && branchOf(event.ref) === defaultBranch;
  if (isDefault && (await isOwnCheckout())) return checkoutOf(event);
  const proposedFor = proposal ? proposal.base : isProtected ? branchOf(event.ref) : undefined;
  return readGoverningTip(await connect(), { repository, proposedFor, defaultBranch });
}

interface Branches {
  repository: Repository;
  /** Governs only where it is the default branch or protected. */
  proposedFor: string | undefined;
  defaultBranch: string;
}

async function readGoverningTip(
  octokit: Octokit,
  { repository, proposedFor, defaultBranch }: Branches,
): Promise<GoverningSource> {
  const proposed =
    proposedFor === undefined
      ? undefined
      : await findBranch(octokit, { repository, name: proposedFor });
  if (proposed && (proposed.protected || proposedFor === defaultBranch))
    return commitOf(proposed, repository);
  const governing = await findBranch(octokit, { repository, name: defaultBranch });
  if (governing) return commitOf(governing, repository);
  throw new GitHubFailure(
    `The default branch ${defaultBranch} is not there, or this token may not see it: the job needs \`permissions: contents: read\`.`,
  );
}

function checkoutOf({ ref, refSha }: WorkflowEvent): GoverningSource {
  if (ref === undefined) return { kind: 'checkout', name: 'the checkout' };
  const branch = branchOf(ref);
  const name = branch === undefined ? ref.replace(/^refs\/tags\//, 'tag ') : `branch ${branch}`;
  return { kind: 'checkout', name: refSha === undefined ? name : `${name} at ${short(refSha)}` };
}

function branchOf(ref = ''): string | undefined {
  return /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
}

function commitOf({ name, commit }: Branch, repository: Repository): GoverningSource {
  return {
    kind: 'commit',
    name: `branch ${name} at ${short(commit.sha)}`,
    repository,
    commit: commit.sha,
  };
}

function short(sha: string): string {
  return sha.slice(0, 7);
}

/**
 * @returns undefined when there is no such branch: one that was deleted is not protected any more
 */
function findBranch(
  octokit: Octokit,
  { repository, name }: { repository: Repository; name: string },
): Promise<Branch | undefined> {
  const failed = `The branch ${name} could not be read`;
  return explainFailure({ failed, permission: 'contents: read' }, async () => {
    try {
      const { data } = await octokit.rest.repos.getBranch({
        ...addressOf(repository),
        branch: name,
      });
      return { ...branchSchema.parse(data), name };
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  });
}

/** The payload of a schedule need not tell it. */
function readDefaultBranch(octokit: Octokit, repository: Repository): Promise<string> {
  const failed = 'The default branch could not be found out';
  return explainFailure({ failed, permission: 'contents: read' }, async () => {
    const { data } = await octokit.rest.repos.get(addressOf(repository));
    return z.object({ default_branch: z.string() }).parse(data).default_branch;
  });
}

function addressOf({ owner, name }: Repository) {
  return { owner, repo: name };
}
