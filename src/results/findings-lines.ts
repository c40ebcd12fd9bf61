import type { AssessedFinding, Assessment } from '../gate/assessment.ts';
import { severities } from '../gate/severity.ts';

/** The open findings in one line: `4 open findings: 1 critical, 2 high, 0 medium, 1 low`. */
export function countsLine({ open, counts, findings }: Assessment): string {
  const unknown = open.filter(({ severity }) => severity === undefined).length;
  const bySeverity = severities.map((severity) => `${counts[severity]} ${severity}`).join(', ');
  const others = unknown > 0 ? `, ${unknown} of unknown severity` : '';
  return `${findings.length} findings read, ${open.length} of them open: ${bySeverity}${others}`;
}

/** One finding in one line; foreign text, not yet made harmless. */
export function findingLine({ finding, severity }: AssessedFinding): string {
  const { label, title, method, path, id } = finding;
  const endpoint = [method, path].filter(Boolean).join(' ') || 'whole app';
  return `${(severity ?? finding.severity).toUpperCase()} ${title ?? label} – ${endpoint} (${id})`;
}
