import { describe, expect, it, vi } from 'vitest';
import type { GitHubApiOptions } from '../../../harness/github-api.ts';
import {
  baseSha,
  branchEvent,
  headSha,
  mergeSha,
  openPull,
  pullRequestEvent,
} from '../../../harness/github-event.ts';
import type { ChangedFile } from '../../../harness/github-pulls.ts';
import { findNothingToTest } from '../../../src/actions/gate/nothing-to-test.ts';
import { InputReader } from '../../../src/actions/inputs/input-reader.ts';
import { policyOf } from '../../support/policy.ts';
import { connectToGitHub, runOf } from '../github/support/github.ts';

const policy = policyOf('nothing-to-test: ["docs/**", "**/*.md"]');
const files = { policy, policyOrigin: 'policy.yml', now: 0, source: undefined };
const documents = ['README.md', 'docs/.vale/words.txt', { name: 'docs/b', former: 'docs/a' }];
const many = (count: number) => Array.from({ length: count }, (_, index) => `docs/${index}.txt`);

/** Whether the change of this event needs a test; `answers` come before GitHub's own. */
async function needsTest(
  event: Parameters<typeof runOf>[0],
  options: GitHubApiOptions,
  answers: [RegExp, object, status?: number][] = [],
) {
  const { github } = await connectToGitHub(options);
  vi.stubEnv('GITHUB_API_URL', github.url);
  for (const [path, body, status = 200] of answers) github.fail(path, { status, body });
  const reader = new InputReader(() => {});
  const workflowRun = runOf(event, '/');
  const verdict = await findNothingToTest({ reader, workflowRun, readPolicy: async () => files });
  return verdict === undefined;
}

describe('a pull request', () => {
  const judge = (
    touched: readonly ChangedFile[],
    pull: object = {},
    answers?: Parameters<typeof needsTest>[2],
    options: GitHubApiOptions = {},
  ) => {
    const pulls = [{ ...openPull, files: touched, ...pull }];
    return needsTest(pullRequestEvent(), { pulls, ...options }, answers);
  };

  it.each<[string, readonly ChangedFile[]]>([
    ['documents', documents],
    ['more of them than a page lists', many(250)],
  ])('needs no test when it touches only %s', async (_, touched) => {
    expect(await judge(touched)).toBe(false);
  });

  it.each<[string, readonly ChangedFile[]]>([
    ['another file', [...documents, 'src/docs/a.ts']],
    ['another file on the last page', [...many(250), 'src/a.ts']],
    ['a file that moves out of the documents', [{ name: 'src/a', former: 'docs/a' }]],
    ['a file that moves into the documents', [{ name: 'docs/a', former: 'src/a' }]],
    ['a renamed file without its former name', [{ name: 'docs/a', status: 'renamed' }]],
    ['a file that only looks like a document', ['docs', 'Docs/a', 'docs/../src/a', 'a.mdx']],
    ['no file', []],
    ['more files than GitHub lists', many(3001)],
  ])('needs a test when it touches %s', async (_, touched) => {
    expect(await judge(touched)).toBe(true);
  });

  it.each([
    ['its head has moved', { head: { ...openPull.head, sha: 'd'.repeat(40) } }],
    ['it is for another branch', { base: { sha: baseSha, ref: 'release' } }],
  ])('needs a test when %s', async (_, pull) => {
    expect(await judge(documents, pull)).toBe(true);
  });

  it('needs a test when the default branch is not the one that it is for', async () => {
    const options = { defaultBranch: 'trunk', branches: { trunk: { sha: baseSha } } };
    expect(await judge(documents, {}, [], options)).toBe(true);
  });

  it.each<[string, object, boolean]>([
    ['nothing changes', {}, false],
    ['its head moves', { head: { sha: 'd'.repeat(40) } }, true],
    ['its base changes', { base: { ref: 'release' } }, true],
    ['its list changes', { changed_files: 4 }, true],
  ])('while its files are listed, %s: %j', async (_, change, expected) => {
    const { number, state } = openPull;
    const ends = { head: { sha: headSha }, base: { ref: 'main' } };
    const before = { number, state, ...ends, changed_files: documents.length };
    const reads: [RegExp, object][] = [
      [/pulls\/42$/, before],
      [/pulls\/42$/, { ...before, ...change }],
    ];
    expect(await judge(documents, {}, reads)).toBe(expected);
  });

  it('needs a test when GitHub cuts its list short', async () => {
    const cut: [RegExp, object][] = [[/files$/, [{ filename: 'docs/a', status: 'added' }]]];
    expect(await judge(documents, {}, cut)).toBe(true);
  });

  it('needs a test when GitHub has a conflict with its list, which Octokit takes for the end', async () => {
    const conflict: [RegExp, object, number] = [/files$/, { message: 'Conflict' }, 409];
    expect(await judge(documents, {}, [conflict])).toBe(true);
  });

  describe('though it touches only documents, needs a test when merging it', () => {
    const merging = (merge: object) => judge(documents, { merge: { ...openPull.merge, ...merge } });

    it.each<[string, readonly ChangedFile[]]>([
      ['changes a file that the base has moved out of them', ['src/sample.js']],
      ['undoes what its base has merged', [...documents, 'src/login.ts']],
      ['touches another file on the last page', [...many(250), 'src/a.ts']],
      ['touches as many files as GitHub lists at most', many(3000)],
    ])('%s', async (_, touched) => {
      expect(await merging({ files: touched })).toBe(true);
    });

    /** GitHub's answers about the pull request once its files are listed. */
    const thenAnswering = (...later: object[]) => {
      const { number, state } = openPull;
      const ends = { head: { sha: headSha }, base: { ref: 'main' } };
      const merge = { merge_commit_sha: mergeSha, mergeable: true };
      const usual = { number, state, ...ends, ...merge, changed_files: documents.length };
      const answers = [{}, ...later].map((each): [RegExp, object] => [
        /pulls\/42$/,
        { ...usual, ...each },
      ]);
      return judge(documents, {}, answers);
    };

    it('is not possible', async () => {
      expect(await thenAnswering({ mergeable: false })).toBe(true);
    });

    it('was not tried yet, which is waited for', async () => {
      const untried = { mergeable: null };
      expect(await thenAnswering(untried, {})).toBe(false);
      expect(await thenAnswering(untried, untried, untried, untried)).toBe(true);
    });

    it('but not where the server makes no commit that merges it', async () => {
      expect(await thenAnswering({ merge_commit_sha: null })).toBe(false);
    });

    it('was tried by a commit that the token may not see', async () => {
      expect(await thenAnswering({ merge_commit_sha: 'e'.repeat(40) })).toBe(true);
    });

    it('was tried by a commit whose files GitHub does not list', async () => {
      const commit = { parents: [{ sha: baseSha }, { sha: headSha }] };
      expect(await judge(documents, {}, [[RegExp(`commits/${mergeSha}`), commit]])).toBe(true);
    });

    it('was tried with another head', async () => {
      expect(await merging({ head: 'd'.repeat(40) })).toBe(true);
    });

    it.each<[string, string[]]>([
      ['of no head', [baseSha]],
      ['of several heads', [baseSha, headSha, 'd'.repeat(40)]],
      ['of its head into another one', [headSha, baseSha]],
    ])('was tried by a commit %s', async (_, parents) => {
      const commit = {
        parents: parents.map((sha) => ({ sha })),
        files: [{ filename: 'docs/a', status: 'modified' }],
      };
      expect(await judge(documents, {}, [[RegExp(`commits/${mergeSha}`), commit]])).toBe(true);
    });
  });
});

it.each(['push', 'schedule', 'workflow_dispatch'] as const)('%s needs a test', async (name) => {
  expect(await needsTest(branchEvent(name), { pulls: [{ ...openPull, files: documents }] })).toBe(
    true,
  );
});

describe('a group of the merge queue', () => {
  const judge = (
    touched: readonly ChangedFile[],
    answers?: [RegExp, object][],
    options: GitHubApiOptions = {},
  ) => {
    const comparisons = { [`${baseSha}...${headSha}`]: touched };
    return needsTest(branchEvent('merge_group'), { comparisons, ...options }, answers);
  };

  it.each([
    ['only documents', documents],
    ['299 of them', many(299)],
  ])('needs no test when it touches %s', async (_, touched) => {
    expect(await judge(touched)).toBe(false);
  });

  it.each<[string, readonly ChangedFile[]]>([
    ['another file', [...documents, 'src/a.ts']],
    ['a file that was moved', [{ name: 'docs/a', former: 'src/a' }]],
    ['no file', []],
    ['as many as GitHub lists at most', many(300)],
    ['more', many(301)],
  ])('needs a test when it touches %s', async (_, touched) => {
    expect(await judge(touched)).toBe(true);
  });

  it('needs a test when it is for another branch', async () => {
    const options = { defaultBranch: 'trunk', branches: { trunk: { sha: baseSha } } };
    expect(await judge(documents, [], options)).toBe(true);
  });

  it.each<[string, object, boolean]>([
    ['is built on its base', {}, false],
    ['has diverged from its base', { status: 'diverged' }, true],
    ['is built on an older commit', { merge_base_commit: { sha: 'd'.repeat(40) } }, true],
  ])('is tested unless it is built on its base: one that %s', async (_, change, expected) => {
    const touched = [{ filename: 'docs/a', status: 'added' }];
    const commits = { total_commits: 1, commits: [{ sha: headSha }] };
    const ahead = {
      status: 'ahead',
      merge_base_commit: { sha: baseSha },
      files: touched,
      ...commits,
    };
    expect(await judge(documents, [[/compare/, { ...ahead, ...change }]])).toBe(expected);
  });
});
