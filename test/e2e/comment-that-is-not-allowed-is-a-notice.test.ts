import { expect, it, onTestFinished } from 'vitest';
import { forbidden, startGitHubApi } from '../../harness/github-api.ts';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, withoutReport } from './support/expectations.ts';

it('names the permission that the comment needs, and keeps the verdict', async () => {
  const github = await startGitHubApi();
  onTestFinished(github.close);
  github.fail(/issues/, forbidden, 10);
  const result = await runScenario({ github, inputs: { ...withoutReport, 'warn-only': 'true' } });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'succeeds with a warning' });
  const notices = result.annotations.filter(({ level }) => level === 'notice');
  expect(notices.map(({ message }) => message).join()).toContain(
    'permissions: pull-requests: write',
  );
});
