import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type GoverningInputs, readGoverningFiles } from '../../../src/actions/gate/governing-files.ts';
import { describeEvent } from '../../../src/github/event.ts';
import { startGitHubApi } from '../../support/github-api.ts';
import { baseSha, branchEvent, type GitHubEvent, pullRequestEvent } from '../../support/github-event.ts';

const known = JSON.stringify({
  schemaVersion: 1,
  verdict: 'passed',
  reason: '',
  app: { appId: 'app-1' },
  findings: [],
});
const usual = '.github/security-gate.yml';

/** A workspace with files and links beside a folder with downloads, and GitHub with files at the base. */
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
  const read = (inputs: Partial<GoverningInputs>, event: GitHubEvent = pullRequestEvent(), token = 'ghs_token') =>
    readGoverningFiles(
      { configFile: undefined, baselineFile: undefined, ...inputs },
      {
        event: describeEvent({ GITHUB_EVENT_NAME: event.name, GITHUB_REPOSITORY: 'octo-org/shop' }, event.payload),
        workspace: join(root, 'workspace'),
        token,
        signal: new AbortController().signal,
        today: '2026-11-20',
      },
    );
  return { root, github, read };
}

const refused = (reason: string, message: RegExp) => ({
  verdict: { verdict: 'error', reason, message: expect.stringMatching(message) },
});
const absentAtBase = refused(
  'invalid-baseline',
  /^`baseline-file`: there is no file .* at 1c002dd.* outside of the workspace\.$/,
);

describe('on a pull request', () => {
  it('both files are read at the base, whatever the checkout says', async () => {
    const { read } = await prepare({
      checkout: { [`workspace/${usual}`]: 'fail-on-severity: none', 'workspace/known.json': 'broken' },
      base: { [usual]: 'fail-on-severity: low', 'known.json': known },
    });
    const files = await read({ baselineFile: 'known.json' });
    expect(files).toMatchObject({ policy: { threshold: 'low' }, baseline: { appId: 'app-1', findings: [] } });
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
    expect(await read({ baselineFile: file.replace('WORKSPACE', join(root, 'workspace')) })).toEqual(absentAtBase);
  });

  it('a baseline outside of the workspace is read as it is, a policy never', async () => {
    const { root, read } = await prepare({ checkout: { 'downloads/known.json': known, 'downloads/policy.yml': '' } });
    const file = join(root, 'downloads/known.json');
    for (const baselineFile of [file, '../downloads/known.json'])
      expect(await read({ baselineFile })).toMatchObject({ baseline: { appId: 'app-1' } });
    expect(await read({ configFile: join(root, 'downloads/policy.yml') })).toEqual(
      refused(
        'invalid-policy',
        /policy\.yml lies outside of the repository; on a pull request it must be a file of its base\.$/,
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
    expect(await read({})).toEqual(refused('invalid-policy', /it has 262145 bytes, more than 262144\.$/));
  });

  it('a named policy that is missing is an error; without a name it is none', async () => {
    const { read } = await prepare({ checkout: { 'workspace/risks.yml': '' } });
    expect(await read({ configFile: 'risks.yml' })).toEqual(
      refused(
        'invalid-policy',
        /^`config-file`: there is no file risks\.yml at 1c002dd\w+, which this change is based on\.$/,
      ),
    );
    expect(await read({ configFile: usual })).toEqual(refused('invalid-policy', /there is no file/));
    expect(await read({})).toEqual({ policy: undefined, baseline: undefined });
  });

  it.each([
    ['a job', 'ghs_0123456789', 1],
    ['a person, classic', 'ghp_0123456789', 2],
    ['a person, fine-grained', 'github_pat_0123456789', 2],
    ['a person, from the days without prefixes', '0123456789abcdef0123456789abcdef01234567', 2],
  ])('for the token of %s a policy counts as missing after the right requests', async (_, token, requests) => {
    const { github, read } = await prepare({ base: { other: '' } });
    expect(await read({}, pullRequestEvent(), token)).toMatchObject({ policy: undefined });
    expect(github.requests).toHaveLength(requests);
  });

  it('an event without its base reads nothing', async () => {
    const { github, read } = await prepare({ checkout: { [`workspace/${usual}`]: '' } });
    expect(await read({}, { ...pullRequestEvent(), payload: {} })).toEqual(
      refused('invalid-policy', /the event does not tell/),
    );
    expect(github.requests).toEqual([]);
  });
});

it.each(['pull_request_target', 'pull_request_review'])('on %s both files are read at the base, too', async (name) => {
  const { read } = await prepare({ checkout: { [`workspace/${usual}`]: 'fail-on-severity: none' } });
  expect(await read({}, { ...pullRequestEvent(), name })).toEqual({ policy: undefined, baseline: undefined });
});

describe('elsewhere', () => {
  const push = branchEvent('push');

  it('both files are read in the checkout, and GitHub is not asked', async () => {
    const { github, read } = await prepare({
      checkout: { [`workspace/${usual}`]: 'fail-on-severity: low', 'workspace/known.json': known },
      base: { [usual]: 'fail-on-severity: none' },
    });
    expect(await read({ baselineFile: 'known.json' }, push)).toMatchObject({
      policy: { threshold: 'low', file: usual },
      baseline: { appId: 'app-1' },
    });
    expect(github.requests).toEqual([]);
  });

  it('what was named and is missing is an error', async () => {
    const { read } = await prepare({});
    expect(await read({ configFile: 'a.yml' }, push)).toEqual(
      refused('invalid-policy', /no file a\.yml in the checkout\.$/),
    );
    expect(await read({ baselineFile: 'a.json' }, push)).toEqual(
      refused('invalid-baseline', /no file a\.json in the checkout\.$/),
    );
    expect(await read({}, push)).toEqual({ policy: undefined, baseline: undefined });
  });

  it('what is too large or a folder is an error', async () => {
    const { read } = await prepare({
      checkout: { 'workspace/large.yml': 'x'.repeat(256 * 1024 + 1), 'workspace/ci/x': '' },
    });
    expect(await read({ configFile: 'large.yml' }, push)).toEqual(
      refused('invalid-policy', /large\.yml has 262145 bytes/),
    );
    expect(await read({ configFile: 'ci' }, push)).toEqual(refused('invalid-policy', /EISDIR/));
    expect(await read({ baselineFile: 'ci' }, push)).toEqual(refused('invalid-baseline', /EISDIR/));
  });
});
