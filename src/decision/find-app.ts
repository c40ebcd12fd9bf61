import type { App } from '../service/apps.ts';
import { failedCall } from '../service/errors.ts';
import * as registration from '../service/registration.ts';
import { sameUrl } from '../text/same-url.ts';
import type { GateOptions } from './context.ts';
import { notTested, setupError, type Verdict } from './verdict.ts';
import { awaitIn, timeoutMessage } from './wait.ts';

/** Finds the app, and waits for its registration to be COMPLETED if asked to. */
export async function findApp(gate: GateOptions): Promise<{ app: App } | Verdict> {
  const found = await lookUp(gate);
  if ('verdict' in found) return found;
  const { app } = found;
  gate.tell({ kind: 'app-found', app });
  return (await settled(gate, app)) ?? awaitRegistration(gate, app);
}

async function lookUp({ client, settings }: GateOptions): Promise<{ app: App } | Verdict> {
  if ('id' in settings.app) return { app: await client.apps.get(settings.app.id) };
  const { url } = settings.app;
  const [appId, ...others] = await client.apps.idsByUrl(url);
  if (appId === undefined) {
    const message = `No app of the organization is registered with the URL ${url} (\`app-url\`).`;
    return setupError('app-not-found', message);
  }
  if (others.length > 0) {
    const message = `\`app-url\`: ${others.length + 1} apps are registered with ${url}; give \`app-id\` instead.`;
    return setupError('invalid-input', message);
  }
  const app = await client.apps.get(appId);
  if (app.appUrl === undefined || sameUrl(app.appUrl, url)) return { app };
  const message = `The list of apps says that ${appId} is registered with ${url} (\`app-url\`), the app itself says another URL.`;
  return notTested('unexpected-response', message);
}

/** The outcome of the registration; undefined while it is under way. */
async function settled(gate: GateOptions, app: App): Promise<{ app: App } | Verdict | undefined> {
  const { appId, registrationStatus: status } = app;
  if (status === 'COMPLETED') return { app };
  if (registration.hasFailed(status))
    return notTested('registration-failed', `The registration of the app ended as ${status}.`);
  if (!registration.isPending(status)) {
    const message = `The app has the unknown registration status "${status}".`;
    return notTested('unexpected-response', message);
  }
  if (!(await awaitsInput(gate, appId))) return undefined;
  const message = `The onboarding of app ${appId} has paused: it could not sign up and waits for credentials.`;
  return notTested('awaiting-input', message);
}

async function awaitRegistration(gate: GateOptions, app: App): Promise<{ app: App } | Verdict> {
  const { clock, client, settings, tell } = gate;
  const { registrationTimeoutMs: timeoutMs } = settings;
  let status = app.registrationStatus;
  if (timeoutMs > 0) tell({ kind: 'registration-awaited', status, timeoutMs });
  const awaited = await awaitIn(gate, {
    what: 'the registration of the app',
    deadline: clock.now() + timeoutMs,
    look: async (limits) => {
      const current = await client.apps.get(app.appId, limits);
      status = current.registrationStatus;
      return settled(gate, current);
    },
  });
  if ('seen' in awaited) return awaited.seen;
  const what = `The registration of the app is ${status}; an app can be tested once it is COMPLETED`;
  return notTested('registration-incomplete', timeoutMessage(what, awaited.lastFault));
}

/** When this cannot be found out, the app's status decides. */
function awaitsInput({ client }: GateOptions, appId: string): Promise<boolean> {
  return registration.awaitsInput(client.tasks, appId, { retries: 0 }).catch((error: unknown) => {
    failedCall(error);
    return false;
  });
}
