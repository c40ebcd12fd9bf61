import { briefLimits, createGitHub } from '../../../../src/github/octokit.ts';
import { markerOf } from '../../../../src/github/post-body.ts';
import { upsertComment } from '../../../../src/github/sticky-comment.ts';

// A process of its own, for its variables.
const comment = {
  repository: { owner: 'octo-org', name: 'shop' },
  pullRequest: { number: 42, isFork: false },
  marker: markerOf('comment', 'app', 'gate.yml', 'gate'),
  body: 'red',
  mode: 'upsert',
} as const;
const { signal } = new AbortController();
const change = await createGitHub('ghs_token').within({ signal, ...briefLimits }, (octokit) =>
  upsertComment({ octokit, ...comment }),
);
console.log(change.change);
