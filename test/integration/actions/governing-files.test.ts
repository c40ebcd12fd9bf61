import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startGitHubApi } from '../../../harness/github-api.ts';
import {
  baseSha,
  branchEvent,
  type GitHubEvent,
  headSha,
  pullRequestEvent,
} from '../../../harness/github-event.ts';
import { type GoverningInputs, readGoverningFiles } from '../../../src/actions/governing-files.ts';
import { createGoverningReader } from '../../../src/actions/governing-reader.ts';
import { describeEvent } from '../../../src/github/event.ts';

const known = JSON.stringify({
  schemaVersion: 1,
  verdict: 'passed',
  reason: '',
  app: { appId: 'app-1' },
  findings: [],
});
const usual = '.github/security-gate.yml';

/**
 * A workspace with files and links beside a folder with downloads, and GitHub with files at the
 * base.
 */
async function prepare(given: {
  checkout?: Record<string, string>;
  links?: Record<string, string>;
  base?: Record<string, string>;
}) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'governing-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const place = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    return join(root, path);
  };
  mkdirSync(join(root, 'workspace'));
  for (const [path, text] of Object.entries(given.checkout ?? {})) writeFileSync(place(path), text);
  for (const [path, target] of Object.entries(given.links ?? {})) symlinkSync(target, place(path));
  const base = Object.entries(given.base ?? {}).map(([path, text]) => [`${baseSha}:${path}`, text]);
  const github = await startGitHubApi({ files: Object.fromEntries(base) });
  onTestFinished(github.close);
  vi.stubEnv('GITHUB_API_URL', github.url);
  onTestFinished(() => void vi.unstubAllEnvs());
  const read = (
    inputs: Partial<GoverningInputs>,
    event: GitHubEvent = pullRequestEvent(),
    token = 'ghs_token',
  ) =>
    readGoverningFiles(
      { configFile: undefined, baselineFile: undefined, ...inputs },
      createGoverningReader({
        event: describeEvent(
          { GITHUB_EVENT_NAME: event.name, GITHUB_REPOSITORY: 'octo-org/shop', ...event.variables },
          event.payload,
        ),
        workspace: join(root, 'workspace'),
        token,
        signal: new AbortController().signal,
      }),
    );
  return { root, github, read };
}

const refused = (reason: string, message: RegExp) => ({
  verdict: {
    verdict: reason.startsWith('policy-') ? 'not-tested' : 'error',
    reason,
    message: expect.stringMatching(message),
  },
});
const ungoverned = {
  policy: undefined,
  baseline: undefined,
  policyOrigin: `${usual} of branch main at 1c002dd`,
  sources: {},
};
const absentAtBase = refused(
  'invalid-baseline',
  /^`baseline-file`: there is no file .* in branch main at 1c002dd; .* outside of the workspace\.$/,
);

describe('on a pull request', () => {
  it('both files are read at the base, whatever the checkout says', async () => {
    const { read } = await prepare({
      checkout: {
        [`workspace/${usual}`]: 'fail-on-severity: none',
        'workspace/known.json': 'broken',
      },
      base: { [usual]: 'fail-on-severity: low', 'known.json': known },
    });
    const files = await read({ baselineFile: 'known.json' });
    expect(files).toMatchObject({
      policy: { threshold: 'low' },
      baseline: { appId: 'app-1', findings: [] },
    });
  });

  it('both files are told by what was read, and where everybody finds it', async () => {
    const { root, read } = await prepare({
      checkout: { 'workspace/a dir/policy.yml': 'broken', 'downloads/known.json': known },
      base: { 'a dir/policy.yml': 'fail-on-severity: low' },
    });
    const file = join(root, 'downloads/known.json');
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const files = await read({ configFile: 'a dir/policy.yml', baselineFile: file });
    expect(files).toMatchObject({
      sources: {
        policy: {
          uri: `git+https://github.com/octo-org/shop@${baseSha}#a%20dir/policy.yml`,
          sha256: sha256('fail-on-severity: low'),
        },
        baseline: { uri: undefined, sha256: sha256(known) },
      },
    });
  });

  it.each([
    ['the workspace, by its whole path', 'WORKSPACE/known.json'],
    ['the workspace, by a detour', 'ci/../known.json'],
    ['the workspace, from outside', '../workspace/known.json'],
    ['the workspace, by a link from outside', '../downloads/link.json'],
    ['the workspace, by a folder that is a link', '../back/known.json'],
    ['a link that leads out of the workspace', 'way-out.json'],
  ])('a baseline in %s is that of the base', async (_, file) => {
    const { root, read } = await prepare({
      checkout: { 'workspace/known.json': known, 'downloads/real.json': known },
      links: {
        'downloads/link.json': '../workspace/known.json',
        back: 'workspace',
        'workspace/way-out.json': '../downloads/real.json',
      },
    });
    expect(
      await read({ baselineFile: file.replace('WORKSPACE', join(root, 'workspace')) }),
    ).toEqual(absentAtBase);
  });

  it('a baseline outside of the workspace is read as it is, a policy never', async () => {
    const { root, read } = await prepare({
      checkout: { 'downloads/known.json': known, 'downloads/policy.yml': '' },
    });
    const file = join(root, 'downloads/known.json');
    for (const baselineFile of [file, '../downloads/known.json'])
      expect(await read({ baselineFile })).toMatchObject({ baseline: { appId: 'app-1' } });
    expect(await read({ configFile: join(root, 'downloads/policy.yml') })).toEqual(
      refused(
        'invalid-policy',
        /policy\.yml lies outside of the repository; it must be a file of branch main at 1c002dd\.$/,
      ),
    );
  });

  it('a baseline that was downloaded nowhere is none', async () => {
    const { read } = await prepare({});
    expect(await read({ baselineFile: '/nowhere/known.json' })).toEqual(
      refused('invalid-baseline', /there is no file \/nowhere\/known\.json/),
    );
  });

  it('a policy that is too large is refused', async () => {
    const { read } = await prepare({ base: { [usual]: `#${'x'.repeat(256 * 1024)}` } });
    expect(await read({})).toEqual(
      refused('invalid-policy', /it has 262145 bytes, more than 262144\.$/),
    );
  });

  it('a named policy that is missing is an error; without a name it is none', async () => {
    const { read } = await prepare({ checkout: { 'workspace/risks.yml': '' } });
    expect(await read({ configFile: 'risks.yml' })).toEqual(
      refused(
        'invalid-policy',
        /^`config-file`: there is no file risks\.yml in branch main at 1c002dd\.$/,
      ),
    );
    expect(await read({ configFile: usual })).toEqual(
      refused('invalid-policy', /there is no file/),
    );
    expect(await read({})).toEqual(ungoverned);
  });

  it('GitHub is asked no question twice', async () => {
    const { github, read } = await prepare({ base: { [usual]: '', 'known.json': known } });
    expect(await read({ baselineFile: 'known.json' })).toMatchObject({
      baseline: { appId: 'app-1' },
    });
    expect(github.calls()).toEqual([
      'GET /repos/octo-org/shop/branches/main',
      `GET /repos/octo-org/shop/contents/.github/security-gate.yml?ref=${baseSha}`,
      `GET /repos/octo-org/shop/contents/known.json?ref=${baseSha}`,
    ]);
  });

  it('what GitHub does not give, since it is out of reach, is no error of the policy or the baseline', async () => {
    for (const call of [/branches/, /security-gate/, /known\.json/]) {
      const { github, read } = await prepare({ base: { [usual]: '', 'known.json': known } });
      github.fail(call, { status: 503, headers: { 'retry-after': '600' } });
      expect(await read({ baselineFile: 'known.json' })).toEqual(
        refused('policy-unavailable', /GitHub's answer: 503/),
      );
    }
  });
});

it.each(['pull_request_target', 'pull_request_review'])(
  'on %s both files are read at the base, too',
  async (name) => {
    const { read } = await prepare({
      checkout: { [`workspace/${usual}`]: 'fail-on-severity: none' },
    });
    expect(await read({}, { ...pullRequestEvent(), name })).toEqual(ungoverned);
  },
);

describe('on the default branch', () => {
  const push = branchEvent('push');
  const here = 'branch main at 9f2c4f6';

  it('both files are read in the checkout, and GitHub is not asked', async () => {
    const { github, read } = await prepare({
      checkout: { [`workspace/${usual}`]: 'fail-on-severity: low', 'workspace/known.json': known },
      base: { [usual]: 'fail-on-severity: none' },
    });
    expect(await read({ baselineFile: 'known.json' }, push)).toMatchObject({
      policy: { threshold: 'low', file: usual },
      policyOrigin: `${usual} of ${here}`,
      baseline: { appId: 'app-1' },
    });
    expect(github.requests).toEqual([]);
  });

  const checkedOut = (head: string, branches: Record<string, string> = {}) => ({
    'workspace/.git/HEAD': `${head}\n`,
    ...Object.fromEntries(
      Object.entries(branches).map(([name, sha]) => [`workspace/.git/${name}`, `${sha}\n`]),
    ),
  });
  const ownPolicy = { [`workspace/${usual}`]: 'fail-on-severity: low' };

  it.each([
    ['by its commit', checkedOut(headSha)],
    ['by its branch', checkedOut('ref: refs/heads/main', { 'refs/heads/main': headSha })],
  ])('the checkout is known %s', async (_, checkout) => {
    const { github, read } = await prepare({ checkout: { ...checkout, ...ownPolicy } });
    expect(await read({}, push)).toMatchObject({ policy: { threshold: 'low' } });
    expect(github.requests).toEqual([]);
  });

  it.each([
    ['another commit', checkedOut(baseSha)],
    ['a branch elsewhere', checkedOut('ref: refs/heads/x', { 'refs/heads/x': baseSha })],
    ['a branch of which nothing is known', checkedOut('ref: refs/heads/main')],
    ['what is no branch', checkedOut('ref: refs/heads/../../x', { x: headSha })],
    ['a worktree, which tells its commit elsewhere', { 'workspace/.git': 'gitdir: /elsewhere\n' }],
  ])('a checkout of %s does not govern, but the tip of the branch does', async (_, checkout) => {
    const { read } = await prepare({
      checkout: { ...checkout, ...ownPolicy },
      base: { [usual]: 'fail-on-severity: medium' },
    });
    expect(await read({}, push)).toMatchObject({
      policy: { threshold: 'medium' },
      policyOrigin: `${usual} of branch main at 1c002dd`,
    });
  });

  it.each([
    ['of its own', {}],
    ['that stands alone', { 'workspace/.git/HEAD': `${headSha}\n` }],
  ])('a proposal in a folder, in a repository %s, governs nothing', async (_, root) => {
    const proposal = {
      'workspace/proposal/.git/HEAD': `${baseSha}\n`,
      'workspace/proposal/policy.yml': 'fail-on-severity: none',
      'workspace/proposal/known.json': known,
    };
    const links = { [`workspace/${usual}`]: '../proposal/policy.yml' };
    const { read } = await prepare({
      checkout: { ...root, ...proposal },
      links,
      base: { [usual]: 'fail-on-severity: medium' },
    });
    expect(await read({}, push)).toMatchObject({ policy: { threshold: 'medium' } });
    expect(await read({ configFile: 'proposal/policy.yml' }, push)).toEqual(
      refused('invalid-policy', /there is no file/),
    );
    expect(await read({ baselineFile: 'proposal/known.json' }, push)).toEqual(
      refused('invalid-baseline', /there is no file/),
    );
  });

  it('what was named and is missing is an error', async () => {
    const { read } = await prepare({});
    expect(await read({ configFile: 'a.yml' }, push)).toEqual(
      refused('invalid-policy', /no file a\.yml in branch main at 9f2c4f6\.$/),
    );
    expect(await read({ baselineFile: 'a.json' }, push)).toEqual(
      refused('invalid-baseline', /no file a\.json in branch main at 9f2c4f6\.$/),
    );
    expect(await read({}, push)).toEqual({ ...ungoverned, policyOrigin: `${usual} of ${here}` });
  });

  it('what is too large or a folder is an error', async () => {
    const { read } = await prepare({
      checkout: { 'workspace/large.yml': 'x'.repeat(256 * 1024 + 1), 'workspace/ci/x': '' },
    });
    expect(await read({ configFile: 'large.yml' }, push)).toEqual(
      refused('invalid-policy', /large\.yml has 262145 bytes/),
    );
    expect(await read({ configFile: 'ci' }, push)).toEqual(
      refused('invalid-policy', /ci is not a file/),
    );
    expect(await read({ baselineFile: 'ci' }, push)).toEqual(
      refused('invalid-baseline', /ci is not a file/),
    );
  });
});
