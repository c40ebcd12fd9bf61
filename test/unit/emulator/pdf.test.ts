import { expect, it } from 'vitest';
import { renderPdf } from '../../../src/emulator/report/pdf.ts';

const createdAt = new Date('2026-11-02T09:00:00Z');
const render = (...texts: string[]) =>
  Buffer.from(
    renderPdf(
      'T',
      createdAt,
      texts.map((text) => ({ text, size: 10 })),
    ),
  ).toString('latin1');
const linesOf = (file: string) => [...file.matchAll(/\((.*)\) Tj/g)].map(([, line]) => line);

it('a PDF says where each of its objects begins, and how long each stream is', () => {
  const file = render('One', 'Two');
  const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(file) ?? [];
  const table = file.slice(Number(start));
  const places = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(table).toMatch(new RegExp(`^xref\n0 ${places.length + 1}\n`));
  for (const [index, place] of places.entries())
    expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  const [, length, stream = ''] = /Length (\d+) >>\nstream\n(.*?)\nendstream/s.exec(file) ?? [];
  expect(stream).toHaveLength(Number(length));
});

it('a PDF has as many pages as its texts need', () => {
  const pages = (file: string) => file.match(/\/Type \/Page /g)?.length;
  expect(pages(render())).toBe(1);
  expect(pages(render(...Array.from({ length: 500 }, () => 'a')))).toBe(10);
});

it('a PDF breaks long lines between words, and long words anywhere', () => {
  const words = 'word '.repeat(40).trim();
  expect(linesOf(render(words)).join(' ')).toBe(words);
  expect(linesOf(render('a'.repeat(200))).join('')).toBe('a'.repeat(200));
  for (const line of linesOf(render(words, 'a'.repeat(200))))
    expect(line?.length).toBeLessThanOrEqual(80);
});

it('a PDF shows brackets as they are, and a question mark for what it has no letter for', () => {
  expect(linesOf(render('é (a) \\ 漢 😀'))).toEqual(['é \\(a\\) \\\\ ? ?']);
});
