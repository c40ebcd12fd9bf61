import { expect, it } from 'vitest';
import { headSha, mergeSha } from '../../harness/github-event.ts';
import { deployApp } from './support/deployment.ts';
import { expectGate, expectStory, requestsTo, trigger } from './support/expectations.ts';

it('tells what was seen last when the version never comes, without what looks like a credential', async () => {
  const token = `ghp_${'x1'.repeat(18)}`;
  const { inputs } = await deployApp({
    body: { commit: mergeSha, token, note: '::error::\n##[error]', more: 'x'.repeat(500) },
  });
  const result = await expectGate('not-tested (wrong-version)', { app: 'clean.test', inputs });
  expect(result.shownLog).toContain(`the expected build ${headSha}: it answers`);
  expect(result.shownLog).toContain(`${mergeSha} is the merge commit of the pull request`);
  expect(result.log).not.toContain(token.slice(0, 12));
  expect(result.summary).not.toMatch(/tested build|proof/);
  await expectStory(result);
});

it('triggers nothing when nobody answers, and says so', async () => {
  const inputs = { 'version-url': 'http://127.0.0.1:1/version', 'version-timeout-minutes': '0.01' };
  const result = await expectGate('not-tested (wrong-version)', { app: 'clean.test', inputs });
  expect(result.shownLog).toContain('GET /version to 127.0.0.1:1 failed: ECONNREFUSED');
  expect(requestsTo(result, trigger)).toEqual([]);
});
