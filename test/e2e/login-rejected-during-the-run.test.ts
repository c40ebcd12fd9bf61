import { expect, it } from 'vitest';
import { problem } from '../../harness/faults.ts';
import { expectGate, expectStory, requestsTo, taskPoll } from './support/expectations.ts';

it('does not lose the run when token and login are refused for a moment in the middle of polling', async () => {
  const result = await expectGate('passed', {
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
  expect(requestsTo(result, taskPoll).length).toBeGreaterThan(2);
  await expectStory(result);
});
