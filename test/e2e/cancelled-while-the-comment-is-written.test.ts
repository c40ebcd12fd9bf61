import { expect, it } from 'vitest';
import { startGitHubApi } from '../../harness/github-api.ts';
import { runCancelled } from './support/cancellation.ts';
import { withoutReport } from './support/expectations.ts';

it('takes back the verdict when the job is cancelled while GitHub keeps the gate waiting', async () => {
  const github = await startGitHubApi();
  github.fail(/issues/, 'hang', 10);
  const result = await runCancelled({
    app: 'clean.test',
    github,
    inputs: { ...withoutReport, 'comment-summary-in-pr': 'always' },
    cancel: { after: /^Verdict: passed/ },
  }).finally(() => github.close());
  expect(result.outputs['findings-count']).toBe('');
  expect(result.summary).not.toContain('`passed`');
});
