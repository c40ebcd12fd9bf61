import { expect, it } from 'vitest';
import { forbidden } from '../../harness/github-api.ts';
import { expectGate, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

it('names the permission that the comment needs, and keeps the verdict', async () => {
  const github = await openGitHub();
  github.fail(/issues/, forbidden, 10);
  const result = await expectGate(
    'failed (findings)',
    { github, inputs: { ...withoutReport, 'warn-only': 'true' } },
    'succeeds with a warning',
  );
  const notices = result.annotations.filter(({ level }) => level === 'notice');
  expect(notices.map(({ message }) => message).join()).toContain(
    'permissions: pull-requests: write',
  );
});
