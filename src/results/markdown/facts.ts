import type { Assessment } from '../../decision/findings/assessment.ts';
import {
  reachesThreshold,
  type Severity,
  severities,
  type Threshold,
} from '../../decision/findings/severity.ts';
import { reasonOf } from '../../decision/verdict.ts';
import { countOf } from '../../text/sentences.ts';
import { forMarkdown } from '../../text/untrusted.ts';
import { folded } from '../layout/sections.ts';
import { describeApp } from '../model/app-name.ts';
import type { Result } from '../model/result.ts';

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
