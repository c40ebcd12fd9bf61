import type { App } from '../service/apps.ts';
import { isServiceError } from '../service/errors.ts';
import { sameUrl } from '../text/same-url.ts';
import { awaitIn, inVain } from './await.ts';
import type { GateContext } from './context.ts';
import { notTested, setupError, type Verdict } from './verdict.ts';

const unfinished: ReadonlySet<string> = new Set(['PENDING', 'IN_PROGRESS']);

/**
 * Finds the app and sees to it that its registration is COMPLETED, waiting for that if asked to.
 */
export async function findApp(gate: GateContext): Promise<{ app: App } | { verdict: Verdict }> {
  const found = await lookUp(gate);
  if ('verdict' in found) return found;
  gate.tell({ kind: 'app-found', app: found.app });
  if (!unfinished.has(found.app.registrationStatus)) return registered(found.app);
  if (await awaitsInput(gate, found.app)) return awaitingInput(found.app);
  return awaitRegistration(gate, found.app);
}

async function lookUp({
  client,
  settings,
}: GateContext): Promise<{ app: App } | { verdict: Verdict }> {
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
  if (status === 'FAILED' || status === 'CANCELLED')
    return {
      verdict: notTested('registration-failed', `The registration of the app ended as ${status}.`),
    };
  return {
    verdict: notTested(
      'unexpected-response',
      `The app has the unknown registration status "${status}".`,
    ),
  };
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
      if (!unfinished.has(status)) return registered(current);
      return (await awaitsInput(gate, current)) ? awaitingInput(current) : undefined;
    },
  });
  if ('seen' in settled) return settled.seen;
  const message = inVain(
    `The registration of the app is ${status}; an app can be tested once it is COMPLETED`,
    settled,
  );
  return { verdict: notTested('registration-incomplete', message) };
}

/** The app itself stays IN_PROGRESS while onboarding waits for credentials; only its task tells. */
async function awaitsInput({ client }: GateContext, { appId }: App): Promise<boolean> {
  try {
    return (await client.tasks.get(`task_reg_${appId}`, { retries: 0 })).state === 'AWAITING_INPUT';
  } catch (error) {
    if (isServiceError(error) && error.code !== 'login-rejected') return false; // it cannot be told; the app's status decides
    throw error;
  }
}

function awaitingInput({ appId }: App): { verdict: Verdict } {
  const message = `The onboarding of app ${appId} has paused: it could not sign up and waits for credentials.`;
  return { verdict: notTested('awaiting-input', message) };
}
