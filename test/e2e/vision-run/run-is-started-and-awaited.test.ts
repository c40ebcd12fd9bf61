import { expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import { visionOperations } from '../../../src/service/vision-runs.ts';
import { appIdOf, registerApp, runScenario } from '../../support/scenario.ts';
import { at } from '../support/cancellation.ts';
import { requestsTo, taskPoll, viewer } from '../support/expectations.ts';
import { setStage } from '../support/setting.ts';
import { expectEnd } from '../support/sub-actions.ts';

const action = 'vision-run';
const start = /^POST \S+\/vision-agent /;
const appOf = (host: string) => async (emulator: Emulator) => ({
  'app-id': appIdOf(emulator, host),
});
const prepare = appOf('clean.test');

it.each(visionOperations)('runs %s to its end', async (operation) => {
  const result = await runScenario({ action, prepare, inputs: { operation } });
  expectEnd(result, 'succeeds', `Vision run ${operation} is COMPLETED`);
  expect(result.outputs).toMatchObject({
    'task-id': expect.stringMatching(/^task_vr_/),
    'task-state': 'COMPLETED',
  });
  expect(result.outputs['status-url']).toContain(`/v1/tasks/${result.outputs['task-id']}`);
  const sent = result.exchanges.filter(({ path }) => path.endsWith('/vision-agent'));
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ operation }]);
});

it('tells the address of the task when the service does not', async () => {
  const edit = (answer: unknown) => ({ ...Object(answer), statusUrl: null });
  const rules = [{ path: /vision-agent$|\/tasks\//, fault: { kind: 'rewrite' as const, edit } }];
  const result = await runScenario({ action, prepare, rules });
  expectEnd(result, 'succeeds', 'is COMPLETED');
  expect(result.outputs['status-url']).toMatch(
    new RegExp(`^http.*/v1/tasks/${result.outputs['task-id']}$`),
  );
});

it('does not wait for the end when it is told so', async () => {
  const result = await runScenario({ action, prepare, inputs: { 'wait-for-completion': 'false' } });
  expectEnd(result, 'succeeds', 'is not awaited');
  expect(result.outputs).toMatchObject({
    'task-id': expect.stringMatching(/^task_vr_/),
    'task-state': 'QUEUED',
  });
  expect(requestsTo(result, taskPoll)).toEqual([]);
});

it('fails when the run does not end in time, and says that it goes on', async () => {
  const inputs = { 'timeout-minutes': '0.005' };
  const result = await runScenario({ action, prepare: appOf('stuck.test'), inputs });
  expectEnd(
    result,
    'fails',
    'Raise `timeout-minutes`. The run goes on at the service (task task_vr_',
  );
  expect(result.outputs['task-state']).toBe('RUNNING');
});

it('starts again what the service says it has not created', async () => {
  const stage = await setStage();
  const appId = await registerApp(stage.emulator, 'https://vision-error.test');
  const result = await stage.run({ action, inputs: { 'app-id': appId } });
  expectEnd(result, 'succeeds', 'is COMPLETED');
  expect(requestsTo(result, start).map((request) => request.slice(-3))).toEqual(['500', '202']);
});

it('polls on when polls fail', async () => {
  const rules = [{ path: /\/tasks\//, nth: [1, 2], fault: problem(500) }];
  const result = await runScenario({ action, prepare, rules });
  expectEnd(result, 'succeeds', 'is COMPLETED');
});

it('says which app is not found', async () => {
  const result = await runScenario({ action, inputs: { 'app-id': '000000000000000000000000' } });
  expectEnd(result, 'fails', '/apps/000000000000000000000000/vision-agent was answered 404');
});

it('fails for a role that may not start runs', async () => {
  const inputs = { ...viewer };
  const result = await runScenario({ action, prepare, inputs });
  expectEnd(result, 'fails', 'Viewer may only read');
});

it('fails when it is cancelled, and says that the run goes on', async () => {
  const cancel = { after: at('GET', /\/tasks\//, 'answer') };
  const result = await runScenario({ action, prepare: appOf('stuck.test'), cancel });
  expectEnd(
    result,
    'fails',
    'The job was cancelled. The run goes on at the service (task task_vr_',
  );
  expect(result.outputs['task-id']).toMatch(/^task_vr_/);
});

it('names every invalid input, and asks the service nothing', async () => {
  const inputs = {
    'app-id': '',
    operation: 'explore',
    'wait-for-completion': 'no',
    'timeout-minutes': '0',
    username: '',
  };
  const result = await runScenario({ action, inputs });
  expectEnd(result, 'fails', '5 inputs');
  for (const name of Object.keys(inputs)) expect(result.shownLog).toContain(`\`${name}\``);
  expect(result.requests).toEqual([]);
});
