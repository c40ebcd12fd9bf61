import { type Emulator, startEmulator } from '../src/emulator/emulator.ts';
import type { EmulatorOptions } from '../src/emulator/world/options.ts';
import { checkAnswers } from './answer-check.ts';

/** The login that the scenarios use. */
export const account = { username: 'appsec@acme.test', password: 'rehearse-acme-appsec' };

/** Virtual time that each request to the emulator takes. */
const tickMs = 50;

/**
 * An emulator whose time passes with the requests it answers, and whose ids count up: what the gate
 * sees does not depend on how fast the machine is.
 */
export async function startSteadyEmulator(
  options: Partial<EmulatorOptions> = {},
): Promise<Emulator> {
  let now = Date.parse('2026-11-02T09:00:00Z');
  let ids = 0;
  return startEmulator({
    runSeconds: 0.15,
    rateLimits: false,
    middleware: checkAnswers,
    clock: { now: () => now },
    log: () => {
      now += tickMs;
    },
    ids: () => (++ids).toString(16).padStart(24, '0'),
    ...options,
  });
}

/** How many security tests the service started, in all. */
export function countRuns({ requests }: Emulator): number {
  return requests.filter(({ path, status }) => path.endsWith('/security-agent') && status === 202)
    .length;
}
