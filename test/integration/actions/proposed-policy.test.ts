import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { forbidden, startGitHubApi } from '../../../harness/github-api.ts';
import { branchEvent, headSha, pullRequestEvent } from '../../../harness/github-event.ts';
import type { ConfigFile } from '../../../src/actions/config-file.ts';
import { findProblemOfProposal } from '../../../src/actions/gate/proposed-policy.ts';
import { describeEvent } from '../../../src/github/event.ts';

const usual = '.github/security-gate.yml';
const malformed = 'ignore: []';
const problem = expect.stringMatching(/:1:1: `ignore` is not known here/);

/** A workspace beside a file of somebody else's, and GitHub with the policy of the head. */
async function prepare(files: Record<string, string> = {}) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'proposed-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const workspace = join(root, 'workspace');
  mkdirSync(join(workspace, '.github'), { recursive: true });
  writeFileSync(join(root, 'secret.yml'), 'secret-key: 1');
  const github = await startGitHubApi({ files });
  onTestFinished(github.close);
  vi.stubEnv('GITHUB_API_URL', github.url);
  onTestFinished(() => void vi.unstubAllEnvs());
  const find = (event = pullRequestEvent(), configFile?: ConfigFile) => {
    const variables = { GITHUB_EVENT_NAME: event.name, GITHUB_REPOSITORY: 'octo-org/shop' };
    const signal = new AbortController().signal;
    return findProblemOfProposal(configFile, {
      event: describeEvent(variables, event.payload),
      workspace,
      token: 'ghs_token',
      signal,
    });
  };
  return { workspace, github, find };
}

it('is looked for in the checkout, without asking GitHub', async () => {
  const { workspace, github, find } = await prepare();
  writeFileSync(join(workspace, usual), malformed);
  expect(await find()).toEqual(problem);
  expect(github.requests).toEqual([]);
});

it('is looked for at the head commit where there is no checkout', async () => {
  const { find } = await prepare({
    [`${headSha}:${usual}`]: malformed,
    [`${headSha}:ci/risks.yml`]: malformed,
  });
  expect(await find()).toEqual(problem);
  expect(await find(pullRequestEvent(), './ci/risks.yml')).toEqual(problem);
});

it.each([usual, '.github'])(
  'is not looked for through the link %s, which may lead to secrets',
  async (link) => {
    const { workspace, find } = await prepare();
    rmSync(join(workspace, link), { recursive: true, force: true });
    const elsewhere = join(workspace, '../elsewhere');
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'security-gate.yml'), 'secret-key: 1');
    symlinkSync(link === usual ? '../../secret.yml' : elsewhere, join(workspace, link));
    expect(await find()).toBeUndefined();
  },
);

it('is left alone when it is too large to look at', async () => {
  const { workspace, find } = await prepare();
  writeFileSync(join(workspace, usual), `${malformed}\n#${'x'.repeat(32 * 1024)}`);
  expect(await find()).toBeUndefined();
});

it('is none when it cannot be read, lies elsewhere, or nobody proposes anything', async () => {
  const { github, find } = await prepare({ [`${headSha}:${usual}`]: malformed });
  github.fail(/contents/, forbidden);
  expect(await find()).toBeUndefined();
  expect(await find(pullRequestEvent(), '/etc/hostname')).toBeUndefined();
  expect(await find(branchEvent('push'))).toBeUndefined();
  expect(await find(branchEvent('merge_group'))).toBeUndefined();
});

it('is not looked for when the policy is that of an organization', async () => {
  const { workspace, github, find } = await prepare({ [`${headSha}:gate.yml`]: malformed });
  writeFileSync(join(workspace, usual), malformed);
  writeFileSync(join(workspace, 'gate.yml'), malformed);
  const repository = { owner: 'octo-org', name: 'policies' };
  const remote = { repository, path: 'gate.yml', ref: 'v1' };
  expect(await find(pullRequestEvent(), remote)).toBeUndefined();
  expect(github.requests).toEqual([]);
});
