import { setImmediate } from 'node:timers/promises';
import {
  breakTextIntoLines,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { type FindingContent, severities } from './catalog/finding-content.ts';
import type { App, SecurityRun } from './world/model.ts';

/** A4, in points. */
const paper: [width: number, height: number] = [595, 842];
const margin = 56;

interface Style {
  bold?: true;
  size: number;
}

const heading: Style = { bold: true, size: 20 };
const strong: Style = { bold: true, size: 11 };
const plain: Style = { size: 10 };

/** Writes lines of text from top to bottom and begins a new page where one is full. */
class Typesetter {
  readonly #document: PDFDocument;
  readonly #fonts: { regular: PDFFont; bold: PDFFont };
  readonly #known: ReadonlySet<number>;
  #page: PDFPage;
  #y = paper[1] - margin;

  constructor(document: PDFDocument, fonts: { regular: PDFFont; bold: PDFFont }) {
    this.#document = document;
    this.#fonts = fonts;
    this.#known = new Set(fonts.regular.getCharacterSet());
    this.#page = document.addPage(paper);
  }

  write(text: string, { bold, size }: Style): void {
    const font = bold ? this.#fonts.bold : this.#fonts.regular;
    const width = (part: string) => font.widthOfTextAtSize(part, size);
    const maxWidth = paper[0] - 2 * margin;
    const lines = breakTextIntoLines(this.#printable(text), ['', ' '], maxWidth, width);
    for (const line of lines) this.#writeLine(line, font, size);
  }

  space(points: number): void {
    this.#y -= points;
  }

  #writeLine(line: string, font: PDFFont, size: number): void {
    const height = size * 1.4;
    if (this.#y - height < margin) {
      this.#page = this.#document.addPage(paper);
      this.#y = paper[1] - margin;
    }
    this.#y -= height;
    this.#page.drawText(line, { font, size, x: margin, y: this.#y });
  }

  /** The standard fonts hold Latin letters only; anything else is shown as a question mark. */
  #printable(text: string): string {
    const characters = [...text.replaceAll(/\s+/g, ' ')];
    return characters
      .map((character) => (this.#known.has(character.codePointAt(0) ?? -1) ? character : '?'))
      .join('');
  }
}

function reported(app: App, { outcome }: SecurityRun): FindingContent[] {
  if (outcome === undefined || outcome.issuesCount === 0) return [];
  const indices = [...Array(app.scenario.findings.size).keys()].filter(
    (index) => !outcome.leftOut.has(index),
  );
  return indices.map((index) => app.scenario.findings.at(index));
}

function writeCover(
  typesetter: Typesetter,
  app: App,
  run: SecurityRun,
  findings: FindingContent[],
): void {
  typesetter.write(`Security report: ${app.label}`, heading);
  typesetter.space(8);
  typesetter.write(`Address: ${app.appUrl}`, plain);
  const endedAt = new Date(run.timeline.endsAt).toISOString();
  typesetter.write(`Run ${run.number} (${run.taskId}), ended ${endedAt}`, plain);
  typesetter.write('Made by an emulator for rehearsals: nothing was tested.', plain);
  typesetter.space(8);
  const counts = severities.map(
    (severity) => `${severity}: ${findings.filter((f) => f.severity === severity).length}`,
  );
  typesetter.write(`Findings: ${findings.length} (${counts.join(', ')})`, strong);
}

function writeFinding(typesetter: Typesetter, finding: FindingContent, number: number): void {
  const { severity, label, title, method, path, owasp, cwe, remediation } = finding;
  typesetter.space(8);
  typesetter.write(`${number}. [${severity}] ${label}`, strong);
  typesetter.write(method && path ? `${method} ${path}` : 'Whole app', plain);
  if (title !== undefined) typesetter.write(title, plain);
  if (owasp !== undefined) typesetter.write([owasp, cwe].filter(Boolean).join(', '), plain);
  if (remediation !== undefined) typesetter.write(`Remedy: ${remediation}`, plain);
}

/** Makes the PDF report of a run that completed. The same run always gives the same bytes. */
export async function renderReportPdf(
  app: App,
  run: SecurityRun,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  document.setTitle(`Security report of run ${run.number}`);
  document.setCreationDate(new Date(run.timeline.endsAt));
  const typesetter = new Typesetter(document, { regular, bold });
  const findings = reported(app, run);
  writeCover(typesetter, app, run, findings);
  for (const [index, finding] of findings.entries()) {
    // A long report takes a while; other requests are answered meanwhile.
    if (index % 50 === 0) await setImmediate();
    writeFinding(typesetter, finding, index + 1);
  }
  return new Uint8Array(await document.save());
}
