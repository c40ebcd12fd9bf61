import { invalidRequest, Problem } from '../http/problem.ts';
import { registrationStatus, taskIdOfRegistration } from '../world/apps.ts';
import type { App } from '../world/model.ts';
import {
  createApp,
  identityOf,
  isStuck,
  type OnboardingPath,
  resumeOnboarding,
  waitsForCredentials,
} from '../world/registration.ts';
import { startVisionRun } from '../world/runs.ts';
import { scenarioForHost } from '../world/scenarios.ts';
import { isoTime, progressAt } from '../world/timeline.ts';
import { recordAttempt } from '../world/world.ts';
import { appOfPath, type Call, ownApps, requireCredits } from './call.ts';

/** The fields of a registration that the emulator reads. */
interface RegisterApp {
  appUrl: string;
  label?: string;
  spec?: string | null;
  tenantOneCredentials?: unknown[];
  createTestAccounts?: boolean;
}

function onboardingPath(body: RegisterApp): OnboardingPath {
  if (body.spec || body.tenantOneCredentials?.length) return 'supplied';
  return body.createTestAccounts === false ? 'unauthenticated' : 'auto-signup';
}

export function handleRegisterApp(call: Call<RegisterApp>): Response {
  const { world, account, body, now } = call;
  const { host, hostname } = parseAppUrl(body.appUrl);
  const path = onboardingPath(body);
  requireCredits(call, 'register_app');
  const wanted = identityOf(body.appUrl);
  const previous = ownApps(call).find(({ appUrl }) => identityOf(appUrl) === wanted);
  if (previous !== undefined) refuseIfUsable(call, previous);
  // Repeating the registration of an app that waits for credentials changes nothing.
  if (previous !== undefined && waitsForCredentials(previous, now) && path === 'auto-signup')
    return registrationAnswer(call, previous, signUp);
  refuseIfBroken(call, hostname, path);
  if (previous !== undefined) world.apps.delete(previous.appId);
  const app = createApp(world, account, path, { appUrl: body.appUrl, label: body.label || host });
  const replaced = previous && {
    previousAppId: previous.appId,
    previousStatus: registrationStatus(previous, now),
  };
  return registrationAnswer(call, app, { ...onboardingFields(call, app, path), replaced });
}

function parseAppUrl(appUrl: string): URL {
  if (!URL.canParse(appUrl))
    throw invalidRequest([{ field: 'appUrl', message: 'is not an address' }]);
  return new URL(appUrl);
}

function refuseIfUsable({ world, now }: Call, app: App): void {
  if (app.outsideApi) {
    const detail =
      'An app with this address was registered outside this API; remove it, then try again.';
    throw new Problem(409, detail, { slug: 'app-registered-outside-api' });
  }
  const status = registrationStatus(app, now);
  const onboarding =
    status === 'IN_PROGRESS' && !waitsForCredentials(app, now) && !isStuck(world, app);
  if (status !== 'COMPLETED' && !onboarding) return;
  const detail = 'An app with this address is registered already; use the one named in appId.';
  const extra = { appId: app.appId };
  throw new Problem(409, detail, { slug: 'app-already-registered', extra });
}

function refuseIfBroken({ world, account }: Call, hostname: string, path: OnboardingPath): void {
  const scenario = scenarioForHost(hostname);
  if (scenario.onboarding === 'REFUSED' && path === 'auto-signup') {
    const detail =
      'This deployment cannot sign up automatically; register with a spec or with credentials.';
    throw new Problem(503, detail, { slug: 'onboarding-unavailable' });
  }
  const key = `register ${account.organization.name} ${hostname}`;
  if (scenario.failsOnce !== 'register' || !recordAttempt(world, key)) return;
  const detail = 'The app was not registered; try again.';
  throw new Problem(500, detail, { slug: 'registration-failed' });
}

const signUp = {
  onboarding: {
    mode: 'auto-signup',
    message: 'Test accounts are being created by signing up at the app.',
  },
};

function onboardingFields({ world, baseUrl, now }: Call, app: App, path: OnboardingPath): object {
  if (path === 'supplied') return {};
  if (path === 'auto-signup') return signUp;
  // The vision run that maps the API of an app without accounts ends with its onboarding.
  const { registration } = app;
  const { visionRunId, taskId } = startVisionRun(world, app, 'spec-extraction', registration);
  const { state } = progressAt(registration, now);
  return { specExtraction: { visionRunId, state, statusUrl: `${baseUrl}/tasks/${taskId}` } };
}

function registrationAnswer({ baseUrl }: Call, app: App, extra: object): Response {
  const statusUrl = `${baseUrl}/apps/${app.appId}`;
  const body = {
    appId: app.appId,
    taskId: taskIdOfRegistration(app),
    registrationStatus: 'IN_PROGRESS',
    createdAt: isoTime(app.createdAt),
    statusUrl,
    ...extra,
  };
  return Response.json(body, { status: 201, headers: { Location: statusUrl } });
}

export function handleAccountSetup(
  call: Call<{ tenantOneCredentials: unknown[]; tenantTwoCredentials?: unknown[] }>,
): Response {
  const { world, account, baseUrl, body, now } = call;
  const app = appOfPath(call);
  const onboardingResumed = waitsForCredentials(app, now);
  if (onboardingResumed) resumeOnboarding(world, app, account.username);
  const taskId = taskIdOfRegistration(app);
  const accountsSaved = body.tenantOneCredentials.length + (body.tenantTwoCredentials?.length ?? 0);
  const statusUrl = `${baseUrl}/tasks/${taskId}`;
  return Response.json({ appId: app.appId, taskId, accountsSaved, onboardingResumed, statusUrl });
}
