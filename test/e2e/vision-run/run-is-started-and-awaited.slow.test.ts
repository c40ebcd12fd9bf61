import { expect, it } from 'vitest';
import { visionOperations } from '../../../src/service/vision-runs.ts';
import { at } from '../support/cancellation.ts';
import { requestsTo, taskPoll, viewer } from '../support/expectations.ts';
import { answersHave } from '../support/rewrites.ts';
import { appOf, newApp } from '../support/setting.ts';
import { endOf } from '../support/sub-actions.ts';

const visionRun = endOf('vision-run', { prepare: appOf('clean.test') });

it.each(visionOperations)('runs %s to its end', async (operation) => {
  const message = `Vision run ${operation} is COMPLETED`;
  const { outputs, exchanges } = await visionRun('succeeds', message, { inputs: { operation } });
  expect(outputs['task-id']).toMatch(/^task_vr_/);
  expect(outputs['task-state']).toBe('COMPLETED');
  expect(outputs['status-url']).toContain(`/v1/tasks/${outputs['task-id']}`);
  const sent = exchanges.filter(({ path }) => path.endsWith('/vision-agent'));
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ operation }]);
});

it('does not wait for the end when it is told so', async () => {
  const inputs = { 'wait-for-completion': 'false' };
  const result = await visionRun('succeeds', 'is not awaited', { inputs });
  expect(result.outputs['task-id']).toMatch(/^task_vr_/);
  expect(result.outputs['task-state']).toBe('QUEUED');
  expect(requestsTo(result, taskPoll)).toEqual([]);
});

const late = { inputs: { 'timeout-minutes': '0.005' } };
const cancelled = { cancel: { after: at('GET', /\/tasks\//, 'answer') } };

it.each([
  ['it does not end in time', late, 'Raise `timeout-minutes`.'],
  ['the job is cancelled', cancelled, 'The job was cancelled.'],
])('fails when %s, and says that the run goes on', async (_, scenario, said) => {
  const message = `${said} The run goes on at the service (task task_vr_`;
  const { outputs } = await visionRun('fails', message, {
    prepare: appOf('stuck.test'),
    ...scenario,
  });
  expect(outputs).toMatchObject({ 'task-id': expect.stringMatching(/^task_vr_/) });
  expect(outputs['task-state']).toMatch(/^(QUEUED|RUNNING)$/);
});

it('starts again what the service says it has not created', async () => {
  const prepare = newApp('vision-error.test');
  const result = await visionRun('succeeds', 'is COMPLETED', { prepare });
  const starts = requestsTo(result, /^POST \S+\/vision-agent /);
  expect(starts.map((request) => request.slice(-3))).toEqual(['500', '202']);
});

const id = '000000000000000000000000';

it.each([
  [
    'no app',
    { prepare: async () => ({ 'app-id': id }) },
    `/apps/${id}/vision-agent was answered 404`,
  ],
  ['a role that may not start runs', { inputs: viewer }, 'Viewer may only read'],
])('fails for %s', async (_, scenario, message) => {
  await visionRun('fails', message, scenario);
});

it.each([
  [{ method: 'POST' as const, path: /\/vision-agent$/ }, 'with a run map, not verify-rbac'],
  [{ path: /\/tasks\// }, 'did not end within'],
])('takes no run of another operation for its own: %j', async (match, message) => {
  const inputs = { operation: 'verify-rbac', 'timeout-minutes': '0.02' };
  const rules = [answersHave(match, { operation: 'map' })];
  await visionRun('fails', message, { inputs, rules });
});

it('names every invalid input, and asks the service nothing', async () => {
  const inputs = {
    'app-id': '',
    operation: 'explore',
    'wait-for-completion': 'no',
    'timeout-minutes': '0',
    username: '',
  };
  const result = await visionRun('fails', '5 problems with the inputs', {
    inputs,
    prepare: async () => ({}),
  });
  for (const name of Object.keys(inputs)) expect(result.shownLog).toContain(`\`${name}\``);
  expect(result.requests).toEqual([]);
});
