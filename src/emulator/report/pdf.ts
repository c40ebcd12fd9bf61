/** A4, in points. */
const paper = { width: 595, height: 842, margin: 56 };
/** Courier: each of its letters is as wide as 0.6 of its height. */
const letterWidth = 0.6;

/** A line of text, and the space above it in points. */
export interface PdfText {
  text: string;
  size: number;
  bold?: boolean;
  above?: number;
}

/** Renders texts one below the other. The same texts always give the same bytes. */
export function renderPdf(
  title: string,
  createdAt: Date,
  texts: PdfText[],
): Uint8Array<ArrayBuffer> {
  const pages = pagesOf(texts);
  const created = createdAt.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const kids = pages.map((_, index) => `${6 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${paper.width} ${paper.height}] >>`,
    `<< /Title (${literal(title)}) /CreationDate (D:${created}) >>`,
    font('Courier'),
    font('Courier-Bold'),
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${7 + 2 * index} 0 R /Resources << /Font << /F0 4 0 R /F1 5 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  return new Uint8Array(Buffer.from(fileOf(objects), 'latin1'));
}

/** The file with these objects, numbered from 1, and the table of where each begins. */
function fileOf(objects: string[]): string {
  let file = '%PDF-1.4\n';
  const places: string[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(`${String(file.length).padStart(10, '0')} 00000 n \n`);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\n`;
  return `${file}${table}${trailer}startxref\n${file.length}\n%%EOF\n`;
}

/** The drawing instructions of each page: a full one is followed by another. */
function pagesOf(texts: PdfText[]): string[] {
  const pages = [''];
  let y = paper.height - paper.margin;
  for (const { text, size, bold = false, above = 0 } of texts) {
    y -= above;
    for (const line of breakLines(text, size)) {
      y -= size * 1.4;
      if (y < paper.margin) {
        pages.push('');
        y = paper.height - paper.margin - size * 1.4;
      }
      const place = `${paper.margin} ${y.toFixed(1)} Td`;
      const drawn = `BT /F${bold ? 1 : 0} ${size} Tf ${place} (${literal(line)}) Tj ET\n`;
      pages[pages.length - 1] += drawn;
    }
  }
  return pages;
}

/** Lines that fit the paper, broken between words where there are any. */
function breakLines(text: string, size: number): string[] {
  const most = Math.floor((paper.width - 2 * paper.margin) / (letterWidth * size));
  const pattern = new RegExp(`\\S{${most}}|\\S.{0,${most - 1}}(?=\\s|$)`, 'gu');
  return text.replaceAll(/\s+/g, ' ').match(pattern) ?? [''];
}

/** The encoding has Latin letters only; other characters become question marks. */
function literal(text: string): string {
  return text.replaceAll(/[^ -~\u00a1-\u00ff]/gu, '?').replaceAll(/[\\()]/g, '\\$&');
}
