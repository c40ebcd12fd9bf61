import { expect, test } from 'vitest';
import { describeCancellation } from '../../../src/actions/gate/cancellation-message.ts';
import { noProgress } from '../../../src/decision/progress.ts';

const run = (state: string) => ({ taskId: 'task-1', state });
const goesOn = 'The job was cancelled. The run goes on at the service (task task-1).';
const lost = (count: string, which = 'a trigger') =>
  ` Up to ${count} may have been paid for: ${which} got no answer that names a run.`;
const starting =
  'The job was cancelled while it started a test, which may have started at the service.';

test.each([
  [{}, undefined, 'The job was cancelled; no run of this job is left at the service.'],
  [{ run: run('RUNNING'), acceptedTriggers: 1 }, undefined, goesOn],
  [
    { run: run('RUNNING'), acceptedTriggers: 1, lostTriggers: 1 },
    undefined,
    goesOn + lost('2 runs'),
  ],
  [
    { run: run('COMPLETED'), acceptedTriggers: 1, lostTriggers: 1 },
    undefined,
    `The job was cancelled after the run had ended (task task-1).${lost('2 runs')}`,
  ],
  [{ triggering: true }, undefined, starting + lost('1 run')],
  [{ lostTriggers: 1, triggering: true }, undefined, starting + lost('2 runs', '2 triggers')],
  [{ run: run('INTERRUPTED'), triggering: true }, 'task-1', starting + lost('1 run')],
  [
    {},
    'task-1',
    'The job was cancelled. Unless it has ended, the adopted run goes on at the service (task task-1).',
  ],
  [{ run: run('RUNNING') }, 'task-1', goesOn],
  [
    { run: run('FAILED') },
    'task-1',
    'The job was cancelled; no run of this job is left at the service.',
  ],
])('after %j, with the task to adopt %s, a cancelled job says: %s', (progress, taskId, message) => {
  expect(describeCancellation({ ...noProgress(), ...progress }, taskId)).toBe(message);
});
