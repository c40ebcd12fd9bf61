import type { App } from '../service/apps.ts';
import { requireFailedCall } from '../service/errors.ts';
import * as registration from '../service/registration.ts';
import { formatMinutes } from '../text/duration.ts';
import { isSameUrl } from '../text/same-url.ts';
import type { GateOptions } from './context.ts';
import { type NotTested, notTested, Stopped, setupError } from './verdict.ts';
import { causeOf, wait } from './wait.ts';

/** Finds the app, and waits for its registration to be COMPLETED if asked to. */
export async function findApp(gate: GateOptions): Promise<App> {
  const app = await lookUp(gate);
  gate.progress.app = app;
  gate.onEvent({ kind: 'app-found', app });
  return (await ifRegistered(gate, app)) ?? waitForRegistration(gate, app);
}

async function lookUp({ client, settings }: GateOptions): Promise<App> {
  if ('id' in settings.app) return client.apps.get(settings.app.id);
  const { url } = settings.app;
  const [appId, ...others] = await client.apps.idsByUrl(url);
  if (appId === undefined) {
    const message = 'No app of the organization is registered with the URL in `app-url`.';
    throw new Stopped(setupError('app-not-found', message));
  }
  if (others.length > 0) {
    const message = `${others.length + 1} apps are registered with the URL in \`app-url\`: give \`app-id\` instead.`;
    throw new Stopped(setupError('invalid-input', message));
  }
  const app = await client.apps.get(appId);
  if (app.appUrl === undefined || isSameUrl(app.appUrl, url)) return app;
  const message =
    'The list of apps has one with the URL in `app-url`, but that app itself names another URL.';
  throw new Stopped(notTested('unexpected-response', message));
}

/** Returns the app once its registration is COMPLETED; undefined while it is under way. */
async function ifRegistered(gate: GateOptions, app: App): Promise<App | undefined> {
  const { appId, registrationStatus: status } = app;
  if (status === 'COMPLETED') return app;
  if (registration.hasFailed(status)) {
    const message = `The registration of the app ended as ${status}.`;
    throw new Stopped(notTested('registration-failed', message));
  }
  if (!registration.isPending(status)) {
    const message = `The app has the unknown registration status "${status}".`;
    throw new Stopped(notTested('unexpected-response', message));
  }
  if (!(await isAwaitingInput(gate, appId))) return undefined;
  const message =
    'The onboarding of the app has paused: the service could not sign up at the app, and waits for a login.';
  throw new Stopped(notTested('awaiting-input', message));
}

async function waitForRegistration(gate: GateOptions, app: App): Promise<App> {
  const { clock, client, settings, onEvent } = gate;
  const { registrationTimeoutMs: timeoutMs } = settings;
  let status = app.registrationStatus;
  if (timeoutMs > 0) onEvent({ kind: 'registration-awaited', status, timeoutMs });
  const waited = await wait(gate, {
    what: 'the registration of the app',
    deadline: clock.now() + timeoutMs,
    look: async (limits) => {
      const current = await client.apps.get(app.appId, limits);
      status = current.registrationStatus;
      return ifRegistered(gate, current);
    },
  });
  if ('seen' in waited) return waited.seen;
  const cause = causeOf(waited.lastFault);
  throw new Stopped({ ...stillRegistering(status, timeoutMs), cause });
}

function stillRegistering(status: string, timeoutMs: number): NotTested {
  const state = `The registration of the app is ${status}`;
  if (timeoutMs === 0) {
    const message = `${state}; an app can be tested once it is COMPLETED.`;
    return notTested('registration-incomplete', message);
  }
  const limit = formatMinutes(timeoutMs);
  const message = `${state}, and was not COMPLETED within ${limit} (\`registration-timeout-minutes\`).`;
  const heading = `the registration of the app did not end within ${limit}`;
  const remedy = 'Raise `registration-timeout-minutes`.';
  return notTested('registration-incomplete', message, { heading, remedy });
}

/** When this cannot be found out, the app's status decides. */
function isAwaitingInput({ client }: GateOptions, appId: string): Promise<boolean> {
  return registration.awaitsInput(client.tasks, appId, { retries: 0 }).catch((error: unknown) => {
    requireFailedCall(error);
    return false;
  });
}
