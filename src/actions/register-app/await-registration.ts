import type { App, RegisterApp, TenantCredentials } from '../../service/apps.ts';
import { isServiceError } from '../../service/errors.ts';
import { createPersistence } from '../../service/polling.ts';
import { awaitsInput, hasFailed, isPending } from '../../service/registration.ts';
import type { CallLimits } from '../../service/retry.ts';
import { formatDuration } from '../../text/duration.ts';
import { isSameUrl } from '../../text/same-url.ts';
import { shownUrl } from '../../text/shown-url.ts';
import { JobFailure, messageOfFailure } from '../output/failure-message.ts';
import { didNotEnd } from '../sub-action/job.ts';
import type { RegisterAppInputs } from './inputs.ts';
import type { RegisteredApp, RegistrationJob } from './register.ts';

/**
 * Waits until the app can be tested. Without a deadline it looks only once, and returns undefined
 * if the state cannot be read or is not COMPLETED.
 * @throws {Error} if the registration failed, or the user has to act first
 */
export async function awaitRegistration(
  job: RegistrationJob,
  registered: RegisteredApp,
  { app: wanted, timeoutMs }: RegisterAppInputs,
  deadline: number | undefined,
): Promise<App | undefined> {
  const look = createRegistrationLook(job, registered, wanted, deadline !== undefined);
  try {
    if (deadline === undefined) return await look();
    return await job.waitFor({
      what: 'the registration of the app',
      tooLate: didNotEnd('The registration', timeoutMs),
      deadline,
      look,
      atOnce: true,
    });
  } catch (error) {
    if (deadline === undefined && isServiceError(error) && error.transient) {
      job.log(`${error.message}; the registration is not awaited`);
      return undefined;
    }
    if (!isServiceError(error, 'not-found')) throw error;
    const message = `App ${registered.appId} is gone: somebody has deleted it. Run the job again to register it.`;
    throw job.giveUp(message);
  }
}

/**
 * Returns a function that looks at the app once, and returns it when it is COMPLETED. It also sends
 * credentials that are due.
 */
function createRegistrationLook(
  job: RegistrationJob,
  registered: RegisteredApp,
  wanted: RegisterApp,
  isAwaited: boolean,
) {
  const { appId, existed } = registered;
  const sendDueCredentials = createCredentialSender(job, registered, wanted, isAwaited);
  const startedAt = job.clock.now();
  let loggedStatus = '';
  return async (limits?: CallLimits): Promise<App | undefined> => {
    const app = await job.client.apps.get(appId, limits);
    if (existed) requireSameUrl(job, app, wanted.appUrl);
    const status = app.registrationStatus;
    job.setOutput('registration-status', status);
    if (status !== loggedStatus)
      job.log(`Registration is ${status} after ${formatDuration(job.clock.now() - startedAt)}`);
    loggedStatus = status;
    const isCompleted = status === 'COMPLETED';
    if (isCompleted) job.setUnderway(undefined);
    else if (!isPending(status))
      throw job.giveUp(
        `The registration of app ${appId} ended as ${status}. ${remedyForStatus(status)}`,
      );
    const isPaused = !isCompleted && (await awaitsInput(job.client.tasks, appId, limits));
    await sendDueCredentials(isPaused);
    return isCompleted ? app : undefined;
  };
}

/**
 * Returns a function that sends the credentials where they are due: to an onboarding that waits for
 * them, and to an app that existed before, which would otherwise be tested with those that it was
 * registered with.
 * @throws {Error} from that function, if the onboarding waits without end
 */
function createCredentialSender(
  job: RegistrationJob,
  { appId, existed }: RegisteredApp,
  wanted: RegisterApp,
  isAwaited: boolean,
) {
  let wereSentInPause = false;
  // Replicas of the service may still report the pause after it got the credentials.
  const pauses = createPersistence(job.clock);
  let mustReplace = existed && wanted.tenantOneCredentials !== undefined;
  return async (isPaused: boolean): Promise<void> => {
    if (!isPaused || !wereSentInPause) pauses.reset();
    else if (pauses.saw('paused'))
      throw job.giveUp(
        `The onboarding of app ${appId} has paused again, though it was given credentials. Check that they can log in at the app (\`loginUrl\`), then run the job again.`,
      );
    const isDue = isPaused ? !wereSentInPause : mustReplace;
    if (!isDue) return;
    // If the answer is lost, the onboarding shows whether they arrived.
    if (isPaused) mustReplace = false;
    await supplyCredentials(job, appId, wanted, isAwaited);
    mustReplace = false;
    wereSentInPause ||= isPaused;
  };
}

/** The service may name an existing app whose URL is another one. */
function requireSameUrl(job: RegistrationJob, { appId, appUrl = '' }: App, wanted: string): void {
  if (appUrl === '' || isSameUrl(appUrl, wanted)) return;
  const actual = job.details === 'full' ? shownUrl(appUrl) : 'another address';
  const message = `The service names app ${appId} as registered with ${shownUrl(wanted)}, but the app itself says ${actual}. Ask the operator of the service.`;
  throw job.giveUp(message);
}

/** After a transient failure the next look, if there is one, sends them again. */
async function supplyCredentials(
  job: RegistrationJob,
  appId: string,
  { tenantOneCredentials, tenantTwoCredentials }: TenantCredentials,
  isAwaited: boolean,
): Promise<void> {
  if (tenantOneCredentials === undefined)
    throw job.giveUp(
      `The onboarding of app ${appId} has paused: the service could not sign up (no public sign-up, CAPTCHA, single sign-on or invitation only). Give \`tenant-one-credentials\` and run the job again, which hands them to this app.`,
    );
  try {
    const credentials = { tenantOneCredentials, tenantTwoCredentials };
    const setup = await job.client.apps.supplyCredentials(appId, credentials);
    job.log(
      setup.onboardingResumed === false
        ? 'The credentials were stored; onboarding did not wait for them'
        : 'Onboarding had paused because it needed credentials; it has them now and goes on',
    );
  } catch (error) {
    if (isAwaited && isServiceError(error) && error.transient) throw error;
    throw new JobFailure(messageOfFailure(error));
  }
}

function remedyForStatus(status: string): string {
  return hasFailed(status)
    ? 'Check that the app is up and reachable from the service; running the job again registers it anew in its place.'
    : 'Ask the operator of the service what that means.';
}
