import { type RegisterApp, type Registration, registeredAppId } from '../../service/apps.ts';
import { isServiceError } from '../../service/errors.ts';
import { awaitsInput, registrationTaskId } from '../../service/registration.ts';
import { visionTaskId } from '../../service/vision-runs.ts';
import { shownUrl } from '../../text/shown-url.ts';
import { JobFailure } from '../output/failure-message.ts';
import { appUrlAt } from '../output/status-url.ts';
import type { Job } from '../sub-action/job.ts';
import { repeatUncertain } from '../sub-action/repeat-uncertain.ts';
import type { declaration } from './inputs.ts';

export type RegistrationJob = Job<keyof (typeof declaration)['outputs']>;

/** An app that this job has registered, or found registered. */
export interface RegisteredApp {
  appId: string;
  /** It was registered before, and keeps its former settings. */
  existed: boolean;
  /** This job registered it, or may have done so in a try whose answer was lost. */
  mayBeOurs: boolean;
  /** The run that maps an app without accounts. */
  mappingTaskId?: string | undefined;
}

/**
 * Registers the app, or finds it registered. If there is an app with the same URL, the service
 * names a usable one and replaces an unusable one. With credentials it would also replace an app
 * whose onboarding only waits for them, so such an app is looked for first.
 */
export async function register(job: RegistrationJob, app: RegisterApp): Promise<RegisteredApp> {
  const known = app.tenantOneCredentials ? await job.client.apps.idsByUrl(app.appUrl) : [];
  const pausedId = await findPaused(job, known);
  const registered = pausedId
    ? { appId: pausedId, existed: true, mayBeOurs: false }
    : await sendRegistration(job, app, known);
  const { appId, existed, mayBeOurs } = registered;
  job.setOutput('app-id', appId);
  job.setUnderway(
    `The registration of app ${appId} goes on at the service; running the job again awaits it.`,
  );
  if (existed) reportExisting(job, appId);
  if (!mayBeOurs) warnOfUnapplied(job, app);
  return registered;
}

/** Warns about inputs that count only for a new registration. */
function warnOfUnapplied(job: RegistrationJob, app: RegisterApp): void {
  const unapplied = {
    label: app.label,
    spec: app.spec,
    'skip-endpoints': app.skipEndpoints,
    headers: app.headers,
    'max-steps': app.maxSteps,
    // Credentials of only the second tenant are refused.
    'tenant-two-credentials': app.tenantOneCredentials ? undefined : app.tenantTwoCredentials,
  };
  const given = Object.entries(unapplied).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  const names = given.map(([name]) => `\`${name}\``).join(', ');
  job.warn(
    `The app is registered already, and what this job gives as ${names} is not applied to it. Remove these inputs, or delete the app with its findings (\`delete-app\`) and register it anew.`,
  );
}

function reportExisting(job: RegistrationJob, appId: string): void {
  job.setOutput('task-id', registrationTaskId(appId));
  job.setOutput('status-url', appUrlAt(job.baseUrl, appId));
  job.log(
    `App ${appId} is registered with this URL already, and keeps what it was registered with`,
  );
}

async function findPaused(
  { client }: RegistrationJob,
  appIds: readonly string[],
): Promise<string | undefined> {
  for (const appId of appIds) if (await awaitsInput(client.tasks, appId)) return appId;
  return undefined;
}

/** After a lost answer it is sent again: the service then names the app that it registered. */
function sendRegistration(
  job: RegistrationJob,
  app: RegisterApp,
  known: readonly string[],
): Promise<RegisteredApp> {
  return repeatUncertain(job, {
    underway: 'The app may be registered by now; running the job again finds it.',
    next: 'it is sent again, since the service names an app that it has registered already',
    send: async (lost) => {
      try {
        const registration = await job.client.apps.register(app);
        const { appId } = registration;
        // A repeated registration, too, may be answered as if it were new.
        if (known.includes(appId)) return { appId, existed: true, mayBeOurs: false };
        return reportRegistration(job, app, registration);
      } catch (error) {
        const appId = registeredAppId(error);
        if (appId === undefined) throw error;
        return { appId, existed: true, mayBeOurs: lost > 0 };
      }
    },
  }).catch(explainRefusal);
}

function reportRegistration(
  job: RegistrationJob,
  app: RegisterApp,
  registration: Registration,
): RegisteredApp {
  const { appId, taskId, registrationStatus, statusUrl, specExtraction, replaced } = registration;
  job.setOutput('task-id', taskId ?? registrationTaskId(appId));
  job.setOutput('status-url', appUrlAt(job.baseUrl, appId, statusUrl));
  job.setOutput('registration-status', registrationStatus);
  job.log(`Registered ${shownUrl(app.appUrl)} as app ${appId}`);
  if (replaced) {
    job.setOutput('replaced-app-id', replaced.previousAppId);
    job.log(
      `It replaces app ${replaced.previousAppId}, which was ${replaced.previousStatus ?? 'unusable'}`,
    );
  }
  const visionRunId = specExtraction?.visionRunId ?? specExtraction?.taskId;
  const mappingTaskId = visionRunId && visionTaskId(visionRunId);
  return { appId, existed: false, mayBeOurs: true, mappingTaskId };
}

function explainRefusal(error: unknown): never {
  if (!isServiceError(error)) throw error;
  if (error.slug === 'app-registered-outside-api')
    throw new JobFailure(
      `${error.message}. An app with this URL was made outside of the API, which never replaces it: remove it in the service, then run the job again.`,
    );
  if (error.slug === 'onboarding-unavailable')
    throw new JobFailure(
      `${error.message}. This deployment cannot onboard an app by itself: give \`spec\`, \`spec-file\` or \`tenant-one-credentials\`.`,
    );
  throw error;
}
