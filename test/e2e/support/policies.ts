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

export const risk = { id: 'risk-1', label: 'BOLA', severity: 'Critical', method: 'GET', path: '/orders/{id}' };

/** The service finds one critical risk, whatever the app. */
export const oneRisk = { app: 'clean.test', rules: [findingsAre([risk])] };
