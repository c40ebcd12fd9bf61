import { expect, it } from 'vitest';
import { problem } from '../support/faults.ts';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, requestsTo, taskPoll } from './support/expectations.ts';

it('ends when the login is rejected in the middle of polling, though the deadline is far', async () => {
  const result = await runScenario({
    app: 'clean.test',
    rules: [
      { path: /\/tasks\//, fault: problem(401) },
      { path: /auth\/token/, nth: [2], fault: problem(401, { detail: 'The account was locked' }) },
    ],
  });
  expectVerdict(result, { verdict: 'error (login-rejected)', job: 'fails' });
  expect(result.outputs['task-id']).toMatch(/^task_sec_/);
  expect(requestsTo(result, taskPoll)).toHaveLength(1);
  await expectStory(result);
});

it('ends when the service refuses the token that it has just issued', async () => {
  const result = await runScenario({ app: 'clean.test', rules: [{ path: /\/tasks\//, fault: problem(401) }] });
  expectVerdict(result, { verdict: 'error (login-rejected)', job: 'fails' });
  expect(requestsTo(result, taskPoll)).toHaveLength(2);
});
