import { expect, it } from 'vitest';
import { headSha, mergeSha } from '../../harness/github-event.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectGate, expectStory, requestsTo, trigger } from './support/expectations.ts';

const app = 'clean.test';

it('expects what it is told to, instead', async () => {
  const { inputs } = await deployApp({ body: `shop 2.4.1 (${mergeSha})` });
  const version = mergeSha.slice(0, 10);
  const told = { ...inputs, 'expected-version': version };
  const result = await expectGate('passed', { app, inputs: told });
  expect(result.summary).toContain(`tested build ${version}, before and after the run`);
});

it('waits until the expected version is deployed, through other versions and failures, and only then triggers', async () => {
  const unready = { status: 503, body: 'Starting' };
  const missing = { status: 404, body: '' };
  const deployed = await deployApp(buildOf(mergeSha), unready, missing, buildOf(headSha));
  const inputs = { ...deployed.inputs, 'version-timeout-minutes': '1' };
  const result = await expectGate('passed', { app, inputs });
  expect(deployed.looks).toHaveLength(5);
  await expectStory(result, 'rollout');
});

it('tells what was seen last when the version never comes, without what looks like a credential', async () => {
  const token = `ghp_${'x1'.repeat(18)}`;
  const { inputs } = await deployApp({
    body: { commit: mergeSha, token, note: '::error::\n##[error]', more: 'x'.repeat(500) },
  });
  const result = await expectGate('not-tested (wrong-version)', { app, inputs });
  expect(result.log).not.toContain(token.slice(0, 12));
  expect(result.summary).not.toMatch(/tested build|proof/);
  await expectStory(result, 'wrong-version');
});

it('triggers nothing when nobody answers, and says so', async () => {
  const inputs = { 'version-url': 'http://127.0.0.1:1/version', 'version-timeout-minutes': '0.01' };
  const result = await expectGate('not-tested (wrong-version)', { app, inputs });
  expect(result.shownLog).toContain('GET /version to 127.0.0.1:1 failed: ECONNREFUSED');
  expect(requestsTo(result, trigger)).toEqual([]);
});
