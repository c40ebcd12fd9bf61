import { expect, it } from 'vitest';
import { headSha } from '../../harness/github-event.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectGate, expectStory } from './support/expectations.ts';

const proof = `tested build ${headSha}, before and after the run`;

it('passes a build that the app reported before and after the run: the head commit of the pull request', async () => {
  const { inputs, looks } = await deployApp(buildOf(headSha));
  const result = await expectGate('passed', {
    app: 'clean.test',
    inputs: { ...inputs, 'comment-summary-in-pr': 'always' },
  });
  expect(looks).toHaveLength(2);
  for (const text of [result.summary, result.github.comments[0]?.body, result.shownLog])
    expect(text?.toLowerCase()).toContain(proof);
  await expectStory(result);
});
