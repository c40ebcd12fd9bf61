import { expect, it } from 'vitest';
import { headSha, indirectEvent } from '../../harness/github-event.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';
import { openGitHub, testOf } from './support/setting.ts';
import { writtenFile } from './support/views.ts';

const notDeployed = 'not-tested (not-deployed)';
const failed = JSON.stringify({
  build: { result: 'success' },
  deploy: { result: 'failure', outputs: { url: 'x' } },
});

it('is not tested when a job that it needs failed, tells so everywhere, and asks the service nothing', async () => {
  const inputs = { needs: failed, 'findings-file': 'findings.json' };
  const result = await expectGate(notDeployed, { inputs });
  const file = JSON.parse(writtenFile(result, 'findings.json'));
  expect(file).toMatchObject({ verdict: 'not-tested', reason: 'not-deployed', findings: [] });
  await expectStory(result);
});

const alone = { username: '', password: '', 'on-not-tested': 'warn' };

it.each<[string, string, Record<string, string>]>([
  ['not tested with `dry-run`, either', notDeployed, { 'dry-run': 'true' }],
  ['not tested without waiting, either', notDeployed, { 'wait-for-completion': 'false' }],
  ['an error first without credentials, softened by nothing', 'error (missing-credentials)', alone],
])('is %s', async (_, verdict, inputs) => {
  const result = await expectGate(verdict, { inputs: { needs: failed, ...inputs } });
  expect(result.requests).toEqual([]);
});

it('is not tested, for that job, when it was to name the app and the version page', async () => {
  const lacking = { 'app-url': '', 'version-url': '', 'expected-version': headSha };
  const { github, requests } = await expectGate(notDeployed, {
    inputs: { needs: failed, ...lacking },
  });
  const named = expect.stringContaining('did not succeed: deploy (failure)');
  expect(github.comments).toMatchObject([{ body: named }]);
  expect(requests).toEqual([]);
});

it('names the job that failed beside an input that has nothing to do with it', async () => {
  const inputs = { needs: failed, 'app-url': '', 'max-reruns': 'x' };
  const result = await expectGate('error (invalid-input)', { inputs });
  expect(result.shownLog).toContain('did not succeed: deploy (failure)');
});

it('is an error that an app is missing when every job has succeeded', async () => {
  const needs = JSON.stringify({ deploy: { result: 'success' } });
  await expectGate('error (invalid-input)', { inputs: { needs, 'app-url': '' } });
});

it('replaces the comment that named no app once the app is known', async () => {
  const github = await openGitHub();
  await expectGate(notDeployed, { github, inputs: { needs: failed, 'app-url': '' } });
  const needs = JSON.stringify({ deploy: { result: 'success' } });
  await expectGate('passed', { github, app: 'clean.test', inputs: { ...withoutReport, needs } });
  expect(github.comments).toMatchObject([{ body: expect.stringContaining('✅ Passed') }]);
});

it('is an error when `needs` names no job', async () => {
  const result = await expectGate('error (invalid-input)', { inputs: { needs: '{}' } });
  expect(result.shownLog).toContain('Input `needs` ');
  expect(result.requests).toEqual([]);
});

it('tests once every job that it needs has succeeded', async () => {
  const succeeded = { build: { result: 'success' }, deploy: { result: 'success', outputs: {} } };
  const needs = JSON.stringify(succeeded, null, 2);
  await expectGate('passed', { app: 'clean.test', inputs: { ...withoutReport, needs } });
});

it('is not tested when only failed jobs are run again, unless one that deploys was', async () => {
  const deployedIn = (attempt: string) =>
    JSON.stringify({ deploy: { result: 'success', outputs: { 'run-attempt': attempt } } });
  const env = { GITHUB_RUN_ATTEMPT: '2' };
  const app = 'clean.test';
  const stale = { ...withoutReport, needs: deployedIn('1') };
  const result = await expectGate(notDeployed, { app, env, inputs: stale });
  expect(result.requests).toEqual([]);
  const inputs = { ...withoutReport, needs: deployedIn('2') };
  await expectGate('passed', { app, env, inputs });
});

it('is not tested when a deployment is replayed, which deploys nothing, unless the build or a job shows it', async () => {
  const replayed = { event: indirectEvent('deployment_status'), env: { GITHUB_RUN_ATTEMPT: '2' } };
  const result = await expectGate(notDeployed, replayed);
  expect(result.requests).toEqual([]);
  expect(result.summary).not.toContain('Re-run');
  const { inputs } = await deployApp(buildOf(headSha));
  const needs = JSON.stringify({ deploy: { result: 'success', outputs: { 'run-attempt': '2' } } });
  for (const shown of [inputs, { ...withoutReport, needs }])
    await expectGate('passed', { ...replayed, app: 'clean.test', inputs: shown });
});

it('adopts a test also when the event of a deployment is replayed', async () => {
  const replayed = { event: indirectEvent('deployment_status'), env: { GITHUB_RUN_ATTEMPT: '2' } };
  const prepare = testOf('vulnerable.test');
  await expectGate('failed (findings)', { ...replayed, inputs: withoutReport, prepare });
});

it.each([
  ['deployment_status', { deployment_status: { state: 'failure' } }, 'deploy again'],
  ['workflow_run', { workflow_run: { conclusion: null } }, 'run it again'],
  ['status', { state: 'pending' }, 'Nothing to do'],
])('is not tested when %s reports no success: %j', async (name, payload, step) => {
  const event = { name, payload, variables: {} };
  const result = await expectGate(notDeployed, { event, inputs: { 'dry-run': 'true' } });
  expect(result.requests).toEqual([]);
  expect(result.shownLog).toContain(`The event \`${name}\` reports`);
  expect(result.summary).toContain(step);
  expect(result.summary).not.toContain('Re-run');
});
