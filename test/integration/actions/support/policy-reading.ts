import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { GitHubApiOptions } from '../../../../harness/github-api.ts';
import { baseSha, type GitHubEvent, pullRequestEvent } from '../../../../harness/github-event.ts';
import { type PolicyInputs, readPolicyFiles } from '../../../../src/actions/policy/policy-files.ts';
import { createTrustedFiles } from '../../../../src/actions/policy/trusted-files.ts';
import type { Stopped } from '../../../../src/decision/verdict.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { connectToGitHub, known } from '../../github/support/github.ts';

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

/** Policy and baseline as the gate reads them. */
export async function prepare(given: Given = {}) {
  const root = temporaryFolder(given.runner, given.links);
  const workspace = join(root, 'workspace');
  mkdirSync(workspace, { recursive: true });
  const atTip = Object.entries(given.tip ?? {}).map(([path, text]) => [`${baseSha}:${path}`, text]);
  const { github } = await connectToGitHub({ files: Object.fromEntries(atTip), ...given.github });
  vi.stubEnv('GITHUB_API_URL', github.url);
  const read = (
    inputs: Partial<PolicyInputs> = {},
    event: GitHubEvent = pullRequestEvent(),
    token = 'ghs_token',
  ) =>
    readPolicyFiles(
      { configFile: undefined, baselineFile: undefined, ...inputs },
      createTrustedFiles({
        event: known(event),
        workspace,
        token,
        signal: new AbortController().signal,
      }),
    ).catch(({ verdict }: Stopped) => ({ verdict }));
  return { root, github, read };
}

/** What came of a reading that was refused. */
export const refused = (reason: string, message: RegExp) => ({
  verdict: {
    verdict: reason.startsWith('policy-') ? 'not-tested' : 'error',
    reason,
    message: expect.stringMatching(message),
  },
});
/** What came of a reading without either file. */
export const none = {
  policy: undefined,
  baseline: undefined,
  policyOrigin: `${usual} of ${tip}`,
  sources: {},
};
