import { describe, expect, it, test, vi } from 'vitest';
import { actionsBot, mallory, renderComment } from '../../../harness/github-posts.ts';
import { bodyOf, type PostedVerdict } from '../../../src/github/post-body.ts';
import { commentsPath, connectToGitHub, ofComment, ofIssue, refusal } from './support/github.ts';

/** A leg of an attempt, by how bad its verdict is. */
const leg =
  (rank: number) =>
  (attempt: string | undefined = '7.1', beganAt = 0): { posted: PostedVerdict } => ({
    posted: { attempt, rank, beganAt },
  });
const [green, amber, red] = [leg(0), leg(1), leg(3)];
const said = (attempt: string, rank: number) =>
  bodyOf({ marker: '', posted: { attempt, rank, beganAt: 0 }, body: '' }).trim();
const labels = ['security-test-gate'];

describe('the comment of an attempt', () => {
  it('is replaced by a worse verdict of another leg', async () => {
    const { comment, bodies } = await connectToGitHub();
    await comment('green', green());
    expect(await comment('amber', amber())).toMatchObject({ change: 'updated' });
    expect(await comment('red', red())).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['red']);
  });

  it('is left by a verdict that is better, or no worse', async () => {
    const { comment, bodies } = await connectToGitHub();
    await comment('red', red());
    const update = { ...green(), mode: 'update' } as const;
    for (const other of [green(), amber(), red(), update])
      expect(await comment('other', other)).toMatchObject({ change: 'kept' });
    expect(bodies()).toEqual(['red']);
  });

  test.each(['7.2', '8.1', '6.1', '17.1', '7.11'])(
    'is replaced freely by another one: %s',
    async (attempt) => {
      const { comment, bodies } = await connectToGitHub();
      await comment('red', red());
      expect(await comment('green', green(attempt))).toMatchObject({ change: 'updated' });
      expect(bodies()).toEqual(['green']);
    },
  );

  it('is always replaced when no attempt is known', async () => {
    const { comment, bodies } = await connectToGitHub();
    const nobody = (rank: number) => ({ posted: { attempt: undefined, rank, beganAt: 0 } });
    await comment('red', nobody(3));
    expect(await comment('green', nobody(0))).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['green']);
  });

  it('cannot be claimed by a stranger, nor by what the text quotes', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    github.addComment({ body: `${ofComment}\n${said('7.1', 3)}\nred`, user: mallory });
    const quoting = `${ofComment}\n${said('6.1', 3)}\n${said('7.1', 3)}\nred`;
    github.addComment({ body: quoting, user: actionsBot });
    expect(await comment('green', green())).toMatchObject({ change: 'updated' });
    expect(bodies().at(-1)).toBe('green');
  });

  it('is looked at again before a throttled write is repeated', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    await comment('old', red('6.1'));
    const throttled = { ...refusal(429, 'rate limit'), headers: { 'retry-after': '1' } };
    github.fail(/^PATCH/, throttled);
    const late = comment('green', green());
    await vi.waitFor(() => expect(github.calls().at(-1)).toMatch(/^PATCH/), 10_000);
    await comment('red', red());
    expect(await late).toMatchObject({ change: 'kept' });
    expect(bodies()).toEqual(['red']);
  });

  it('is found again where GitHub ends lines its own way', async () => {
    const { github, comment } = await connectToGitHub();
    github.addComment({ body: `${ofComment}\r\n${said('7.1', 3)}\r\nred` });
    expect(await comment('green', green())).toMatchObject({ change: 'kept' });
  });
});

describe('the comment of another attempt', () => {
  const [earlier, later] = [1_000_000, 2_000_000];

  const [commit, newerCommit] = ['a'.repeat(40), 'b'.repeat(40)];
  const about = (judged: string | undefined, { posted }: { posted: PostedVerdict }) => ({
    posted: { ...posted, commit: judged },
  });

  it('is replaced by a worse verdict on the same commit, although that began later', async () => {
    const { comment, bodies } = await connectToGitHub();
    await comment('green', about(commit, green('8.1', later)));
    for (const [text, { posted }] of [
      ['amber', amber('7.1', earlier)],
      ['red', red('7.2', earlier)],
    ] as const)
      expect(await comment(text, about(commit, { posted }))).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['red']);
  });

  it.each([
    ['of another commit', newerCommit, red],
    ['of an unknown commit', undefined, red],
    ['of the same commit that is no worse', commit, amber],
  ])('is left as it is when that began later, by a verdict %s', async (_, judged, leg) => {
    const { comment, bodies } = await connectToGitHub();
    await comment('amber', about(commit, amber('8.1', later)));
    const changed = await comment('other', about(judged, leg('7.1', earlier)));
    expect(changed).toMatchObject({ change: 'kept' });
    expect(bodies()).toEqual(['amber']);
  });

  it('is left as it is when that began later, and neither names a commit', async () => {
    const { comment, bodies } = await connectToGitHub();
    await comment('green', green('8.1', later));
    expect(await comment('red', red('7.1', earlier))).toMatchObject({ change: 'kept' });
    expect(bodies()).toEqual(['green']);
  });

  it('is replaced when that began earlier, also by another attempt at an older run', async () => {
    const { comment, bodies } = await connectToGitHub();
    await comment('red', red('8.1', earlier));
    expect(await comment('green', green('7.2', later))).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['green']);
  });

  it('is replaced when that began in the future, by a clock that is ahead', async () => {
    const { comment, bodies } = await connectToGitHub();
    await comment('green', green('8.1', Date.now() + 3_600_000));
    expect(await comment('red', red('7.1', later))).toMatchObject({ change: 'updated' });
    expect(bodies()).toEqual(['red']);
  });

  it('is left when that began later, once GitHub has put off the write', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    await comment('old', red('6.1'));
    github.fail(/^PATCH/, { ...refusal(429, 'rate limit'), headers: { 'retry-after': '1' } });
    const late = comment('red', red('7.1', earlier));
    await vi.waitFor(() => expect(github.calls().at(-1)).toMatch(/^PATCH/), 10_000);
    await comment('green', green('8.1', later));
    expect(await late).toMatchObject({ change: 'kept' });
    expect(bodies()).toEqual(['green']);
  });
});

describe('legs that write at the same moment', () => {
  test.each([
    ['green', green, 'red', red],
    ['red', red, 'green', green],
    ['amber', amber, 'red', red],
  ])(
    'leave one comment, the worst: $0 is created first, then $2',
    async (first, firstLeg, second, secondLeg) => {
      const { github, comment, bodies } = await connectToGitHub();
      await comment(first, firstLeg());
      github.fail(/^GET .*comments/, { status: 200, body: [] }); // the second leg has looked before that
      await comment(second, secondLeg());
      expect(bodies()).toEqual(['red']);
      expect(github.calls().filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
    },
  );

  it('leave the worst where the comment of an earlier run is updated', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    await comment('yesterday', red('6.1'));
    const earlier = github.comments.map((each) => renderComment({ ...each }));
    const failing = comment('red', red());
    await expect.poll(() => bodies()).toEqual(['red']);
    github.fail(/^GET .*comments/, { status: 200, body: earlier }); // the leg that passes has looked before that
    await comment('green', green());
    expect(bodies()).toEqual(['green']);
    await failing;
    expect(bodies()).toEqual(['red']);
  });

  it('leave two comments rather than none where the second cannot be deleted', async () => {
    const { github, comment, bodies } = await connectToGitHub();
    await comment('red', red());
    github.fail(/^GET .*comments/, { status: 200, body: [] });
    github.fail(/^DELETE /, refusal(403, 'Resource not accessible by integration'), 9);
    expect(await comment('green', green())).toMatchObject({ change: 'kept' });
    expect(bodies()).toEqual(['red', 'green']);
  });

  it('do not create a second comment when the first is not listed at once', async () => {
    const { github, comment } = await connectToGitHub();
    github.fail(/^GET .*comments/, { status: 200, body: [] }, 2);
    expect(await comment('red', red())).toMatchObject({ change: 'created' });
    expect(github.calls().filter((call) => call === `POST ${commentsPath}`)).toHaveLength(1);
  });
});

it('the issue is neither closed nor changed by a run that began earlier', async () => {
  const { issue, issues } = await connectToGitHub();
  await issue('open', 'red', red('8.1', 2));
  expect(await issue('closed', 'green', green('7.1', 1))).toMatchObject({ change: 'kept' });
  expect(await issue('open', 'amber', amber('7.1', 1))).toMatchObject({ change: 'kept' });
  expect(issues()).toEqual([['red', 'open']]);
});

describe('the issue of an attempt', () => {
  it('is not closed by a leg that passes', async () => {
    const { github, issue } = await connectToGitHub();
    await issue('open', 'red', red());
    expect(await issue('closed', 'green', green())).toMatchObject({ change: 'kept' });
    expect(github.issues).toMatchObject([{ state: 'open' }]);
    expect(github.comments).toEqual([]);
    expect(await issue('closed', 'green', green('8.1'))).toMatchObject({ change: 'closed' });
  });

  it('is opened again by a leg that fails after another one has passed', async () => {
    const { issue, issues } = await connectToGitHub();
    await issue('open', 'yesterday', red('6.1'));
    await issue('closed', 'green', green());
    expect(await issue('open', 'red', red())).toMatchObject({ change: 'reopened' });
    expect(issues()).toEqual([['red', 'open']]);
  });

  it('is opened again when a leg that passes closes it at the same moment', async () => {
    const { github, issue, issues } = await connectToGitHub();
    github.addIssue({ body: `${ofIssue}\n${said('6.1', 3)}\nyesterday`, labels });
    await Promise.all([issue('open', 'red', red()), issue('closed', 'green', green())]);
    expect(issues()).toEqual([['red', 'open']]);
  });

  it('is one: a second that was opened at the same moment is closed', async () => {
    const { github, issue, issues } = await connectToGitHub();
    await issue('open', 'amber', amber());
    github.fail(/^GET .*issues/, { status: 200, body: [] });
    expect(await issue('open', 'red', red())).toMatchObject({ change: 'updated' });
    const closed = { state: 'closed', state_reason: 'not_planned' };
    expect(github.issues).toMatchObject([{ state: 'open' }, closed]);
    expect(issues()[0]?.[0]).toBe('red');
  });
});
