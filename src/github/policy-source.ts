import * as z from 'zod/mini';
import { at, type Repository, type WorkflowEvent } from './event.ts';
import { explainFailure, GitHubFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';

/** Where files that govern the gate are read. `name` is for people: `branch main at 1c002dd`. */
export type GoverningSource =
  | { kind: 'checkout'; name: string }
  | { kind: 'commit'; name: string; repository: Repository; commit: string };

/** Of GitHub's description of a branch; `protected` covers branch protection and rulesets. */
const branchSchema = z.object({ protected: z.boolean(), commit: z.object({ sha: z.string() }) });
type Branch = z.infer<typeof branchSchema> & { name: string };

/**
 * Finds what governs the gate. A branch or tag governs itself where it is the default branch or
 * protected. Everything else is governed by the tip, as it is now, of the branch that is to be
 * changed where that one is, else by the tip of the default branch: whoever proposes a change may
 * choose, and write to, the branch that it is proposed for.
 * @param isOwnCheckout whether the checkout is that of the commit which the workflow runs on, as
 * far as can be told
 * @param connect called only when GitHub has to be asked
 * @throws GitHubFailure
 */
export async function findGoverningSource(
  event: WorkflowEvent,
  isOwnCheckout: boolean,
  connect: () => Promise<Octokit>,
): Promise<GoverningSource> {
  const { repository, proposal } = event;
  if (event.name === '' && !proposal) return checkoutOf(event); // outside of a workflow
  const isProtected = !proposal && event.isRefProtected;
  if (isProtected && isOwnCheckout) return checkoutOf(event);
  if (!repository)
    throw new GitHubFailure(
      'The event does not tell the repository whose files govern, and nor does GITHUB_REPOSITORY: run the gate as an action, in a workflow.',
    );
  const defaultBranch =
    event.defaultBranch ?? (await readDefaultBranch(await connect(), repository));
  const isDefault = !proposal && branchOf(event.ref) === defaultBranch;
  if (isDefault && isOwnCheckout) return checkoutOf(event);
  const proposedFor = proposal ? proposal.base : isProtected ? branchOf(event.ref) : undefined;
  return readGoverningTip(await connect(), repository, defaultBranch, proposedFor);
}

/** @param proposedFor governs only where it is the default branch or protected */
async function readGoverningTip(
  octokit: Octokit,
  repository: Repository,
  defaultBranch: string,
  proposedFor: string | undefined,
): Promise<GoverningSource> {
  const proposed = proposedFor && (await findBranch(octokit, repository, proposedFor));
  if (proposed && (proposed.protected || proposedFor === defaultBranch))
    return commitOf(proposed, repository);
  const governing = await findBranch(octokit, repository, defaultBranch);
  if (governing) return commitOf(governing, repository);
  throw new GitHubFailure(
    `The default branch ${defaultBranch} is not there, or this token may not see it: the job needs \`permissions: contents: read\`.`,
  );
}

function checkoutOf({ ref, refSha }: WorkflowEvent): GoverningSource {
  if (ref === undefined) return { kind: 'checkout', name: 'the checkout' };
  const name = ref.replace(/^refs\/heads\//, 'branch ').replace(/^refs\/tags\//, 'tag ');
  return { kind: 'checkout', name: refSha === undefined ? name : `${name} at ${short(refSha)}` };
}

function branchOf(ref = ''): string | undefined {
  return /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
}

function commitOf({ name, commit: { sha } }: Branch, repository: Repository): GoverningSource {
  return { kind: 'commit', name: `branch ${name} at ${short(sha)}`, repository, commit: sha };
}

function short(sha: string): string {
  return sha.slice(0, 7);
}

/** Undefined when there is no such branch: one that was deleted is not protected any more. */
function findBranch(
  octokit: Octokit,
  repository: Repository,
  name: string,
): Promise<Branch | undefined> {
  const failed = `The branch ${name} could not be read`;
  return explainFailure({ failed, notFound: () => undefined }, async () => {
    const { data } = await octokit.rest.repos.getBranch({ ...at(repository), branch: name });
    return { ...branchSchema.parse(data), name };
  });
}

/** The payload of a schedule need not tell it. */
function readDefaultBranch(octokit: Octokit, repository: Repository): Promise<string> {
  const failed = 'The default branch could not be found out';
  return explainFailure({ failed }, async () => {
    const { data } = await octokit.rest.repos.get(at(repository));
    return z.object({ default_branch: z.string() }).parse(data).default_branch;
  });
}
