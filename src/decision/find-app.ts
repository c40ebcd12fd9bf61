import type { App } from '../service/apps.ts';
import { requireFailedCall } from '../service/errors.ts';
import * as registration from '../service/registration.ts';
import { isSameUrl } from '../text/same-url.ts';
import type { GateStart } from './context.ts';
import { doubtOf } from './failure.ts';
import { readSeenApps } from './seen-apps.ts';
import { notTested, Stopped, setupError } from './verdict.ts';

/** Finds the app, whose registration must be COMPLETED. */
export async function findApp(gate: GateStart): Promise<App> {
  const app = await lookUp(gate).catch((error: unknown) => explainMissing(error, gate));
  gate.progress.app = app;
  gate.onEvent({ kind: 'app-found', app });
  await requireRegistered(gate, app);
  return app;
}

/** Adds the apps that the login sees when there is no such app. */
async function explainMissing(error: unknown, { client, clock }: GateStart): Promise<never> {
  const { verdict } = doubtOf(error);
  if (verdict.reason !== 'app-not-found') throw error;
  throw new Stopped({ ...verdict, seenApps: await readSeenApps(client, clock) });
}

async function lookUp({ client, inputs }: GateStart): Promise<App> {
  if ('id' in inputs.app) return client.apps.get(inputs.app.id);
  const { url } = inputs.app;
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

async function requireRegistered(
  gate: GateStart,
  { appId, registrationStatus: status }: App,
): Promise<void> {
  if (status === 'COMPLETED') return;
  if (registration.hasFailed(status)) {
    const message = `The registration of the app ended as ${status}.`;
    throw new Stopped(notTested('registration-failed', message));
  }
  if (!registration.isPending(status)) {
    const message = `The app has the unknown registration status "${status}".`;
    throw new Stopped(notTested('unexpected-response', message));
  }
  if (await isAwaitingInput(gate, appId)) {
    const message =
      'The onboarding of the app has paused: the service could not sign up at the app, and waits for a login.';
    throw new Stopped(notTested('awaiting-input', message));
  }
  const message = `The registration of the app is ${status}; an app can be tested once it is COMPLETED.`;
  throw new Stopped(notTested('registration-incomplete', message));
}

/** When this cannot be found out, the app's status decides. */
function isAwaitingInput({ client }: GateStart, appId: string): Promise<boolean> {
  return registration.awaitsInput(client.tasks, appId, { retries: 0 }).catch((error: unknown) => {
    requireFailedCall(error);
    return false;
  });
}
