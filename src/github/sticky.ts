import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { memberOf } from './environment.ts';
import type { Octokit } from './octokit.ts';
import { isAmbiguous, isDenied } from './request-error.ts';

/** What GitHub takes as a body, in characters. */
export const maxBodyLength = 65_536;

/** A comment or an issue, as far as finding one's own goes. */
export interface Post {
  body?: string | null | undefined;
  user?: Author | null | undefined;
}

interface Author {
  id: number;
  login: string;
  type: string;
}

/** Hidden line that identifies the comment of an app, a workflow and a job. The names are hashed, so that none can end the HTML comment. */
export function commentMarker({ appId, workflow, job }: { appId: string; workflow: string; job: string }): string {
  return markerOf(['comment', appId, workflow, job]);
}

/** Hidden line that identifies the issue of an app. */
export function issueMarker({ appId }: { appId: string }): string {
  return markerOf(['issue', appId]);
}

/** As JSON, no two lists of names are the same text. */
function markerOf(names: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return `<!-- security-test-gate:${hash.slice(0, 32)} -->`;
}

/** What is kept: the marker, and below it the text that is seen. */
export function withMarker(marker: string, body: string): string {
  return `${marker}\n${body}`;
}

/** GitHub may end lines its own way, and drop blanks at the end. */
export function isSameText(left: string | null | undefined, right: string): boolean {
  const normal = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return normal(left ?? '') === normal(right);
}

/**
 * Finds the first post of ours, page by page in GitHub's order. Anybody can copy the marker into a post of their own; writing there
 * would leave the gate's words in a post that its author can change. Hence the marker must come first, where it does not stand in
 * an app's post that quotes somebody, and the author must be us.
 */
export async function findOwn<T extends Post>(
  octokit: Octokit,
  { pages, marker }: { pages: AsyncIterable<{ data: T[] }>; marker: string },
): Promise<T | undefined> {
  const isOwn = createAuthorship(octokit);
  for await (const { data } of pages) {
    if (!Array.isArray(data)) throw new Error('GitHub answered with something that is not a list.');
    for (const post of data) if (post.body?.startsWith(marker) && (await isOwn(post.user))) return post;
  }
  return undefined;
}

/**
 * Tells whether an author is the one that the token writes as. The token of a job, and those of GitHub Apps, cannot ask who they
 * are, but write as a bot, and bots are let into a repository by its administrators: bots count as ourselves. A person is ourselves
 * only if the token is that person's, which is asked when it matters. A deleted account can change nothing any more.
 */
function createAuthorship(octokit: Octokit): (author: Author | null | undefined) => Promise<boolean> {
  let self: Promise<unknown> | undefined;
  return async (author) => {
    if (!author || author.type === 'Bot') return true;
    self ??= whoAmI(octokit);
    return memberOf(await self, 'id') === author.id;
  };
}

/** @returns undefined for tokens that are not a person's, which are refused */
async function whoAmI(octokit: Octokit): Promise<unknown> {
  try {
    return (await octokit.rest.users.getAuthenticated()).data;
  } catch (error) {
    if (isDenied(error)) return undefined;
    throw error;
  }
}

/** Creates what was not found. When the answer is lost it may exist all the same, so that it is looked for before it is sent again. */
export async function createOnce<T>(create: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await create();
  } catch (error) {
    if (!isAmbiguous(error)) throw error;
    await delay(1000); // what was just created may not be listed at once
    return (await find()) ?? (await create());
  }
}
