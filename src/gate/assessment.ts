import type { Finding } from '../service/findings.ts';
import { effectiveSeverity, reachesThreshold, type Severity, severities, type Threshold } from './severity.ts';

/** What a finding means to this gate. */
export interface AssessedFinding {
  finding: Finding;
  /** A claimed fix is only a claim: such a finding is open. */
  state: 'open' | 'dismissed' | 'fixed';
  /** Undefined when it is none of the four. */
  severity: Severity | undefined;
  /** Fails the job. */
  blocking: boolean;
}

/** All findings of a tested build, assessed against the threshold. */
export interface Assessment {
  findings: AssessedFinding[];
  open: AssessedFinding[];
  /** Worst first. */
  blocking: AssessedFinding[];
  /** Open findings by effective severity. */
  counts: Record<Severity, number>;
  /** Severities of open findings that are none of the four, as the service gave them. */
  unknownSeverities: string[];
}

export function assess(findings: Finding[], threshold: Threshold): Assessment {
  const assessed = findings.map((finding) => assessFinding(finding, threshold));
  const open = assessed.filter(({ state }) => state === 'open');
  const unknown = open.filter(({ severity }) => severity === undefined);
  return {
    findings: assessed,
    open,
    blocking: open.filter(({ blocking }) => blocking).sort((a, b) => rank(a) - rank(b)),
    counts: countBySeverity(open),
    unknownSeverities: [...new Set(unknown.map(({ finding }) => finding.severity))],
  };
}

function assessFinding(finding: Finding, threshold: Threshold): AssessedFinding {
  const severity = effectiveSeverity(finding);
  const state = finding.isFixed ? 'fixed' : finding.isDismissed ? 'dismissed' : 'open';
  return { finding, state, severity, blocking: state === 'open' && reachesThreshold(severity, threshold) };
}

function countBySeverity(open: AssessedFinding[]): Record<Severity, number> {
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity } of open) if (severity !== undefined) counts[severity] += 1;
  return counts;
}

/** An unknown severity may be the worst: it comes first. */
function rank({ severity }: AssessedFinding): number {
  return severity === undefined ? -1 : severities.indexOf(severity);
}
