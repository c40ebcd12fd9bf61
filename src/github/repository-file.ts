import * as z from 'zod/mini';
import { at, type Repository } from './event.ts';
import { briefMessageOf, explainFailure, GitHubFailure, refusalOf, statusOf } from './failure.ts';
import type { Octokit } from './octokit.ts';

export interface FileRequest {
  octokit: Octokit;
  repository: Repository;
  /** From the root of the repository, with slashes. */
  path: string;
  /** A commit that the token can read: from some, GitHub hides by 404 what they may not see. */
  ref: string;
  maxBytes: number;
}

/** GitHub's description of a file; a folder is a list, a link or a submodule has another type. */
const contentSchema = z.object({
  type: z.optional(z.literal('file')),
  encoding: z.optional(z.string()),
  content: z.string(),
  size: z.optional(z.int()),
  sha: z.optional(z.string()),
});

/**
 * Reads a text file of the repository as it is at a commit.
 * @returns undefined when there is none
 * @throws GitHubFailure when it cannot be read
 */
export function readRepositoryFile(request: FileRequest): Promise<string | undefined> {
  const { path, ref, maxBytes } = request;
  const failed = `The file ${path} could not be read at ${ref}`;
  return explainFailure({ failed }, async () => {
    const content = await readContent(request, failed);
    if (content === undefined) return undefined;
    const { size, sha = '' } = content;
    if (size !== undefined && size > maxBytes)
      throw new GitHubFailure(`${failed}: it has ${size} bytes, more than ${maxBytes}.`);
    // Beyond 1 MiB GitHub gives the encoding "none" and no text.
    const text = content.encoding === 'none' ? await readBlob(request, sha) : content.content;
    const bytes = Buffer.from(text, 'base64');
    if (size !== undefined && bytes.length !== size)
      throw new GitHubFailure(`${failed}: ${bytes.length} of ${size} bytes came.`, {
        isOutage: true,
      });
    return bytes.toString('utf8');
  });
}

async function readContent(request: FileRequest, failed: string) {
  const { octokit, repository, path, ref } = request;
  const place = path.split('/').map(encodeURIComponent).join('/');
  try {
    const wanted = { ...at(repository), ref };
    const { data } = await octokit.request(`GET /repos/{owner}/{repo}/contents/${place}`, wanted);
    const content = contentSchema.safeParse(data);
    if (content.success) return content.data;
    throw new GitHubFailure(`GitHub's answer about ${path} at ${ref} is not about a file.`);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    // Of a file that the commit does not hold GitHub says this, and other servers say other things.
    if (refusalOf(error) !== 'Not Found') await requireCommit(request, failed);
    return undefined;
  }
}

/** A commit that cannot be seen holds no proof that there is no file. */
async function requireCommit({ octokit, repository, ref }: FileRequest, failed: string) {
  try {
    await octokit.rest.git.getCommit({ ...at(repository), commit_sha: ref });
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    throw new GitHubFailure(
      `${failed}: there is no such commit, or the token may not see it. GitHub's answer: 404: ${briefMessageOf(error)}`,
    );
  }
}

async function readBlob({ octokit, repository }: FileRequest, sha: string): Promise<string> {
  const { data } = await octokit.rest.git.getBlob({ ...at(repository), file_sha: sha });
  return z.object({ content: z.string() }).parse(data).content;
}
