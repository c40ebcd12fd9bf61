import { expect, it } from 'vitest';
import { headSha, mergeSha } from '../../harness/github-event.ts';
import { runScenario } from '../support/scenario.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('waits until the expected version is deployed, through other versions and failures, and only then triggers', async () => {
  const unready = { status: 503, body: 'Starting' };
  const { inputs, looks } = await deployApp(
    buildOf(mergeSha),
    unready,
    { status: 404, body: '' },
    buildOf(headSha),
  );
  const result = await runScenario({
    app: 'clean.test',
    inputs: { ...inputs, 'version-timeout-minutes': '1' },
  });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(looks).toHaveLength(5);
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});
