import type { ScenarioResult, Stage } from '../../../support/scenario.ts';

/** Matches a registration, for rules about it. */
export const registration = { method: 'POST', path: /\/apps$/ };

/** A login for each role, as the API takes them. */
export function loginsOf(...roles: string[]) {
  return roles.map((role) => ({
    role,
    username: `${role}@shop.test`,
    password: `${role}-Pa55 "word"`,
  }));
}

/** What the last registration said. */
export function sentRegistration({ exchanges }: ScenarioResult): unknown {
  const sent = exchanges.filter(
    ({ method, path }) => method === 'POST' && registration.path.test(path),
  );
  return JSON.parse(sent.at(-1)?.body ?? 'null');
}

/** How often the service accepted such a request, over all steps. */
export function accepted({ emulator }: Stage, path: RegExp): number {
  return emulator.requests.filter((request) => {
    return request.method === 'POST' && path.test(request.path) && request.status < 300;
  }).length;
}
