import { isTerminal } from '../../service/task-states.ts';
import type { Task } from '../../service/tasks.ts';
import { formatDuration } from '../../text/duration.ts';
import { JobFailure } from '../failure-message.ts';
import { type Ending, runSubAction } from '../sub-action.ts';
import { awaitRegistration } from './await-registration.ts';
import { type RegisterAppInputs, readInputs } from './inputs.ts';
import { outputs, type RegisteredApp, type RegistrationJob, register } from './register.ts';

export function run(signal: AbortSignal): Promise<boolean> {
  return runSubAction({ title: 'Register app', outputs, readInputs, work: registerApp }, signal);
}

async function registerApp(job: RegistrationJob, inputs: RegisterAppInputs): Promise<Ending> {
  const { app: wanted, waitForCompletion, timeoutMs } = inputs;
  const registered = await register(job, wanted);
  const { appId } = registered;
  const deadline = waitForCompletion ? job.clock.now() + timeoutMs : undefined;
  const app = await awaitRegistration(job, registered, wanted, deadline);
  if (app === undefined) {
    if (waitForCompletion) throw tooLate('The registration did not end', timeoutMs);
    const message = `App ${appId} is registered. Its onboarding goes on at the service and is not awaited.`;
    return { succeeded: true, message };
  }
  if (deadline !== undefined) await awaitMapping(job, registered, inputs, deadline);
  job.leave(undefined);
  const name = app.label === undefined ? appId : `"${app.label}" (${appId})`;
  return { succeeded: true, message: `App ${name} is registered and can be tested.` };
}

/** Without accounts a test finds nothing unless the mapping run has found the API. */
async function awaitMapping(
  job: RegistrationJob,
  { appId, mayBeOurs, mappingTaskId: taskId }: RegisteredApp,
  inputs: RegisterAppInputs,
  deadline: number,
): Promise<void> {
  if (taskId === undefined) {
    const { createTestAccounts, spec, tenantOneCredentials } = inputs.app;
    const isUnauthenticated = createTestAccounts === false && !spec && !tenantOneCredentials;
    if (isUnauthenticated && mayBeOurs)
      job.warn(`The service has named no mapping run of app ${appId}. ${startAnother}`);
    return;
  }
  const ended = await job.waitFor<Task>({
    what: 'the mapping run of the app',
    deadline,
    atOnce: true,
    look: async (limits) => {
      const task = await job.client.tasks.get(taskId, limits);
      return isTerminal(task.state) ? task : undefined;
    },
  });
  if (ended === undefined)
    throw tooLate(`The mapping run (task ${taskId}) did not end`, inputs.timeoutMs);
  if (ended.state === 'COMPLETED') return;
  job.leave(undefined);
  throw new JobFailure(
    `App ${appId} is registered, but its mapping run ended as ${ended.state} (task ${taskId}): the service does not know its API. ${startAnother}`,
  );
}

const startAnother = 'Start one with the action `vision-run` (operation `map`).';

function tooLate(what: string, timeoutMs: number): JobFailure {
  return new JobFailure(`${what} within ${formatDuration(timeoutMs)}. Raise \`timeout-minutes\`.`);
}
