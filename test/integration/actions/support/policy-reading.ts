import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { GitHubApiOptions } from '../../../../harness/github-api.ts';
import { baseSha, type GitHubEvent, pullRequestEvent } from '../../../../harness/github-event.ts';
import type { ConfigFile } from '../../../../src/actions/policy/config-file.ts';
import { readPolicyFiles } from '../../../../src/actions/policy/policy-files.ts';
import { createTrustedFiles } from '../../../../src/actions/policy/trusted-files.ts';
import type { Stopped } from '../../../../src/decision/verdict.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { connectToGitHub, runOf } from '../../github/support/github.ts';

export const usual = '.github/security-gate.yml';
export const tip = 'octo-org/shop, branch main at 1c002dd';

type Texts = Record<string, string>;
interface Given {
  /** Files and links by path: below `workspace/`, and beside it. */
  runner?: Texts;
  links?: Texts;
  /** Files at the tip of the default branch. */
  tip?: Texts;
  github?: GitHubApiOptions;
}

/** The workspace, GitHub, and the readers of what governs. */
export async function prepare(given: Given = {}) {
  const root = temporaryFolder(given.runner, given.links);
  const workspace = join(root, 'workspace');
  mkdirSync(workspace, { recursive: true });
  const atTip = Object.entries(given.tip ?? {}).map(([path, text]) => [`${baseSha}:${path}`, text]);
  const { github } = await connectToGitHub({ files: Object.fromEntries(atTip), ...given.github });
  vi.stubEnv('GITHUB_API_URL', github.url);
  const filesOf = (event: GitHubEvent, token: string) =>
    createTrustedFiles(runOf(event, workspace, token));
  const read = (configFile?: ConfigFile, event = pullRequestEvent(), token = 'ghs_token') =>
    readPolicyFiles(configFile, filesOf(event, token)).catch(({ verdict }: Stopped) => ({
      verdict,
    }));
  /** Reads any other file that governs. */
  const readFile = (file: string) =>
    filesOf(pullRequestEvent(), 'ghs_token').readRequired(file, 1000);
  return { root, github, read, readFile };
}

/** The verdict when the policy cannot be used. */
export const refused = (reason: string, message: RegExp) => ({
  verdict: {
    verdict: reason.startsWith('policy-') ? 'not-tested' : 'error',
    reason,
    message: expect.stringMatching(message),
  },
});

/** What came of a reading without a policy. */
export const none = {
  policy: undefined,
  policyOrigin: `${usual} of ${tip}`,
  now: expect.any(Number),
  source: undefined,
  committed: expect.anything(),
};
