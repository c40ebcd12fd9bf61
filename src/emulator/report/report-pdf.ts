import { type FindingContent, severities } from '../catalog/finding-content.ts';
import type { App, SecurityRun } from '../world/model.ts';
import { type PdfText, renderPdf } from './pdf.ts';

const plain = { size: 10 };
const strong = { size: 11, bold: true, above: 8 };

function cover(app: App, run: SecurityRun, findings: FindingContent[]): PdfText[] {
  const endedAt = new Date(run.timeline.endsAt).toISOString();
  const counts = severities.map(
    (severity) => `${severity}: ${findings.filter((f) => f.severity === severity).length}`,
  );
  return [
    { text: `Security report: ${app.label}`, size: 20, bold: true },
    { text: `Address: ${app.appUrl}`, ...plain, above: 8 },
    { text: `Run ${run.number} (${run.taskId}), ended ${endedAt}`, ...plain },
    { text: 'Created by an emulator for rehearsals: nothing was tested.', ...plain },
    { text: `Findings: ${findings.length} (${counts.join(', ')})`, ...strong },
  ];
}

function describe(finding: FindingContent, number: number): PdfText[] {
  const { severity, label, title, method, path, owasp, cwe, remediation } = finding;
  const lines = [
    method && path ? `${method} ${path}` : 'Whole app',
    title,
    owasp && [owasp, cwe].filter(Boolean).join(', '),
    remediation && `Remedy: ${remediation}`,
  ];
  return [
    { text: `${number}. [${severity}] ${label}`, ...strong },
    ...lines.filter((text) => text !== undefined).map((text) => ({ text, ...plain })),
  ];
}

/** Renders the PDF report of a completed run. The same run always has the same bytes. */
export function renderReportPdf(app: App, run: SecurityRun): Uint8Array<ArrayBuffer> {
  const findings = (run.reported ?? []).map((index) => app.scenario.findings.contentAt(index));
  return renderPdf(`Security report of run ${run.number}`, new Date(run.timeline.endsAt), [
    ...cover(app, run, findings),
    ...findings.flatMap((finding, index) => describe(finding, index + 1)),
  ]);
}
