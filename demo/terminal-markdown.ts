import { stripVTControlCharacters, styleText } from 'node:util';
import type { ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Styles a text, when standard output is a terminal that wants colours. */
export const style: typeof styleText = (format, text) =>
  process.stdout.isTTY && !process.env.NO_COLOR ? styleText(format, text) : text;

const widthOf = (text: string) => stripVTControlCharacters(text).length;

/** Aligns the cells of rows. */
export function columns(rows: string[][]): string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(widest[column] ?? 0, widthOf(cell))),
    [],
  );
  const pad = (cell: string, column: number) =>
    cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell));
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

const inline = (nodes: PhrasingContent[]): string => nodes.map(inlineNode).join('');

function inlineNode(node: PhrasingContent): string {
  if (node.type === 'html') return node.value === '<br>' ? '\n' : '';
  if (node.type === 'break') return '\n';
  if (node.type === 'strong') return style('bold', inline(node.children));
  if (node.type === 'link') return `${inline(node.children)}${shownUrl(node.url)}`;
  if ('children' in node) return inline(node.children);
  return 'value' in node ? node.value : '';
}

/** A longer address would wrap over the text; the file has it. */
const shownUrl = (url: string) => (url.length <= 60 ? ` (${url})` : '');

/** The lines of a cell, so narrow that a table fits into a terminal. */
const linesOf = (cell: string) => cell.match(/\S.{0,47}(?=\s|$)|\S+/g) ?? [];

function renderTable({ children }: Table): string {
  const rows = children.flatMap((row) => {
    const cells = row.children.map((cell) => linesOf(inline(cell.children)));
    const height = Math.max(1, ...cells.map(({ length }) => length));
    return Array.from({ length: height }, (_, line) => cells.map((lines) => lines[line] ?? ''));
  });
  const [head = '', ...body] = columns(rows);
  const rule = '─'.repeat(Math.max(...[head, ...body].map(widthOf)));
  return [style('bold', head), rule, ...body].join('\n');
}

const listItem = ({ children }: ListItem) =>
  `• ${children.flatMap(block).join('\n').replaceAll('\n', '\n  ')}`;

function block(node: RootContent): string[] {
  if (node.type === 'heading') return [style('bold', inline(node.children))];
  if (node.type === 'paragraph') return [inline(node.children)];
  if (node.type === 'table') return [renderTable(node)];
  if (node.type === 'list') return [node.children.map(listItem).join('\n')];
  if (node.type === 'code' && node.lang !== 'mermaid')
    return [node.value.replaceAll(/^/gm, '    ')];
  if (node.type === 'html') return textOfHtml(node.value);
  return [];
}

/** Renders HTML without tags; comments have no text. */
function textOfHtml(html: string): string[] {
  const { children } = fromMarkdown(html.replaceAll(/<[^>]*>/g, '').trim());
  return children.flatMap(block).map((each) => style('bold', each));
}

/** Leaves of each `<details>` its summary alone, as a page does until somebody opens it. */
function fold(nodes: RootContent[]): RootContent[] {
  let depth = 0;
  return nodes.flatMap((node) => {
    if (node.type !== 'html') return depth === 0 ? node : [];
    const wasOpen = depth > 0;
    depth += node.value.split('<details').length - node.value.split('</details>').length;
    if (wasOpen) return [];
    const [, summary] = /<summary>(.*?)<\/summary>/s.exec(node.value) ?? [];
    return summary === undefined ? node : { ...node, value: `▸ ${summary}` };
  });
}

/**
 * Markdown of the actions, GitHub's tables included, as text for a terminal: without tags, and
 * folded as on GitHub. The known packages for this contain a highlighter of source code, which is
 * larger than the demo.
 */
export function renderMarkdown(markdown: string): string {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return fold(root.children).flatMap(block).join('\n\n');
}
