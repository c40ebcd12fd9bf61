import { expect, it } from 'vitest';
import { headSha } from '../../harness/github-event.ts';
import { runScenario } from '../support/scenario.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

const proof = `tested build ${headSha}, before and after the run`;

it('passes a build that the app reported before and after the run: the head commit of the pull request', async () => {
  const { inputs, looks } = await deployApp(buildOf(headSha));
  const result = await runScenario({
    app: 'clean.test',
    inputs: { ...inputs, 'comment-summary-in-pr': 'always' },
  });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(looks).toHaveLength(2);
  for (const text of [result.summary, result.github.comments[0]?.body, result.shownLog])
    expect(text?.toLowerCase()).toContain(proof);
  await expectStory(result);
});
