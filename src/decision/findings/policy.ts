import type { Finding } from '../../service/findings.ts';
import { effectiveSeverity, type Severity, type Threshold } from './severity.ts';

/** An entry that ends within so many days is warned about. */
const warningDays = 14;
const dayMs = 24 * 60 * 60 * 1000;

/** Which findings an entry of the policy means: all criteria that it names must fit. */
export interface Matcher {
  /** The criteria as a person reads them: `label Missing HSTS Header, path /internal/**`. */
  description: string;
  /** @param severity the effective one, before the policy's own overrides */
  matches: (finding: Finding, severity: Severity | undefined) => boolean;
}

/** A risk that somebody accepted, for a time. */
export interface Acceptance extends Matcher {
  reason: string;
  owner: string;
  /** The last day on which it holds, `YYYY-MM-DD` in UTC. */
  expires: string;
}

/** What the repository decided about findings. */
export interface Policy {
  file: string;
  /** Applies when the input is not given. */
  threshold: Threshold | undefined;
  acceptances: Acceptance[];
  /** The first one that matches counts. */
  overrides: (Matcher & { severity: Severity })[];
}

export type Standing = 'holds' | 'expires-soon' | 'expired';

/** @param today `YYYY-MM-DD` in UTC */
export function standingOf({ expires }: Acceptance, today: string): Standing {
  if (expires < today) return 'expired';
  return Date.parse(expires) - Date.parse(today) <= warningDays * dayMs ? 'expires-soon' : 'holds';
}

/** The severity that counts: the policy's override, else the service's. */
export function severityUnder(policy: Policy | undefined, finding: Finding): Severity | undefined {
  const own = effectiveSeverity(finding);
  return policy?.overrides.find((override) => override.matches(finding, own))?.severity ?? own;
}

/** The acceptance that a finding falls under: one that holds, else one that has expired. */
export function acceptanceOf(
  finding: Finding,
  policy: Policy | undefined,
  today: string,
): Acceptance | undefined {
  const severity = effectiveSeverity(finding);
  const fitting = (policy?.acceptances ?? []).filter(({ matches }) => matches(finding, severity));
  return fitting.find((acceptance) => standingOf(acceptance, today) !== 'expired') ?? fitting[0];
}
