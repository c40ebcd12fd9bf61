import { ifFound, isServiceError, ServiceError } from '../../service/errors.ts';
import { growingIntervals } from '../../service/polling.ts';
import { isTerminal } from '../../service/task-states.ts';
import type { Task } from '../../service/tasks.ts';
import {
  activeVisionTask,
  type VisionOperation,
  visionOperations,
} from '../../service/vision-runs.ts';
import { formatDuration } from '../../text/duration.ts';
import { JobFailure } from '../output/failure-message.ts';
import { withStatusUrl } from '../output/status-url.ts';
import { didNotEnd, type Job } from '../sub-action/job.ts';
import { repeatUncertain } from '../sub-action/repeat-uncertain.ts';
import { type Ending, runSubAction } from '../sub-action/sub-action.ts';
import { declaration, interpretInputs, type VisionRunInputs } from './inputs.ts';

type VisionJob = Job<keyof (typeof declaration)['outputs']>;

export function run(signal: AbortSignal): Promise<boolean> {
  return runSubAction({ declaration, interpret: interpretInputs, work: completeVisionRun }, signal);
}

async function completeVisionRun(job: VisionJob, inputs: VisionRunInputs): Promise<Ending> {
  const { operation, waitForCompletion } = inputs;
  const task = await startInTurn(job, inputs);
  const { taskId } = task;
  job.setUnderway(`The run goes on at the service (task ${taskId}).`);
  setTaskOutputs(job, task);
  if (!waitForCompletion) {
    const message = `Vision run ${operation} has started (task ${taskId}) and is not awaited.`;
    return { succeeded: true, message };
  }
  const { state } = await followVisionRun(job, inputs, task);
  job.setUnderway(undefined);
  if (state === 'COMPLETED')
    return { succeeded: true, message: `Vision run ${operation} is COMPLETED (task ${taskId}).` };
  const remedy = remedyForState(state, operation);
  throw new JobFailure(`The vision run ended as ${state} (task ${taskId}). ${remedy}`);
}

/**
 * Starts a run once no other one is active. The API has no list of vision runs: if the answer to a
 * start is lost, only the refusal of a second start shows that a run is active.
 */
async function startInTurn(job: VisionJob, inputs: VisionRunInputs): Promise<Task> {
  const { appId, operation } = inputs;
  const waitForTurn = createQueue(job, inputs);
  let wasAccepted = false;
  for (;;) {
    const started = await repeatUncertain(job, {
      underway: 'A vision run may have started at the service.',
      next: 'a run may have started; asking for one again will show it',
      send: () => job.client.visionRuns.start(appId, operation),
      findEffect: async ({ status }) => {
        wasAccepted ||= status !== undefined && status < 300; // but its answer could not be read
        return undefined;
      },
    }).catch(returnConflict);
    if (!isServiceError(started)) return requireOurs(job, started, inputs);
    const taskId = activeVisionTask(started);
    const ours = wasAccepted && taskId && (await findOurs(job, taskId, operation));
    if (ours) return ours;
    await waitForTurn(taskId);
  }
}

/** The only one that a start knows is a run in flight, whatever a gateway left of the problem. */
function returnConflict(error: unknown): ServiceError {
  if (isServiceError(error, 'conflict')) return error;
  throw error;
}

function requireOurs(job: VisionJob, task: Task, inputs: VisionRunInputs): Task {
  const other = otherRunIn(task, inputs);
  if (other)
    throw job.giveUp(`The service answered with ${other}. Ask the operator of the service.`);
  job.log(`Started vision run ${inputs.operation} (task ${task.taskId})`);
  return task;
}

/** Names the run that an answer is about, if it is another one than was asked for. */
function otherRunIn({ appId, operation }: Task, asked: VisionRunInputs): string | undefined {
  if (appId !== undefined && appId !== asked.appId)
    return `a run of app ${appId}, not of ${asked.appId}`;
  // The service may name a run as it likes, but not as another operation of the API.
  const isOther =
    operation !== asked.operation && visionOperations.some((each) => each === operation);
  return isOther ? `a run ${operation}, not ${asked.operation}` : undefined;
}

/**
 * At most one run is active at a time. Once the service has accepted a start, the active run is
 * that one, or began after that one had ended. If it has our operation, it is as good as ours.
 */
async function findOurs(
  job: VisionJob,
  taskId: string,
  operation: string,
): Promise<Task | undefined> {
  // If it cannot be read, it is awaited as a run of somebody else.
  const task = await job.client.tasks.get(taskId).catch(() => undefined);
  if (task?.operation !== operation) return undefined;
  job.log(`Adopted task ${taskId}, since the start was accepted and this run is active`);
  return task;
}

/** Returns a function that waits for other runs; all calls together respect the time limit. */
function createQueue(job: VisionJob, { timeoutMs }: VisionRunInputs) {
  const { client, clock, log } = job;
  const deadline = clock.now() + timeoutMs;
  // Another job may be faster, and only 5 starts a minute are allowed: each wait begins longer.
  const cadence = growingIntervals(job.cadence);

  return async (taskId: string | undefined): Promise<void> => {
    const named = taskId === undefined ? '' : ` (task ${taskId})`;
    const which = `Another vision run of the app${named}`;
    log(`${which} is active`);
    await job.waitFor({
      what: 'the active vision run of the app to end',
      tooLate: didNotEnd(which, timeoutMs, ', and ours has not started'),
      deadline,
      cadence,
      // The end of a run that is not named, or unknown, shows only in the next start.
      look: async (limits) => {
        const task = taskId && (await ifFound(client.tasks.get(taskId, limits)));
        return !task || isTerminal(task.state) || undefined;
      },
    });
  };
}

/** Returns the run in its terminal state. */
async function followVisionRun(job: VisionJob, inputs: VisionRunInputs, task: Task): Promise<Task> {
  const { taskId } = task;
  const startedAt = job.clock.now();
  let state = task.state;
  const ended = job.waitFor({
    what: 'the vision run to end',
    tooLate: didNotEnd('The vision run', inputs.timeoutMs),
    deadline: startedAt + inputs.timeoutMs,
    look: async (limits) => {
      const current = await job.client.tasks.get(taskId, limits);
      const other = otherRunIn(current, inputs);
      if (other)
        throw new ServiceError('unexpected-response', `Task ${taskId} is said to be ${other}`);
      if (current.state !== state)
        job.log(`The run is ${current.state} after ${formatDuration(job.clock.now() - startedAt)}`);
      state = current.state;
      setTaskOutputs(job, { ...current, statusUrl: current.statusUrl ?? task.statusUrl });
      return isTerminal(state) ? current : undefined;
    },
  });
  const endedTask = await ifFound(ended);
  if (endedTask) return endedTask;
  throw job.giveUp(`The service no longer knows the run, task ${taskId}. Run the job again.`);
}

function setTaskOutputs(job: VisionJob, task: Task): void {
  const { taskId, state, statusUrl } = withStatusUrl(job.baseUrl, task);
  job.setOutput('task-id', taskId);
  job.setOutput('task-state', state);
  job.setOutput('status-url', statusUrl);
}

function remedyForState(state: string, operation: VisionOperation): string {
  if (state === 'CANCELLED') return 'Somebody cancelled it in the service. Run the job again.';
  return operation === 'map'
    ? 'Check that the app is up and reachable from the service, then run the job again.'
    : 'Check that the app is up, and that the credentials stored for it are right; then run the job again.';
}
