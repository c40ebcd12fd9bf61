import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { parseAnswer } from './answer.ts';
import { GitHubFailure, isAmbiguous, isDenied } from './failure.ts';
import type { Octokit } from './octokit.ts';
import { type RepeatOptions, writeUnless } from './request-retry.ts';

/** A comment, or an issue; only an issue has a state. */
interface Post {
  id: number;
  html_url: string;
  state?: string;
  body?: string | null | undefined;
  user?: { login: string } | null | undefined;
}

/** Hidden line that identifies a post: by its kind, its app, and what else it is about. */
export function markerOf(...names: string[]): string {
  return hiddenLine(hashOf(names));
}

/** No two lists of names are the same text as JSON, and no hash can end an HTML comment. */
function hashOf(names: string[]): string {
  return createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 32);
}

function hiddenLine(text: string): string {
  return `<!-- security-test-gate:${text} -->`;
}

/**
 * The attempt that posts a verdict, and how bad that is: legs of a matrix share their post, and must
 * not hide what is worse. Of two attempts, the job that began later has judged what is newer, unless
 * both have judged the same commit.
 */
export interface PostedVerdict {
  /** Id and attempt of the workflow run, `16412345678.1`; undefined where they are unknown. */
  attempt: string | undefined;
  /** The higher, the worse. */
  rank: number;
  /** When the job began: whole milliseconds since 1970. */
  beganAt: number;
  /** The commit that was judged, if it is known. */
  commit?: string | undefined;
}

/** What a post is to contain. */
export interface PostContent {
  marker: string;
  posted: PostedVerdict;
  /** Markdown, without the marker. */
  body: string;
}

/** The whole post: the marker, a hidden line that names the attempt, and the text that is seen. */
export function bodyOf({ marker, posted, body }: PostContent): string {
  const { rank, beganAt, commit } = posted;
  const judged = commit === undefined ? '' : `_${commit}`;
  return `${marker}\n${hiddenLine(`${attemptHash(posted)}${rank}${beganAt}${judged}`)}\n${body}`;
}

/** Hashed as the marker is: its last digit gives way to the rank. */
function attemptHash({ attempt = '' }: PostedVerdict): string {
  return hashOf(['attempt', attempt]).slice(0, -1);
}

/**
 * Whether a post of ours outweighs a verdict that is to be posted. One of the same attempt does when
 * its verdict is as bad, or worse. One of another attempt does when its job began later; if both
 * judged the same commit, it must be as bad, too. The clock of a runner may be ahead: what began in
 * the future does not count.
 */
export function outweighs(post: Post, posted: PostedVerdict): boolean {
  const [, attempt, rank, beganAt, commit] =
    /^<!-- .* -->\r?\n<!-- security-test-gate:(\w{31})([0-3])(\d+)(?:_(\w+))? -->/.exec(
      post.body ?? '',
    ) ?? [];
  const isAsBad = Number(rank) >= posted.rank;
  if (posted.attempt !== undefined && attempt === attemptHash(posted)) return isAsBad;
  const beganLater = Number(beganAt) > posted.beganAt && Number(beganAt) <= Date.now();
  return beganLater && (isAsBad || commit === undefined || commit !== posted.commit);
}

/** GitHub may end lines its own way, and drop blanks at the end. */
export function isSameText(left: string | null | undefined, right: string): boolean {
  const normal = (text: string) => text.replaceAll('\r\n', '\n').trimEnd();
  return normal(left ?? '') === normal(right);
}

const userSchema = z.object({ login: z.string() });
const postsSchema = z.array(
  z.object({
    id: z.number(),
    html_url: z.string(),
    body: z.nullish(z.string()),
    user: z.nullish(userSchema),
  }),
);

/**
 * Finds the first post of ours, page by page in GitHub's order. Anybody can copy the marker into
 * another post, whose author could change what the gate writes there. So the marker has to come
 * first, which it does not where a bot quotes somebody, and our own login has to be the author.
 */
export async function findOwn<T extends Post>(
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

const viewerSchema = z.object({ viewer: userSchema });

/**
 * The login that the token writes as. GitHub refuses `GET /user` to the token of a job and to those
 * of GitHub Apps, which have to ask by GraphQL; other servers have no GraphQL.
 */
async function readOwnLogin(octokit: Octokit): Promise<string> {
  try {
    const { data } = await octokit.rest.users.getAuthenticated();
    return parseAnswer(userSchema, data, 'the owner of the token').login;
  } catch (error) {
    if (!isDenied(error)) throw error;
    const answer: unknown = await octokit.graphql('{ viewer { login } }');
    return parseAnswer(viewerSchema, answer, 'the owner of the token').viewer.login;
  }
}

/** When the answer is lost the post may exist: it is looked for before another try. */
async function createOnce<T>(
  { create, find }: Pick<PostAdapter<T>, 'create' | 'find'>,
  request: RepeatOptions,
): Promise<T | undefined> {
  if (!create) return undefined;
  try {
    return await create(request);
  } catch (error) {
    if (error instanceof GitHubFailure || !isAmbiguous(error)) throw error;
    await delay(1000); // what was just created may not be listed at once
    return (await find()) ?? (await create(request));
  }
}

/** How often a post is written before it is left as it is. */
const maxRounds = 3;
/** What another leg needs at most from its look at a post to its own write. */
const settleMs = 1000;

/** `kept`: another job has said in it what outweighs this. */
type Done = 'created' | 'opened' | 'reopened' | 'updated' | 'closed' | 'unchanged' | 'kept';

interface ChangeOfPost {
  change: Done;
  url: string;
}

/**
 * What was done to which post. `none`: there is none, and none was to be created; `outdated`: what
 * was to be said no longer counts.
 */
export type Change = ChangeOfPost | { change: 'none' | 'outdated' };

/** How a kind of post is found, written and removed. */
interface PostAdapter<T> {
  posted: PostedVerdict;
  find: () => Promise<T | undefined>;
  /** Whether what is to be said no longer counts. */
  isOutdated?: () => Promise<boolean>;
  /** Whether an open post says already what is to be said. */
  isSame: (found: T) => boolean;
  /** Undefined where none is to be created. */
  create: ((request: RepeatOptions) => Promise<T>) | undefined;
  /** What creating one is called. */
  created: Done;
  rewrite: (found: T, request: RepeatOptions) => Promise<Done>;
  /** Takes away what was created where one was already. */
  discard: (created: T) => Promise<unknown>;
}

/**
 * Writes a post, and looks at it once more where another leg of the same attempt may have written
 * at the same moment. Of two that were created at once the older one stays.
 */
export async function keepPost<T extends Post>(post: PostAdapter<T>): Promise<Change> {
  if (await post.isOutdated?.()) return { change: 'outdated' };
  const first = await post.find();
  if (first) return rewriteUntilKept(post, first);
  const created = await writeUnless(
    () => obstacleTo(post),
    (request) => createOnce(post, request),
  );
  if (!created) return { change: 'none' };
  if ('change' in created) return created;
  const done = { change: post.created, url: created.html_url };
  const oldest = post.posted.attempt === undefined ? undefined : await post.find();
  if (!oldest) return done;
  const change = await rewriteUntilKept(post, oldest, done);
  // A duplicate does no harm: it is no failure when it cannot be removed.
  if (oldest.id !== created.id) await post.discard(created).catch(() => {});
  return change;
}

/** @param done what was done before, which may be all there is to do */
async function rewriteUntilKept<T extends Post>(
  post: PostAdapter<T>,
  found: T,
  done?: ChangeOfPost,
): Promise<Change> {
  const { posted } = post;
  let last = done;
  let current: T | undefined = found;
  for (let round = 0; current && round < maxRounds; round += 1) {
    const seen: T = current;
    const url = seen.html_url;
    const standing = standingOf(seen, post.isSame(seen), posted);
    if (standing === 'unchanged' && last) return { ...last, url };
    if (standing !== undefined) return { change: standing, url };
    const written = await writeUnless(
      () => obstacleTo(post),
      (request) => post.rewrite(seen, request),
    );
    if (typeof written !== 'string') return written;
    last = { change: written, url };
    // A leg with a worse verdict looks again, and writes its own; a pass need not.
    if (posted.attempt === undefined || posted.rank === 0) return last;
    await delay(settleMs);
    current = await post.find();
  }
  return last ?? { change: 'none' };
}

/** Why a write that GitHub has put off is not to be repeated; undefined when it is. */
export async function obstacleTo<T extends Post>({
  posted,
  find,
  isOutdated,
}: Pick<PostAdapter<T>, 'posted' | 'find' | 'isOutdated'>): Promise<Change | undefined> {
  if (await isOutdated?.()) return { change: 'outdated' };
  const found = await find();
  return found && outweighs(found, posted) ? { change: 'kept', url: found.html_url } : undefined;
}

/** Why a post of ours may stay as it is; undefined for one that is to be rewritten. */
function standingOf(found: Post, isSame: boolean, posted: PostedVerdict) {
  if (found.state !== undefined && found.state !== 'open') return undefined;
  if (isSame) return 'unchanged';
  return outweighs(found, posted) ? 'kept' : undefined;
}
