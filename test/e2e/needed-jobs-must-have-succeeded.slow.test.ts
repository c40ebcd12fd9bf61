import { expect, it } from 'vitest';
import { expectGate } from './support/expectations.ts';

const notDeployed = 'not-tested (not-deployed)';

it.each([
  ['deployment_status', { deployment_status: { state: 'in_progress' } }, 'Nothing to do'],
  ['deployment_status', {}, 'deploy again'],
  ['workflow_run', { workflow_run: { conclusion: 'cancelled' } }, 'run it again'],
  ['check_run', { action: 'completed', check_run: { conclusion: 'failure' } }, 'deploy again'],
  ['check_run', { action: 'created', check_run: { conclusion: null } }, 'deploy again'],
  ['check_suite', { check_suite: { conclusion: 'skipped' } }, 'deploy again'],
  ['status', { state: 'error' }, 'deploy again'],
])('is not tested when %s reports no success: %j', async (name, payload, step) => {
  const event = { name, payload, variables: {} };
  const result = await expectGate(notDeployed, { event, inputs: { 'dry-run': 'true' } });
  expect(result.requests).toEqual([]);
  expect(result.shownLog).toContain(`The event \`${name}\` reports`);
  expect(result.summary).toContain(step);
  expect(result.summary).not.toContain('Re-run');
});
