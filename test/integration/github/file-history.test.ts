import { expect, it } from 'vitest';
import { listFileCommits } from '../../../src/github/commits.ts';
import { connectToGitHub, failing, repository } from './support/github.ts';

const shaOf = (index: number) => index.toString(16).padStart(40, '0');
/** So many commits that change the file, each beside one that does not. */
const historyOf = (count: number) =>
  Array.from({ length: 2 * count }, (_, index) => ({
    sha: shaOf(index),
    files: { 'policy.yml': `# ${Math.trunc(index / 2)}`, other: `${index}` },
  }));

async function prepare(count: number) {
  const { github, ask } = await connectToGitHub({ history: historyOf(count) }, { maxRetries: 0 });
  const file = { repository, path: 'policy.yml', commit: shaOf(2 * count - 1) };
  return { github, commits: listFileCommits({ ...file, ask }) };
}

it.each([
  [1, 1],
  [100, 1],
  [101, 2],
  [350, 4],
])('all %i versions of a file are found, on %i pages', async (count, pages) => {
  const { github, commits } = await prepare(count);
  const wanted = Array.from({ length: count }, (_, index) => shaOf(2 * index)).reverse();
  const listed: string[] = [];
  for await (const commit of commits) listed.push(commit);
  expect(listed).toEqual(wanted);
  expect(github.calls()).toHaveLength(pages);
});

it('no page is read before it is asked for, and one that cannot be read is no end', async () => {
  const { github, commits } = await prepare(101);
  for (let index = 0; index < 100; index += 1) await commits.next();
  expect(github.calls()).toHaveLength(1);
  github.fail(/commits/, failing(503));
  await expect(commits.next()).rejects.toThrow(/The history of policy.yml up to .* 503/);
});
