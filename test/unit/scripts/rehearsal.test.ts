import { expect, it } from 'vitest';
import { placeholder } from '../../../scripts/owner.ts';
import { RehearsalRepository } from '../../../scripts/rehearsal/repository.ts';
import { git } from '../../../scripts/rehearsal/workflow-run.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const workflowOf = (owner: string) => `
jobs:
  verify:
    if: github.repository == '${owner}/security-test-gate'
    steps:
      - run: 'true'
`;

it.each([
  [placeholder, 'octo-org'],
  ['acme', 'acme'],
])('rehearses the release of a repository with the owner %s as one of %s', (owner, expected) => {
  const source = temporaryFolder({ '.github/workflows/release.yml': workflowOf(owner) });
  git(source, 'init', '--quiet');
  git(source, 'add', '--all');
  git(source, 'commit', '--quiet', '--message', 'a');
  const repository = new RehearsalRepository(temporaryFolder(), source);
  repository.replacePlaceholder();
  expect(repository.name).toBe(`${expected}/security-test-gate`);
  expect(repository.release('v1.0.0')).toMatchObject({ verify: { result: 'success' } });
});
