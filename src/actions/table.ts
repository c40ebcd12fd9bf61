import { type Budget, renderList } from '../results/sections.ts';

const usual: Budget = { maxItems: 500, maxBytes: 600_000, elsewhere: '' };

/**
 * A table for the summary; empty without rows. Its cells are Markdown in which a `|` stands only in
 * code, where a table needs a backslash before it.
 */
export function renderTable(head: string, rows: string[][], budget: Partial<Budget> = {}): string {
  if (rows.length === 0) return '';
  const rule = head.replaceAll(/[^|]+/g, ' --- ');
  const body = renderList(
    rows,
    { ...usual, ...budget },
    (cells) => `| ${cells.map(escapeBar).join(' | ')} |`,
  );
  return [head, rule, body].join('\n');
}

/** A backslash of the text itself would end the escape. */
function escapeBar(cell: string): string {
  return cell.replace(/\\*\|/g, '\\|');
}
