import { expect } from 'vitest';
import type { ProxiedRequest } from '../../../harness/fault-proxy.ts';
import type { SignalStep } from '../../../harness/step-process.ts';
import type { Scenario, ScenarioResult } from '../../support/scenario.ts';
import { expectGate } from './expectations.ts';

/** Inputs that would soften a verdict, if that of a cancelled job could be softened. */
const lenient = { 'on-not-tested': 'warn', 'warn-only': 'true' };

/** The gate has to end in the time that GitHub's runner gives it, before the second signal. */
const onlyChance: SignalStep[] = [
  { name: 'SIGINT', graceMs: 7500 },
  { name: 'SIGKILL', graceMs: 0 },
];

/** Runs the gate in a job that is cancelled, and checks what holds at whatever moment that is. */
export async function runCancelled(
  scenario: Scenario & Required<Pick<Scenario, 'cancel'>>,
): Promise<ScenarioResult> {
  const result = await expectGate('not-tested (cancelled)', {
    ...scenario,
    cancel: { signals: onlyChance, ...scenario.cancel },
    inputs: { ...lenient, ...scenario.inputs },
  });
  expect(result.cancelled, result.shownLog).toBe(true);
  return result;
}

/** The moment at which such a request arrives at the service, or at which it was answered. */
export function at(method: string, path: RegExp, moment: 'arrival' | 'answer' = 'arrival') {
  return (request: ProxiedRequest): boolean =>
    request.method === method &&
    path.test(request.path) &&
    (moment === 'arrival' || request.answeredAt !== undefined);
}

/** The moment at which the second request of this kind arrives. */
export function secondAt(method: string, path: RegExp): ReturnType<typeof at> {
  let count = 0;
  return (request) =>
    at(method, path)(request) && request.answeredAt === undefined && ++count === 2;
}
