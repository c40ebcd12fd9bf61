import type { AssessedFinding } from '../gate/findings/assessment.ts';
import { forMarkdown } from '../text/untrusted.ts';
import { renderAcceptances } from './acceptances.ts';
import { renderHistory, renderPie } from './charts.ts';
import type { Result } from './result.ts';
import { fitting, renderCells, renderCounts, renderHead, renderTable } from './sections.ts';

/** GitHub drops a summary over 1 MiB whole; these leave room for everything but the findings. */
const tableBudget = { maxItems: 50, maxBytes: 200_000 };
const detailsBudget = { maxItems: 50, maxBytes: 600_000 };
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
      sections.push(renderBlocking(assessment.blocking), renderDetails(assessment.blocking));
    else if (assessment.blocking.length > 0)
      sections.push('Findings are shown as counts only (`details`).');
  }
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function renderBlocking(blocking: AssessedFinding[]): string {
  return renderTable(blocking, { ...tableBudget, elsewhere: 'in the PDF report' });
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
