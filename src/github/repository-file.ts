import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { ownerAndRepo, type Repository } from './event.ts';
import {
  briefMessageOf,
  explainFailure,
  GitHubFailure,
  refusalMessageOf,
  statusOf,
} from './failure.ts';
import type { Octokit } from './octokit.ts';

export interface FileRequest {
  octokit: Octokit;
  repository: Repository;
  /** From the root of the repository, with slashes. */
  path: string;
  /** One that the token can read: GitHub answers 404 to hide what a token may not see. */
  commit: string;
  maxBytes: number;
}

/**
 * A file. A folder is a list; a link or submodule has another type. Of a large file GitHub sends no
 * text and the encoding "none", and other servers null.
 */
const contentSchema = z.object({
  type: z.nullish(z.literal('file')),
  encoding: z.nullish(z.string()),
  content: z.nullish(z.string()),
  size: z.nullish(z.int()),
  sha: z.string(),
});

const folderSchema = z.array(z.object({ type: z.string(), name: z.string() }));
const blobSchema = z.object({ content: z.string() });

/**
 * Reads a text file of a repository at a commit.
 * @returns the text, and the id of the git object that contains it; undefined without such a file
 * @throws GitHubFailure when it cannot be read
 */
export function readRepositoryFile(
  request: FileRequest,
): Promise<{ text: string; blob: string } | undefined> {
  const { path, commit, maxBytes } = request;
  const failed = `The file ${path} could not be read at ${commit}`;
  return explainFailure({ failed }, async () => {
    const content = await readContent(request, failed);
    if (content === undefined) return undefined;
    const { size, sha: blob } = content;
    if (typeof size === 'number' && size > maxBytes)
      throw new GitHubFailure(`${failed}: it has ${size} bytes, more than ${maxBytes}.`);
    const text = content.encoding === 'none' ? undefined : content.content;
    const bytes = Buffer.from(text ?? (await readBlob(request, blob)), 'base64');
    if (typeof size === 'number' && bytes.length !== size)
      throw new GitHubFailure(`${failed}: ${bytes.length} of ${size} bytes came.`, {
        outage: 'unreachable',
      });
    return { text: bytes.toString('utf8'), blob };
  });
}

/**
 * Lists the names of the files that lie directly in a folder of a repository at a commit; GitHub
 * lists at most 1000. A folder that does not exist has none.
 * @throws GitHubFailure when it cannot be read
 */
export function listFolder(request: Omit<FileRequest, 'maxBytes'>): Promise<string[]> {
  const { octokit, repository, path, commit } = request;
  const failed = `The folder ${path} could not be read at ${commit}`;
  return explainFailure({ failed, notFound: () => [] }, async () => {
    const parameters = { ...ownerAndRepo(repository), path, ref: commit };
    const { data } = await octokit.rest.repos.getContent(parameters);
    const entries = parseAnswer(folderSchema, data, `the folder ${path}`);
    return entries.filter(({ type }) => type !== 'dir').map(({ name }) => name);
  });
}

async function readContent(request: FileRequest, failed: string) {
  const { octokit, repository, path, commit } = request;
  const encodedPath = path.split('/').map(encodeURIComponent).join('/');
  try {
    const parameters = { ...ownerAndRepo(repository), ref: commit };
    const { data } = await octokit.request(
      `GET /repos/{owner}/{repo}/contents/${encodedPath}`,
      parameters,
    );
    const content = contentSchema.safeParse(data);
    if (content.success) return content.data;
    throw new GitHubFailure(`GitHub's answer about ${path} at ${commit} is not about a file.`);
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    // GitHub's message when the commit lacks the file; other servers use other words.
    if (refusalMessageOf(error) !== 'Not Found') await requireCommit(request, failed);
    return undefined;
  }
}

/** Throws when the commit cannot be read: then a 404 does not prove that there is no file. */
async function requireCommit({ octokit, repository, commit }: FileRequest, failed: string) {
  try {
    await octokit.rest.git.getCommit({ ...ownerAndRepo(repository), commit_sha: commit });
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
    throw new GitHubFailure(
      `${failed}: there is no such commit, or the token may not see it. GitHub's answer: 404: ${briefMessageOf(error)}`,
    );
  }
}

async function readBlob({ octokit, repository, path }: FileRequest, blob: string): Promise<string> {
  const { data } = await octokit.rest.git.getBlob({ ...ownerAndRepo(repository), file_sha: blob });
  return parseAnswer(blobSchema, data, `the blob of ${path}`).content;
}
