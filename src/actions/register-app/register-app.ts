import { isTerminal } from '../../service/task-states.ts';
import type { Task } from '../../service/tasks.ts';
import { didNotEnd } from '../sub-action/job.ts';
import { type Ending, runSubAction } from '../sub-action/sub-action.ts';
import { awaitRegistration } from './await-registration.ts';
import { declaration, interpretInputs, type RegisterAppInputs } from './inputs.ts';
import { type RegisteredApp, type RegistrationJob, register } from './register.ts';

export function run(signal: AbortSignal): Promise<boolean> {
  return runSubAction({ declaration, interpret: interpretInputs, work: registerApp }, signal);
}

async function registerApp(job: RegistrationJob, inputs: RegisterAppInputs): Promise<Ending> {
  const { waitForCompletion, timeoutMs } = inputs;
  const registered = await register(job, inputs.app);
  const { appId } = registered;
  const deadline = waitForCompletion ? job.clock.now() + timeoutMs : undefined;
  const app = await awaitRegistration(job, registered, inputs, deadline);
  if (app === undefined) {
    const message = `App ${appId} is registered. Its onboarding goes on at the service and is not awaited.`;
    return { succeeded: true, message };
  }
  if (deadline !== undefined) await awaitMapping(job, registered, inputs, deadline);
  job.setUnderway(undefined);
  const isNamed = app.label !== undefined && job.details === 'full';
  const name = isNamed ? `"${app.label}" (${appId})` : appId;
  return { succeeded: true, message: `App ${name} is registered and can be tested.` };
}

/** Without accounts a test finds nothing unless the mapping run has found the API. */
async function awaitMapping(
  job: RegistrationJob,
  { appId, mayBeOurs, mappingTaskId: taskId }: RegisteredApp,
  { app, timeoutMs }: RegisterAppInputs,
  deadline: number,
): Promise<void> {
  if (taskId === undefined) {
    const { createTestAccounts, spec, tenantOneCredentials } = app;
    const isUnauthenticated = createTestAccounts === false && !spec && !tenantOneCredentials;
    if (isUnauthenticated && mayBeOurs)
      job.warn(`The service has named no mapping run of app ${appId}. ${startAnother}`);
    return;
  }
  const { state } = await job.waitFor<Task>({
    what: 'the mapping run of the app',
    tooLate: didNotEnd(`The mapping run (task ${taskId})`, timeoutMs),
    deadline,
    atOnce: true,
    look: async (limits) => {
      const task = await job.client.tasks.get(taskId, limits);
      return isTerminal(task.state) ? task : undefined;
    },
  });
  if (state === 'COMPLETED') return;
  throw job.giveUp(
    `App ${appId} is registered, but its mapping run ended as ${state} (task ${taskId}): the service does not know its API. ${startAnother}`,
  );
}

const startAnother = 'Start one with the action `vision-run` (operation `map`).';
