import type { Rules } from '../../src/decision/findings/assessment.ts';
import { parsePolicy } from '../../src/decision/findings/policy-file.ts';
import type { Threshold } from '../../src/decision/findings/severity.ts';
import type { Finding } from '../../src/service/findings.ts';
import { startOfTests } from './virtual-clock.ts';

/** The day on which tests of policies take place. */
export const today = '2026-11-20';

/** A policy from its text in YAML, as the file `policy.yml`. */
export function policyOf(text: string, day = today) {
  return parsePolicy(text, { file: 'policy.yml', today: day });
}

/** A policy with one acceptance, of what `match` says in YAML: `{ label: X }`. */
export function accepting(match: string, expires = '2027-01-31') {
  return policyOf(
    `accept:\n  - match: ${match}\n    reason: Known\n    owner: "@org/appsec"\n    expires: ${expires}\n`,
  );
}

export function finding(fields: Partial<Finding> = {}): Finding {
  return { id: 'f1', label: 'Broken Logout', severity: 'High', ...fields };
}

/** Rules of a gate without policy and baseline. */
export function byThreshold(threshold: Threshold): Rules {
  return { threshold, now: startOfTests, appId: 'app-1' };
}
