import type { AssessedFinding, Assessment } from '../decision/findings/assessment.ts';
import { rankOf } from '../decision/findings/severity.ts';
import type { Report } from '../service/reports.ts';
import { forMarkdown } from '../text/untrusted.ts';
import { renderAcceptances } from './acceptances.ts';
import { groupByLabel, renderFinding } from './blocking-findings.ts';
import { renderHistory, renderPie } from './charts.ts';
import { renderDetails } from './finding-details.ts';
import { renderHead } from './head.ts';
import type { Result } from './result.ts';
import {
  fitting,
  folded,
  join,
  renderCounts,
  renderFacts,
  renderHidden,
  renderList,
} from './sections.ts';
import { renderWaysOut } from './ways-out.ts';

/** GitHub drops a summary over 1 MiB whole. This is for what blocks, with its details. */
const detailsBudget = { maxItems: 50, maxBytes: 500_000 };
/** For each of the three other lists of findings. */
const listBudget = { maxItems: 500, maxBytes: 130_000, elsewhere: ', in the service' };

/** How many blocking findings the summary lists, unless they are unusually long. */
export const maxListed = detailsBudget.maxItems + listBudget.maxItems;

/** The job summary in GitHub's Markdown: verdict, what blocks, other findings, facts, charts. */
export function renderSummary(result: Result): string {
  const { assessment, report } = result;
  const sections = [renderHead(result)];
  if (assessment) sections.push(...renderAssessment(assessment, result));
  sections.push(renderFacts(result));
  if (assessment) sections.push(renderCharts(assessment, report?.history ?? []));
  return join(sections);
}

function renderAssessment(assessment: Assessment, result: Result): string[] {
  const counts = renderCounts(assessment);
  if (result.details === 'counts') return [renderHidden(result), renderWaysOut(result), counts];
  const others = assessment.open.filter(({ blocking }) => !blocking);
  return [
    ...renderBlocking(assessment),
    renderReport(result),
    renderWaysOut(result),
    counts,
    renderRest(worstFirst(others), 'Open findings that do not block'),
    renderRest(worstFirst(assessment.accepted), 'Findings that the policy accepts'),
    renderAcceptances(assessment.acceptances ?? []),
  ];
}

/** What fails the job, each with its details as far as there is room. */
function renderBlocking({ blocking, today }: Assessment): string[] {
  const groups = groupByLabel(blocking);
  const inOrder = groups.flat();
  const headings = new Map(groups.flatMap((group) => headingOf(group)));
  const detailed = fitting(inOrder, detailsBudget, (assessed) =>
    [headings.get(assessed), renderDetails(assessed, today)].filter(Boolean).join('\n\n'),
  );
  return [...detailed, renderRest(inOrder.slice(detailed.length), 'More blocking findings')];
}

/** The heading above the first of several findings of one label. */
function headingOf(group: AssessedFinding[]): [AssessedFinding, string][] {
  const [first] = group;
  if (first === undefined || group.length === 1) return [];
  return [[first, `#### ${group.length} × ${forMarkdown(first.finding.label)}`]];
}

function renderReport({ assessment, report }: Result): string {
  if (!assessment?.blocking.length || !report?.artifactUrl) return '';
  return `[Steps to reproduce (PDF)](${report.artifactUrl})`;
}

/** Findings without their details, folded. */
function renderRest(findings: readonly AssessedFinding[], title: string): string {
  const list = renderList(findings, listBudget, renderFinding);
  return findings.length === 0 ? '' : folded(`${title} (${findings.length})`, list);
}

function worstFirst(findings: readonly AssessedFinding[]): AssessedFinding[] {
  return findings.toSorted((a, b) => rankOf(a.severity) - rankOf(b.severity));
}

/** Folded: the counts above say the same in less room. */
function renderCharts({ counts }: Assessment, history: readonly Report[]): string {
  return folded('Charts', [renderPie(counts), renderHistory(history)].filter(Boolean).join('\n\n'));
}
