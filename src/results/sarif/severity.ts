import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import { bySeverity, type Severity } from '../../decision/findings/severity.ts';

interface Rating {
  level: 'error' | 'warning' | 'note';
  /** The lowest `security-severity` that GitHub calls by this name. */
  from: number;
  /** The middle of that range. */
  score: number;
}

const ratings: Record<Severity, Rating> = {
  critical: { level: 'error', from: 9, score: 9.5 },
  high: { level: 'error', from: 7, score: 8 },
  medium: { level: 'warning', from: 4, score: 5.5 },
  low: { level: 'note', from: 0.1, score: 2 },
};

/** An unknown severity may be the worst. */
const ratingOf = (severity: Severity = 'critical') => ratings[severity];

export function levelOf({ severity }: AssessedFinding): Rating['level'] {
  return ratingOf(severity).level;
}

/**
 * GitHub's `security-severity`: the CVSS score if it belongs to the effective severity, which
 * somebody may have changed; else the middle of that severity's range.
 */
export function scoreOf({ finding, severity }: AssessedFinding): number {
  const rating = ratingOf(severity);
  const score = Math.round((finding.cvss_score ?? 0) * 10) / 10;
  const worst = Object.values(ratings).find(({ from }) => score >= from);
  return score <= 10 && worst === rating ? score : rating.score;
}

/** Blocking findings first, then the worst; the order of the input does not matter. */
export function byImportance(a: AssessedFinding, b: AssessedFinding): number {
  return (
    Number(b.blocking) - Number(a.blocking) ||
    bySeverity(a, b) ||
    scoreOf(b) - scoreOf(a) ||
    (a.finding.id < b.finding.id ? -1 : 1)
  );
}
