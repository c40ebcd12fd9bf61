import { expect, test, vi } from 'vitest';
import { readDocsUrl } from '../../../src/github/environment.ts';
import { repository } from '../../../src/repository.ts';

const ghes = 'https://github.example.com';

test.each([
  ['the released action on github.com', 'https://github.com', repository, 'https://github.com'],
  [
    'the released action, taken from github.com by a server',
    ghes,
    repository,
    'https://github.com',
  ],
  ["a server's own copy of the action", ghes, 'tools/security-test-gate', ghes],
])('the docs of %s', (_, server, used, expected) => {
  vi.stubEnv('GITHUB_SERVER_URL', server);
  vi.stubEnv('GITHUB_ACTION_REPOSITORY', used);
  vi.stubEnv('GITHUB_ACTION_REF', 'v1');
  expect(readDocsUrl()).toBe(`${expected}/${used}/blob/v1/docs`);
});

test('an action of the repository itself (`uses: ./`) has no address', () => {
  vi.stubEnv('GITHUB_SERVER_URL', ghes);
  vi.stubEnv('GITHUB_ACTION_REPOSITORY', '');
  expect(readDocsUrl()).toBeUndefined();
});

test.each([
  ['v1', 'src/tag/v1'],
  ['a'.repeat(40), `src/commit/${'a'.repeat(40)}`],
])("the docs of a Gitea server's own copy at %s", (ref, page) => {
  vi.stubEnv('GITEA_ACTIONS', 'true');
  vi.stubEnv('GITHUB_SERVER_URL', 'https://gitea.test');
  vi.stubEnv('GITHUB_ACTION_REPOSITORY', 'tools/security-test-gate');
  vi.stubEnv('GITHUB_ACTION_REF', ref);
  expect(readDocsUrl()).toBe(`https://gitea.test/tools/security-test-gate/${page}/docs`);
});
