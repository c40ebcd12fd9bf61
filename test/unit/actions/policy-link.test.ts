import { expect, test, vi } from 'vitest';
import { policyLink } from '../../../src/actions/gate/policy-link.ts';

const shop = { repository: { owner: 'octo-org', name: 'shop' }, defaultBranch: 'main' };
const remote = { repository: { owner: 'octo-org', name: 'policies' }, path: 'a b.yml', ref: 'v1' };

test.each<[string, Parameters<typeof policyLink>, string, string | undefined]>([
  [
    'the default file, to edit it',
    [undefined, shop, true],
    '.github/security-gate.yml on main',
    'https://ghes.test/octo-org/shop/edit/main/.github/security-gate.yml',
  ],
  [
    'the default file, to make it when there is none',
    [undefined, shop, false],
    '.github/security-gate.yml on main',
    'https://ghes.test/octo-org/shop/new/main?filename=.github%2Fsecurity-gate.yml',
  ],
  [
    'a file that is named, whatever its name and that of the branch',
    ['./a?b#c/d.yml', { ...shop, defaultBranch: 'f/1#' }, true],
    'a?b#c/d.yml on f/1#',
    'https://ghes.test/octo-org/shop/edit/f/1%23/a%3Fb%23c/d.yml',
  ],
  [
    'a file of another repository, to read it',
    [remote, shop, true],
    'a b.yml of octo-org/policies@v1',
    'https://ghes.test/octo-org/policies/blob/v1/a%20b.yml',
  ],
  [
    'the file alone where the event does not contain the default branch',
    [undefined, { ...shop, defaultBranch: undefined }, true],
    '.github/security-gate.yml',
    undefined,
  ],
])('a policy link leads to %s', (_, given, name, url) => {
  vi.stubEnv('GITHUB_SERVER_URL', 'https://ghes.test');
  const [, , exists] = given;
  expect(policyLink(...given)).toEqual({ name, url, exists });
});

test.each(['GITEA_ACTIONS', 'FORGEJO_ACTIONS'])(
  'on the servers of %s, to their pages',
  (variable) => {
    vi.stubEnv('GITHUB_SERVER_URL', 'https://gitea.test');
    vi.stubEnv(variable, 'true');
    const base = 'https://gitea.test/octo-org/shop';
    expect(policyLink(undefined, shop, true).url).toBe(
      `${base}/_edit/main/.github/security-gate.yml`,
    );
    expect(policyLink(undefined, shop, false).url).toBe(
      `${base}/_new/main/?filename=.github%2Fsecurity-gate.yml`,
    );
  },
);
