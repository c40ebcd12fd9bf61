import type { GitHubApiOptions } from '../../../../harness/github-api.ts';
import { day, policyFile } from '../../support/policies.ts';
import { openGitHub } from '../../support/setting.ts';

/** An entry of a policy that accepts the findings with a label. */
export function accepting(label: string, expires = day(30)): string {
  return `  - match: { label: "${label}" }\n    reason: Mitigated by the firewall\n    owner: "@org/appsec"\n    expires: ${expires}\n`;
}

/**
 * GitHub with these versions of the policy on the default branch, oldest first; undefined is a
 * commit without the file.
 */
export async function githubWithPolicies(
  versions: (string[] | string | undefined)[],
  options: GitHubApiOptions = {},
) {
  const textOf = (version: string[] | string) =>
    typeof version === 'string'
      ? version
      : `accept:\n${version.length === 0 ? '  []\n' : version.join('')}`;
  const history = versions.map((version, index) => ({
    sha: (index + 1).toString(16).padStart(40, '0'),
    files: { 'README.md': 'Shop', ...(version !== undefined && { [policyFile]: textOf(version) }) },
  }));
  return openGitHub({ history, ...options });
}
