import { ServiceError } from '../../service/errors.ts';
import { isTerminal } from '../../service/task-states.ts';
import type { Task } from '../../service/tasks.ts';
import type { VisionOperation } from '../../service/vision-runs.ts';
import { formatDuration } from '../../text/duration.ts';
import { JobFailure } from '../failure-message.ts';
import { withStatusUrl } from '../status-url.ts';
import { type Ending, runSubAction } from '../sub-action.ts';
import {
  outputs,
  readInputs,
  startRun,
  type VisionJob,
  type VisionRunInputs,
} from './start-run.ts';

export function run(signal: AbortSignal): Promise<boolean> {
  return runSubAction({ title: 'Vision run', outputs, readInputs, work: completeRun }, signal);
}

async function completeRun(job: VisionJob, inputs: VisionRunInputs): Promise<Ending> {
  const { operation, waitForCompletion, timeoutMs } = inputs;
  const task = await startRun(job, inputs);
  job.leave(`The run goes on at the service (task ${task.taskId}).`);
  setOutputs(job, task);
  const { taskId } = task;
  if (!waitForCompletion) {
    const message = `Vision run ${operation} has started (task ${taskId}) and is not awaited.`;
    return { succeeded: true, message };
  }
  const ended = await followRun(job, inputs, task);
  if (ended === undefined)
    throw new JobFailure(
      `The vision run did not end within ${formatDuration(timeoutMs)}. Raise \`timeout-minutes\`.`,
    );
  job.leave(undefined);
  const { state } = ended;
  if (state === 'COMPLETED')
    return { succeeded: true, message: `Vision run ${operation} is COMPLETED (task ${taskId}).` };
  const remedy = remedyFor(state, operation);
  throw new JobFailure(`The vision run ended as ${state} (task ${taskId}). ${remedy}`);
}

/** @returns the run in its terminal state, or undefined when the deadline came first */
function followRun(
  job: VisionJob,
  { appId, timeoutMs }: VisionRunInputs,
  task: Task,
): Promise<Task | undefined> {
  const startedAt = job.clock.now();
  let state = task.state;
  return job.waitFor({
    what: 'the vision run to end',
    deadline: startedAt + timeoutMs,
    look: async (limits) => {
      const current = await job.client.tasks.get(task.taskId, limits);
      if (current.appId !== undefined && current.appId !== appId)
        throw new ServiceError(
          'unexpected-response',
          `Task ${task.taskId} is said to belong to app ${current.appId}`,
        );
      if (current.state !== state)
        job.say(`The run is ${current.state} after ${formatDuration(job.clock.now() - startedAt)}`);
      state = current.state;
      setOutputs(job, { ...current, statusUrl: current.statusUrl ?? task.statusUrl });
      return isTerminal(state) ? current : undefined;
    },
  });
}

function setOutputs(job: VisionJob, task: Task): void {
  const { taskId, state, statusUrl } = withStatusUrl(job.baseUrl, task);
  job.setOutput('task-id', taskId);
  job.setOutput('task-state', state);
  job.setOutput('status-url', statusUrl);
}

function remedyFor(state: string, operation: VisionOperation): string {
  if (state === 'CANCELLED') return 'Somebody cancelled it in the service. Run the job again.';
  return operation === 'map'
    ? 'Check that the app is up and reachable from the service, then run the job again.'
    : 'Check that the app is up, and that the credentials stored for it are right; then run the job again.';
}
