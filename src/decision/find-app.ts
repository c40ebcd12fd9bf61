import type { App } from '../service/apps.ts';
import { requireFailedCall } from '../service/errors.ts';
import * as registration from '../service/registration.ts';
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
  // By its id it is read as it is: the verdict quotes the service when there is none.
  if ('id' in inputs.app) return client.apps.get(inputs.app.id);
  const looked = await client.apps.lookUp(inputs.app);
  switch (looked.kind) {
    case 'found':
      return looked.app;
    case 'none':
      throw new Stopped(setupError('app-not-found', noSuchUrl));
    case 'several': {
      const message = `${looked.count} apps are registered with the URL in \`app-url\`: give \`app-id\` instead.`;
      throw new Stopped(setupError('invalid-input', message));
    }
    case 'other-url':
      throw new Stopped(notTested('unexpected-response', otherUrl));
  }
}

const noSuchUrl = 'No app of the organization is registered with the URL in `app-url`.';
/** Of an app that is listed with the URL. */
export const otherUrl =
  'The list of apps has one with the URL in `app-url`, but that app itself names another URL.';

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
