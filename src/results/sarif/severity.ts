import type { AssessedFinding } from '../../decision/findings/assessment.ts';
import { rankOf, type Severity } from '../../decision/findings/severity.ts';

type Level = 'error' | 'warning' | 'note';

/** Scores are in the middle of the ranges that GitHub calls by these names. */
const ratings: Record<Severity, { level: Level; score: number }> = {
  critical: { level: 'error', score: 9.5 },
  high: { level: 'error', score: 8 },
  medium: { level: 'warning', score: 5.5 },
  low: { level: 'note', score: 2 },
};

/** An unknown severity may be the worst. */
const ratingOf = (severity: Severity = 'critical') => ratings[severity];

export function levelOf({ severity }: AssessedFinding): Level {
  return ratingOf(severity).level;
}

/**
 * GitHub's `security-severity`, over 0 and up to 10: the CVSS score; without one, or when the
 * severity was changed since the score was given, what stands for the severity.
 */
export function scoreOf({ finding, severity }: AssessedFinding): number {
  const { cvss_score: score = 0 } = finding;
  const rounded = Math.round(score * 10) / 10;
  const changed = severity !== undefined && severity !== finding.severity.trim().toLowerCase();
  return !changed && rounded > 0 && rounded <= 10 ? rounded : ratingOf(severity).score;
}

/** Blocking and open findings first, then the worst; the same whatever order they came in. */
export function byImportance(a: AssessedFinding, b: AssessedFinding): number {
  return (
    Number(b.blocking) - Number(a.blocking) ||
    Number(b.state === 'open') - Number(a.state === 'open') ||
    rankOf(a.severity) - rankOf(b.severity) ||
    scoreOf(b) - scoreOf(a) ||
    (a.finding.id < b.finding.id ? -1 : 1)
  );
}
