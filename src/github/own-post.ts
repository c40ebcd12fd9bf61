import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { isDenied } from './failure.ts';
import type { Octokit } from './octokit.ts';
import type { Post } from './post-body.ts';
import { type RepeatOptions, sendUnless } from './request-retry.ts';

const userSchema = z.object({ login: z.string() });
const postsSchema = z.array(
  z.object({
    id: z.number(),
    html_url: z.string(),
    body: z.nullish(z.string()),
    user: z.nullish(userSchema),
  }),
);
const viewerSchema = z.object({ viewer: userSchema });

/**
 * Finds the first post of ours, page by page in GitHub's order. Anybody can copy the marker into
 * another post, whose author could then change what the gate writes there. So the marker has to
 * come first, which it does not where a bot quotes somebody, and our own login has to be the
 * author.
 */
export async function findOwnPost<T extends Post>(
  octokit: Octokit,
  pages: AsyncIterable<{ data: T[] }>,
  marker: string,
): Promise<T | undefined> {
  let ownLogin: Promise<string> | undefined;
  for await (const { data } of pages) {
    parseAnswer(postsSchema, data, 'comments or issues');
    for (const post of data) {
      if (!post.body?.startsWith(marker)) continue;
      ownLogin ??= readOwnLogin(octokit);
      if (post.user?.login === (await ownLogin)) return post;
    }
  }
  return undefined;
}

/**
 * Reads the login that the token writes as. GitHub refuses `GET /user` to the token of a job and to
 * those of GitHub Apps, so GraphQL is asked first; other servers have none.
 */
export async function readOwnLogin(octokit: Octokit): Promise<string> {
  try {
    return await sendUnless(
      () => readUser(octokit),
      (request) => readViewer(octokit, request),
    );
  } catch (error) {
    const login = await readUser(octokit);
    if (login === undefined) throw error;
    return login;
  }
}

async function readViewer(octokit: Octokit, request: RepeatOptions): Promise<string> {
  const answer: unknown = await octokit.graphql('{ viewer { login } }', { request });
  return parseAnswer(viewerSchema, answer, 'the owner of the token').viewer.login;
}

/** Undefined when GitHub refuses it. */
async function readUser(octokit: Octokit): Promise<string | undefined> {
  try {
    const { data } = await octokit.rest.users.getAuthenticated();
    return parseAnswer(userSchema, data, 'the owner of the token').login;
  } catch (error) {
    if (isDenied(error)) return undefined;
    throw error;
  }
}
