import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { forbidden } from '../../../harness/github-api.ts';
import {
  baseSha,
  branchEvent,
  type GitHubEvent,
  headSha,
  pullRequestEvent,
} from '../../../harness/github-event.ts';
import {
  type GoverningInputs,
  readGoverningFiles,
} from '../../../src/actions/policy/policy-files.ts';
import { createGoverningReader } from '../../../src/actions/policy/policy-reader.ts';
import type { Stopped } from '../../../src/decision/verdict.ts';
import { freePort } from '../../support/free-port.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { connectToGitHub, failing, known } from '../github/support/github.ts';

const app = { appId: 'app-1' };
const baseline = `{"schemaVersion":1,"verdict":"passed","reason":"","app":{"appId":"app-1"},"findings":[]}`;
const usual = '.github/security-gate.yml';
const ours = `workspace/${usual}`;

/** A workspace and a folder with downloads, and GitHub with files at the base. */
type Texts = Record<string, string>;

async function prepare(given: { checkout?: Texts; links?: Texts; base?: Texts } = {}) {
  const root = temporaryFolder(given.checkout, given.links);
  const workspace = join(root, 'workspace');
  mkdirSync(workspace, { recursive: true });
  const base = Object.entries(given.base ?? {}).map(([path, text]) => [`${baseSha}:${path}`, text]);
  const { github } = await connectToGitHub({ files: Object.fromEntries(base) });
  vi.stubEnv('GITHUB_API_URL', github.url);
  const read = (inputs: Partial<GoverningInputs>, event: GitHubEvent = pullRequestEvent()) =>
    readGoverningFiles(
      { configFile: undefined, baselineFile: undefined, ...inputs },
      createGoverningReader({
        event: known(event),
        workspace,
        token: 'ghs_token',
        signal: new AbortController().signal,
      }),
    ).catch(({ verdict }: Stopped) => ({ verdict }));
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
      checkout: { [ours]: 'fail-on-severity: none', 'workspace/known.json': 'broken' },
      base: { [usual]: 'fail-on-severity: low', 'known.json': baseline },
    });
    const files = await read({ baselineFile: 'known.json' });
    const atBase = { policy: { threshold: 'low' }, baseline: { ...app, findings: [] } };
    expect(files).toMatchObject(atBase);
  });

  it('both files are told by what was read, and where everybody finds it', async () => {
    const { root, read } = await prepare({
      checkout: { 'workspace/a dir/policy.yml': 'broken', 'downloads/known.json': baseline },
      base: { 'a dir/policy.yml': 'fail-on-severity: low' },
    });
    const file = join(root, 'downloads/known.json');
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const files = await read({ configFile: 'ci/../a dir/policy.yml', baselineFile: file });
    expect(files).toMatchObject({
      sources: {
        policy: {
          uri: `git+https://github.com/octo-org/shop@${baseSha}#a%20dir/policy.yml`,
          sha256: sha256('fail-on-severity: low'),
        },
        baseline: { uri: undefined, sha256: sha256(baseline) },
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
      checkout: { 'workspace/known.json': baseline, 'downloads/real.json': baseline },
      links: {
        'downloads/link.json': '../workspace/known.json',
        back: 'workspace',
        'workspace/way-out.json': '../downloads/real.json',
      },
    });
    const baselineFile = file.replace('WORKSPACE', join(root, 'workspace'));
    expect(await read({ baselineFile })).toEqual(absentAtBase);
  });

  it('a baseline outside of the workspace is read as it is, a policy never', async () => {
    const { root, read } = await prepare({
      checkout: { 'downloads/known.json': baseline, 'downloads/policy.yml': '' },
    });
    const file = join(root, 'downloads/known.json');
    for (const baselineFile of [file, '../downloads/known.json'])
      expect(await read({ baselineFile })).toMatchObject({ baseline: app });
    expect(await read({ configFile: join(root, 'downloads/policy.yml') })).toEqual(
      refused(
        'invalid-policy',
        /policy\.yml lies outside of the repository; it must be a file of branch main at 1c002dd\.$/,
      ),
    );
  });

  it('a baseline that was downloaded nowhere is none', async () => {
    const { read } = await prepare();
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
    const absent = refused('invalid-policy', /there is no file/);
    expect(await read({ configFile: usual })).toEqual(absent);
    expect(await read({})).toEqual(ungoverned);
  });

  it('GitHub is asked no question twice', async () => {
    const { github, read } = await prepare({ base: { [usual]: '', 'known.json': baseline } });
    expect(await read({ baselineFile: 'known.json' })).toMatchObject({ baseline: app });
    expect(github.calls()).toEqual([
      'GET /repos/octo-org/shop/branches/main',
      `GET /repos/octo-org/shop/contents/.github/security-gate.yml?ref=${baseSha}`,
      `GET /repos/octo-org/shop/contents/known.json?ref=${baseSha}`,
    ]);
  });

  it('what GitHub does not give, since it is out of reach, is no error of the policy or the baseline', async () => {
    for (const call of [/branches/, /security-gate/, /known\.json/]) {
      const { github, read } = await prepare({ base: { [usual]: '', 'known.json': baseline } });
      github.fail(call, failing(503, 600));
      expect(await read({ baselineFile: 'known.json' })).toEqual(
        refused('policy-unavailable', /GitHub's answer: 503/),
      );
    }
  });
});

describe('on the default branch', () => {
  const push = branchEvent('push');
  const here = 'branch main at 9f2c4f6';

  it('both files are read in the checkout, and GitHub is not asked', async () => {
    const { github, read } = await prepare({
      checkout: { [ours]: 'fail-on-severity: low', 'workspace/known.json': baseline },
      base: { [usual]: 'fail-on-severity: none' },
    });
    expect(await read({ baselineFile: 'known.json' }, push)).toMatchObject({
      policy: { threshold: 'low', file: usual },
      policyOrigin: `${usual} of ${here}`,
      baseline: app,
    });
    expect(github.requests).toEqual([]);
  });

  const checkedOut = (head: string, branches: Record<string, string> = {}) => ({
    'workspace/.git/HEAD': `${head}\n`,
    ...Object.fromEntries(
      Object.entries(branches).map(([name, sha]) => [`workspace/.git/${name}`, `${sha}\n`]),
    ),
  });
  const ownPolicy = { [ours]: 'fail-on-severity: low' };

  it.each([
    ['by its commit', checkedOut(headSha)],
    ['by its branch', checkedOut('ref: refs/heads/main', { 'refs/heads/main': headSha })],
  ])('the checkout is known %s', async (_, checkout) => {
    const { github, read } = await prepare({ checkout: { ...checkout, ...ownPolicy } });
    expect(await read({}, push)).toMatchObject({ policy: { threshold: 'low' } });
    expect(github.requests).toEqual([]);
  });

  it('a folder whose name begins with two dots lies in the checkout, its parent does not', async () => {
    const checkout = { ...checkedOut(headSha), 'workspace/..ci/gate.yml': 'fail-on-severity: low' };
    const { github, read } = await prepare({ checkout: { ...checkout, 'gate.yml': '' } });
    const policy = { threshold: 'low' };
    expect(await read({ configFile: '..ci/gate.yml' }, push)).toMatchObject({ policy });
    expect(github.requests).toEqual([]);
    const outside = refused('invalid-policy', /lies outside of the repository/);
    expect(await read({ configFile: '../gate.yml' }, push)).toMatchObject(outside);
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
      'workspace/proposal/known.json': baseline,
    };
    const links = { [ours]: '../proposal/policy.yml' };
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

  it.each<[string, Partial<GoverningInputs>, string, RegExp]>([
    ['missing', { configFile: 'a.yml' }, 'policy', /no file a\.yml in branch main at 9f2c4f6\.$/],
    ['missing', { baselineFile: 'a.json' }, 'baseline', /a\.json in branch main at 9f2c4f6\.$/],
    ['too large', { configFile: 'large.yml' }, 'policy', /large\.yml has 262145 bytes/],
    ['a folder', { configFile: 'ci' }, 'policy', /ci is not a file/],
    ['a folder', { baselineFile: 'ci' }, 'baseline', /ci is not a file/],
  ])('what was named and is %s is an error (%o)', async (_, inputs, kind, message) => {
    const { read } = await prepare({
      checkout: {
        ...checkedOut(headSha),
        'workspace/large.yml': 'x'.repeat(256 * 1024 + 1),
        'workspace/ci/x': '',
      },
    });
    expect(await read(inputs, push)).toEqual(refused(`invalid-${kind}`, message));
  });

  it('what was not named and is missing is none', async () => {
    const { github, read } = await prepare({ checkout: checkedOut(headSha) });
    expect(await read({}, push)).toEqual({ ...ungoverned, policyOrigin: `${usual} of ${here}` });
    expect(github.requests).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['no checkout', {}],
    ['a checkout in a folder', { 'workspace/app/.git/HEAD': headSha }],
    ['a sparse checkout', checkedOut(headSha, { 'info/sparse-checkout': '/src/' })],
  ])('a policy that %s lacks is read at the tip of the branch', async (_, checkout) => {
    const { read } = await prepare({ checkout, base: { [usual]: 'fail-on-severity: low' } });
    const atTip = { policyOrigin: `${usual} of branch main at 1c002dd` };
    expect(await read({}, push)).toMatchObject({ ...atTip, policy: { threshold: 'low' } });
    const { read: readNone } = await prepare({ checkout });
    expect(await readNone({}, push)).toMatchObject({ ...atTip, policy: undefined });
  });

  it('so is one that GitHub gives once it can be reached', async () => {
    const { github, read } = await prepare({ base: { [usual]: 'fail-on-severity: low' } });
    const [port, target] = [await freePort(), Number(new URL(github.url).port)];
    vi.stubEnv('GITHUB_API_URL', `http://127.0.0.1:${port}`);
    const way = createServer((socket) => socket.pipe(connect(target)).pipe(socket));
    onTestFinished(() => void way.close());
    setTimeout(() => way.listen(Number(port)), 1500);
    expect(await read({}, push)).toMatchObject({ policy: { threshold: 'low' } });
  });

  it('it is said when neither the workspace nor GitHub can tell of a policy', async () => {
    const { github, read } = await prepare();
    github.fail(/branches/, forbidden, 600);
    const policyOrigin = `${usual} of the workspace, which is no whole checkout`;
    const none = { ...ungoverned, policyOrigin };
    expect(await read({}, push)).toEqual(none);
    vi.stubEnv('GITHUB_API_URL', 'http://127.0.0.1:1');
    expect(await read({}, push)).toEqual(none);
  });

  it('nothing stands in for a policy that GitHub does not give', async () => {
    const { github, read } = await prepare({ base: { [usual]: 'fail-on-severity: low' } });
    github.fail(/branches/, { status: 503 }, 3);
    expect(await read({}, push)).toMatchObject({ policy: { threshold: 'low' } });
    github.fail(/contents/, forbidden);
    expect(await read({}, push)).toEqual(refused('invalid-policy', /contents: read/));
  });
});
