import { expect, it } from 'vitest';
import { headSha, mergeSha } from '../../harness/github-event.ts';
import { runScenario } from '../support/scenario.ts';
import { buildOf, deployApp, deployAt } from './support/deployment.ts';
import { expectStory, expectVerdict, requestsTo, trigger } from './support/expectations.ts';

const triggered = { method: 'POST', path: /\/security-agent$/ };
const findingsRead = { path: /\/vulnerabilities\?page=1&pageSize=100/ };

it('is not tested when another version is deployed during the run', async () => {
  const { inputs, deploy } = await deployApp(buildOf(headSha));
  const rules = [deployAt(triggered, () => deploy(buildOf(mergeSha)))];
  const result = await runScenario({ app: 'clean.test', inputs, rules });
  expectVerdict(result, { verdict: 'not-tested (version-changed)', job: 'fails' });
  expect(result.outputs['task-state']).toBe('COMPLETED');
  expect(result.summary).not.toContain('tested build');
  await expectStory(result);
});

it('is not tested, nor failed, when another version is deployed while the findings are read', async () => {
  const { inputs, deploy } = await deployApp(buildOf(headSha));
  const rules = [deployAt(findingsRead, () => deploy(buildOf(mergeSha)))];
  const result = await runScenario({ app: 'vulnerable.test', inputs, rules });
  expectVerdict(result, { verdict: 'not-tested (version-changed)', job: 'fails' });
});

it('is not tested when the app cannot be read any more after the run', async () => {
  const { inputs, deploy, looks } = await deployApp(buildOf(headSha));
  const rules = [deployAt(triggered, () => deploy({ status: 502, body: headSha }))];
  const result = await runScenario({ app: 'clean.test', inputs, rules });
  expectVerdict(result, { verdict: 'not-tested (wrong-version)', job: 'fails' });
  expect(result.shownLog).toContain(
    'after the run it could not be read (GET /version was answered with status 502)',
  );
  expect(looks.length).toBeGreaterThan(2);
});

it('outlives that the app cannot be read for a moment after the run', async () => {
  const down = { status: 502, body: '' };
  const { inputs } = await deployApp(buildOf(headSha), down, down, buildOf(headSha));
  const result = await runScenario({ app: 'clean.test', inputs });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
});

it('does not trigger an interrupted run again when another version was deployed', async () => {
  const { inputs, deploy } = await deployApp(buildOf(headSha));
  const rules = [deployAt(triggered, () => deploy(buildOf(mergeSha)))];
  const result = await runScenario({ app: 'interrupted-once.test', inputs, rules });
  expectVerdict(result, { verdict: 'not-tested (version-changed)', job: 'fails' });
  expect(requestsTo(result, trigger)).toHaveLength(1);
});
