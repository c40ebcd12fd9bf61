import { expect, it, onTestFinished } from 'vitest';
import { startGitHubApi } from '../support/github-api.ts';
import { runScenario } from '../support/scenario.ts';
import { expectStory, withoutReport } from './support/expectations.ts';

it('writes one comment when the gate fails, and turns it green when the gate does', async () => {
  const github = await startGitHubApi();
  onTestFinished(github.close);
  const failed = await runScenario({ github, inputs: withoutReport });
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).toContain('❌ Failed');
  await expectStory(failed);

  await runScenario({ github, inputs: { ...withoutReport, 'fail-on-severity': 'none' } });
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).toContain('✅ Passed');
});
