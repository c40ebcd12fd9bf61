import type { AssessedFinding, Assessment } from '../../decision/findings/assessment.ts';
import {
  givenSeverity,
  reachesThreshold,
  type Severity,
  severities,
  type Threshold,
} from '../../decision/findings/severity.ts';
import { reasonOf } from '../../decision/verdict.ts';
import { capitalized, countOf } from '../../text/sentences.ts';
import { forMarkdown } from '../../text/untrusted.ts';
import { daysUntilDue } from '../finding/age.ts';
import { describeAcceptance, severityCounts } from '../finding/findings-lines.ts';
import { describeApp } from '../model/app-name.ts';
import type { Result } from '../model/result.ts';

/** Findings whose deadline is as near as this are counted as due soon. */
const dueSoonDays = 7;

/**
 * What the verdict is based on, folded below a title that distinguishes posts of several apps. It
 * is a list, not a table, because a phone wraps its lines.
 */
export function renderFacts(result: Result): string {
  const { verdict, app, run, threshold, policy, report, commit, runUrl, details } = result;
  const reason = reasonOf(verdict);
  const facts: [string, string | undefined][] = [
    ['Verdict', `\`${verdict.verdict}\`${reason && ` (\`${reason}\`)`}`],
    ['Commit', commit && forMarkdown(commit.slice(0, 10))],
    ['App', app && forMarkdown(describeApp(app, details))],
    ['Run', run && renderRun(run)],
    ['Build', result.assessment && renderProof(result)],
    ['Fails on', threshold && renderFailRule(threshold, result.assessment)],
    ['Policy', policy && forMarkdown(policy)],
    [
      'Report',
      report?.path && (report.artifactUrl ? `[PDF](${report.artifactUrl})` : 'see `report-path`'),
    ],
    ['Job', runUrl && `[workflow run](${runUrl})`],
  ];
  const lines = facts
    .filter(([, value]) => value)
    .map(([name, value]) => `- **${name}:** ${value}`);
  const title = [
    'Security Test Gate',
    app && forMarkdown((details === 'full' && app.label) || app.appId),
    run?.runNumber !== undefined && `run ${run.runNumber}`,
    'about this verdict',
  ];
  return folded(title.filter(Boolean).join(' · '), lines.join('\n'));
}

function renderProof({ provenVersion, asksForProof }: Result): string {
  if (provenVersion === undefined)
    return asksForProof
      ? 'not proven to be the expected one (`version-url`)'
      : 'no proof was asked for (`version-url`)';
  return `tested build ${forMarkdown(provenVersion)}, before and after the run`;
}

/** Which findings fail the job: those with a deadline only after it, unless they are new. */
function renderFailRule(threshold: Threshold, assessment?: Assessment): string {
  const { newCount, deadlines } = assessment ?? {};
  const onlyNew = newCount !== undefined;
  if (threshold === 'none') return 'no severity';
  const reached = `\`${threshold}\` and above${onlyNew ? ', new findings only' : ''}`;
  if (!deadlines) return reached;
  const isNeeded = (severity: Severity) => !onlyNew && reachesThreshold(severity, threshold);
  const parts = severities.flatMap((severity) => {
    const days = deadlines[severity];
    if (days === undefined) return isNeeded(severity) ? [`\`${severity}\``] : [];
    return [`\`${severity}\` after ${countOf(days, 'day')}`];
  });
  return onlyNew ? `${reached}; overdue ones too: ${parts.join(', ')}` : parts.join(', ');
}

function renderRun({ runNumber, state, taskId }: NonNullable<Result['run']>): string {
  const number = runNumber === undefined ? '' : `${runNumber}, `;
  return `${number}${forMarkdown(state)} (${forMarkdown(taskId)})`;
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

/** Severity and name of a finding, for Markdown. */
export function severityAndName(assessed: AssessedFinding) {
  const { finding, severity } = assessed;
  const { title, label } = finding;
  const term = describeAcceptance(assessed);
  return {
    severity: severity ? capitalized(severity) : forMarkdown(givenSeverity(finding)),
    name: [title || label, term]
      .filter(Boolean)
      .map((part) => forMarkdown(part))
      .join('; '),
  };
}

/** How much of a list is shown. */
export interface Budget {
  maxItems: number;
  /** UTF-8 bytes of all items that are shown. */
  maxBytes: number;
  /** Where to find the rest; ends the sentence `… and 3 more`. */
  elsewhere: string;
}

/** Renders the first items, as many as fit. */
export function renderFitting<T>(
  items: readonly T[],
  { maxItems, maxBytes }: Omit<Budget, 'elsewhere'>,
  render: (item: T) => string,
): string[] {
  const fit: string[] = [];
  let bytes = 0;
  for (const item of items.slice(0, maxItems)) {
    const rendered = render(item);
    bytes += Buffer.byteLength(rendered) + 2;
    if (bytes > maxBytes) break;
    fit.push(rendered);
  }
  return fit;
}

/** One item per line. The last line says how many are left out, and where to find them. */
export function renderList<T>(
  items: readonly T[],
  budget: Budget,
  render: (item: T) => string,
): string {
  const shown = renderFitting(items, budget, render);
  const rest = items.length - shown.length;
  const list = shown.join('\n');
  return rest > 0 ? `${list}\n\n… and ${rest} more${budget.elsewhere}.` : list;
}

/** A section that unfolds; GitHub renders Markdown in `details` only after an empty line. */
export function folded(title: string, content: string): string {
  return content && `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Says why no findings are shown, and who can see them where. */
export function renderHiddenNotice({ assessment, report }: Result): string {
  if (!assessment || assessment.open.length + assessment.accepted.length === 0) return '';
  const where = report?.artifactUrl ? ', and the PDF report lists them' : '';
  return `Only counts are shown here (\`details\`). With a login to the service you see the findings there${where}.`;
}

/** Joins the sections that are not empty. */
export function joinSections(sections: string[]): string {
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
