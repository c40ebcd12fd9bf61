import { newApp } from './apps.ts';
import type { Account, App, World } from './model.ts';
import { startSecurityRun } from './runs.ts';
import { type Scenario, scenarioForHost } from './scenarios.ts';
import { planTimeline, progressAt, type Timeline } from './timeline.ts';

/** How an app is onboarded: by sign-up, with supplied credentials or spec, or without accounts. */
export type OnboardingPath = 'auto-signup' | 'supplied' | 'unauthenticated';

/** An onboarding that takes this many times its normal duration counts as stuck. */
const stuckFactor = 10;

/** Normalizes an address, so that different spellings identify the same app. */
export function identityOf(appUrl: string): string {
  const { origin, pathname, search } = new URL(appUrl);
  return origin + pathname.replace(/\/+$/, '') + search;
}

export function waitsForCredentials({ registration }: App, now: number): boolean {
  return progressAt(registration, now).state === 'AWAITING_INPUT';
}

/** Whether an app's onboarding has taken so long that registering again replaces the app. */
export function isStuck({ options }: World, { registration }: App): boolean {
  const now = options.clock.now();
  return (
    now < registration.endsAt &&
    now > registration.pickedUpAt + stuckFactor * options.onboardingSeconds * 1000
  );
}

export function createApp(
  world: World,
  account: Account,
  path: OnboardingPath,
  { appUrl, label }: Pick<App, 'appUrl' | 'label'>,
): App {
  const { clock, ids, onboardingSeconds } = world.options;
  const createdAt = clock.now();
  const scenario = scenarioForHost(new URL(appUrl).hostname);
  const registration = planOnboarding(scenario, path, { createdAt, seconds: onboardingSeconds });
  const { organization } = account;
  const given = { organization, appUrl, label, createdAt, scenario, registration };
  const app = newApp({ appId: ids(), outsideApi: false, ...given });
  if (path === 'auto-signup' && registration.end === 'COMPLETED')
    planInitialTest(world, app, account.username);
  world.apps.set(app.appId, app);
  return app;
}

function planOnboarding(
  { onboarding, endOfRun }: Scenario,
  path: OnboardingPath,
  plan: { createdAt: number; seconds: number },
): Timeline {
  const signsUp = path === 'auto-signup';
  const never = planTimeline({ ...plan, end: 'NEVER' });
  if (signsUp && onboarding === 'PAUSED')
    return { ...never, pausesAt: plan.createdAt + plan.seconds * 500 };
  // Sign-up ends with a security test, and on some hosts that never ends.
  if (signsUp && endOfRun(1) === 'NEVER') return never;
  return planTimeline({ ...plan, end: onboarding === 'FAILED' ? 'FAILED' : 'COMPLETED' });
}

/** Plans the security test that ends automatic sign-up, in the second half of its time. */
function planInitialTest(world: World, app: App, startedBy: string): void {
  const { registration } = app;
  if (registration.endsAt === Number.POSITIVE_INFINITY) return;
  const durationMs = Math.round((registration.endsAt - registration.pickedUpAt) / 2);
  const createdAt = registration.endsAt - durationMs;
  startSecurityRun(world, app, startedBy, { createdAt, seconds: durationMs / 1000 });
}

/** Resumes an onboarding that waits for credentials. */
export function resumeOnboarding(world: World, app: App, startedBy: string): void {
  const now = world.options.clock.now();
  const endsAt = now + world.options.onboardingSeconds * 1000;
  app.registration = { createdAt: app.createdAt, pickedUpAt: now, endsAt, end: 'COMPLETED' };
  planInitialTest(world, app, startedBy);
}
