import { describe, expect, it, vi } from 'vitest';
import { forbidden, type GitHubFault } from '../../../harness/github-api.ts';
import { mallory } from '../../../harness/github-posts.ts';
import { briefLimits, createGitHub } from '../../../src/github/octokit.ts';
import {
  commentsPath,
  connectToGitHub,
  failing,
  gatewayPage,
  messageOfFailure,
  ofComment,
  refusal,
} from './support/github.ts';

describe('a token without the permission', () => {
  it.each([
    ['reading', /^GET/, forbidden],
    ['writing', /^POST/, forbidden],
    ['seeing the repository', /^GET/, refusal(404, 'Not Found')],
  ])('for %s names the one to add for the comment', async (_, call, answer) => {
    const { github, comment } = await connectToGitHub();
    github.fail(call, answer);
    const message = await messageOfFailure(comment('red'));
    expect(message).toMatch(
      /^GitHubFailure: The comment on pull request #42 could not be written\. Add `permissions: pull-requests: write` to the job\. GitHub's answer: 40[34]: /,
    );
    expect(message).not.toContain('ghs_token');
  });

  it('says that the token of a fork is read-only', async () => {
    const { github, comment } = await connectToGitHub();
    github.fail(/^POST/, forbidden);
    const writing = comment('red', { pullRequest: { number: 7, isFork: true } });
    expect(await messageOfFailure(writing)).toMatch(
      /#7 .*comes from a fork.*read-only.*`pull_request_target`.*`permissions: pull-requests: write`/,
    );
  });

  it('names the one to add for the issue', async () => {
    const { github, issue } = await connectToGitHub();
    github.fail(/^POST/, forbidden);
    expect(await messageOfFailure(issue('open', 'red'))).toMatch(
      /^GitHubFailure: The issue .*Add `permissions: issues: write` to the job/,
    );
  });
});

describe('other failures', () => {
  it('are reported for what they are', async () => {
    const { github, comment, issue } = await connectToGitHub();
    github.fail(/^GET/, refusal(401, 'Bad credentials'));
    expect(await messageOfFailure(comment('red'))).toMatch(
      /`github-token` is not valid.* 401: Bad credentials/,
    );
    github.fail(/^POST/, refusal(410, 'Issues are disabled for this repo'));
    expect(await messageOfFailure(issue('open', 'red'))).toMatch(/Issues are turned off/);
    github.fail(/^POST/, refusal(403, 'Unable to create comment because issue is locked.'));
    expect(await messageOfFailure(comment('red'))).toMatch(
      /GitHub refused it, and its answer says why\. GitHub's answer: 403: .* is locked/,
    );
    github.fail(/^GET/, { status: 422, body: `<html>\n${'x'.repeat(5000)}` });
    const message = await messageOfFailure(comment('red'));
    expect(message.length).toBeLessThan(500);
    expect(message).not.toContain('\n');
  });

  const secondary = refusal(403, 'You have exceeded a secondary rate limit.');
  const usedUp = { 'x-ratelimit-remaining': '0' };
  const paused = { 'x-ratelimit-remaining': '4999', 'retry-after': '600' };
  it.each<[string, GitHubFault, RegExp]>([
    ['a pause', { ...refusal(403, 'Slow down'), headers: paused }, /secondary .* until 20.* UTC\./],
    ['429', refusal(429, 'Too many requests'), /secondary .*answer: 429: Too many requests/],
    [
      'its name',
      { ...secondary, headers: usedUp },
      /secondary .*: 403: You have exceeded a second/,
    ],
    ['nothing left', { ...refusal(403, 'No'), headers: usedUp }, /of this token is used up.* App/],
  ])('name the limit of GitHub that was exceeded, known by %s', async (_, answer, told) => {
    const { github, comment } = await connectToGitHub();
    github.fail(/^GET/, answer);
    const message = await messageOfFailure(comment('red'));
    expect(message).toMatch(told);
    expect(message).not.toMatch(told.source.includes('used up') ? /secondary rate/ : /used up|App/);
  });

  it('include a token that is empty', async () => {
    const { signal } = new AbortController();
    const asking = createGitHub('').within({ signal, ...briefLimits }, async () => {});
    expect(await messageOfFailure(asking)).toMatch(/^GitHubFailure: .*`github-token` is empty/);
  });

  it('include a service that is not there', async () => {
    const { github, comment } = await connectToGitHub({}, { timeLimitMs: 200 });
    await github.close();
    expect(await messageOfFailure(comment('red'))).toMatch(/could not be reached/);
  });
});

describe('what fails transiently', () => {
  it.each<[string, GitHubFault]>([
    ['502', { ...failing(502), body: '<html>' }],
    ['503', failing(503)],
    ['429', failing(429)],
    ['403 with a pause', failing(403)],
    ['200 that was cut off', { ...failing(200), body: '[{"id":1,' }],
    ['200 that is a page for people', gatewayPage(200)],
  ])('is read again: %s', async (_, answer) => {
    const { github, comment } = await connectToGitHub();
    github.fail(/^GET/, answer, 2);
    expect(await comment('red')).toMatchObject({ change: 'created' });
    expect(github.calls().filter((call) => call.startsWith('GET'))).toHaveLength(3);
  });

  it('is changed again', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    await comment('red');
    github.fail(/^PATCH/, failing(500));
    expect(await comment('green')).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['green']);
  });

  it('is tried four times at most', async () => {
    const { github, comment } = await connectToGitHub();
    github.fail(/^GET/, failing(502), 9);
    expect(await messageOfFailure(comment('red'))).toMatch(/502/);
    expect(github.requests).toHaveLength(4);
  });

  it('is given up at the time limit when there is no answer', async () => {
    const limits = { timeLimitMs: 400, requestTimeoutMs: 150 };
    const { github, comment } = await connectToGitHub({}, limits);
    github.fail(/^GET/, 'hang', 9);
    expect(await messageOfFailure(comment('red'))).toMatch(/did not answer in time/);
  });

  it('is given up when the job is cancelled', async () => {
    const cancelled = new AbortController();
    const { github, comment } = await connectToGitHub({}, { signal: cancelled.signal });
    github.fail(/^GET/, 'hang', 9);
    const message = messageOfFailure(comment('red'));
    await vi.waitFor(() => expect(github.requests).toHaveLength(1), 10_000);
    cancelled.abort(new Error('The job was cancelled.'));
    expect(await message).toMatch(/cancelled/);
    expect(github.requests).toHaveLength(1);
  });
});

it.each<[string, GitHubFault]>([
  ['lost', 'lose'],
  ['502', { status: 502 }],
])('a post whose answer is lost (%s) is not made twice', async (_, fault) => {
  const { github, comment, issue } = await connectToGitHub();
  github.fail(/^POST/, fault);
  expect(await comment('red')).toMatchObject({ change: 'created' });
  expect(github.comments).toHaveLength(1);
  github.fail(/^POST/, fault);
  expect(await issue('open', 'red')).toMatchObject({ change: 'opened' });
  expect(github.issues).toHaveLength(1);
});

it('a post is found although its answer is lost when it is made again', async () => {
  const { github, comment } = await connectToGitHub();
  github.fail(/^POST/, { status: 502 }); // which makes none
  github.fail(/^POST/, 'lose');
  expect(await comment('red')).toMatchObject({ change: 'created' });
  expect(github.comments).toHaveLength(1);
});

it.each<[string, RegExp, unknown]>([
  ['a list that is none', /^GET .*comments/, { comments: [] }],
  ['a comment without an address', /^GET .*comments/, [{ id: 1, body: 'Hi' }]],
  ['the owner of the token, without a login', /graphql/, { data: { viewer: {} } }],
  ['the owner of the token, without anything', /graphql|user/, {}],
])('an answer of another form is called that, and no outage: %s', async (_, call, body) => {
  const { github, comment } = await connectToGitHub();
  github.addComment({ body: `${ofComment}\nred`, user: null });
  github.fail(call, { status: 200, body }, 2);
  const failing = comment('green');
  await expect(failing).rejects.toMatchObject({ outage: undefined });
  expect(await messageOfFailure(failing)).toMatch(
    /The comment on .* could not be written\. GitHub's answer about .* does not have the documented form/,
  );
  expect(github.comments).toMatchObject([{ body: `${ofComment}\nred` }]);
});

it('a failure to ask whose token it is does not make a second comment', async () => {
  const { github, comment } = await connectToGitHub({ self: mallory });
  github.addComment({ body: `${ofComment}\nred` });
  github.fail(/graphql|user/, failing(502), 20);
  expect(await messageOfFailure(comment('green'))).toMatch(/502/);
  expect(github.calls()).not.toContain(`POST ${commentsPath}`);
});

it('a list that is said to go on elsewhere is read on here, so the token goes nowhere else', async () => {
  const { github: elsewhere } = await connectToGitHub();
  const { github, comment } = await connectToGitHub();
  const link = `<${elsewhere.url}${commentsPath}?per_page=100&page=2>; rel="next"`;
  github.fail(/^GET .*comments/, { status: 200, headers: { link }, body: [] });
  expect(await comment('red')).toMatchObject({ change: 'created' });
  expect(elsewhere.calls()).toEqual([]);
  expect(github.calls().slice(0, 2)).toEqual([
    `GET ${commentsPath}?per_page=100`,
    `GET ${commentsPath}?per_page=100&page=2`,
  ]);
});

it.each([{}, [], { html_url: null }])(
  'a comment that is answered by %j was not created',
  async (body) => {
    const { github, comment } = await connectToGitHub();
    github.fail(/^POST .*comments/, { status: 201, body });
    expect(await messageOfFailure(comment('red'))).toMatch(
      /could not be written\. GitHub's answer about the new comment or issue does not have/,
    );
  },
);
