/** The permissions of a job's token, as in `permissions:` of a workflow. */
export type Permissions = Record<string, 'read' | 'write'>;

/**
 * Which permission each call needs
 * (https://docs.github.com/rest/authentication/permissions-required-for-github-apps): comments on a
 * pull request need that of pull requests.
 */
const scopes: [call: RegExp, scope: string][] = [
  [/^\S+ \/repos\/[^/]+\/[^/]+\/issues\/(\d+\/)?comments/, 'pull-requests'],
  [/^\S+ \/repos\/[^/]+\/[^/]+\/issues/, 'issues'],
  [/^\S+ \/repos\/[^/]+\/[^/]+\/(commits\/[^/]+\/)?pulls/, 'pull-requests'],
  [/^\S+ \/repos\/[^/]+\/[^/]+\/(commits\/[^/]+\/)?statuses/, 'statuses'],
  [/^\S+ \/repos\/[^/]+\/[^/]+\/(contents|git|commits|branches|compare)/, 'contents'],
];

/** Whether a token with these permissions may make a call in a private repository. */
export function permits(
  permissions: Permissions,
  { method, path }: { method: string; path: string },
): boolean {
  const [, scope] = scopes.find(([call]) => call.test(`${method} ${path}`)) ?? [];
  if (scope === undefined) return true;
  const granted = permissions[scope];
  return granted === 'write' || (granted === 'read' && method === 'GET');
}
