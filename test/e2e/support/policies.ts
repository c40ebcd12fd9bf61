import { runScenario, type ScenarioResult } from '../../support/scenario.ts';
import { withoutReport } from './expectations.ts';
import { findingsAre } from './rewrites.ts';

export const policyFile = '.github/security-gate.yml';

/** A day in UTC, so many days from now. */
export function day(offset: number): string {
  return new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** A policy that accepts the findings with this id, or those that `subject` says. */
export function accepting(subject: string, expires = day(30)): string {
  return `accept:\n  - ${subject}\n    reason: Behind the WAF\n    owner: "@org/appsec"\n    expires: ${expires}\n`;
}

export const risk = {
  id: 'risk-1',
  label: 'BOLA',
  severity: 'Critical',
  method: 'GET',
  path: '/orders/{id}',
};

/** The service finds one critical risk, whatever the app. */
export const oneRisk = { app: 'clean.test', rules: [findingsAre([risk])] };

/** Inputs that show all that a policy does. */
export const shown = { ...withoutReport, details: 'full', 'comment-summary-in-pr': 'always' };

/** Judges the one risk by a policy at the base of the pull request. */
export function judge(policy: string, given: Record<string, string> = {}): Promise<ScenarioResult> {
  return runScenario({
    ...oneRisk,
    base: { [policyFile]: policy },
    inputs: { ...shown, ...given },
  });
}

/** What the gate remarks on the policy itself, as `level: message`. */
export function remarks({ annotations }: ScenarioResult): string[] {
  return annotations.flatMap(({ level, message, properties: { title } }) =>
    title === 'Policy of the Security Test Gate' ? [`${level}: ${message}`] : [],
  );
}
