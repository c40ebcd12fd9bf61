import { describe, expect, it } from 'vitest';
import { octocat } from '../../../harness/github-posts.ts';
import { connectToGitHub, issuesQuery, messageOfFailure } from './support/github.ts';

const list = `GET /repos/octo-org/shop/issues?${issuesQuery}`;
const title = 'The nightly security test failed';
const labels = ['security-test-gate'];

describe('the issue of nightly runs', () => {
  it('is opened once, updated in place, and left alone while nothing changes', async () => {
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
    expect(github.calls()).toEqual([list, post, list, list, patch, list, patch]);
    expect(github.comments).toEqual([]);
  });

  it('is closed with one comment, keeping what it reported', async () => {
    const { github, issue, issues } = await connectToGitHub();
    await issue('open', 'red');
    expect(await issue('closed', 'It passes again.')).toMatchObject({ change: 'closed' });
    expect(await issue('closed', 'It passes again.')).toMatchObject({ change: 'unchanged' });
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
    expect(github.calls()).toEqual([list]);
  });

  it('is found on the last of three pages of issues with the label', async () => {
    const { github, issue } = await connectToGitHub();
    for (let index = 0; index < 249; index += 1)
      github.addIssue({ body: `Issue ${index}`, user: octocat, labels });
    github.addIssue({ body: 'Without the label' });
    await issue('open', 'red');
    expect(await issue('closed', 'It passes again.')).toMatchObject({ change: 'closed' });
    const pages = [list, `${list}&page=2`, `${list}&page=3`];
    expect(github.calls().filter((call) => call.startsWith('GET'))).toEqual([...pages, ...pages]);
  });

  it('says so when it could not be labelled, since the next run would not find it', async () => {
    const { issue } = await connectToGitHub({ mayLabel: false });
    const message = await messageOfFailure(issue('open', 'red'));
    expect(message).toMatch(
      /^GitHubFailure: The issue https:.* without its label.*Add the label `security-test-gate`/,
    );
  });
});
