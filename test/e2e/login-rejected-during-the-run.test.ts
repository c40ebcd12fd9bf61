import { expect, it } from 'vitest';
import { problem } from '../../harness/faults.ts';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, requestsTo, taskPoll } from './support/expectations.ts';

it('does not lose the run when token and login are refused for a moment in the middle of polling', async () => {
  const result = await runScenario({
    app: 'clean.test',
    rules: [
      { path: /\/tasks\//, nth: [1, 2], fault: problem(401) },
      {
        path: /auth\/token/,
        nth: [2],
        fault: problem(401, { detail: 'The directory is being restarted' }),
      },
    ],
  });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(requestsTo(result, taskPoll).length).toBeGreaterThan(2);
  await expectStory(result);
});

it.each([
  ['the findings', /\/vulnerabilities\?page=1&pageSize=100/],
  ['the report', /\/v1\/reports\//],
])('reads %s with a token that is valid only from the next second on', async (_, path) => {
  const result = await runScenario({
    app: 'clean.test',
    rules: [{ path, nth: [1, 2], fault: problem(401) }],
  });
  expectVerdict(result, { verdict: 'passed', job: 'succeeds' });
  expect(result.artifacts).toHaveLength(1);
});

it('polls until the deadline when the service goes on refusing the token that it has just issued', async () => {
  const result = await runScenario({
    app: 'clean.test',
    rules: [{ path: /\/tasks\//, fault: problem(401) }],
    inputs: { 'timeout-minutes': '0.05' },
  });
  expectVerdict(result, { verdict: 'not-tested (timed-out)', job: 'fails' });
  expect(result.outputs['task-id']).toMatch(/^task_sec_/);
  expect(requestsTo(result, taskPoll).length).toBeGreaterThan(3);
});
