import { setTimeout as delay } from 'node:timers/promises';
import { GitHubFailure, isAmbiguous } from './failure.ts';
import { outweighs, type Post, type PostedVerdict } from './post-body.ts';
import { type RepeatOptions, writeUnless } from './request-retry.ts';

/** How often a post is written before it is left as it is. */
const maxWrites = 3;
/** What another leg needs at most between its look at a post and its own write. */
const settleMs = 1000;

/** `kept`: the post was left as it was, since another job's verdict in it outweighs this one. */
type Outcome = 'created' | 'opened' | 'reopened' | 'updated' | 'closed' | 'unchanged' | 'kept';

interface PostOutcome {
  change: Outcome;
  url: string;
}

/**
 * What was done to which post. `none`: there is none, and none was to be created; `outdated`: the
 * verdict no longer counts.
 */
export type PostChange = PostOutcome | { change: 'none' | 'outdated' };

/** How a kind of post is found, written and removed. */
interface PostAdapter<T> {
  posted: PostedVerdict;
  find: () => Promise<T | undefined>;
  /** Whether the verdict no longer counts. */
  isOutdated?: () => Promise<boolean>;
  /** Whether an open post already contains what is to be posted. */
  isSame: (found: T) => boolean;
  /** Undefined when none is to be created. */
  create: ((request: RepeatOptions) => Promise<T>) | undefined;
  /** The outcome of creating one. */
  created: Outcome;
  rewrite: (found: T, request: RepeatOptions) => Promise<Outcome>;
  /** Removes a post that was created although there was one already. */
  discard: (created: T) => Promise<unknown>;
}

/**
 * Creates or updates a post, and checks it once more when another leg of the same attempt may have
 * written at the same time. Of two that were created at once, the older one stays.
 */
export async function upsertPost<T extends Post>(post: PostAdapter<T>): Promise<PostChange> {
  if (await post.isOutdated?.()) return { change: 'outdated' };
  const existing = await post.find();
  if (existing) return rewriteUntilSettled(post, existing);
  const created = await writeUnless(
    () => obstacleTo(post),
    (request) => createOnce(post, request),
  );
  if (!created) return { change: 'none' };
  if ('change' in created) return created;
  const outcome = { change: post.created, url: created.html_url };
  const oldest = post.posted.attempt === undefined ? undefined : await post.find();
  if (!oldest) return outcome;
  const change = await rewriteUntilSettled(post, oldest, outcome);
  // A duplicate does no harm: failing to remove it is no failure.
  if (oldest.id !== created.id) await post.discard(created).catch(() => {});
  return change;
}

/** Creates a post; when the answer is lost, it may exist, and is looked for before another try. */
async function createOnce<T>(
  { create, find }: Pick<PostAdapter<T>, 'create' | 'find'>,
  request: RepeatOptions,
): Promise<T | undefined> {
  if (!create) return undefined;
  try {
    return await create(request);
  } catch (error) {
    if (error instanceof GitHubFailure || !isAmbiguous(error)) throw error;
    await delay(1000); // a new post may not be listed at once
    return (await find()) ?? (await create(request));
  }
}

/**
 * Writes the verdict to a post, and again if another leg overwrites it, until there is a reason to
 * leave it as it is.
 * @param previous what was done before, which may be all there is to do
 */
async function rewriteUntilSettled<T extends Post>(
  post: PostAdapter<T>,
  found: T,
  previous?: PostOutcome,
): Promise<PostChange> {
  const { posted } = post;
  let last = previous;
  let current: T | undefined = found;
  for (let writes = 0; current && writes < maxWrites; writes += 1) {
    const seen: T = current;
    const url = seen.html_url;
    const reason = reasonToLeave(seen, post.isSame(seen), posted);
    if (reason === 'unchanged' && last) return { ...last, url };
    if (reason !== undefined) return { change: reason, url };
    const written = await writeUnless(
      () => obstacleTo(post),
      (request) => post.rewrite(seen, request),
    );
    if (typeof written !== 'string') return written;
    last = { change: written, url };
    // A leg with a worse verdict checks again and writes its own; a pass need not check.
    if (posted.attempt === undefined || posted.rank === 0) return last;
    await delay(settleMs);
    current = await post.find();
  }
  return last ?? { change: 'none' };
}

/** Why a write that failed is not sent again; undefined when it is. */
export async function obstacleTo<T extends Post>({
  posted,
  find,
  isOutdated,
}: Pick<PostAdapter<T>, 'posted' | 'find' | 'isOutdated'>): Promise<PostChange | undefined> {
  if (await isOutdated?.()) return { change: 'outdated' };
  const found = await find();
  return found && outweighs(found, posted) ? { change: 'kept', url: found.html_url } : undefined;
}

/** Why a post of ours is left as it is; undefined for one that is to be rewritten. */
function reasonToLeave(found: Post, isSame: boolean, posted: PostedVerdict) {
  if (found.state !== undefined && found.state !== 'open') return undefined;
  if (isSame) return 'unchanged';
  return outweighs(found, posted) ? 'kept' : undefined;
}
