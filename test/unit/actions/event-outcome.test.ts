import { expect, it } from 'vitest';
import { judgeOutcome } from '../../../src/actions/gate/judged-event.ts';
import { describeEvent } from '../../../src/github/event.ts';

const judge = (name: string, payload: object) =>
  judgeOutcome(describeEvent({ GITHUB_EVENT_NAME: name }, payload));

it.each([
  ['deployment_status', { deployment_status: { state: 'in_progress' } }, 'Nothing to do'],
  ['deployment_status', {}, 'deploy again'],
  ['workflow_run', { workflow_run: { conclusion: 'cancelled' } }, 'run it again'],
  ['check_run', { action: 'completed', check_run: { conclusion: 'failure' } }, 'deploy again'],
  ['check_run', { action: 'created', check_run: { conclusion: null } }, 'deploy again'],
  ['check_suite', { check_suite: { conclusion: 'skipped' } }, 'deploy again'],
  ['status', { state: 'error' }, 'deploy again'],
])('%s reports no success, so nothing is tested: %j', (name, payload, step) => {
  expect(judge(name, payload)).toMatchObject({
    reason: 'not-deployed',
    message: expect.stringContaining(`The event \`${name}\` reports`),
    nextStep: expect.stringMatching(new RegExp(`^(?!.*Re-run).*${step}`)),
  });
});

it.each([
  ['deployment_status', { deployment_status: { state: 'success' } }],
  ['workflow_run', { workflow_run: { conclusion: 'success' } }],
  ['check_run', { action: 'completed', check_run: { conclusion: 'success' } }],
  ['check_suite', { check_suite: { conclusion: 'success' } }],
  ['status', { state: 'success' }],
  ['push', {}],
])('%s reports no failure, so the gate goes on: %j', (name, payload) => {
  expect(judge(name, payload)).toBeUndefined();
});
