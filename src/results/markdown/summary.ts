import type { Assessment } from '../../decision/findings/assessment.ts';
import { bySeverity } from '../../decision/findings/severity.ts';
import type { Report } from '../../service/reports.ts';
import { messageForMarkdown } from '../../text/untrusted.ts';
import { renderWaysOut } from '../advice/ways-out.ts';
import { renderBlockingDetails, renderRest } from '../finding/blocking-details.ts';
import { renderCounts, renderHiddenNotice } from '../finding/counts.ts';
import { renderHistory, renderPie } from '../layout/charts.ts';
import { folded, paragraphs } from '../layout/sections.ts';
import type { Result } from '../model/result.ts';
import { describeOtherHost } from '../model/version-host.ts';
import { renderAcceptances } from './acceptances.ts';
import { renderFacts } from './facts.ts';
import { renderHead } from './head.ts';

/** The job summary in GitHub's Markdown: verdict, what blocks, other findings, facts, charts. */
export function renderSummary(result: Result): string {
  const { assessment, report, versionUrl, app } = result;
  const doubt = describeOtherHost({ versionUrl, appUrl: app?.appUrl, details: result.details });
  const sections = [renderHead(result), doubt ? `⚠️ ${messageForMarkdown(doubt)}` : ''];
  if (assessment) sections.push(...renderAssessment(assessment, result));
  sections.push(renderFacts(result));
  if (assessment) sections.push(renderCharts(assessment, report?.history ?? []));
  return `${paragraphs(...sections)}\n`;
}

function renderAssessment(assessment: Assessment, result: Result): string[] {
  const counts = renderCounts(assessment);
  if (result.details === 'counts')
    return [renderHiddenNotice(result), renderWaysOut(result), counts];
  const others = assessment.open.filter(({ blocking }) => !blocking);
  return [
    ...renderBlockingDetails({ ...result, assessment }),
    renderReportLink(result),
    renderWaysOut(result),
    counts,
    renderRest(others.sort(bySeverity), 'Open findings that do not block'),
    renderRest(assessment.accepted.toSorted(bySeverity), 'Findings that the policy accepts'),
    renderAcceptances(assessment.acceptances ?? []),
  ];
}

function renderReportLink({ assessment, report }: Result): string {
  if (!assessment?.blocking.length || !report?.artifactUrl) return '';
  return `[Steps to reproduce (PDF)](${report.artifactUrl})`;
}

/** Folded, because the counts above say the same in less space. */
function renderCharts({ counts }: Assessment, history: readonly Report[]): string {
  return folded('Charts', paragraphs(renderPie(counts), renderHistory(history)));
}
