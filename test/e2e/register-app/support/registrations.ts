import type { ScenarioResult, Stage } from '../../../support/scenario.ts';
import { endOf } from '../../support/sub-actions.ts';

/** Registers an app, whose onboarding is quick. */
export const register = endOf('register-app', { emulator: { onboardingSeconds: 0.4 } });

/** Match a registration, and what gives credentials to an app that has been registered. */
export const registration = { method: 'POST', path: /\/apps$/ };
export const setup = /\/account-setup$/;

/** A login for each role, as the API takes them. */
export function loginsOf(...roles: string[]) {
  return roles.map((role) => ({
    role,
    username: `${role}@shop.test`,
    password: `${role}-Pa55 "word"`,
  }));
}

export const credentials = { 'tenant-one-credentials': JSON.stringify(loginsOf('Admin')) };
export const bothTenants = {
  ...credentials,
  'tenant-two-credentials': JSON.stringify(loginsOf('User')),
};
/** How the service is given those of both tenants. */
export const sentOfBoth = {
  tenantOneCredentials: loginsOf('Admin'),
  tenantTwoCredentials: loginsOf('User'),
};

/** What the last request of this kind said. */
export function sent({ exchanges }: ScenarioResult, kind = registration.path): unknown {
  const requests = exchanges.filter(({ method, path }) => method === 'POST' && kind.test(path));
  return JSON.parse(requests.at(-1)?.body ?? 'null');
}

/** How often the service accepted registrations and credentials, over all steps. */
export function accepted({ emulator }: Stage): number[] {
  return [registration.path, setup].map(
    (kind) =>
      emulator.requests.filter(
        ({ method, path, status }) => method === 'POST' && kind.test(path) && status < 300,
      ).length,
  );
}
