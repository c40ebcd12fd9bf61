import type { AssessedFinding, Assessment } from '../decision/findings/assessment.ts';
import { rankOf } from '../decision/findings/severity.ts';
import type { Report } from '../service/reports.ts';
import { forMarkdown } from '../text/untrusted.ts';
import { renderAcceptances } from './acceptances.ts';
import { renderHistory, renderPie } from './charts.ts';
import { cweOf, owaspOf, type Reference } from './references.ts';
import type { Result } from './result.ts';
import {
  type Budget,
  join,
  renderCounts,
  renderFacts,
  renderHead,
  renderHidden,
  renderList,
  renderName,
  wordsOf,
} from './sections.ts';

const elsewhere = ', in the service';
/** GitHub drops a summary over 1 MiB whole; these leave room for everything but the findings. */
const blockingBudget: Budget = { maxItems: 50, maxBytes: 600_000, elsewhere };
/** For each of two lists, of up to ten times as many findings as most apps have. */
const foldedBudget: Budget = { maxItems: 500, maxBytes: 130_000, elsewhere };
const maxPassage = 1000;

/** The job summary in GitHub's Markdown: verdict, what blocks, other findings, facts, charts. */
export function renderSummary(result: Result): string {
  const { assessment, report } = result;
  const sections = ['## Security Test Gate', renderHead(result)];
  if (assessment) sections.push(...renderAssessment(assessment, result));
  sections.push(renderFacts(result));
  if (assessment) sections.push(renderCharts(assessment, report?.history ?? []));
  return join(sections);
}

function renderAssessment(assessment: Assessment, result: Result): string[] {
  const counts = renderCounts(assessment);
  if (result.details === 'counts') return [renderHidden(result), counts];
  const others = assessment.open.filter(({ blocking }) => !blocking);
  return [
    renderBlocking(assessment.blocking),
    counts,
    renderFolded(others, 'Open findings that do not block'),
    renderFolded(assessment.accepted, 'Findings that the policy accepts'),
    renderAcceptances(assessment.acceptances ?? []),
  ];
}

/** Folded: the counts above say the same in less room. */
function renderCharts({ counts }: Assessment, history: readonly Report[]): string {
  const charts = [renderPie(counts), renderHistory(history)].filter(Boolean).join('\n\n');
  return charts && folded('Charts', charts);
}

/** GitHub reads Markdown inside of `details` after an empty line. */
function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** What fails no job, folded in, worst first: the threshold decides, and hides nothing. */
function renderFolded(findings: AssessedFinding[], title: string): string {
  if (findings.length === 0) return '';
  const worstFirst = findings.toSorted((a, b) => rankOf(a.severity) - rankOf(b.severity));
  return folded(`${title} (${findings.length})`, renderList(worstFirst, foldedBudget, renderName));
}

/** What fails the job, each with what is known of it folded in. */
function renderBlocking(blocking: AssessedFinding[]): string {
  if (blocking.length === 0) return '';
  const findings = renderList(blocking, blockingBudget, renderFinding, '\n\n');
  return `#### Blocking findings\n\n${findings}`;
}

function renderFinding(assessed: AssessedFinding): string {
  const { finding } = assessed;
  const { severity, name, endpoint, id } = wordsOf(assessed);
  const cvss = [finding.cvss_score, finding.cvss_vector].filter((part) => part !== undefined);
  const facts = [
    ['Id', id],
    ['OWASP', finding.owasp && linkTo(finding.owasp, owaspOf(finding.owasp))],
    ['CWE', finding.cwe && linkTo(finding.cwe, cweOf(finding.cwe))],
    ['CVSS', cvss.map((part) => forMarkdown(String(part))).join(', ')],
    ['Impact', finding.impact && forMarkdown(finding.impact, maxPassage)],
    ['Remediation', finding.remediation && forMarkdown(finding.remediation, maxPassage)],
  ].filter(([, value]) => value);
  const list = facts.map(([label, value]) => `- **${label}:** ${value}`).join('\n');
  return folded(`<b>${severity}</b> · ${name} · ${endpoint}`, list);
}

function linkTo(name: string, reference: Reference | undefined): string {
  return reference ? `[${forMarkdown(name)}](${reference.address})` : forMarkdown(name);
}
