import { setTimeout as delay } from 'node:timers/promises';
import { GitHubFailure, isAmbiguous } from './failure.ts';
import type { Post } from './post-body.ts';

type Change = 'created' | 'opened' | 'reopened' | 'updated' | 'closed' | 'unchanged';

/** What was done to which post. `none`: there is none, and none was to be created. */
export type PostChange = { change: Change; url: string } | { change: 'none' };

/** How a kind of post is found and written. */
interface PostAdapter<T> {
  find: () => Promise<T | undefined>;
  /** Whether it already is as it is to be. */
  isSame: (found: T) => boolean;
  /** Undefined when none is to be created. */
  create: (() => Promise<T>) | undefined;
  /** Whether it is still to be created after a failure. */
  mayRepeat?: () => Promise<boolean>;
  /** The outcome of creating one. */
  created: Change;
  rewrite: (found: T) => Promise<Change>;
}

/** Creates or updates the post of a gate. */
export async function upsertPost<T extends Post>(post: PostAdapter<T>): Promise<PostChange> {
  const found = await post.find();
  if (found)
    return {
      change: post.isSame(found) ? 'unchanged' : await post.rewrite(found),
      url: found.html_url,
    };
  if (!post.create) return { change: 'none' };
  const { html_url: url } = await createOnce({ ...post, create: post.create });
  return { change: post.created, url };
}

/** Creates a post; when the answer is lost, it may exist, and is looked for before another try. */
async function createOnce<T>({
  create,
  find,
  mayRepeat = async () => true,
}: Pick<PostAdapter<T>, 'find' | 'mayRepeat'> & { create: () => Promise<T> }): Promise<T> {
  try {
    return await create();
  } catch (error) {
    if (error instanceof GitHubFailure || !isAmbiguous(error) || !(await mayRepeat())) throw error;
    await delay(1000); // a new post may not be listed at once
    return (await find()) ?? (await create());
  }
}
