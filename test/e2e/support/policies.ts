import { runScenario, type Scenario, type ScenarioResult } from '../../support/scenario.ts';
import { expectGate, withoutReport } from './expectations.ts';
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

/** A policy that accepts it. */
export const acceptsIt = accepting(`id: ${risk.id}`);

/** The service finds one critical risk, whatever the app. */
export const oneRisk = { app: 'clean.test', rules: [findingsAre([risk])] };

/** Judges the one risk without a comment; the gate comes to this verdict. */
export function judgeRisk(verdict: string, scenario: Scenario = {}): Promise<ScenarioResult> {
  const inputs = { ...withoutReport, 'comment-summary-in-pr': 'never', ...scenario.inputs };
  return expectGate(verdict, { ...oneRisk, ...scenario, inputs });
}

/** Inputs that show all that a policy does. */
const shown = { ...withoutReport, details: 'full', 'comment-summary-in-pr': 'always' };

/** Judges the one risk by a policy at the base of the pull request. */
export function judge(
  policy: string,
  given: Record<string, string> = {},
  findings: object[] = [risk],
): Promise<ScenarioResult> {
  return runScenario({
    app: 'clean.test',
    rules: [findingsAre(findings)],
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
