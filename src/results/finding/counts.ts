import type { AssessedFinding, Assessment } from '../../decision/findings/assessment.ts';
import { severities } from '../../decision/findings/severity.ts';
import { countOf } from '../../text/sentences.ts';
import type { Result } from '../model/result.ts';
import { daysUntilDue } from './age.ts';

/** Findings whose deadline is as near as this are counted as due soon. */
const dueSoonDays = 7;

/** The findings in one line: `9 findings read, 4 of them open: 1 critical, 2 high, …`. */
export function countsLine(assessment: Assessment): string {
  const { open, accepted, findings, newCount } = assessment;
  const novel = newCount === undefined ? '' : `; ${newCount} of them new`;
  const setAside = accepted.length > 0 ? `; ${accepted.length} more accepted by the policy` : '';
  return `${countOf(findings.length, 'finding')} read, ${open.length} of them open: ${severityCounts(assessment)}${novel}${setAside}`;
}

/** The open findings by severity: `1 critical, 2 high, 0 medium, 1 low, 1 of unknown severity`. */
function severityCounts({ counts: { unknown, ...counts } }: Assessment): string {
  const known = severities.map((severity) => `${counts[severity]} ${severity}`);
  return [...known, ...(unknown > 0 ? [`${unknown} of unknown severity`] : [])].join(', ');
}

/** Open findings by severity, and how many are closed. */
export function renderCounts(assessment: Assessment): string {
  const { open, findings, newCount, overdueCount } = assessment;
  const dueSoon = open.filter(isDueSoon).length;
  const claimed = open.filter(({ finding }) => finding.fixClaimed).length;
  const closed = ['accepted', 'dismissed', 'fixed'].flatMap((state) => {
    const count = findings.filter((each) => each.state === state).length;
    return count > 0 ? [`${count} ${state}`] : [];
  });
  const sentences = [
    severityCounts(assessment),
    closed.length > 0 && `Not counted: ${closed.join(', ')}`,
    newCount !== undefined && `New: ${newCount} of ${open.length} open`,
    overdueCount !== undefined && `Past their deadline: ${overdueCount} of ${open.length} open`,
    dueSoon > 0 && `Due within ${dueSoonDays} days: ${dueSoon} of ${open.length} open`,
    claimed > 0 &&
      `Marked as fixed, but not yet confirmed by a test: ${claimed} of ${open.length} open`,
  ].filter(Boolean);
  return `**Open findings:** ${sentences.join('. ')}.`;
}

/** Whether a finding that does not block yet will do so soon. */
function isDueSoon(assessed: AssessedFinding): boolean {
  const days = daysUntilDue(assessed) ?? -1;
  return !assessed.blocking && days >= 0 && days <= dueSoonDays;
}

/** Says why no findings are shown, and who can see them where. */
export function renderHiddenNotice({ assessment, report }: Result): string {
  if (!assessment || assessment.open.length + assessment.accepted.length === 0) return '';
  const where = report?.artifactUrl ? ', and the PDF report lists them' : '';
  return `Only counts are shown here (\`details\`). With a login to the service you see the findings there${where}.`;
}
