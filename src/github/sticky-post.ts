import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { writeOnce } from '../http/write-once.ts';
import { parseAnswer } from './answer.ts';
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

const createdSchema = z.object({ html_url: z.string() });

/** Creates or updates the post of a gate. */
export async function upsertPost<T extends Post>(post: PostAdapter<T>): Promise<PostChange> {
  const found = await post.find();
  if (found)
    return {
      change: post.isSame(found) ? 'unchanged' : await post.rewrite(found),
      url: found.html_url,
    };
  if (!post.create) return { change: 'none' };
  const { mayRepeat } = post;
  const created = await writeOnce({
    send: post.create,
    isUncertain,
    wait: () => delay(1000), // a new post may not be listed at once
    findEffect: async (error) => {
      if (mayRepeat && !(await mayRepeat())) throw error;
      return post.find();
    },
    maxRepeats: 1,
  });
  const { html_url: url } = parseAnswer(createdSchema, created, 'the new comment or issue');
  return { change: post.created, url };
}

function isUncertain(error: unknown): error is Error {
  return error instanceof Error && !(error instanceof GitHubFailure) && isAmbiguous(error);
}
