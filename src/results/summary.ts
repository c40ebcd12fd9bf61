import type { AssessedFinding, Assessment } from '../gate/findings/assessment.ts';
import { rankOf } from '../gate/findings/severity.ts';
import { forMarkdown } from '../text/untrusted.ts';
import { renderAcceptances } from './acceptances.ts';
import { renderHistory, renderPie } from './charts.ts';
import type { Result } from './result.ts';
import {
  fitting,
  renderBlocking,
  renderCells,
  renderCounts,
  renderHead,
  renderRows,
} from './sections.ts';

/** GitHub drops a summary over 1 MiB whole; these leave room for everything but the findings. */
const tableBudget = { maxItems: 50, maxBytes: 150_000, elsewhere: 'in the PDF report' };
const detailsBudget = { maxItems: 50, maxBytes: 450_000 };
/** For each of two tables, of up to ten times as many findings as most apps have. */
const foldedBudget = { maxItems: 500, maxBytes: 130_000, elsewhere: 'in the PDF report' };
const maxPassage = 1000;

/** The job summary in GitHub's Markdown. */
export function renderSummary(result: Result): string {
  const { assessment, report, details } = result;
  const sections = ['## Security Test Gate', renderHead(result)];
  if (assessment) {
    sections.push(
      renderCounts(assessment),
      renderPie(assessment.counts) ?? '',
      renderHistory(report?.history ?? []) ?? '',
      renderAcceptances(assessment.acceptances ?? []),
    );
    if (details === 'full')
      sections.push(
        renderBlocking(assessment.blocking, tableBudget),
        renderDetails(assessment.blocking),
        ...renderOthers(assessment),
      );
    else if (assessment.open.length + assessment.accepted.length > 0)
      sections.push('Findings are shown as counts only (`details`).');
  }
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

/** What fails no job, folded in, worst first: the threshold decides, and hides nothing. */
function renderOthers({ open, accepted }: Assessment): string[] {
  const others = open.filter(({ blocking }) => !blocking);
  return [
    renderFolded(others, 'Open findings that do not block'),
    renderFolded(accepted, 'Findings that the policy accepts'),
  ];
}

function renderFolded(findings: AssessedFinding[], title: string): string {
  if (findings.length === 0) return '';
  const rows = renderRows(
    findings.toSorted((a, b) => rankOf(a.severity) - rankOf(b.severity)),
    foldedBudget,
  );
  return `<details><summary>${title} (${findings.length})</summary>\n\n${rows}\n\n</details>`;
}

function renderDetails(blocking: AssessedFinding[]): string {
  const shown = fitting(
    blocking.slice(0, detailsBudget.maxItems).map(renderFinding),
    detailsBudget,
  );
  return shown.length === 0 ? '' : ['#### Details of what blocks', ...shown].join('\n\n');
}

/** A finding that folds out. GitHub reads Markdown inside of `details` after an empty line. */
function renderFinding(assessed: AssessedFinding): string {
  const { finding } = assessed;
  const [severity, name, endpoint, id] = renderCells(assessed);
  const facts = [
    ['Id', id],
    ['Endpoint', endpoint],
    ['OWASP', finding.owasp && owaspLink(finding.owasp)],
    ['CWE', finding.cwe && cweLink(finding.cwe)],
    [
      'CVSS',
      [finding.cvss_score, finding.cvss_vector]
        .filter((part) => part !== undefined)
        .map((part) => forMarkdown(String(part)))
        .join(', '),
    ],
    ['Impact', finding.impact && forMarkdown(finding.impact, maxPassage)],
    ['Remediation', finding.remediation && forMarkdown(finding.remediation, maxPassage)],
  ].filter(([, value]) => value);
  const list = facts.map(([label, value]) => `- **${label}:** ${value}`).join('\n');
  return `<details><summary><b>${severity}</b> · ${name} · ${endpoint}</summary>\n\n${list}\n\n</details>`;
}

function owaspLink(owasp: string): string {
  const year = /^API\d+:(2019|2023)/.exec(owasp)?.[1];
  return year
    ? `[${forMarkdown(owasp)}](https://owasp.org/API-Security/editions/${year}/en/0x11-t10/)`
    : forMarkdown(owasp);
}

function cweLink(cwe: string): string {
  const number = /^CWE-(\d{1,5})$/.exec(cwe)?.[1];
  return number
    ? `[${forMarkdown(cwe)}](https://cwe.mitre.org/data/definitions/${number}.html)`
    : forMarkdown(cwe);
}
