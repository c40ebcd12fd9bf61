import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, withoutReport } from './support/expectations.ts';
import { openGitHub } from './support/setting.ts';

it('writes one comment when the gate fails, and turns it green when the gate does', async () => {
  const github = await openGitHub();
  const failed = await runScenario({ github, inputs: withoutReport });
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).toContain('❌ Failed');
  await expectStory(failed);

  const nextRun = { GITHUB_RUN_ID: '16412345679' };
  await runScenario({
    github,
    env: nextRun,
    inputs: { ...withoutReport, 'fail-on-severity': 'none' },
  });
  expect(github.comments).toHaveLength(1);
  expect(github.comments[0]?.body).toContain('✅ Passed');
});

it('keeps the failing comment of one leg of a matrix when another leg of the same attempt passes', async () => {
  const github = await openGitHub();
  const clean = { ...withoutReport, 'fail-on-severity': 'none', 'comment-summary-in-pr': 'always' };
  await runScenario({ github, inputs: clean });
  await runScenario({ github, inputs: withoutReport });
  const passed = await runScenario({ github, inputs: clean });
  expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('❌ Failed')]);
  expect(passed.shownLog).toContain(
    'Pull request comment left as another job of this run wrote it: https://',
  );

  await runScenario({ github, env: { GITHUB_RUN_ATTEMPT: '2' }, inputs: clean });
  expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining('✅ Passed')]);
});
