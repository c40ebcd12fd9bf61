import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { type Visibility, visibilityOf } from './environment.ts';
import { ownerAndRepo, type Repository } from './event.ts';
import { explainFailure } from './failure.ts';
import type { Octokit } from './octokit.ts';

/** What GitHub says of a repository; undefined is what it does not say. */
interface RepositoryFacts {
  defaultBranch: string | undefined;
  visibility: Visibility | undefined;
}

/** @throws GitHubFailure */
export type ReadRepository = (octokit: Octokit) => Promise<RepositoryFacts>;

/** Returns a function that asks GitHub about the repository until it has answered, and no more. */
export function createRepositoryReader(repository: Repository | undefined): ReadRepository {
  if (!repository) return async () => noFacts;
  let known: RepositoryFacts | undefined;
  return async (octokit) => {
    known ??= await readRepository(octokit, repository);
    return known;
  };
}

const noFacts: RepositoryFacts = { defaultBranch: undefined, visibility: undefined };

const repositorySchema = z.object({ default_branch: z.optional(z.string()) });

function readRepository(octokit: Octokit, repository: Repository): Promise<RepositoryFacts> {
  const failed = 'The name of the default branch could not be read';
  return explainFailure({ failed, notFound: () => noFacts }, async () => {
    const { data } = await octokit.rest.repos.get(ownerAndRepo(repository));
    const { default_branch } = parseAnswer(repositorySchema, data, 'the repository');
    return { defaultBranch: default_branch, visibility: visibilityOf(data) };
  });
}
