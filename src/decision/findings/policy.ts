import { dayMs } from '../../clock.ts';
import type { Finding } from '../../service/findings.ts';
import type { Deadline, Deadlines } from './deadline.ts';
import { effectiveSeverity, rankOf, type Severity, type Threshold } from './severity.ts';

/** An entry that ends within so many days is warned about. */
const warningDays = 14;

/** Which findings an entry of the policy means: all criteria that it names must fit. */
export interface Matcher {
  /** The criteria as a person reads them: `label Missing HSTS Header, path /internal/**`. */
  description: string;
  matches: (finding: Finding, appId: string) => boolean;
}

/** A risk that somebody accepted, for a time. */
export interface Acceptance extends Matcher {
  reason: string;
  owner: string;
  /** The last day on which it holds, `YYYY-MM-DD` in UTC. */
  expires: string;
  /** The worst severity that is accepted, as the service gives it. */
  maxSeverity?: Severity | undefined;
}

/** Why an acceptance no longer holds for a finding that it matches. */
export type Lapse = 'expired' | 'outgrown';

/** The acceptance that a finding falls under, and why it does not hold any more, if so. */
export interface MatchingAcceptance {
  acceptance: Acceptance;
  lapse?: Lapse | undefined;
}

/** What the repository decided about findings. */
export interface Policy {
  file: string;
  /** Applies when the input is not given. */
  threshold: Threshold | undefined;
  acceptances: Acceptance[];
  /** Findings of earlier days are known; `YYYY-MM-DD` in UTC. */
  newSince?: string | undefined;
  /** Undefined without any. */
  deadlines?: Deadlines | undefined;
  /** Whether a change of this file, named from the root of the repository, needs no test. */
  needsNoTest?: ((file: string) => boolean) | undefined;
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
export function severityUnder(
  policy: Policy | undefined,
  finding: Finding,
  appId: string,
): Severity | undefined {
  const override = policy?.overrides.find(({ matches }) => matches(finding, appId));
  return override?.severity ?? effectiveSeverity(finding);
}

/** The deadline that the policy sets for a severity. */
export function deadlineUnder(
  policy: Policy | undefined,
  severity: Severity | undefined,
): Deadline | undefined {
  const days = severity && policy?.deadlines?.[severity];
  return days === undefined ? undefined : { days, notBefore: policy?.newSince };
}

/** The acceptance that a finding falls under: one that holds, else one that has lapsed. */
export function acceptanceOf(
  finding: Finding,
  policy: Policy | undefined,
  { today, appId }: { today: string; appId: string },
): MatchingAcceptance | undefined {
  const matching = (policy?.acceptances ?? [])
    .filter(({ matches }) => matches(finding, appId))
    .map((acceptance) => ({ acceptance, lapse: lapseOf(acceptance, finding, today) }));
  return matching.find(({ lapse }) => lapse === undefined) ?? matching[0];
}

/** @param today `YYYY-MM-DD` in UTC */
export function lapseOf(
  acceptance: Acceptance,
  finding: Finding,
  today: string,
): Lapse | undefined {
  if (standingOf(acceptance, today) === 'expired') return 'expired';
  const { maxSeverity } = acceptance;
  if (maxSeverity === undefined) return undefined;
  return rankOf(effectiveSeverity(finding)) < rankOf(maxSeverity) ? 'outgrown' : undefined;
}
