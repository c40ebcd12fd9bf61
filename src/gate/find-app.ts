import type { App } from '../service/apps.ts';
import { failedCall } from '../service/errors.ts';
import * as registration from '../service/registration.ts';
import { sameUrl } from '../text/same-url.ts';
import { awaitIn, inVain } from './await.ts';
import type { GateContext } from './context.ts';
import { notTested, setupError, type Verdict } from './verdict.ts';

/**
 * Finds the app and sees to it that its registration is COMPLETED, waiting for that if asked to.
 */
export async function findApp(gate: GateContext): Promise<{ app: App } | { verdict: Verdict }> {
  const found = await lookUp(gate);
  if ('verdict' in found) return found;
  gate.tell({ kind: 'app-found', app: found.app });
  if (!registration.isPending(found.app.registrationStatus)) return registered(found.app);
  if (await awaitsInput(gate, found.app)) return awaitingInput(found.app);
  return awaitRegistration(gate, found.app);
}

async function lookUp(gate: GateContext): Promise<{ app: App } | { verdict: Verdict }> {
  const { client, settings } = gate;
  if ('id' in settings.app) return { app: await client.apps.get(settings.app.id) };
  const { url } = settings.app;
  const [appId, ...others] = await client.apps.idsByUrl(url);
  if (appId === undefined) {
    const message = `No app of the organization is registered with the URL ${url} (\`app-url\`).`;
    return { verdict: setupError('app-not-found', message) };
  }
  if (others.length > 0) {
    const message = `\`app-url\`: ${others.length + 1} apps are registered with ${url}; give \`app-id\` instead.`;
    return { verdict: setupError('invalid-input', message) };
  }
  const app = await client.apps.get(appId);
  if (app.appUrl === undefined || sameUrl(app.appUrl, url)) return { app };
  const message = `The list of apps says that ${appId} is registered with ${url} (\`app-url\`), the app itself says another URL.`;
  return { verdict: notTested('unexpected-response', message) };
}

function registered(app: App): { app: App } | { verdict: Verdict } {
  const { registrationStatus: status } = app;
  if (status === 'COMPLETED') return { app };
  const verdict = registration.hasFailed(status)
    ? notTested('registration-failed', `The registration of the app ended as ${status}.`)
    : notTested('unexpected-response', `The app has the unknown registration status "${status}".`);
  return { verdict };
}

async function awaitRegistration(
  gate: GateContext,
  app: App,
): Promise<{ app: App } | { verdict: Verdict }> {
  const { clock, client, settings, tell } = gate;
  const { registrationTimeoutMs: timeoutMs } = settings;
  if (timeoutMs > 0)
    tell({ kind: 'registration-awaited', status: app.registrationStatus, timeoutMs });
  let status = app.registrationStatus;
  const settled = await awaitIn(gate, {
    what: 'the registration of the app',
    deadline: clock.now() + timeoutMs,
    look: async (limits) => {
      const current = await client.apps.get(app.appId, limits);
      status = current.registrationStatus;
      if (!registration.isPending(status)) return registered(current);
      return (await awaitsInput(gate, current)) ? awaitingInput(current) : undefined;
    },
  });
  if ('seen' in settled) return settled.seen;
  const what = `The registration of the app is ${status}; an app can be tested once it is COMPLETED`;
  return { verdict: notTested('registration-incomplete', inVain(what, settled)) };
}

/** Where that cannot be told, the app's status decides. */
function awaitsInput({ client }: GateContext, { appId }: App): Promise<boolean> {
  return registration.awaitsInput(client.tasks, appId, { retries: 0 }).catch((error: unknown) => {
    failedCall(error);
    return false;
  });
}

function awaitingInput({ appId }: App): { verdict: Verdict } {
  const message = `The onboarding of app ${appId} has paused: it could not sign up and waits for credentials.`;
  return { verdict: notTested('awaiting-input', message) };
}
