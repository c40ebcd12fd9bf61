import { createOctokit } from '../../../../src/github/octokit.ts';
import { markerOf } from '../../../../src/github/post-body.ts';
import { upsertComment } from '../../../../src/github/sticky-comment.ts';

// A process of its own, for its variables.
const change = await upsertComment({
  octokit: await createOctokit({ token: 'ghs_token' }),
  repository: { owner: 'octo-org', name: 'shop' },
  pullRequest: { number: 42, isFork: false },
  marker: markerOf('comment', 'app', 'gate.yml', 'gate'),
  body: 'red',
  mode: 'upsert',
});
console.log(change.change);
