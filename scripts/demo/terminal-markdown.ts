import { stripVTControlCharacters, styleText } from 'node:util';
import type { ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Colours and the like, where the reader is a terminal that wants them. */
export const style: typeof styleText = (format, text) =>
  process.stdout.isTTY && !process.env.NO_COLOR ? styleText(format, text) : text;

const inline = (nodes: PhrasingContent[]): string => nodes.map(inlineNode).join('');

function inlineNode(node: PhrasingContent): string {
  if (node.type === 'html') return node.value === '<br>' ? '\n' : '';
  if (node.type === 'break') return '\n';
  if (node.type === 'strong') return style('bold', inline(node.children));
  if (node.type === 'link') return `${inline(node.children)} (${node.url})`;
  if (node.type === 'image') return node.alt ?? '';
  if ('children' in node) return inline(node.children);
  return 'value' in node ? node.value : '';
}

const widthOf = (text: string) => stripVTControlCharacters(text).length;

function table({ children, align }: Table): string {
  const rows = children.map((row) =>
    row.children.map((cell) => inline(cell.children).replaceAll('\n', ' ')),
  );
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const pad = (cell: string, column: number) => {
    const blanks = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
    return align?.[column] === 'right' ? blanks + cell : cell + blanks;
  };
  const [head = '', ...body] = rows.map((row) => row.map(pad).join('  ').trimEnd());
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  // A table whose head is blank is a list of names and values.
  return (head.trim() === '' ? body : [style('bold', head), rule, ...body]).join('\n');
}

function indent(text: string, mark: string): string {
  return text.replaceAll(/^/gm, ' '.repeat(mark.length)).replace(' '.repeat(mark.length), mark);
}

const listItem = ({ children }: ListItem) => indent(children.flatMap(block).join('\n'), '• ');

function block(node: RootContent): string[] {
  switch (node.type) {
    case 'heading':
      return [style(node.depth < 4 ? ['bold', 'underline'] : 'bold', inline(node.children))];
    case 'paragraph':
      return [inline(node.children)];
    case 'table':
      return [table(node)];
    case 'list':
      return [node.children.map(listItem).join('\n')];
    case 'blockquote':
      return node.children.flatMap(block).map((text) => text.replaceAll(/^/gm, '│ '));
    case 'code':
      return node.lang === 'mermaid' ? [] : [indent(node.value, '    ')];
    case 'html':
      return textOfHtml(node.value);
    case 'thematicBreak':
      return ['───'];
    default:
      return [];
  }
}

/** What the head of a `<details>` says, say; comments and empty elements say nothing. */
function textOfHtml(html: string): string[] {
  const text = html.replaceAll(/<[^>]*>/g, '').trim();
  if (text === 'Charts') return []; // which are left out
  const { children } = fromMarkdown(text);
  return children.flatMap(block).map((each) => style('bold', each));
}

/**
 * Markdown (GitHub's tables included) as text for a terminal: without tags, and without charts. The
 * known packages for this bring a highlighter of source code along, which is larger than the demo.
 */
export function renderMarkdown(markdown: string): string {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return root.children.flatMap(block).join('\n\n');
}
