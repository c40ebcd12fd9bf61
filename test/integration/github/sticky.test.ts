import { describe, expect, it, vi } from 'vitest';
import { forbidden } from '../../../harness/github-api.ts';
import { actionsBot, mallory, octocat } from '../../../harness/github-posts.ts';
import {
  commentsPath,
  connectToGitHub,
  failing,
  gatewayPage,
  issuesQuery,
  messageOfFailure,
  ofComment,
  refusal,
} from './support/github.ts';

const list = `GET ${commentsPath}?per_page=100`;

describe('the comment on a pull request', () => {
  it('is created, updated in place, and not written again while nothing changes', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    expect(await comment('red')).toMatchObject({
      change: 'created',
      url: expect.stringContaining('#issuecomment-'),
    });
    expect(await comment('red')).toMatchObject({ change: 'unchanged' });
    expect(await comment('green')).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['green']);
    expect(github.comments[0]?.body).toBe(`${ofComment}\ngreen`);
    const patch = `PATCH /repos/octo-org/shop/issues/comments/${github.comments[0]?.id}`;
    const look = [list, 'POST /graphql'];
    expect(github.calls()).toEqual([list, `POST ${commentsPath}`, ...look, ...look, patch]);
    expect(github.requests[0]?.headers).toMatchObject({
      authorization: 'token ghs_token',
      'user-agent': expect.stringMatching(/^security-test-gate\//),
    });
  });

  it('is updated, but not created, for a verdict that needs none', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    expect(await comment('green', { mode: 'update' })).toEqual({ change: 'none' });
    expect(github.comments).toEqual([]);
    await comment('red');
    expect(await comment('green', { mode: 'update' })).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['green']);
  });

  it.each([
    ['may not list comments', forbidden],
    ['may not see the pull request', refusal(404, 'Not Found')],
  ])('is no matter for a verdict that needs none, where the token %s', async (_, answer) => {
    const { github, comment } = await connectToGitHub();
    github.fail(/^GET .*comments/, answer);
    expect(await comment('green', { mode: 'update' })).toEqual({ change: 'none' });
  });

  it('is missed where the token may list but not update it', async () => {
    const { github, comment } = await connectToGitHub();
    await comment('red');
    github.fail(/^PATCH/, forbidden);
    expect(await messageOfFailure(comment('green', { mode: 'update' }))).toContain(
      'could not be written',
    );
  });

  it('is one for each gate', async () => {
    const { comment, bodies } = await connectToGitHub();
    await comment('red');
    await comment('other', { marker: '<!-- security-test-gate:0000 -->' });
    await comment('green');
    expect(bodies()).toEqual(['green', 'other']);
  });

  describe('of a commit that is judged', () => {
    const judgedHead = 'a'.repeat(40);
    const headIs = (sha: string) => ({ status: 200, body: { head: { sha } } });

    it('is written while that is the head, and where the token may not read the head', async () => {
      const { github, comment, bodies } = await connectToGitHub();
      github.fail(/^GET .*pulls/, headIs(judgedHead));
      expect(await comment('red', { judgedHead })).toMatchObject({ change: 'created' });
      github.fail(/^GET .*pulls/, forbidden);
      expect(await comment('green', { judgedHead })).toMatchObject({ change: 'updated' });
      expect(bodies()).toEqual(['green']);
    });

    it.each([
      ['created', [], /^POST .*comments/],
      ['updated', ['old'], /^PATCH/],
    ])('is not %s once GitHub has put that off and the head has moved', async (_, old, write) => {
      const { github, comment, bodies } = await connectToGitHub();
      for (const body of old) await comment(body);
      github.fail(/^GET .*pulls/, headIs(judgedHead));
      github.fail(write, { ...refusal(429, 'rate limit'), headers: { 'retry-after': '1' } });
      const late = comment('red', { judgedHead });
      await vi.waitFor(() => expect(github.calls().at(-1)).toMatch(write), 10_000);
      github.fail(/^GET .*pulls/, headIs('b'.repeat(40)));
      expect(await late).toEqual({ change: 'outdated' });
      expect(bodies()).toEqual(old);
    });

    it('is not written while GitHub does not say which commit is the head', async () => {
      const { github, comment, bodies } = await connectToGitHub({}, { timeLimitMs: 1000 });
      github.fail(/^GET .*pulls/, failing(502, 1), 9);
      expect(await messageOfFailure(comment('red', { judgedHead }))).toContain(
        'The comment on pull request #42 could not be written',
      );
      expect(bodies()).toEqual([]);
    });
  });

  it('that is there twice is updated where it is oldest', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    github.addComment({ body: `${ofComment}\nfirst` });
    github.addComment({ body: `${ofComment}\nsecond` });
    await comment('green');
    expect(bodies()).toEqual(['green', 'second']);
  });

  it('that a person changed is written anew, but not for the sake of line ends', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    github.addComment({ body: `${ofComment}\r\none\r\ntwo\r\n` });
    expect(await comment('one\ntwo')).toMatchObject({ change: 'unchanged' });
    expect(await comment('one\n two')).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['one\n two']);
  });
});

describe('the author of the comment', () => {
  it('is not a stranger, who copied the marker', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    github.addComment({ body: `${ofComment}\nAll is well.`, user: mallory });
    expect(await comment('red')).toMatchObject({ change: 'created' });
    expect(await comment('redder')).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['All is well.', 'redder']);
    expect(github.calls().filter((call) => call === 'POST /graphql')).toHaveLength(2);
  });

  it('is not an app that quotes a stranger', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    github.addComment({ body: `mallory wrote:\n\n${ofComment}\nAll is well.` });
    expect(await comment('red')).toMatchObject({ change: 'created' });
    expect(bodies()[1]).toBe('red');
  });

  it('is the person whose token it is', async () => {
    const { github, comment, bodies } = await connectToGitHub({ self: octocat });
    github.addComment({ body: `${ofComment}\nAll is well.`, user: mallory });
    expect(await comment('red')).toMatchObject({ change: 'created' });
    expect(await comment('green')).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['All is well.', 'green']);
  });

  it('is not another bot, nor somebody whose account was deleted', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    for (const user of [{ ...actionsBot, id: 1, login: 'helper[bot]' }, null])
      github.addComment({ body: `${ofComment}\nAll is well.`, user });
    expect(await comment('red')).toMatchObject({ change: 'created' });
    expect(bodies()).toEqual(['All is well.', 'All is well.', 'red']);
  });

  it.each([
    ['says that there is no such page', refusal(404, 'Not Found')],
    ['has a page for it', gatewayPage(404)],
    ['does not allow it', refusal(405, 'Method Not Allowed')],
    ['answers with its start page', gatewayPage(200)],
  ])('is asked of `GET /user` where the server has no GraphQL, and %s', async (_, answer) => {
    const { github, comment, bodies } = await connectToGitHub({ self: octocat });
    await comment('red');
    github.fail(/graphql/, answer, 9);
    expect(await comment('green')).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['green']);
    const asked = github.calls().filter((call) => /graphql|user/.test(call));
    expect(asked).toEqual(['POST /graphql', 'GET /user']);
  });

  it.each([
    ['failed', failing(502)],
    ['sent the page of a gateway', gatewayPage(404)],
    ['never answered', 'lose' as const],
  ])('is asked of GraphQL again where that %s, and `GET /user` is refused', async (_, fault) => {
    const { github, comment, bodies } = await connectToGitHub();
    await comment('red');
    github.fail(/graphql/, fault);
    expect(await comment('green')).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['green']);
  });
});

const issueList = `GET /repos/octo-org/shop/issues?${issuesQuery}`;
const openIssueList = issueList.replace('state=all', 'state=open');
const title = 'The nightly security test failed';
const labels = ['security-test-gate'];

describe('the issue of nightly runs', () => {
  it('is opened once, updated in place, and not written again while nothing changes', async () => {
    const { github, issue, issues } = await connectToGitHub();
    expect(await issue('open', 'red')).toMatchObject({
      change: 'opened',
      url: expect.stringContaining('/issues/'),
    });
    expect(await issue('open', 'red')).toMatchObject({ change: 'unchanged' });
    expect(await issue('open', 'redder')).toMatchObject({ change: 'updated' });
    const other = { title: 'It could not test' };
    expect(await issue('open', 'redder', other)).toMatchObject({ change: 'updated' });
    expect(github.issues).toMatchObject([{ ...other, labels }]);
    expect(issues()).toEqual([['redder', 'open']]);
    const patch = `PATCH /repos/octo-org/shop/issues/${github.issues[0]?.number}`;
    const post = 'POST /repos/octo-org/shop/issues';
    expect(github.calls()).toEqual([
      ...[issueList, post],
      ...[issueList, 'POST /graphql'],
      ...[issueList, 'POST /graphql', patch],
      ...[issueList, 'POST /graphql', patch],
    ]);
    expect(github.comments).toEqual([]);
  });

  it('is closed with one comment, keeping what it reported', async () => {
    const { github, issue, issues } = await connectToGitHub();
    await issue('open', 'red');
    expect(await issue('closed', 'It passes again.')).toMatchObject({ change: 'closed' });
    expect(await issue('closed', 'It passes again.')).toEqual({ change: 'none' });
    expect(github.issues).toMatchObject([{ title, state: 'closed', state_reason: 'completed' }]);
    expect(issues()).toEqual([['red', 'closed']]);
    expect(github.comments.map(({ body }) => body)).toEqual(['It passes again.']);
  });

  it('is reopened, not opened a second time', async () => {
    const { github, issue } = await connectToGitHub();
    await issue('open', 'red');
    await issue('closed', 'It passes again.');
    expect(await issue('open', 'red')).toMatchObject({ change: 'reopened' });
    expect(await issue('open', 'red')).toMatchObject({ change: 'unchanged' });
    expect(github.issues).toMatchObject([{ state: 'open', state_reason: 'reopened' }]);
  });

  it('is not there to close when nothing ever failed', async () => {
    const { github, issue } = await connectToGitHub();
    expect(await issue('closed', 'It passes.')).toEqual({ change: 'none' });
    expect(github.calls()).toEqual([openIssueList]);
  });

  it('is found on the last of three pages of issues with the label', async () => {
    const { github, issue } = await connectToGitHub();
    for (let index = 0; index < 249; index += 1)
      github.addIssue({ body: `Issue ${index}`, user: octocat, labels });
    github.addIssue({ body: 'Without the label' });
    await issue('open', 'red');
    expect(await issue('closed', 'It passes again.')).toMatchObject({ change: 'closed' });
    const reads = [issueList, openIssueList].flatMap((list) => [
      list,
      `${list}&page=2`,
      `${list}&page=3`,
    ]);
    expect(github.calls().filter((call) => call.startsWith('GET'))).toEqual(reads);
  });

  it('says so when it could not be labelled, since the next run would not find it', async () => {
    const { issue } = await connectToGitHub({ mayLabel: false });
    const message = await messageOfFailure(issue('open', 'red'));
    expect(message).toMatch(
      /^GitHubFailure: The issue https:.* without its label.*Add the label `security-test-gate`/,
    );
  });
});
