import { setImmediate } from 'node:timers/promises';
import { breakTextIntoLines, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { type FindingContent, severities } from './catalog/finding-content.ts';
import type { App, SecurityRun } from './world/model.ts';

/** A4, in points. */
const paper: [width: number, height: number] = [595, 842];
const margin = 56;
const textWidth = paper[0] - 2 * margin;

const heading = { bold: true, size: 20 };
const strong = { bold: true, size: 11 };
const plain = { bold: false, size: 10 };

type Write = (text: string, style: typeof plain, spaceAbove?: number) => void;

/** Writes text from top to bottom and starts a new page when one is full. */
async function createWriter(document: PDFDocument): Promise<Write> {
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const strongFont = await document.embedFont(StandardFonts.HelveticaBold);
  const known: ReadonlySet<number> = new Set(regular.getCharacterSet());
  let page = document.addPage(paper);
  let y = paper[1] - margin;

  // The standard fonts contain Latin letters only; other characters become question marks.
  const printable = (text: string) =>
    [...text.replaceAll(/\s+/g, ' ')]
      .map((character) => (known.has(character.codePointAt(0) ?? -1) ? character : '?'))
      .join('');

  return (text, { bold, size }, spaceAbove = 0) => {
    const font = bold ? strongFont : regular;
    const width = (part: string) => font.widthOfTextAtSize(part, size);
    const height = size * 1.4;
    y -= spaceAbove;
    for (const line of breakTextIntoLines(printable(text), ['', ' '], textWidth, width)) {
      if (y - height < margin) {
        page = document.addPage(paper);
        y = paper[1] - margin;
      }
      y -= height;
      page.drawText(line, { font, size, x: margin, y });
    }
  };
}

function writeCover(write: Write, app: App, run: SecurityRun, findings: FindingContent[]): void {
  const endedAt = new Date(run.timeline.endsAt).toISOString();
  const counts = severities.map(
    (severity) => `${severity}: ${findings.filter((f) => f.severity === severity).length}`,
  );
  write(`Security report: ${app.label}`, heading);
  write(`Address: ${app.appUrl}`, plain, 8);
  write(`Run ${run.number} (${run.taskId}), ended ${endedAt}`, plain);
  write('Created by an emulator for rehearsals: nothing was tested.', plain);
  write(`Findings: ${findings.length} (${counts.join(', ')})`, strong, 8);
}

function writeFinding(write: Write, finding: FindingContent, number: number): void {
  const { severity, label, title, method, path, owasp, cwe, remediation } = finding;
  write(`${number}. [${severity}] ${label}`, strong, 8);
  write(method && path ? `${method} ${path}` : 'Whole app', plain);
  if (title !== undefined) write(title, plain);
  if (owasp !== undefined) write([owasp, cwe].filter(Boolean).join(', '), plain);
  if (remediation !== undefined) write(`Remedy: ${remediation}`, plain);
}

/** Renders the PDF report of a completed run. The same run always has the same bytes. */
export async function renderReportPdf(
  app: App,
  run: SecurityRun,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const write = await createWriter(document);
  document.setTitle(`Security report of run ${run.number}`);
  document.setCreationDate(new Date(run.timeline.endsAt));
  const findings = (run.reported ?? []).map((index) => app.scenario.findings.contentAt(index));
  writeCover(write, app, run, findings);
  for (const [index, finding] of findings.entries()) {
    // A long report takes a while; other requests are answered meanwhile.
    if (index % 50 === 0) await setImmediate();
    writeFinding(write, finding, index + 1);
  }
  return new Uint8Array(await document.save());
}
