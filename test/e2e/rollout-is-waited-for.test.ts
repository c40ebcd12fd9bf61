import { expect, it } from 'vitest';
import { headSha, mergeSha } from '../../harness/github-event.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectGate, expectStory } from './support/expectations.ts';

it('waits until the expected version is deployed, through other versions and failures, and only then triggers', async () => {
  const unready = { status: 503, body: 'Starting' };
  const { inputs, looks } = await deployApp(
    buildOf(mergeSha),
    unready,
    { status: 404, body: '' },
    buildOf(headSha),
  );
  const result = await expectGate('passed', {
    app: 'clean.test',
    inputs: { ...inputs, 'version-timeout-minutes': '1' },
  });
  expect(looks).toHaveLength(5);
  expect(result.runsStarted).toBe(1);
  await expectStory(result);
});
