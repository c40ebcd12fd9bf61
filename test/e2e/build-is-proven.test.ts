import { expect, it } from 'vitest';
import { headSha, mergeSha } from '../../harness/github-event.ts';
import { buildOf, deployApp, deployAt } from './support/deployment.ts';
import { expectGate, expectStory, messages } from './support/expectations.ts';

const app = 'clean.test';

it('passes a build that the app reported before and after the run: the head commit of the pull request', async () => {
  const { inputs, looks } = await deployApp(buildOf(headSha));
  const always = { ...inputs, 'comment-summary-in-pr': 'always' };
  const result = await expectGate('passed', { app, inputs: always });
  expect(looks).toHaveLength(2);
  await expectStory(result);
});

it('warns in log and summary that the version comes from another host than that of the app', async () => {
  const { inputs } = await deployApp(buildOf(headSha));
  const result = await expectGate('passed', { app, inputs });
  const doubt = '`version-url` is on `127.0.0.1`, but the app was registered on `clean.test`.';
  expect(messages(result, 'warning')).toEqual([expect.stringContaining(doubt)]);
  expect(result.summary).toContain(`⚠️ ${doubt}`);
});

it('is not tested when another version is deployed during the run', async () => {
  const { inputs, deploy } = await deployApp(buildOf(headSha));
  const triggered = { method: 'POST', path: /\/security-agent$/ };
  const rules = [deployAt(triggered, () => deploy(buildOf(mergeSha)))];
  const scenario = { app, inputs, rules };
  const result = await expectGate('not-tested (version-changed)', scenario);
  await expectStory(result, 'version-changed');
});

it('writes neither SARIF nor predicate of a list that may be of another build, though a finding blocks', async () => {
  const { inputs, deploy } = await deployApp(buildOf(headSha));
  const triggered = { method: 'POST', path: /\/security-agent$/ };
  const rules = [deployAt(triggered, () => deploy(buildOf(mergeSha)))];
  const given = { ...inputs, 'sarif-file': 'out.sarif', 'predicate-file': 'out.json' };
  const { outputs, summary } = await expectGate('failed (findings)', { inputs: given, rules });
  expect(summary).toContain('**Build:** not proven to be the expected one (`version-url`)');
  expect(outputs).toMatchObject({ 'sarif-file': '', 'predicate-file': '' });
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
